/** 400: moving between zones. Whatever comes to a public zone is a new object (400.7); what it was is remembered (608.2h). */
import { at, type Seat } from '@ludoteca/kernel';
import { takeOut } from '@ludoteca/kit';
import type { Place, Zone } from '../abilities/index.ts';
import { placeOf, playerAim, scopeOf, scopeOn } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { coloursIn, CREATURE, LAND, PLANESWALKER, supersIn, typesIn } from '../layers/masks.ts';
import { describes, permanentMatches } from '../layers/matching.ts';
import { cardSubject, IN_BATTLEFIELD } from '../layers/subjects.ts';
import { holds } from '../layers/values.ts';
import type { Event } from '../parts.ts';
import type { Aim, Counters, Id, Kind, Lying, Remembered, State } from '../state.ts';
import { alter, cardOf, count, nameOf, newId, newStamp, sideOf, type TeferiDealer, touch } from './table.ts';
import { fire, isHeard } from './triggering.ts';

type Why = Extract<Event, { did: 'move' }>['why'];

const ZONE_OF: { readonly [place in Place]: Zone } = {
  hand: 'hand',
  graveyard: 'graveyard',
  exile: 'exile',
  'library top': 'library',
  'library bottom': 'library',
  library: 'library',
  battlefield: 'battlefield',
};
export const zoneOf = (place: Place): Zone => ZONE_OF[place];

export const OWNER = 1;
export const OPPONENT = 2;
export const BOTH = OWNER | OPPONENT;

/** Puts a card into a zone that is not the battlefield. Returns its number there; 0 in a hidden zone. */
export function lay(state: State, kind: Kind, owner: Seat, to: Place, known: number, until = 0): Id {
  const side = sideOf(state, owner);
  touch(state);
  switch (to) {
    case 'hand':
      side.hand.push(kind);
      side.handKnown.push((known & OPPONENT) !== 0);
      return 0;
    case 'library top':
      side.library.push(kind);
      side.libraryKnown.push(known);
      return 0;
    case 'library bottom':
    case 'library':
      side.library.unshift(kind);
      side.libraryKnown.unshift(known);
      return 0;
    default: {
      const lying: Lying = { id: newId(state), kind, until };
      (to === 'exile' ? side.exile : side.graveyard).push(lying);
      return lying.id;
    }
  }
}

/** Takes a card out of a hand: one that the opponent knows, if there is one. Returns whether the opponent knew it. */
export function takeFromHand(state: State, seat: Seat, kind: Kind): boolean {
  const { hand, handKnown } = sideOf(state, seat);
  let place = -1;
  for (let i = 0; i < hand.length; i++)
    if (hand[i] === kind && (place === -1 || handKnown[i] === true)) place = i;
  if (place === -1) throw new RangeError(`no ${nameOf(state, kind)} in that hand`);
  const known = at(handKnown, place);
  hand.splice(place, 1);
  handKnown.splice(place, 1);
  touch(state);
  return known;
}

/** Takes a card out of a graveyard or exile. */
export function takeLying(state: State, id: Id): { lying: Lying; owner: Seat; from: Zone } | undefined {
  for (let owner = 0; owner < state.sides.length; owner++) {
    const side = sideOf(state, owner);
    for (const [from, pile] of [
      ['graveyard', side.graveyard],
      ['exile', side.exile],
    ] as const) {
      const lying = pile.find((card) => card.id === id);
      if (lying === undefined) continue;
      takeOut(pile, lying);
      touch(state);
      return { lying, owner, from };
    }
  }
  return undefined;
}

/** 701.24 */
export function shuffle(dealer: TeferiDealer, seat: Seat): void {
  const { state, dice } = dealer;
  const side = sideOf(state, seat);
  dice.shuffle(side.library);
  side.libraryKnown.fill(0);
  touch(state);
  dealer.tell({ did: 'shuffle', seat, rule: '701.24' });
}

// Leaving the battlefield.

