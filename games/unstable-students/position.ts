/** RULES 12: builds the state of a match from a position given as unchecked JSON. */
import { at, type Json, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { normalizeName } from './deck/deck.ts';
import type { KindIndex, Frame, Piles, Settings, State } from './parts.ts';
import { type IndexedDeck, indexDeck } from './deck/indexed-deck.ts';
import { createState } from './state.ts';
import { AREA_TYPES, FRESHMAN, STUDENT_TYPES, type TypeSet, hasType } from './cards/type-sets.ts';
import { revealHand } from './rules/knowledge.ts';
import { isHandShown } from './rules/zones.ts';

export type StudentsPositionReason =
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

/** A list of the input, and which cards it may hold. */
interface CardList {
  readonly path: string;
  readonly names: Json | undefined;
  readonly types: TypeSet;
  /** 12.3: no two cards of one name. */
  readonly isUnique: boolean;
}

const ANY: TypeSet = -1;

/** The lists of the input; `pilesFrom` relies on their order. */
function cardLists(input: JsonFields, players: readonly JsonFields[]): CardList[] {
  const list = (path: 'draw' | 'discards' | 'nursery', types: TypeSet): CardList => ({
    path,
    names: input[path],
    types,
    isUnique: false,
  });
  const playerLists = (
    field: (typeof PLAYER_FIELDS)[number],
    types: TypeSet,
    isUnique: boolean,
  ): CardList[] =>
    players.map((player, seat) => ({
      path: `players[${seat}].${field}`,
      names: player[field],
      types,
      isUnique,
    }));
  return [
    list('draw', ANY),
    list('discards', ANY),
    list('nursery', FRESHMAN),
    ...playerLists('hand', ANY, false),
    ...playerLists('room', STUDENT_TYPES, true),
    ...playerLists('area', AREA_TYPES, true),
  ];
}

const problem = (why: StudentsPositionReason, rule: string, facts: Json): Reason => ({ why, rule, facts });

/** The cards of a list, the newest last; adds its defects to `problems`. */
function parseCards(
  deck: IndexedDeck,
  { path, names, types, isUnique }: CardList,
  problems: Reason[],
): KindIndex[] {
  if (!Array.isArray(names)) {
    problems.push(problem('start fields', '12.1', { where: path, fields: [...FIELDS] }));
    return [];
  }
  const cards: KindIndex[] = [];
  for (const [i, name] of (names as readonly Json[]).entries()) {
    const where = `${path}[${i}]`;
    const card = typeof name === 'string' ? deck.findCard(normalizeName(name)) : undefined;
    if (card === undefined) problems.push(problem('start card', '12.2', { where }));
    else if (!hasType(types, at(deck.definitions, card).type))
      problems.push(problem('start place', '12.3', { where, card: at(deck.definitions, card).name }));
    else if (isUnique && cards.includes(card))
      problems.push(problem('start twice', '12.3', { where, card: at(deck.definitions, card).name }));
    else cards.push(card);
  }
  return cards.toReversed();
}

/** 12.2: cards may be missing, but none may be there more often than in the deck. */
function findSurplus(deck: IndexedDeck, lists: readonly (readonly KindIndex[])[]): Reason[] {
  const counts = deck.definitions.map(() => 0);
  for (const cards of lists) for (const card of cards) counts[card] = at(counts, card) + 1;
  return deck.definitions.flatMap(({ name, kind }, card) =>
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
  const fields = parseFields(input, FIELDS);
  if (fields === undefined) return refuse([problem('start fields', '12.1', { fields: [...FIELDS] })]);
  const { round, turn, players: playerFields } = fields;
  const players = Array.isArray(playerFields)
    ? playerFields.map((player) => parseFields(player, PLAYER_FIELDS))
    : [];
  if (players.length !== seats || !players.every((player) => player !== undefined))
    return refuse([problem('start players', '12.1', { seats, fields: [...PLAYER_FIELDS] })]);
  if (!isWithin(round, 1, MAX_ROUND) || !isWithin(turn, 0, seats - 1))
    return refuse([problem('start round', '12.4', { seats })]);
  const state = createState(settings, seats);
  const deck = indexDeck(state.deck);
  const problems: Reason[] = [];
  const lists = cardLists(fields, players).map((list) => parseCards(deck, list, problems));
  problems.push(...findSurplus(deck, lists));
  if (problems.length > 0) return refuse(problems);
  const started: State = {
    ...state,
    ...pilesFrom(lists, seats),
    round,
    turn,
    last: round - 1 + settings.rounds,
  };
  started.known = started.hands.map((hand) => hand.map(() => 0));
  for (let seat = 0; seat < seats; seat++) if (isHandShown(started, deck, seat)) revealHand(started, seat);
  return ok({ state: started, agenda: [{ do: 'round', seat: turn }] });
}

const pilesFrom = (lists: readonly KindIndex[][], seats: number): Piles => ({
  draw: at(lists, 0),
  discards: at(lists, 1),
  nursery: at(lists, 2),
  hands: lists.slice(3, 3 + seats),
  rooms: lists.slice(3 + seats, 3 + 2 * seats),
  areas: lists.slice(3 + 2 * seats),
});
