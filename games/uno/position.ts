/** Parses a start position (RULES 7) from unknown data. */
import {
  findInvalidFields,
  type Infer,
  type Json,
  ok,
  type Reason,
  refuse,
  type Result,
  schema,
  type Seat,
} from '@ludoteca/kernel';
import {
  ACE,
  type UnoCard,
  parseCard,
  createDecks,
  isWild,
  JACK,
  JOKER,
  type Suit,
  parseSuit,
  suitOf,
  type Value,
  valueOf,
  VALUES,
} from './cards.ts';
import type { Frame, State } from './parts.ts';
import type { Settings } from './settings.ts';

const FIELDS = ['hands', 'stock', 'pile', 'table', 'turn', 'direction'] as const;

const createSchema = (cardCount: number, seats: number) => {
  const names = (min: number) => schema.list(schema.text(3), cardCount, min);
  return schema.object({
    hands: schema.list(names(1), seats, seats),
    stock: names(0),
    pile: names(0),
    table: schema.text(3),
    turn: schema.integer(0, seats - 1),
    direction: schema.oneOf(1, -1),
    owes: schema.optional(schema.anyJson),
  });
};
type PositionFields = Infer<ReturnType<typeof createSchema>>;

export type UnoPositionReason = 'start fields' | 'start cards' | 'start table' | 'start turn' | 'start debt';

type ParsedPosition = Result<{ state: State; agenda: Frame[] }, readonly Reason[]>;
const refusePosition = (why: UnoPositionReason, rule: string, facts?: Json): ParsedPosition =>
  refuse([facts === undefined ? { why, rule } : { why, rule, facts }]);

export function parsePosition(input: unknown, settings: Settings, seats: number): ParsedPosition {
  const deck = createDecks(settings.decks);
  const invalid = findInvalidFields(createSchema(deck.length, seats), input);
  if (invalid.has('')) return refusePosition('start fields', '7', { fields: FIELDS });
  const fields = input as PositionFields;
  const { turn, direction, owes } = fields;
  const hasPiles = !['hands', 'stock', 'pile'].some((field) => invalid.has(field));
  const piles = hasPiles ? parsePiles(fields, deck) : undefined;
  if (piles === undefined) return refusePosition('start cards', '7.1');
  const table = invalid.has('table') ? undefined : parseTable(fields.table, piles.pile.at(-1), settings);
  if (table === undefined) return refusePosition('start table', '7.2');
  if (invalid.has('turn') || invalid.has('direction')) return refusePosition('start turn', '7.3', { seats });
  const frame = createFirstFrame(turn, owes, table.value);
  if (frame === undefined) return refusePosition('start debt', '7.4');
  const state: State = { settings: { ...settings }, ...piles, ...table, direction, turns: 1, left: [] };
  return ok({ state, agenda: [frame] });
}

/** 7.1 */
function parsePiles(
  fields: PositionFields,
  deck: readonly UnoCard[],
): Pick<State, 'hands' | 'stock' | 'pile'> | undefined {
  const hands = fields.hands.map(parseCards);
  // The state keeps the next card to be bought last.
  const stock = parseCards(fields.stock).toReversed();
  const pile = parseCards(fields.pile);
  const isDeck = sortedKey([...hands.flat(), ...stock, ...pile]) === sortedKey(deck);
  return isDeck ? { hands, stock, pile } : undefined;
}

/** An unknown name becomes -1, which no deck has. */
const parseCards = (names: readonly string[]): UnoCard[] => names.map((name) => parseCard(name) ?? -1);

const sortedKey = (cards: readonly UnoCard[]): string => cards.toSorted((a, b) => a - b).join();

/** 7.2 */
function parseTable(
  name: string,
  top: UnoCard | undefined,
  { firstCard }: Settings,
): { value: Value; suit: Suit } | undefined {
  const value = VALUES.findIndex((known) => known === name.slice(0, -1));
  const suit = parseSuit(name.slice(-1));
  if (suit === undefined) return undefined;
  const isConsistent =
    top === undefined
      ? firstCard === 'ace' && value === ACE
      : value === valueOf(top) && (isWild(top) || suit === suitOf(top));
  return isConsistent ? { value, suit } : undefined;
}

/** 7.4 */
function createFirstFrame(seat: Seat, owes: Json | undefined, value: Value): Frame | undefined {
  if (owes === undefined) return { do: 'turn', seat };
  const owed = value === JACK ? 2 : value === JOKER ? 4 : undefined;
  return owes === owed ? { do: 'owe', seat, count: owes } : undefined;
}
