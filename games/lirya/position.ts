/** RULES 16: a start from elsewhere. What comes is plain data of which nothing is known; it becomes a table, or the field that is wrong with it is named. */
import {
  at,
  createFastDice,
  type Json,
  ok,
  type Reason,
  refuse,
  type Result,
  type Seat,
} from '@ludoteca/kernel';
import type { Frame, Piece, PlayerState, Settings, State } from './parts.ts';
import { type CardRow, rowAt, rowOfId } from './pool/index.ts';
import { newPiece } from './rules/items.ts';
import { refit } from './rules/marks.ts';
import { armShield } from './rules/pieces.ts';
import { newState } from './rules/setup.ts';
import { applyState } from './rules/states.ts';
import { quickOf } from './rules/strangers.ts';
import { takeStock } from './rules/statics.ts';
import { bearersFor } from './rules/legal.ts';
import {
  cardOf,
  CARRIED,
  endFor,
  firstFor,
  firstFree,
  type Hands,
  hasRoom,
  mayStand,
  other,
  SLOTS,
  STRUCTURES,
  taken,
  veil,
} from './rules/table.ts';
import { configOf } from './settings.ts';
import { type CardId, IMMUNITIES, type Immunity, STATES, type StateName } from './vocabulary/index.ts';

export type PositionReason = 'scene';

/** A table as people write it down. The top of the deck is its first card. */
export interface Scene {
  /** Default 10. */
  readonly turn?: number;
  readonly active?: Seat;
  /** Default main. */
  readonly phase?: 'main' | 'combat';
  readonly players: readonly ScenePlayer[];
}

export interface ScenePlayer {
  readonly life?: number;
  readonly energy?: number;
  readonly capacity?: number;
  readonly hand?: readonly CardId[];
  readonly deck?: readonly CardId[];
  readonly discard?: readonly CardId[];
  readonly pieces?: readonly ScenePiece[];
}

export interface ScenePiece {
  readonly card: CardId;
  /** Default: the first free place where it may stand. */
  readonly slot?: number;
  readonly level?: number;
  readonly health?: number;
  readonly equipment?: readonly CardId[];
  readonly states?: readonly {
    readonly state: StateName;
    readonly turns?: number;
    readonly amount?: number;
    /** Of an immunity. */
    readonly against?: Immunity;
  }[];
  /** It came this turn. */
  readonly fresh?: true;
}

/** What is wrong: where. */
class Wrong extends Error {}

const wrong = (field: string): never => {
  throw new Wrong(field);
};

type Fields = { readonly [field: string]: Json };

function fieldsOf(value: Json | undefined, known: readonly string[], where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(where);
  for (const field of Object.keys(value)) if (!known.includes(field)) wrong(`${where}.${field}`);
  return value as Fields;
}

function numberIn(
  value: Json | undefined,
  least: number,
  most: number,
  usual: number,
  where: string,
): number {
  if (value === undefined) return usual;
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : wrong(where);
}

const listOf = (value: Json | undefined, where: string): readonly Json[] =>
  value === undefined ? [] : Array.isArray(value) && value.length <= 200 ? value : wrong(where);

function cardIn(value: Json | undefined, where: string): CardRow {
  const row = typeof value === 'string' ? rowOfId(value) : undefined;
  return row ?? wrong(where);
}

const cardsIn = (value: Json | undefined, where: string): number[] =>
  listOf(value, where).map((card, i) => cardIn(card, `${where}[${i}]`).index);

/** 1.6: tokens lie in no pile. */
const realCardsIn = (value: Json | undefined, where: string): number[] =>
  cardsIn(value, where).map((card, i) => (rowAt(card).card.token === true ? wrong(`${where}[${i}]`) : card));

const PLAYER = ['life', 'energy', 'capacity', 'hand', 'deck', 'discard', 'pieces'];
const STATE = ['state', 'turns', 'amount', 'against'];
const PIECE = ['card', 'slot', 'level', 'health', 'equipment', 'states', 'fresh'];

const nothing = (): void => undefined;

class Laying {
  private readonly state: State;
  /** For what rules do to a table, when nobody hears of it. */
  private readonly quietly: Hands;

  constructor(state: State) {
    this.state = state;
    this.quietly = { state, dice: createFastDice('scene'), next: nothing, tell: nothing, end: nothing };
  }

  player(player: PlayerState, seat: Seat, given: Json | undefined): void {
    const where = `players[${seat}]`;
    const fields = fieldsOf(given, PLAYER, where);
    const { startingLife, maxEnergy, maxHand } = configOf(this.state.settings);
    player.life = numberIn(fields['life'], 1, 1000, startingLife, `${where}.life`);
    player.capacity = numberIn(fields['capacity'], 0, maxEnergy, maxEnergy, `${where}.capacity`);
    player.energy = numberIn(fields['energy'], 0, maxEnergy, player.capacity, `${where}.energy`);
    const [hand, deck] = [
      cardsIn(fields['hand'], `${where}.hand`),
      realCardsIn(fields['deck'], `${where}.deck`),
    ];
    if (hand.length > maxHand) wrong(`${where}.hand`);
    player.hand = hand.map((card) => veil(card) | (1 << seat));
    player.deck = deck.map(veil).toReversed();
    player.discard = realCardsIn(fields['discard'], `${where}.discard`);

    for (const [i, piece] of listOf(fields['pieces'], `${where}.pieces`).entries())
      this.piece(seat, piece, `${where}.pieces[${i}]`);
  }

