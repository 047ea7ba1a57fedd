/** Parses a start position (RULES 11) from unknown data. */
import { at, type Json, ok, type Reason, refuse, type Result, type Seat } from '@ludoteca/kernel';
import { TERRITORY_COUNT } from './board.ts';
import { type RisikaCard, CARD_COUNT, isJoker } from './cards.ts';
import { watcherBit } from './card-knowledge.ts';
import { COLOURS, type Frame, type State } from './parts.ts';
import type { Settings } from './settings.ts';
import { ARMY_LIMIT } from './rules/state-queries.ts';

const FIELDS = ['owners', 'armies', 'colours', 'hands', 'deck', 'starter'] as const;
const KNOWN: ReadonlySet<string> = new Set([...FIELDS, 'round', 'out']);
type PositionFields = { readonly [field in (typeof FIELDS)[number] | 'round' | 'out']?: Json };

export type RisikaPositionReason =
  | 'start fields'
  | 'start board'
  | 'start colours'
  | 'start cards'
  | 'start players'
  | 'start round';

/** Higher than any save of another program. */
const MAX_ARMIES = TERRITORY_COUNT * ARMY_LIMIT;
const MAX_ROUNDS = 1_000_000;

type ParsedPosition = Result<{ state: State; agenda: Frame[] }, readonly Reason[]>;
const refusePosition = (why: RisikaPositionReason, rule: string, facts: Json = {}): ParsedPosition =>
  refuse([{ why, rule, facts }]);

export function parsePosition(input: unknown, settings: Settings, seats: number): ParsedPosition {
  const fields = parseFields(input);
  if (fields === undefined) return refusePosition('start fields', '11', { fields: FIELDS });
  const board = parseBoard(fields, seats);
  if (board === undefined) return refusePosition('start board', '11.1');
  const { colours, starter, out = [], round = 1 } = fields;
  if (!isIntegerList(colours, seats, 0, COLOURS.length - 1) || hasDuplicates(colours))
    return refusePosition('start colours', '11.2');
  const piles = parsePiles(fields, seats);
  if (piles === undefined) return refusePosition('start cards', '11.3');
  if (!isIntegerList(out, undefined, 0, seats - 1) || !isIntegerIn(starter, 0, seats - 1))
    return refusePosition('start players', '11.4', { seats });
  if (!isConsistent(board.owners, piles.hands, out, starter))
    return refusePosition('start players', '11.4', { seats });
  if (!isIntegerIn(round, 1, MAX_ROUNDS)) return refusePosition('start round', '11.5');
  const known = createKnowledge(piles.hands);
  const rest = { settings: { ...settings }, reserve: colours.map(() => 0), known, starter, round };
  const state: State = { ...board, ...piles, ...rest, colours: [...colours], out: [...out] };
  return ok({ state, agenda: [{ do: 'round', seat: starter }] });
}

/** Accepts exactly the known fields, all required ones included. */
function parseFields(input: unknown): PositionFields | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const complete = FIELDS.every((field) => Object.hasOwn(input, field));
  return complete && Object.keys(input).every((field) => KNOWN.has(field)) ? input : undefined;
}

const isIntegerIn = (value: Json | undefined, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const isIntegerList = (
  list: Json | undefined,
  length: number | undefined,
  min: number,
  max: number,
): list is readonly number[] =>
  Array.isArray(list) &&
  (length === undefined || list.length === length) &&
  list.every((value: Json) => isIntegerIn(value, min, max));

const hasDuplicates = (list: readonly number[]): boolean => new Set(list).size < list.length;

/** 11.1 */
function parseBoard(
  { owners, armies }: PositionFields,
  seats: number,
): Pick<State, 'owners' | 'armies'> | undefined {
  if (!isIntegerList(owners, TERRITORY_COUNT, 0, seats - 1)) return undefined;
  if (!isIntegerList(armies, TERRITORY_COUNT, 1, MAX_ARMIES)) return undefined;
  return { owners: [...owners], armies: [...armies] };
}

const isPile = (pile: Json | undefined): pile is readonly RisikaCard[] =>
  isIntegerList(pile, undefined, 0, CARD_COUNT - 1);

/** 11.3 */
function parsePiles(
  { hands, deck }: PositionFields,
  seats: number,
): Pick<State, 'hands' | 'deck'> | undefined {
  if (!Array.isArray(hands) || hands.length !== seats || !hands.every(isPile) || !isPile(deck))
    return undefined;
  const cards = [...hands.flat(), ...deck];
  const jokers = cards.filter(isJoker).length;
  const complete = cards.length - jokers === TERRITORY_COUNT && jokers !== 1 && !hasDuplicates(cards);
  return complete ? { hands: hands.map((hand) => [...hand]), deck: [...deck] } : undefined;
}

/** 11.4: at least two seats are in play; seats that are out hold nothing, all others hold a territory. */
function isConsistent(
  owners: readonly Seat[],
  hands: readonly (readonly RisikaCard[])[],
  out: readonly Seat[],
  starter: Seat,
): boolean {
  if (hasDuplicates(out) || out.includes(starter) || hands.length - out.length < 2) return false;
  return hands.every((hand, seat) =>
    out.includes(seat) ? !owners.includes(seat) && hand.length === 0 : owners.includes(seat),
  );
}

/** 7.3: every seat knows its own hand and nothing else. */
function createKnowledge(hands: readonly (readonly RisikaCard[])[]): number[] {
  const known = Array.from({ length: CARD_COUNT }, () => 0);
  for (let seat = 0; seat < hands.length; seat++)
    for (const card of at(hands, seat)) known[card] = watcherBit(seat);
  return known;
}
