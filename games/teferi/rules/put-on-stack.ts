/** Puts spells and abilities on the stack before any choices are made for them (CR 601.2a, 602.2a and 603.3). */
import { at, type Seat } from '@ludoteca/kernel';
import type { ActivatedAbility } from '../abilities/index.ts';
import { isManaAbility } from '../layers/compiled-cards.ts';
import { deriveBoard } from '../layers/index.ts';
import type { PriorityAction } from '../parts.ts';
import type {
  ObjectId,
  StackObject,
  CardIndex,
  PendingAnnouncement,
  State,
  PendingTrigger,
} from '../state.ts';
import { findCardIndex, newObjectId, findPermanent, type TeferiDealer, markChanged } from './state-access.ts';
import { spellInstructions } from './legal-actions.ts';
import { takeTopCard } from './top-of-library.ts';
import { frontOf, takeFromHand, takeZoneCard } from './zones.ts';

type StackObjectSource = Pick<
  StackObject,
  'controller' | 'owner' | 'kind' | 'source' | 'does' | 'what' | 'from' | 'way'
>;

const createStackObject = (state: State, fields: StackObjectSource): StackObject => ({
  id: newObjectId(state),
  controller: fields.controller,
  owner: fields.owner,
  kind: fields.kind,
  source: fields.source,
  does: fields.does,
  what: fields.what,
  from: fields.from,
  way: fields.way,
  if: null,
  modes: [],
  targets: [],
  base: 0,
  shares: [],
  x: 0,
  kicked: false,
  it: 0,
  other: 0,
  player: fields.controller,
  amount: 0,
  made: [],
  paid: [],
  done: false,
});

/** 601.2a: the card moves to the stack first. */
export function castSpell(
  dealer: TeferiDealer,
  seat: Seat,
  { cast: card, way = '', face, id = 0, top }: Extract<PriorityAction, { readonly cast: string }>,
  announced: Pick<PendingAnnouncement, 'passed' | 'during'>,
): void {
  const { state } = dealer;
  const name = face ?? card;
  const kind = findCardIndex(state, name);
  const taken = id === 0 ? undefined : takeZoneCard(state, id);
  const other = top === true ? 'library' : 'hand';
  const from = taken === undefined ? other : taken.from === 'exile' ? 'exile' : 'graveyard';
  const place =
    taken?.place ??
    (top === true ? takeTopCard(state, seat) : takeFromHand(state, seat, frontOf(state, kind)));
  state.announced = { ...announced, place, lying: taken?.card ?? null };
  const does = spellInstructions(at(deriveBoard(state).cards, kind), way);
  const fields: StackObjectSource = {
    controller: seat,
    owner: taken?.owner ?? seat,
    kind,
    source: state.nextId,
    does,
    what: 'spell',
    from,
    way,
  };
  const item = createStackObject(state, fields);
  const { exiled, mana } = taken?.card.play ?? {};
  if (exiled === true) item.exiled = exiled;
  if (mana !== undefined) item.mana = mana;
  state.stack.push(item);
  markChanged(state);
  dealer.tell({ did: 'announce', seat, id: item.id, card: name, from, rule: '601.2a' });
  dealer.next({ do: 'announce', item: item.id, stage: 'modes', slot: 0 });
}

/** 602.2a; 605.3b: a mana ability does not use the stack. */
export function activateAbility(
  dealer: TeferiDealer,
  seat: Seat,
  source: ObjectId,
  n: number,
  passed: number,
): void {
  const { state } = dealer;
  const permanent = findPermanent(state, source);
  const kind = permanent?.kind ?? zoneCardIndex(state, source);
  const { abilities } =
    permanent === undefined
      ? at(deriveBoard(state).cards, kind).characteristics
      : at(deriveBoard(state).characteristics, state.battlefield.indexOf(permanent));
  const from = permanent === undefined ? 'graveyard' : 'battlefield';
  dealer.state.announced = { passed, place: 0, lying: null };
  beginActivation(dealer, seat, source, kind, n, at(abilities.activated, n), from);
}

const zoneCardIndex = (state: State, id: ObjectId): number =>
  at(
    state.sides.flatMap(({ graveyard, exile }) => [...graveyard, ...exile].filter((card) => card.id === id)),
    0,
  ).kind;

export function activateFromHand(
  dealer: TeferiDealer,
  seat: Seat,
  name: string,
  n: number,
  passed: number,
): void {
  const kind = findCardIndex(dealer.state, name);
  const { activated } = at(deriveBoard(dealer.state).cards, kind).characteristics.abilities;
  dealer.state.announced = { passed, place: 0, lying: null };
  beginActivation(dealer, seat, 0, kind, n, at(activated, n), 'hand');
}

function beginActivation(
  dealer: TeferiDealer,
  seat: Seat,
  source: ObjectId,
  kind: CardIndex,
  n: number,
  ability: ActivatedAbility,
  from: StackObject['from'],
): void {
  const { state } = dealer;
  const item = createStackObject(state, {
    controller: seat,
    owner: seat,
    kind,
    source,
    does: ability,
    what: 'activated',
    from,
    way: String(n),
  });
  item.x = findPermanent(state, source)?.x ?? 0;
  const isAside = isManaAbility(ability) || ability.special === true;
  (isAside ? state.aside : state.stack).push(item);
  markChanged(state);
  const stage = isAside ? 'costs' : 'modes';
  dealer.next({ do: 'announce', item: item.id, stage, slot: 0 });
}

/** 603.3: moves a pending trigger to the stack. */
export function putTriggerOnStack(dealer: TeferiDealer, place: number): void {
  const { state } = dealer;
  const [waiting] = state.triggered.splice(place, 1);
  if (waiting === undefined) return;
  const item: StackObject = { ...(waiting satisfies PendingTrigger), id: newObjectId(state) };
  state.stack.push(item);
  markChanged(state);
  dealer.next({ do: 'announce', item: item.id, stage: 'modes', slot: 0 });
}