  private piece(seat: Seat, given: Json, where: string): void {
    const fields = fieldsOf(given, PIECE, where);
    const row = cardIn(fields['card'], `${where}.card`);
    const structure = row.card.type === 'structure';
    if (!structure && row.card.type !== 'character') wrong(`${where}.card`);
    const slot = this.slotFor(seat, row, fields['slot'], `${where}.slot`);
    const level = structure ? numberIn(fields['level'], 1, 3, 1, `${where}.level`) : 0;
    const { fresh = false } = fields;
    if (typeof fresh !== 'boolean') wrong(`${where}.fresh`);
    const piece = this.put(seat, row, slot, 0, fresh === true);
    piece.level = level;
    for (const [i, item] of listOf(fields['equipment'], `${where}.equipment`).entries()) {
      const equipment = cardIn(item, `${where}.equipment[${i}]`);
      if (
        equipment.card.type !== 'equipment' ||
        !bearersFor(this.state, seat, equipment.card).includes(piece)
      )
        return wrong(`${where}.equipment[${i}]`);
      this.put(seat, equipment, CARRIED, piece.id, false);
    }
    for (const [i, state] of listOf(fields['states'], `${where}.states`).entries())
      this.mark(piece, state, `${where}.states[${i}]`);
    takeStock(this.state);
    refit(this.state, piece);
    piece.health = numberIn(fields['health'], 1, piece.most, piece.most, `${where}.health`);
  }

  private slotFor(seat: Seat, row: CardRow, given: Json | undefined, where: string): number {
    if (!hasRoom(this.state, seat, row)) wrong(where);
    const bits = taken(this.state, seat);
    const usual = firstFree(bits, firstFor(row), endFor(row));
    const slot = numberIn(given, 0, SLOTS - 1, usual, where);
    const fits =
      row.card.type === 'structure'
        ? slot >= STRUCTURES
        : slot < STRUCTURES && slot >= 0 && mayStand(row, slot);
    return fits && (bits & (1 << slot)) === 0 ? slot : wrong(where);
  }

  private put(seat: Seat, row: CardRow, slot: number, bearer: number, fresh: boolean): Piece {
    const { state } = this;
    const piece = newPiece(state.nextId++, row.index, seat, fresh ? state.turn : state.turn - 1);
    piece.slot = slot;
    piece.bearer = bearer;
    state.pieces.push(piece);
    armShield(this.quietly, piece);
    return piece;
  }

  /** 10.3: states that cannot be there together are wrong. */
  private mark(piece: Piece, given: Json, where: string): void {
    const { state, turns, amount, against } = fieldsOf(given, STATE, where);
    const name = STATES.find((known) => known === state) ?? wrong(`${where}.state`);
    const to = IMMUNITIES.find((known) => known === against);
    if ((against === undefined) === (name === 'immunity') || (against !== undefined && to === undefined))
      wrong(`${where}.against`);
    const before = piece.marks.length;
    const applied = applyState(this.quietly, piece, {
      state: name,
      amount: amount === undefined ? undefined : numberIn(amount, 0, 100, 0, `${where}.amount`),
      against: to,
      term: {
        until: turns === undefined ? 'permanent' : 'turns',
        turns: numberIn(turns, 1, 100, 0, `${where}.turns`),
        by: other(piece.control),
        source: 0,
        fixed: false,
        while: undefined,
      },
    });
    if (!applied || piece.marks.length === before) wrong(`${where}.state`);
  }
}

/** 13.2: before the last turn is over. */
const turnIn = (given: Json | undefined, last: number): number =>
  numberIn(given, 2, Math.max(2, last), Math.max(2, Math.min(10, last)), 'turn');

/** Lays the table; throws where it is wrong. */
function lay(input: Json, settings: Settings): { state: State; agenda: Frame[] } {
  const fields = fieldsOf(input, ['turn', 'active', 'phase', 'players'], 'scene');
  const state = newState(settings);
  state.turn = turnIn(fields['turn'], configOf(settings).lastTurn);
  state.active = numberIn(fields['active'], 0, 1, 0, 'active');
  state.first = state.turn % 2 === 1 ? state.active : other(state.active);
  const { phase = 'main' } = fields;
  state.phase = phase === 'main' || phase === 'combat' ? phase : wrong('phase');
  const players = listOf(fields['players'], 'players');
  if (players.length !== 2) wrong('players');
  const laying = new Laying(state);
  state.players.forEach((player, seat) => laying.player(player, seat, at(players, seat)));
  const decks = state.players.map(({ hand, deck }) => [...hand, ...deck].map(cardOf));
  state.players.forEach((player, seat) => {
    player.quick = quickOf(state.settings, at(decks, seat), decks.flat());
  });
  for (const piece of state.pieces) refit(state, piece);
  // What was laid has not happened.
  state.waiting = [];
  state.stirred = false;
  const seat = state.active;
  const first: Frame = phase === 'combat' ? { do: 'attack', seat, from: 0 } : { do: 'main', seat };
  return { state, agenda: [first, { do: 'furnish' }] };
}

export function position(
  input: unknown,
  settings: Settings,
): Result<{ state: State; agenda: Frame[] }, readonly Reason[]> {
  try {
    return ok(lay(input as Json, settings));
  } catch (error) {
    if (error instanceof Wrong)
      return refuse([{ why: 'scene', rule: '16.1', facts: { field: error.message } }]);
    throw error;
  }
}
