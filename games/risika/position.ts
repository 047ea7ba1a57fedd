/** Parses a start position (RULES 11) from unknown data. */
import {
  at,
  findInvalidFields,
  type Infer,
  type Json,
  ok,
  type Reason,
  refuse,
  type Result,
  type Schema,
  schema,
  type Seat,
} from '@ludoteca/kernel';
import { TERRITORY_COUNT } from './board.ts';
import { type RisikaCard, CARD_COUNT, isJoker } from './cards.ts';
import { watcherBit } from './card-knowledge.ts';
import { COLOURS, type Frame, type State } from './parts.ts';
import type { Settings } from './settings.ts';
import { ARMY_LIMIT } from './rules/state-queries.ts';

const FIELDS = ['owners', 'armies', 'colours', 'hands', 'deck', 'starter'] as const;

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

const { integer, list, object, optional } = schema;
const pile = list(integer(0, CARD_COUNT - 1), CARD_COUNT);

/** A list without duplicates. */
export const distinct = <T>(elements: Schema<readonly T[]>): Schema<readonly T[]> =>
  schema.refine(elements, (values, path, context) => {
    if (hasDuplicates(values)) context.report('not distinct', path);
  });

const createSchema = (seats: number) => {
  const seat = integer(0, seats - 1);
  return object({
    owners: list(seat, TERRITORY_COUNT, TERRITORY_COUNT),
    armies: list(integer(1, MAX_ARMIES), TERRITORY_COUNT, TERRITORY_COUNT),
    colours: distinct(list(integer(0, COLOURS.length - 1), seats, seats)),
    hands: list(pile, seats, seats),
    deck: pile,
    starter: seat,
    out: optional(distinct(list(seat, seats))),
    round: optional(integer(1, MAX_ROUNDS)),
  });
};
type PositionFields = Infer<ReturnType<typeof createSchema>>;

type ParsedPosition = Result<{ state: State; agenda: Frame[] }, readonly Reason[]>;
const refusePosition = (why: RisikaPositionReason, rule: string, facts: Json = {}): ParsedPosition =>
  refuse([{ why, rule, facts }]);

export function parsePosition(input: unknown, settings: Settings, seats: number): ParsedPosition {
  const invalid = findInvalidFields(createSchema(seats), input);
  if (invalid.has('')) return refusePosition('start fields', '11', { fields: FIELDS });
  if (invalid.has('owners') || invalid.has('armies')) return refusePosition('start board', '11.1');
  if (invalid.has('colours')) return refusePosition('start colours', '11.2');
  const { owners, armies, colours, hands, deck, starter, out = [], round = 1 } = input as PositionFields;
  if (invalid.has('hands') || invalid.has('deck') || !isDeck([...hands.flat(), ...deck]))
    return refusePosition('start cards', '11.3');
  if (invalid.has('out') || invalid.has('starter') || !isConsistent(owners, hands, out, starter))
    return refusePosition('start players', '11.4', { seats });
  if (invalid.has('round')) return refusePosition('start round', '11.5');
  const state: State = {
    settings: { ...settings },
    owners: [...owners],
    armies: [...armies],
    colours: [...colours],
    reserve: colours.map(() => 0),
    hands: hands.map((hand) => [...hand]),
    deck: [...deck],
    known: createKnowledge(hands),
    starter,
    round,
    out: [...out],
  };
  return ok({ state, agenda: [{ do: 'round', seat: starter }] });
}

const hasDuplicates = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

/** 11.3 */
function isDeck(cards: readonly RisikaCard[]): boolean {
  const jokers = cards.filter(isJoker).length;
  return cards.length - jokers === TERRITORY_COUNT && jokers !== 1 && !hasDuplicates(cards);
}

/** 11.4: at least two seats are in play; seats that are out hold nothing, all others hold a territory. */
function isConsistent(
  owners: readonly Seat[],
  hands: readonly (readonly RisikaCard[])[],
  out: readonly Seat[],
  starter: Seat,
): boolean {
  if (out.includes(starter) || hands.length - out.length < 2) return false;
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
