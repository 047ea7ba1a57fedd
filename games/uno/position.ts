/** RULES 7: a start from elsewhere. What comes is plain data of which nothing is known; it becomes a table or a list of what is wrong with it. */
import { type Json, ok, type Reason, refuse, type Result, type Seat } from '@ludoteca/kernel';
import {
  ACE,
  type Card,
  cardNamed,
  decksOf,
  isWild,
  JACK,
  JOKER,
  type Suit,
  suitNamed,
  suitOf,
  type Value,
  valueOf,
  VALUES,
} from './cards.ts';
import type { Frame, Settings, State } from './parts.ts';

const FIELDS = ['hands', 'stock', 'pile', 'table', 'turn', 'direction'] as const;
const KNOWN: ReadonlySet<string> = new Set([...FIELDS, 'owes']);
type Given = { readonly [field in (typeof FIELDS)[number] | 'owes']?: Json };

export type PositionReason = 'start fields' | 'start cards' | 'start table' | 'start turn' | 'start debt';

const wrong = (why: PositionReason, rule: string, facts?: Json): readonly Reason[] => [
  facts === undefined ? { why, rule } : { why, rule, facts },
];

type Position = Result<{ state: State; agenda: Frame[] }, readonly Reason[]>;

export function position(input: unknown, settings: Settings, seats: number): Position {
  const given = fieldsOf(input);
  if (given === undefined) return refuse(wrong('start fields', '7', { fields: FIELDS }));
  const { turn, direction, owes } = given;
  const piles = pilesOf(given, settings, seats);
  if (piles === undefined) return refuse(wrong('start cards', '7.1'));
  const table = tableOf(given.table, piles.pile.at(-1), settings);
  if (table === undefined) return refuse(wrong('start table', '7.2'));
  if (!isSeat(turn, seats) || (direction !== 1 && direction !== -1))
    return refuse(wrong('start turn', '7.3', { seats }));
  const due = dueFor(turn, owes, table.value);
  if (due === undefined) return refuse(wrong('start debt', '7.4'));
  const state: State = { settings: { ...settings }, ...piles, ...table, direction, turns: 1, left: [] };
  return ok({ state, agenda: [due] });
}

/** The fields, if all that must be there are there and no other. */
function fieldsOf(input: unknown): Given | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const complete = FIELDS.every((field) => Object.hasOwn(input, field));
  return complete && Object.keys(input).every((field) => KNOWN.has(field)) ? input : undefined;
}

/** 7.1 */
function pilesOf(
  given: Given,
  { decks }: Settings,
  seats: number,
): Pick<State, 'hands' | 'stock' | 'pile'> | undefined {
  if (!Array.isArray(given.hands) || given.hands.length !== seats) return undefined;
  const hands = given.hands.map(cardsOf);
  const [stock, pile] = [cardsOf(given.stock), cardsOf(given.pile)];
  if (stock === undefined || pile === undefined) return undefined;
  if (!hands.every((hand): hand is Card[] => hand !== undefined && hand.length > 0)) return undefined;
  // Its last card is the next to be bought.
  stock.reverse();
  return sameCards([...hands.flat(), ...stock, ...pile], decksOf(decks)) ? { hands, stock, pile } : undefined;
}

function cardsOf(names: Json | undefined): Card[] | undefined {
  if (!Array.isArray(names)) return undefined;
  const cards = names.map((name) => (typeof name === 'string' ? cardNamed(name) : undefined));
  return cards.every((card) => card !== undefined) ? cards : undefined;
}

const sorted = (cards: readonly Card[]): string => cards.toSorted((a, b) => a - b).join();
const sameCards = (some: readonly Card[], others: readonly Card[]): boolean =>
  sorted(some) === sorted(others);

/** 7.2 */
function tableOf(
  name: Json | undefined,
  top: Card | undefined,
  { firstCard }: Settings,
): { value: Value; suit: Suit } | undefined {
  if (typeof name !== 'string') return undefined;
  const value = VALUES.findIndex((known) => known === name.slice(0, -1));
  const suit = suitNamed(name.slice(-1));
  if (suit === undefined) return undefined;
  const fits =
    top === undefined
      ? firstCard === 'ace' && value === ACE
      : value === valueOf(top) && (isWild(top) || suit === suitOf(top));
  return fits ? { value, suit } : undefined;
}

const isSeat = (turn: Json | undefined, seats: number): turn is Seat =>
  typeof turn === 'number' && Number.isInteger(turn) && turn >= 0 && turn < seats;

/** 7.4 */
function dueFor(seat: Seat, owes: Json | undefined, value: Value): Frame | undefined {
  if (owes === undefined) return { do: 'turn', seat };
  const owed = value === JACK ? 2 : value === JOKER ? 4 : undefined;
  return owes === owed ? { do: 'owe', seat, count: owes } : undefined;
}
