/** Parses a start position (RULES 7) from unknown data. */
import { type Json, ok, type Reason, refuse, type Result, type Seat } from '@ludoteca/kernel';
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
const KNOWN: ReadonlySet<string> = new Set([...FIELDS, 'owes']);
type PositionFields = { readonly [field in (typeof FIELDS)[number] | 'owes']?: Json };

export type UnoPositionReason = 'start fields' | 'start cards' | 'start table' | 'start turn' | 'start debt';

const reasons = (why: UnoPositionReason, rule: string, facts?: Json): readonly Reason[] => [
  facts === undefined ? { why, rule } : { why, rule, facts },
];

type ParsedPosition = Result<{ state: State; agenda: Frame[] }, readonly Reason[]>;

export function parsePosition(input: unknown, settings: Settings, seats: number): ParsedPosition {
  const fields = parseFields(input);
  if (fields === undefined) return refuse(reasons('start fields', '7', { fields: FIELDS }));
  const { turn, direction, owes } = fields;
  const piles = parsePiles(fields, settings, seats);
  if (piles === undefined) return refuse(reasons('start cards', '7.1'));
  const table = parseTable(fields.table, piles.pile.at(-1), settings);
  if (table === undefined) return refuse(reasons('start table', '7.2'));
  if (!isSeat(turn, seats) || (direction !== 1 && direction !== -1))
    return refuse(reasons('start turn', '7.3', { seats }));
  const frame = createFirstFrame(turn, owes, table.value);
  if (frame === undefined) return refuse(reasons('start debt', '7.4'));
  const state: State = { settings: { ...settings }, ...piles, ...table, direction, turns: 1, left: [] };
  return ok({ state, agenda: [frame] });
}

/** Accepts exactly the known fields, all required ones included. */
function parseFields(input: unknown): PositionFields | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const complete = FIELDS.every((field) => Object.hasOwn(input, field));
  return complete && Object.keys(input).every((field) => KNOWN.has(field)) ? input : undefined;
}

/** 7.1 */
function parsePiles(
  fields: PositionFields,
  { decks }: Settings,
  seats: number,
): Pick<State, 'hands' | 'stock' | 'pile'> | undefined {
  if (!Array.isArray(fields.hands) || fields.hands.length !== seats) return undefined;
  const hands = fields.hands.map(parseCards);
  const [stock, pile] = [parseCards(fields.stock), parseCards(fields.pile)];
  if (stock === undefined || pile === undefined) return undefined;
  if (!hands.every((hand): hand is UnoCard[] => hand !== undefined && hand.length > 0)) return undefined;
  // The state keeps the next card to be bought last.
  stock.reverse();
  return areSameCards([...hands.flat(), ...stock, ...pile], createDecks(decks))
    ? { hands, stock, pile }
    : undefined;
}

function parseCards(names: Json | undefined): UnoCard[] | undefined {
  if (!Array.isArray(names)) return undefined;
  const cards = names.map((name) => (typeof name === 'string' ? parseCard(name) : undefined));
  return cards.every((card) => card !== undefined) ? cards : undefined;
}

const sortedKey = (cards: readonly UnoCard[]): string => cards.toSorted((a, b) => a - b).join();
const areSameCards = (some: readonly UnoCard[], others: readonly UnoCard[]): boolean =>
  sortedKey(some) === sortedKey(others);

/** 7.2 */
function parseTable(
  name: Json | undefined,
  top: UnoCard | undefined,
  { firstCard }: Settings,
): { value: Value; suit: Suit } | undefined {
  if (typeof name !== 'string') return undefined;
  const value = VALUES.findIndex((known) => known === name.slice(0, -1));
  const suit = parseSuit(name.slice(-1));
  if (suit === undefined) return undefined;
  const isConsistent =
    top === undefined
      ? firstCard === 'ace' && value === ACE
      : value === valueOf(top) && (isWild(top) || suit === suitOf(top));
  return isConsistent ? { value, suit } : undefined;
}

const isSeat = (turn: Json | undefined, seats: number): turn is Seat =>
  typeof turn === 'number' && Number.isInteger(turn) && turn >= 0 && turn < seats;

/** 7.4 */
function createFirstFrame(seat: Seat, owes: Json | undefined, value: Value): Frame | undefined {
  if (owes === undefined) return { do: 'turn', seat };
  const owed = value === JACK ? 2 : value === JOKER ? 4 : undefined;
  return owes === owed ? { do: 'owe', seat, count: owes } : undefined;
}
