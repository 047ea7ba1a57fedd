/** 601.2a, 602.2a and 603.3: putting spells and abilities on the stack, before anything is chosen for them. */
import { at, type Seat } from '@ludoteca/kernel';
import type { ActivatedAbility } from '../abilities/index.ts';
import { isManaAbility } from '../layers/compiled.ts';
import { boardOf } from '../layers/index.ts';
import type { Id, Item, Kind, State, Triggered } from '../state.ts';
import { kindNamed, newId, permanentOf, type TeferiDealer, touch } from './table.ts';
import { doesOf } from './timing.ts';
import { takeFromHand, takeLying } from './zones.ts';

type Fresh = Pick<Item, 'controller' | 'owner' | 'kind' | 'source' | 'does' | 'what' | 'from' | 'way'>;

const freshItem = (state: State, given: Fresh): Item => ({
  id: newId(state),
  controller: given.controller,
  owner: given.owner,
  kind: given.kind,
  source: given.source,
  does: given.does,
  what: given.what,
  from: given.from,
  way: given.way,
  if: null,
  modes: [],
  targets: [],
  base: 0,
  shares: [],
  x: 0,
  kicked: false,
  it: 0,
  other: 0,
  player: given.controller,
  amount: 0,
  made: [],
  paid: [],
  done: false,
});

/** 601.2a: first of all it goes on the stack. */
export function cast(
  dealer: TeferiDealer,
  seat: Seat,
  { cast: name, way = '', id = 0 }: { readonly cast: string; readonly way?: string; readonly id?: Id },
  passed: number,
): void {
  const { state } = dealer;
  const kind = kindNamed(state, name);
  const from = id === 0 ? 'hand' : 'graveyard';
  const taken = id === 0 ? undefined : takeLying(state, id);
  const place = taken?.place ?? takeFromHand(state, seat, kind);
  state.announced = { passed, place, lying: taken?.lying ?? null };
  const does = doesOf(at(boardOf(state).cards, kind));
  const given: Fresh = {
    controller: seat,
    owner: seat,
    kind,
    source: state.nextId,
    does,
    what: 'spell',
    from,
    way,
  };
  const item = freshItem(state, given);
  state.stack.push(item);
  touch(state);
  dealer.tell({ did: 'announce', seat, id: item.id, card: name, from, rule: '601.2a' });
  dealer.next({ do: 'announce', item: item.id, stage: 'modes', slot: 0 });
}

/** 602.2a, or 605.3b for a mana ability: that one never touches the stack. */
export function activate(dealer: TeferiDealer, seat: Seat, source: Id, n: number, passed: number): void {
  const { state } = dealer;
  const permanent = permanentOf(state, source);
  const kind = permanent?.kind ?? kindLying(state, source);
  const { abilities } =
    permanent === undefined
      ? at(boardOf(state).cards, kind).traits
      : at(boardOf(state).traits, state.battlefield.indexOf(permanent));
  const from = permanent === undefined ? 'graveyard' : 'battlefield';
  dealer.state.announced = { passed, place: 0, lying: null };
  begin(dealer, seat, source, kind, n, at(abilities.activated, n), from);
}

const kindLying = (state: State, id: Id): number =>
  at(
    state.sides.flatMap(({ graveyard, exile }) => [...graveyard, ...exile].filter((card) => card.id === id)),
    0,
  ).kind;

/** An ability of a card in hand. */
export function use(dealer: TeferiDealer, seat: Seat, name: string, n: number, passed: number): void {
  const kind = kindNamed(dealer.state, name);
  const { activated } = at(boardOf(dealer.state).cards, kind).traits.abilities;
  dealer.state.announced = { passed, place: 0, lying: null };
  begin(dealer, seat, 0, kind, n, at(activated, n), 'hand');
}

function begin(
  dealer: TeferiDealer,
  seat: Seat,
  source: Id,
  kind: Kind,
  n: number,
  ability: ActivatedAbility,
  from: Item['from'],
): void {
  const { state } = dealer;
  const item = freshItem(state, {
    controller: seat,
    owner: seat,
    kind,
    source,
    does: ability,
    what: 'activated',
    from,
    way: String(n),
  });
  item.x = permanentOf(state, source)?.x ?? 0;
  (isManaAbility(ability) ? state.aside : state.stack).push(item);
  touch(state);
  const stage = isManaAbility(ability) ? 'costs' : 'modes';
  dealer.next({ do: 'announce', item: item.id, stage, slot: 0 });
}

/** 603.3: a triggered ability leaves the waiting and goes on the stack. */
export function stackTrigger(dealer: TeferiDealer, place: number): void {
  const { state } = dealer;
  const [waiting] = state.triggered.splice(place, 1);
  if (waiting === undefined) return;
  const item: Item = { ...(waiting satisfies Triggered), id: newId(state) };
  state.stack.push(item);
  touch(state);
  dealer.next({ do: 'announce', item: item.id, stage: 'modes', slot: 0 });
}