export function remember(state: State, place: number): Remembered {
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
    subtypes: traits.subtypes.slice(),
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

const isToken = (state: State, place: number): boolean => {
  const { kind, card } = at(state.battlefield, place);
  return card === -1 || cardOf(state, kind).token === true;
};

/** 614: where it really goes. */
function destination(state: State, place: number, to: Place): Place {
  if (to !== 'graveyard') return to;
  const board = boardOf(state);
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
  return to;
}

/** Several permanents leave the battlefield at once, each to its owner's zone. Returns what they become: 0 in a hidden zone. */
export function leave(dealer: TeferiDealer, ids: readonly Id[], to: Place, why?: Why): Id[] {
  const { state } = dealer;
  const places = [...new Set(ids)].map((id) => placeOf(state, id)).filter((place) => place !== -1);
  if (places.length === 0) return [];
  const going = places.map((place) => ({ past: remember(state, place), to: destination(state, place, to) }));
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
  for (const { past } of going) comeBack(dealer, past.id);
  return now;
}

/** 603.10a: abilities see what leaves as it was, and those that leave with it. */
function lookBack(state: State, past: Remembered, to: Zone): void {
  const { id, controller, owner, types } = past;
  const dies = to === 'graveyard' && (types.includes('creature') || types.includes('planeswalker'));
  if (dies && types.includes('creature')) count(state, controller, 'creatures died');
  const base = { it: id, other: 0, player: controller, amount: 0 };
  if (isHeard(state, 'leaves')) fire(state, { ...base, on: 'leaves', to });
  if (dies && isHeard(state, 'dies')) fire(state, { ...base, on: 'dies' });
  if (to === 'graveyard' && isHeard(state, 'put into graveyard'))
    fire(state, { ...base, player: owner, on: 'put into graveyard', from: 'battlefield' });
}

/** 506.4 */
export function leaveCombat(state: State, id: Id): boolean {
  const { combat } = state;
  if (combat === null) return false;
  const before = combat.attackers.length;
  combat.attackers = combat.attackers.filter((attacker) => attacker.id !== id);
  let found = combat.attackers.length < before;
  for (const attacker of combat.attackers) {
    if (!attacker.blockers.includes(id)) continue;
    attacker.blockers = attacker.blockers.filter((blocker) => blocker !== id);
    found = true;
  }
  touch(state);
  return found;
}

/** 610.3: what was exiled until this left comes back. */
function comeBack(dealer: TeferiDealer, gone: Id): void {
  for (const side of dealer.state.sides)
    for (const { id, until } of side.exile.slice()) if (until === gone) bring(dealer, id, {});
}

// Coming to the battlefield.

export interface Arriving {
  readonly under?: Seat;
  readonly tapped?: boolean;
  readonly counters?: Counters;
  readonly host?: Aim;
  readonly kicked?: boolean;
  readonly x?: number;
  readonly way?: string;
  /** The number that it had where it came from. */
  readonly was?: Id;
  readonly attacking?: boolean;
  /** The card that it is, where it is a copy of something else; -1: a token. */
  readonly card?: Kind;
}

/** Puts a card from a graveyard or exile onto the battlefield. Returns its number; 0: it stays where it is. */
export function bring(dealer: TeferiDealer, id: Id, arriving: Arriving): Id {
  const { state } = dealer;
  const kind = lyingKind(state, id);
  if (kind === undefined || !canArrive(state, kind, arriving)) return 0;
  const taken = takeLying(state, id);
  if (taken === undefined) return 0;
  return enter(dealer, kind, taken.owner, taken.from, { ...arriving, was: id });
}

const lyingKind = (state: State, id: Id): Kind | undefined =>
  state.sides.flatMap(({ graveyard, exile }) => [...graveyard, ...exile]).find((card) => card.id === id)
    ?.kind;

/** 304.4 and 307.4: no instant or sorcery; 303.4g: no Aura without something to enchant. */
export function canArrive(state: State, kind: Kind, { host = 0 }: Arriving): boolean {
  const { card, enchant } = at(boardOf(state).cards, kind);
  return (
    !card.types.some((type) => type === 'instant' || type === 'sorcery') &&
    (enchant === undefined || host !== 0)
  );
}

export function enter(
  dealer: TeferiDealer,
  kind: Kind,
  owner: Seat,
  from: Zone | 'nowhere',
  arriving: Arriving,
): Id {
  const { state } = dealer;
  const id = newId(state);
  const stamp = newStamp(state);
  const under = arriving.under ?? owner;
  const counters: Counters = { ...arriving.counters };
  const { loyalty } = cardOf(state, kind);
  if (loyalty !== undefined) counters['loyalty'] = loyalty; // 306.5b
  const tapped = modifyEntering(state, kind, owner, under, arriving, counters) || arriving.tapped === true;
  state.battlefield.push({
    id,
    kind,
    card: arriving.card ?? kind,
    owner,
    under,
    controller: under,
    tapped,
    entered: state.turn,
    since: stamp,
    stamp,
    damage: 0,
    deathtouched: false,
    counters,
    host: arriving.host ?? 0,
    shields: 0,
    frozen: false,
    kicked: arriving.kicked ?? false,
    x: arriving.x ?? 0,
    way: arriving.way ?? '',
    uses: [],
  });
  alter(state);
  const card = nameOf(state, kind);
  if (from === 'nowhere') dealer.tell({ did: 'create', seat: under, id, card, rule: '701.7' });
  else
    dealer.tell({ did: 'move', seat: owner, id: arriving.was ?? 0, card, from, to: 'battlefield', now: id });
  if (arriving.attacking === true && state.combat !== null)
    state.combat.attackers.push({ id, at: playerAim(1 - under), blocked: false, blockers: [] }); // 508.4
  const { types } = at(boardOf(state).traits, placeOf(state, id));
  if ((types & LAND) !== 0) count(state, under, 'lands entered');
  if (isHeard(state, 'enters'))
    fire(state, {
      on: 'enters',
      it: id,
      other: 0,
      player: under,
      amount: 0,
      ...(from === 'nowhere' ? {} : { from }),
    });
  return id;
}

/** 614.1c and 614.12: tapped, or with counters. Returns whether it enters tapped. */
function modifyEntering(
  state: State,
  kind: Kind,
  owner: Seat,
  under: Seat,
  { kicked = false, x = 0 }: Arriving,
  counters: Counters,
): boolean {
  const board = boardOf(state);
  let tapped = false;
  const subject = { ...cardSubject(board, kind, owner, IN_BATTLEFIELD, 0), controller: under };
  const consider = (place: number): void => {
    const own = place === -1;
    const holder = own ? undefined : at(state.battlefield, place);
    const { replacements } = own ? at(board.cards, kind).traits.abilities : at(board.traits, place).abilities;
    if (replacements.length === 0) return;
    const scope = {
      ...(holder === undefined ? scopeOf(under, 0, kind) : scopeOn(holder)),
      ...(own ? { kicked, x } : {}),
    };
    for (const ability of replacements) {
      if (ability.instead !== 'enters tapped' && ability.instead !== 'enters with counters') continue;
      if (ability.while !== undefined && !holds(board, ability.while, scope)) continue;
      if (ability.what === 'this' ? !own : !describes(board, subject, ability.what, scope)) continue;
      if (ability.instead === 'enters tapped') {
        if (ability.unless === undefined || !holds(board, ability.unless, scope)) tapped = true;
      } else if (ability.if === undefined || holds(board, ability.if, scope)) {
        const added = board.valueOf(ability.count, scope);
        if (added > 0) counters[ability.counter] = (counters[ability.counter] ?? 0) + added;
      }
    }
  };
  consider(-1);
  for (let i = 0; i < state.battlefield.length; i++) consider(i);
  return tapped;
}

export const isCreatureAt = (state: State, place: number): boolean =>
  (at(boardOf(state).traits, place).types & CREATURE) !== 0;
export const isPlaneswalkerAt = (state: State, place: number): boolean =>
  (at(boardOf(state).traits, place).types & PLANESWALKER) !== 0;
