/** RULES 12: builds the state of a match from a position given as unchecked JSON. */
import {
  at,
  findInvalidFields,
  type Infer,
  type Json,
  ok,
  type Reason,
  refuse,
  type Result,
  schema,
} from '@ludoteca/kernel';
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

const FIELDS = ['round', 'turn', 'players', 'draw', 'discards', 'nursery'] as const;
const PLAYER_FIELDS = ['hand', 'room', 'area'] as const;
const MAX_ROUND = 2 ** 31 - 1;

/** `parseCards` checks the lists of cards, because it reports all their problems at once. */
const pile = schema.anyJson;
const createSchema = (seats: number) =>
  schema.object({
    round: schema.integer(1, MAX_ROUND),
    turn: schema.integer(0, seats - 1),
    players: schema.list(schema.object({ hand: pile, room: pile, area: pile }), seats, seats),
    draw: pile,
    discards: pile,
    nursery: pile,
  });
type PositionFields = Infer<ReturnType<typeof createSchema>>;

/** A list of the input, and which cards it may hold. */
interface CardList {
  readonly path: string;
  readonly names: Json;
  readonly types: TypeSet;
  /** 12.3: no two cards of one name. */
  readonly isUnique: boolean;
}

const ANY: TypeSet = -1;

const cardList = (path: string, names: Json, types: TypeSet, isUnique = false): CardList => ({
  path,
  names,
  types,
  isUnique,
});

/** The lists of the input; `pilesFrom` relies on their order. */
function cardLists({ draw, discards, nursery, players }: PositionFields): CardList[] {
  const playerLists = (field: (typeof PLAYER_FIELDS)[number], types: TypeSet, isUnique = false): CardList[] =>
    players.map((player, seat) => cardList(`players[${seat}].${field}`, player[field], types, isUnique));
  return [
    cardList('draw', draw, ANY),
    cardList('discards', discards, ANY),
    cardList('nursery', nursery, FRESHMAN),
    ...playerLists('hand', ANY),
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
    problems.push(problem('start fields', '12.1', { where: path, fields: FIELDS }));
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

type PositionResult = Result<{ state: State; agenda: Frame[] }, readonly Reason[]>;

export function parsePosition(input: unknown, settings: Settings, seats: number): PositionResult {
  const invalid = findInvalidFields(createSchema(seats), input);
  if (invalid.has('')) return refuse([problem('start fields', '12.1', { fields: FIELDS })]);
  if (invalid.has('players'))
    return refuse([problem('start players', '12.1', { seats, fields: PLAYER_FIELDS })]);
  if (invalid.size > 0) return refuse([problem('start round', '12.4', { seats })]);
  const fields = input as PositionFields;
  const { round, turn } = fields;
  const state = createState(settings, seats);
  const deck = indexDeck(state.deck);
  const problems: Reason[] = [];
  const lists = cardLists(fields).map((list) => parseCards(deck, list, problems));
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
