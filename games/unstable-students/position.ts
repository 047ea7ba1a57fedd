/** RULES 12: a start from elsewhere. What comes is plain data of which nothing is known; it becomes a table or a list of what is wrong with it. */
import { at, type Json, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { normalizeName } from './deck/deck.ts';
import type { CardIndex, Frame, Piles, Settings, State } from './parts.ts';
import {
  FRESHMAN,
  hasType,
  type IndexedDeck,
  indexDeck,
  AREA_TYPES,
  STUDENT_TYPES,
  type TypeSet,
} from './deck/indexed-deck.ts';
import { isHandShown, revealHand } from './rules/piles.ts';
import { createState } from './state.ts';

export type PositionReason =
  | 'start fields'
  | 'start players'
  | 'start round'
  | 'start card'
  | 'start place'
  | 'start twice'
  | 'start copies';

type JsonFields = { readonly [field: string]: Json };

const FIELDS = ['round', 'turn', 'players', 'draw', 'discards', 'nursery'] as const;
const PLAYER_FIELDS = ['hand', 'room', 'area'] as const;

const parseFields = (input: unknown, fields: readonly string[]): JsonFields | undefined =>
  typeof input === 'object' &&
  input !== null &&
  !Array.isArray(input) &&
  Object.keys(input).length === fields.length &&
  fields.every((field) => Object.hasOwn(input, field))
    ? (input as JsonFields)
    : undefined;

/** Where a list stands in what was given, and what may lie there. */
interface CardList {
  readonly where: string;
  readonly names: Json | undefined;
  readonly types: TypeSet;
  /** 12.3: no two of a name. */
  readonly single: boolean;
}

const ANY: TypeSet = -1;

/** The lists of what was given, in the order of the piles. */
function cardLists(given: JsonFields, players: readonly JsonFields[]): CardList[] {
  const ofPlayers = (field: (typeof PLAYER_FIELDS)[number], types: TypeSet, single: boolean): CardList[] =>
    players.map((player, seat) => ({
      where: `players[${seat}].${field}`,
      names: player[field],
      types,
      single,
    }));
  return [
    ...(['draw', 'discards'] as const).map((where) => ({
      where,
      names: given[where],
      types: ANY,
      single: false,
    })),
    { where: 'nursery', names: given['nursery'], types: FRESHMAN, single: false },
    ...ofPlayers('hand', ANY, false),
    ...ofPlayers('room', STUDENT_TYPES, true),
    ...ofPlayers('area', AREA_TYPES, true),
  ];
}

const problem = (why: PositionReason, rule: string, facts: Json): Reason => ({ why, rule, facts });

/** The cards of a list, the newest last; what is wrong with it is noted. */
function parseCards(
  pack: IndexedDeck,
  { where, names, types, single }: CardList,
  problems: Reason[],
): CardIndex[] {
  if (!Array.isArray(names)) {
    problems.push(problem('start fields', '12.1', { where, fields: [...FIELDS] }));
    return [];
  }
  const cards: CardIndex[] = [];
  for (const [i, name] of (names as readonly Json[]).entries()) {
    const place = `${where}[${i}]`;
    const card = typeof name === 'string' ? pack.findCard(normalizeName(name)) : undefined;
    if (card === undefined) problems.push(problem('start card', '12.2', { where: place }));
    else if (!hasType(types, at(pack.definitions, card).type))
      problems.push(problem('start place', '12.3', { where: place, card: at(pack.definitions, card).name }));
    else if (single && cards.includes(card))
      problems.push(problem('start twice', '12.3', { where: place, card: at(pack.definitions, card).name }));
    else cards.push(card);
  }
  return cards.toReversed();
}

/** 12.2: a save may lack cards, but has none that the deck lacks. */
function findSurplus(pack: IndexedDeck, lists: readonly (readonly CardIndex[])[]): Reason[] {
  const counts = pack.definitions.map(() => 0);
  for (const cards of lists) for (const card of cards) counts[card] = at(counts, card) + 1;
  return pack.definitions.flatMap(({ name, kind }, card) =>
    at(counts, card) > kind.copies
      ? [problem('start copies', '12.2', { card: name, copies: kind.copies, found: at(counts, card) })]
      : [],
  );
}

const isWithin = (value: Json | undefined, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const MAX_ROUND = 2 ** 31 - 1;

type PositionResult = Result<{ state: State; agenda: Frame[] }, readonly Reason[]>;

export function position(input: unknown, settings: Settings, seats: number): PositionResult {
  const given = parseFields(input, FIELDS);
  if (given === undefined) return refuse([problem('start fields', '12.1', { fields: [...FIELDS] })]);
  const { round, turn, players: listed } = given;
  const players = Array.isArray(listed) ? listed.map((player) => parseFields(player, PLAYER_FIELDS)) : [];
  if (players.length !== seats || !players.every((player) => player !== undefined))
    return refuse([problem('start players', '12.1', { seats, fields: [...PLAYER_FIELDS] })]);
  if (!isWithin(round, 1, MAX_ROUND) || !isWithin(turn, 0, seats - 1))
    return refuse([problem('start round', '12.4', { seats })]);
  const state = createState(settings, seats);
  const pack = indexDeck(state.deck);
  const problems: Reason[] = [];
  const lists = cardLists(given, players).map((list) => parseCards(pack, list, problems));
  problems.push(...findSurplus(pack, lists));
  if (problems.length > 0) return refuse(problems);
  const begun: State = {
    ...state,
    ...pilesFrom(lists, seats),
    round,
    turn,
    last: round - 1 + settings.rounds,
  };
  begun.known = begun.hands.map((hand) => hand.map(() => 0));
  for (let seat = 0; seat < seats; seat++) if (isHandShown(begun, pack, seat)) revealHand(begun, seat);
  return ok({ state: begun, agenda: [{ do: 'round', seat: turn }] });
}

const pilesFrom = (lists: readonly CardIndex[][], seats: number): Piles => ({
  draw: at(lists, 0),
  discards: at(lists, 1),
  nursery: at(lists, 2),
  hands: lists.slice(3, 3 + seats),
  rooms: lists.slice(3 + seats, 3 + 2 * seats),
  areas: lists.slice(3 + 2 * seats),
});
