/** RULES 11: a start from elsewhere. What comes is plain data of which nothing is known; it becomes a table or a list of what is wrong with it. */
import { at, type Json, ok, type Reason, refuse, type Result, type Seat } from '@ludoteca/kernel';
import { TERRITORIES } from './board.ts';
import { type Card, CARDS, isJoker } from './cards.ts';
import { bitOf } from './knowledge.ts';
import { COLOURS, type Frame, type Settings, type State } from './parts.ts';
import { PIECES } from './rules/table.ts';

const FIELDS = ['owners', 'armies', 'colours', 'hands', 'deck', 'starter'] as const;
const KNOWN: ReadonlySet<string> = new Set([...FIELDS, 'round', 'out']);
type Given = { readonly [field in (typeof FIELDS)[number] | 'round' | 'out']?: Json };

export type PositionReason =
  | 'start fields'
  | 'start board'
  | 'start colours'
  | 'start cards'
  | 'start players'
  | 'start round';

/** More than other programs ever put on one territory: all that 26 colours could have. */
const MOST_ARMIES = TERRITORIES * PIECES;
const MOST_ROUNDS = 1_000_000;

type Position = Result<{ state: State; agenda: Frame[] }, readonly Reason[]>;
const wrong = (why: PositionReason, rule: string, facts: Json = {}): Position =>
  refuse([{ why, rule, facts }]);

export function position(input: unknown, settings: Settings, seats: number): Position {
  const given = fieldsOf(input);
  if (given === undefined) return wrong('start fields', '11', { fields: FIELDS });
  const board = boardOf(given, seats);
  if (board === undefined) return wrong('start board', '11.1');
  const { colours, starter, out = [], round = 1 } = given;
  if (!isListOf(colours, seats, 0, COLOURS.length - 1) || hasTwice(colours))
    return wrong('start colours', '11.2');
  const piles = pilesOf(given, seats);
  if (piles === undefined) return wrong('start cards', '11.3');
  if (!isListOf(out, undefined, 0, seats - 1) || !isWhole(starter, 0, seats - 1))
    return wrong('start players', '11.4', { seats });
  if (!fits(board.owners, piles.hands, out, starter)) return wrong('start players', '11.4', { seats });
  if (!isWhole(round, 1, MOST_ROUNDS)) return wrong('start round', '11.5');
  const known = knownIn(piles.hands);
  const rest = { settings: { ...settings }, reserve: colours.map(() => 0), known, starter, round };
  const state: State = { ...board, ...piles, ...rest, colours: [...colours], out: [...out] };
  return ok({ state, agenda: [{ do: 'round', seat: starter }] });
}

/** The fields, if all that must be there are there and no other. */
function fieldsOf(input: unknown): Given | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const complete = FIELDS.every((field) => Object.hasOwn(input, field));
  return complete && Object.keys(input).every((field) => KNOWN.has(field)) ? input : undefined;
}

const isWhole = (value: Json | undefined, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const isListOf = (
  list: Json | undefined,
  length: number | undefined,
  least: number,
  most: number,
): list is readonly number[] =>
  Array.isArray(list) &&
  (length === undefined || list.length === length) &&
  list.every((value: Json) => isWhole(value, least, most));

const hasTwice = (list: readonly number[]): boolean => new Set(list).size < list.length;

/** 11.1 */
function boardOf({ owners, armies }: Given, seats: number): Pick<State, 'owners' | 'armies'> | undefined {
  if (!isListOf(owners, TERRITORIES, 0, seats - 1)) return undefined;
  if (!isListOf(armies, TERRITORIES, 1, MOST_ARMIES)) return undefined;
  return { owners: [...owners], armies: [...armies] };
}

const isPile = (pile: Json | undefined): pile is readonly Card[] => isListOf(pile, undefined, 0, CARDS - 1);

/** 11.3 */
function pilesOf({ hands, deck }: Given, seats: number): Pick<State, 'hands' | 'deck'> | undefined {
  if (!Array.isArray(hands) || hands.length !== seats || !hands.every(isPile) || !isPile(deck))
    return undefined;
  const cards = [...hands.flat(), ...deck];
  const jokers = cards.filter(isJoker).length;
  const complete = cards.length - jokers === TERRITORIES && jokers !== 1 && !hasTwice(cards);
  return complete ? { hands: hands.map((hand) => [...hand]), deck: [...deck] } : undefined;
}

/** 11.4: two play on; who is out holds nothing, and everybody else holds something. */
function fits(
  owners: readonly Seat[],
  hands: readonly (readonly Card[])[],
  out: readonly Seat[],
  starter: Seat,
): boolean {
  if (hasTwice(out) || out.includes(starter) || hands.length - out.length < 2) return false;
  return hands.every((hand, seat) =>
    out.includes(seat) ? !owners.includes(seat) && hand.length === 0 : owners.includes(seat),
  );
}

/** 7.3: everybody knows the own hand and nothing else. */
function knownIn(hands: readonly (readonly Card[])[]): number[] {
  const known = Array.from({ length: CARDS }, () => 0);
  for (let seat = 0; seat < hands.length; seat++)
    for (const card of at(hands, seat)) known[card] = bitOf(seat);
  return known;
}
