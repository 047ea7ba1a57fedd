/** 400.7, 603.10 and 608.2h: leaving the battlefield. What leaves is remembered as it was. */
import { at } from '@ludoteca/kernel';
import { removeCard } from '@ludoteca/kit';
import type { Place, Zone } from '../abilities/index.ts';
import { placeOf, scopeOn } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { coloursIn, subtypesIn, supersIn, typesIn } from '../layers/masks.ts';
import { permanentMatches } from '../layers/matching.ts';
import { subjectOf } from '../layers/subjects.ts';
import { holds } from '../layers/values.ts';
import type { Event } from '../parts.ts';
import { COMING, type Id, type Item, type Remembered, type State } from '../state.ts';
import { bringAll } from './entering.ts';
import { restingPlace } from './resting.ts';
import { alter, cardOf, count, nameOf, type TeferiDealer, touch } from './table.ts';
import { askIfs, fire, isHeard } from './triggering.ts';
import { BOTH, lay, shuffle, zoneOf } from './zones.ts';

type Why = Extract<Event, { did: 'move' }>['why'];

function remember(state: State, place: number): Remembered {
  const board = boardOf(state);
  const permanent = at(state.battlefield, place);
  const traits = at(board.traits, place);
  const past: Remembered = {
    id: permanent.id,
    kind: permanent.kind,
    card: permanent.card,
    owner: permanent.owner,
    controller: permanent.controller,
    types: typesIn(traits.types),
    subtypes: subtypesIn(traits.types, traits.subtypes),
    supertypes: supersIn(traits.supers),
    colours: coloursIn(traits.colours),
    keywords: traits.abilities.words.map(({ keyword }) => keyword),
    power: traits.power,
    toughness: traits.toughness,
    counters: { ...permanent.counters },
    tapped: permanent.tapped,
    host: permanent.host,
    token: isToken(state, place),
    kicked: permanent.kicked,
    x: permanent.x,
    became: 0,
  };
  state.remembered.push(past);
  return past;
}

/** A spell or ability goes from the stack. Who spoke of it finds what it was. */
export function leaveStack(state: State, item: Item): Remembered | undefined {
  const subject = subjectOf(boardOf(state), item.id);
  removeCard(state.stack, item);
  touch(state);
  if (subject === undefined) return undefined;
  const past: Remembered = {
    id: item.id,
    kind: item.kind,
    card: item.kind,
    owner: item.owner,
    controller: item.controller,
    types: typesIn(subject.types),
    subtypes: subtypesIn(subject.types, subject.subtypes),
    supertypes: supersIn(subject.supers),
    colours: coloursIn(subject.colours),
    keywords: subject.names.slice(),
    power: subject.power,
    toughness: subject.toughness,
    counters: {},
    tapped: false,
    host: 0,
    token: subject.token,
    kicked: item.kicked,
    x: item.x,
    stack: subject.ability ? 'ability' : 'spell',
    became: 0,
  };
  state.remembered.push(past);
  return past;
}

const isToken = (state: State, place: number): boolean => {
  const { kind, card } = at(state.battlefield, place);
  return card === -1 || cardOf(state, kind).token === true;
};

/** 614: where it really goes. */
function destination(state: State, place: number, to: Place): Place {
  const board = boardOf(state);
  const { rules } = at(board.traits, place);
  if (rules.some(({ is }) => is === 'leaves into exile')) return 'exile';
  if (to !== 'graveyard') return to;
  if (rules.some(({ is }) => is === 'dies into exile')) return 'exile';
  for (let i = 0; i < state.battlefield.length; i++) {
    const holder = at(state.battlefield, i);
    for (const ability of at(board.traits, i).abilities.replacements) {
      if (ability.instead !== 'goes elsewhere') continue;
      const scope = scopeOn(holder);
      if (ability.while !== undefined && !holds(board, ability.while, scope)) continue;
      const { what } = ability;
      if (what === 'this' ? i === place : permanentMatches(board, place, what, scope)) return ability.to;
    }
  }
  return restingPlace(state, at(state.battlefield, place).owner, isToken(state, place));
}

/** Several permanents leave the battlefield at once, each to its owner's zone. Returns what they become: 0 in a hidden zone. */
export function leave(dealer: TeferiDealer, ids: readonly Id[], to: Place, why?: Why): Id[] {
  const { state } = dealer;
  const places = [...new Set(ids)].map((id) => placeOf(state, id)).filter((place) => place !== -1);
  if (places.length === 0) return [];
  const going = places.map((place) => ({ past: remember(state, place), to: destination(state, place, to) }));
  const waiting = state.triggered.length;
  for (const one of going) lookBack(state, one.past, zoneOf(one.to));
  for (const { past } of going) {
    state.battlefield.splice(placeOf(state, past.id), 1);
    leaveCombat(state, past.id);
  }
  alter(state);
  const now = going.map(({ past, to: place }) => {
    const { id, owner, token, card } = past;
    const became = token ? 0 : lay(state, card, owner, place, BOTH);
    past.became = became;
    const from = {
      did: 'move',
      seat: owner,
      id,
      card: nameOf(state, past.kind),
      from: 'battlefield',
    } as const;
    const event = { ...from, to: zoneOf(place), now: became };
    dealer.tell(why === undefined ? event : { ...event, why });
    if (token) dealer.tell({ did: 'cease', id, card: nameOf(state, past.kind), rule: '111.7' });
    if (place === 'library' && !token) shuffle(dealer, owner);
    return became;
  });
  askIfs(state, waiting);
  for (const { past } of going) comeBack(dealer, past.id);
  return now;
}

/** 603.10a: abilities see what leaves as it was, and those that leave with it. */
function lookBack(state: State, past: Remembered, to: Zone): void {
  const { id, controller, owner, types } = past;
  const dies = to === 'graveyard'; // 700.4: whatever it is
  if (dies && types.includes('creature')) count(state, controller, 'creatures died');
  const base = { it: id, other: 0, player: controller, amount: 0, coming: true } as const;
  if (isHeard(state, 'leaves')) fire(state, { ...base, on: 'leaves', to });
  if (dies && isHeard(state, 'dies')) fire(state, { ...base, on: 'dies' });
  if (to === 'graveyard' && isHeard(state, 'put into graveyard'))
    fire(state, { ...base, player: owner, on: 'put into graveyard', from: 'battlefield' });
}

/** 506.4 */
export function leaveCombat(state: State, id: Id): boolean {
  const { combat } = state;
  if (combat === null) return false;
  const found = [...combat.attackers, ...combat.blocking].some((one) => one.id === id);
  combat.attackers = combat.attackers.filter((attacker) => attacker.id !== id);
  combat.blocking = combat.blocking.filter((blocker) => blocker.id !== id);
  for (const attacker of combat.attackers)
    attacker.blockers = attacker.blockers.filter((blocker) => blocker !== id);
  for (const blocker of combat.blocking)
    blocker.attackers = blocker.attackers.filter((attacker) => attacker !== id);
  touch(state);
  return found;
}

/** 610.3: what was exiled until this left comes back. */
function comeBack(dealer: TeferiDealer, gone: Id): void {
  const { state } = dealer;
  const { cards } = boardOf(state);
  const coming: Id[] = [];
  for (const { exile } of state.sides)
    exile.forEach(({ id, kind, until }, i) => {
      if (until !== gone) return;
      if (at(cards, kind).enchant === undefined) coming.push(id);
      else exile[i] = { id, kind, until: COMING };
    });
  bringAll(
    dealer,
    coming.map((id) => ({ id, arriving: {} })),
  );
}
