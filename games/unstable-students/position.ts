/** RULES 12: a start from elsewhere. What comes is plain data of which nothing is known; it becomes a table or a list of what is wrong with it. */
import { at, type Json, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { identityOf } from './deck/deck.ts';
import type { Card, Frame, Piles, Settings, State } from './parts.ts';
import { FRESHMAN, has, type Pack, packOf, PLACED, STUDENTS, type Types } from './rules/pack.ts';
import { isShown, knowWhole } from './rules/piles.ts';
import { bare } from './table.ts';

export type PositionReason =
  | 'start fields'
  | 'start players'
  | 'start round'
  | 'start card'
  | 'start place'
  | 'start twice'
  | 'start copies';

type Fields = { readonly [field: string]: Json };

const FIELDS = ['round', 'turn', 'players', 'draw', 'discards', 'nursery'] as const;
const PLAYER = ['hand', 'room', 'area'] as const;

const fieldsOf = (input: unknown, fields: readonly string[]): Fields | undefined =>
  typeof input === 'object' &&
  input !== null &&
  !Array.isArray(input) &&
  Object.keys(input).length === fields.length &&
  fields.every((field) => Object.hasOwn(input, field))
    ? (input as Fields)
    : undefined;

/** Where a list stands in what was given, and what may lie there. */
interface List {
  readonly where: string;
  readonly names: Json | undefined;
  readonly types: Types;
  /** 12.3: no two of a name. */
  readonly single: boolean;
}

const ANY: Types = -1;

/** The lists of what was given, in the order of the piles. */
function listsOf(given: Fields, players: readonly Fields[]): List[] {
  const ofPlayers = (field: (typeof PLAYER)[number], types: Types, single: boolean): List[] =>
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
    ...ofPlayers('room', STUDENTS, true),
    ...ofPlayers('area', PLACED, true),
  ];
}

const wrong = (why: PositionReason, rule: string, facts: Json): Reason => ({ why, rule, facts });

/** The cards of a list, the newest last; what is wrong with it is noted. */
function cardsOf(pack: Pack, { where, names, types, single }: List, problems: Reason[]): Card[] {
  if (!Array.isArray(names)) {
    problems.push(wrong('start fields', '12.1', { where, fields: [...FIELDS] }));
    return [];
  }
  const cards: Card[] = [];
  for (const [i, name] of (names as readonly Json[]).entries()) {
    const place = `${where}[${i}]`;
    const card = typeof name === 'string' ? pack.find(identityOf(name)) : undefined;
    if (card === undefined) problems.push(wrong('start card', '12.2', { where: place }));
    else if (!has(types, at(pack.faces, card).type))
      problems.push(wrong('start place', '12.3', { where: place, card: at(pack.faces, card).name }));
    else if (single && cards.includes(card))
      problems.push(wrong('start twice', '12.3', { where: place, card: at(pack.faces, card).name }));
    else cards.push(card);
  }
  return cards.toReversed();
}

/** 12.2: a save may lack cards, but has none that the deck lacks. */
function surplus(pack: Pack, lists: readonly (readonly Card[])[]): Reason[] {
  const counts = pack.faces.map(() => 0);
  for (const cards of lists) for (const card of cards) counts[card] = at(counts, card) + 1;
  return pack.faces.flatMap(({ name, kind }, card) =>
    at(counts, card) > kind.copies
      ? [wrong('start copies', '12.2', { card: name, copies: kind.copies, found: at(counts, card) })]
      : [],
  );
}

const isWithin = (value: Json | undefined, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const MOST_ROUNDS = 2 ** 31 - 1;

type Position = Result<{ state: State; agenda: Frame[] }, readonly Reason[]>;

export function position(input: unknown, settings: Settings, seats: number): Position {
  const given = fieldsOf(input, FIELDS);
  if (given === undefined) return refuse([wrong('start fields', '12.1', { fields: [...FIELDS] })]);
  const { round, turn, players: listed } = given;
  const players = Array.isArray(listed) ? listed.map((player) => fieldsOf(player, PLAYER)) : [];
  if (players.length !== seats || !players.every((player) => player !== undefined))
    return refuse([wrong('start players', '12.1', { seats, fields: [...PLAYER] })]);
  if (!isWithin(round, 1, MOST_ROUNDS) || !isWithin(turn, 0, seats - 1))
    return refuse([wrong('start round', '12.4', { seats })]);
  const state = bare(settings, seats);
  const pack = packOf(state.deck);
  const problems: Reason[] = [];
  const lists = listsOf(given, players).map((list) => cardsOf(pack, list, problems));
  problems.push(...surplus(pack, lists));
  if (problems.length > 0) return refuse(problems);
  const begun: State = { ...state, ...pilesIn(lists, seats), round, turn, last: round - 1 + settings.rounds };
  begun.known = begun.hands.map((hand) => hand.map(() => 0));
  for (let seat = 0; seat < seats; seat++) if (isShown(begun, pack, seat)) knowWhole(begun, seat);
  return ok({ state: begun, agenda: [{ do: 'round', seat: turn }] });
}

const pilesIn = (lists: readonly Card[][], seats: number): Piles => ({
  draw: at(lists, 0),
  discards: at(lists, 1),
  nursery: at(lists, 2),
  hands: lists.slice(3, 3 + seats),
  rooms: lists.slice(3 + seats, 3 + 2 * seats),
  areas: lists.slice(3 + 2 * seats),
});
