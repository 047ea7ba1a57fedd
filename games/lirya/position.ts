/** RULES 16: builds a start position from a scene, given as unknown JSON; reports the first wrong field. */
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
import type { Frame, Piece, PlayerState, Settings, State, LiryaDealer } from './parts.ts';
import { type CardRow, rowAt, rowOfId } from './pool/index.ts';
import { createPiece } from './rules/objects.ts';
import { updateMaxHealth } from './rules/modifiers.ts';
import { addPrintedShield } from './rules/pieces.ts';
import { createState } from './rules/setup.ts';
import { applyState } from './rules/states.ts';
import { findResponseCards } from './rules/possible-cards.ts';
import { updateAbilityIndex } from './rules/static-abilities.ts';
import { findBearers } from './rules/legality.ts';
import { cardOf, hiddenCard } from './rules/known-cards.ts';
import { opponentOf } from './rules/lookup.ts';
import {
  NO_SLOT,
  endSlotFor,
  firstSlotFor,
  findFreeSlot,
  hasRoom,
  mayStand,
  SLOTS,
  STRUCTURES,
  occupiedSlots,
} from './rules/slots.ts';
import { configOf } from './settings.ts';
import { type CardId, IMMUNITIES, type Immunity, STATES, type StateName } from './card-definition/index.ts';

export type LiryaPositionReason = 'scene';

/** A start position as people write it. The first card of the deck is the top. */
export interface StartScene {
  /** Default: 10. */
  readonly turn?: number;
  readonly active?: Seat;
  /** Default: main. */
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
  /** Default: the first free slot where it may stand. */
  readonly slot?: number;
  readonly level?: number;
  readonly health?: number;
  readonly equipment?: readonly CardId[];
  readonly states?: readonly {
    readonly state: StateName;
    readonly turns?: number;
    readonly amount?: number;
    /** Only for the state `immunity`. */
    readonly against?: Immunity;
  }[];
  /** It entered this turn. */
  readonly fresh?: true;
}

/** The message is the path of the wrong field. */
class SceneError extends Error {}

const failAt = (field: string): never => {
  throw new SceneError(field);
};

type SceneFields = { readonly [field: string]: Json };

function readFields(value: Json | undefined, known: readonly string[], where: string): SceneFields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return failAt(where);
  for (const field of Object.keys(value)) if (!known.includes(field)) failAt(`${where}.${field}`);
  return value as SceneFields;
}

function readNumber(
  value: Json | undefined,
  min: number,
  max: number,
  defaultValue: number,
  where: string,
): number {
  if (value === undefined) return defaultValue;
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? value
    : failAt(where);
}

const readList = (value: Json | undefined, where: string): readonly Json[] =>
  value === undefined ? [] : Array.isArray(value) && value.length <= 200 ? value : failAt(where);

function readCard(value: Json | undefined, where: string): CardRow {
  const row = typeof value === 'string' ? rowOfId(value) : undefined;
  return row ?? failAt(where);
}

const readCards = (value: Json | undefined, where: string): number[] =>
  readList(value, where).map((card, i) => readCard(card, `${where}[${i}]`).index);

/** 1.6: tokens are in no deck and no discard pile. */
const readNonTokens = (value: Json | undefined, where: string): number[] =>
  readCards(value, where).map((card, i) =>
    rowAt(card).card.token === true ? failAt(`${where}[${i}]`) : card,
  );

const PLAYER_FIELDS = ['life', 'energy', 'capacity', 'hand', 'deck', 'discard', 'pieces'];
const STATE_FIELDS = ['state', 'turns', 'amount', 'against'];
const PIECE_FIELDS = ['card', 'slot', 'level', 'health', 'equipment', 'states', 'fresh'];

const ignore = (): void => undefined;

class SceneBuilder {
  private readonly state: State;
  /** Rules that change the state need a dealer; its events are dropped. */
  private readonly silentDealer: LiryaDealer;

  constructor(state: State) {
    this.state = state;
    this.silentDealer = { state, dice: createFastDice('scene'), next: ignore, tell: ignore, end: ignore };
  }

  addPlayer(player: PlayerState, seat: Seat, input: Json | undefined): void {
    const where = `players[${seat}]`;
    const fields = readFields(input, PLAYER_FIELDS, where);
    const { startingLife, maxEnergy, maxHand } = configOf(this.state.settings);
    player.life = readNumber(fields['life'], 1, 1000, startingLife, `${where}.life`);
    player.capacity = readNumber(fields['capacity'], 0, maxEnergy, maxEnergy, `${where}.capacity`);
    player.energy = readNumber(fields['energy'], 0, maxEnergy, player.capacity, `${where}.energy`);
    const [hand, deck] = [
      readCards(fields['hand'], `${where}.hand`),
      readNonTokens(fields['deck'], `${where}.deck`),
    ];
    if (hand.length > maxHand) failAt(`${where}.hand`);
    player.hand = hand.map((card) => hiddenCard(card) | (1 << seat));
    player.deck = deck.map(hiddenCard).toReversed();
    player.discard = readNonTokens(fields['discard'], `${where}.discard`);

    for (const [i, piece] of readList(fields['pieces'], `${where}.pieces`).entries())
      this.addPiece(seat, piece, `${where}.pieces[${i}]`);
  }

  private addPiece(seat: Seat, input: Json, where: string): void {
    const fields = readFields(input, PIECE_FIELDS, where);
    const row = readCard(fields['card'], `${where}.card`);
    const structure = row.card.type === 'structure';
    if (!structure && row.card.type !== 'character') failAt(`${where}.card`);
    const slot = this.chooseSlot(seat, row, fields['slot'], `${where}.slot`);
    const level = structure ? readNumber(fields['level'], 1, 3, 1, `${where}.level`) : 0;
    const { fresh = false } = fields;
    if (typeof fresh !== 'boolean') failAt(`${where}.fresh`);
    const piece = this.createPiece(seat, row, slot, 0, fresh === true);
    piece.level = level;
    for (const [i, item] of readList(fields['equipment'], `${where}.equipment`).entries()) {
      const equipment = readCard(item, `${where}.equipment[${i}]`);
      if (
        equipment.card.type !== 'equipment' ||
        !findBearers(this.state, seat, equipment.card).includes(piece)
      )
        return failAt(`${where}.equipment[${i}]`);
      this.createPiece(seat, equipment, NO_SLOT, piece.id, false);
    }
    for (const [i, state] of readList(fields['states'], `${where}.states`).entries())
      this.addState(piece, state, `${where}.states[${i}]`);
    updateAbilityIndex(this.state);
    updateMaxHealth(this.state, piece);
    piece.health = readNumber(fields['health'], 1, piece.most, piece.most, `${where}.health`);
  }

  private chooseSlot(seat: Seat, row: CardRow, input: Json | undefined, where: string): number {
    if (!hasRoom(this.state, seat, row)) failAt(where);
    const bits = occupiedSlots(this.state, seat);
    const defaultValue = findFreeSlot(bits, firstSlotFor(row), endSlotFor(row));
    const slot = readNumber(input, 0, SLOTS - 1, defaultValue, where);
    const fits =
      row.card.type === 'structure'
        ? slot >= STRUCTURES
        : slot < STRUCTURES && slot >= 0 && mayStand(row, slot);
    return fits && (bits & (1 << slot)) === 0 ? slot : failAt(where);
  }

  private createPiece(seat: Seat, row: CardRow, slot: number, bearer: number, fresh: boolean): Piece {
    const { state } = this;
    const piece = createPiece(state.nextId++, row.index, seat, fresh ? state.turn : state.turn - 1);
    piece.slot = slot;
    piece.bearer = bearer;
    state.pieces.push(piece);
    addPrintedShield(this.silentDealer, piece);
    return piece;
  }

  /** 10.3: states that exclude each other are an error. */
  private addState(piece: Piece, input: Json, where: string): void {
    const { state, turns, amount, against } = readFields(input, STATE_FIELDS, where);
    const name = STATES.find((known) => known === state) ?? failAt(`${where}.state`);
    const to = IMMUNITIES.find((known) => known === against);
    if ((against === undefined) === (name === 'immunity') || (against !== undefined && to === undefined))
      failAt(`${where}.against`);
    const before = piece.marks.length;
    const applied = applyState(this.silentDealer, piece, {
      state: name,
      amount: amount === undefined ? undefined : readNumber(amount, 0, 100, 0, `${where}.amount`),
      against: to,
      term: {
        until: turns === undefined ? 'permanent' : 'turns',
        turns: readNumber(turns, 1, 100, 0, `${where}.turns`),
        by: opponentOf(piece.control),
        source: 0,
        fixed: false,
        while: undefined,
      },
    });
    if (!applied || piece.marks.length === before) failAt(`${where}.state`);
  }
}

/** 13.2: the last turn must not be over. */
const readTurn = (input: Json | undefined, last: number): number =>
  readNumber(input, 2, Math.max(2, last), Math.max(2, Math.min(10, last)), 'turn');

/** Throws a SceneError. */
function buildPosition(input: Json, settings: Settings): { state: State; agenda: Frame[] } {
  const fields = readFields(input, ['turn', 'active', 'phase', 'players'], 'scene');
  const state = createState(settings);
  state.turn = readTurn(fields['turn'], configOf(settings).lastTurn);
  state.active = readNumber(fields['active'], 0, 1, 0, 'active');
  state.first = state.turn % 2 === 1 ? state.active : opponentOf(state.active);
  const { phase = 'main' } = fields;
  state.phase = phase === 'main' || phase === 'combat' ? phase : failAt('phase');
  const players = readList(fields['players'], 'players');
  if (players.length !== 2) failAt('players');
  const builder = new SceneBuilder(state);
  state.players.forEach((player, seat) => builder.addPlayer(player, seat, at(players, seat)));
  const decks = state.players.map(({ hand, deck }) => [...hand, ...deck].map(cardOf));
  state.players.forEach((player, seat) => {
    player.quick = findResponseCards(state.settings, at(decks, seat), decks.flat());
  });
  for (const piece of state.pieces) updateMaxHealth(state, piece);
  // Nothing triggers by the setup.
  state.waiting = [];
  state.stirred = false;
  const seat = state.active;
  const first: Frame = phase === 'combat' ? { do: 'attack', seat, from: 0 } : { do: 'main', seat };
  return { state, agenda: [first, { do: 'furnish' }] };
}

export function startPosition(
  input: unknown,
  settings: Settings,
): Result<{ state: State; agenda: Frame[] }, readonly Reason[]> {
  try {
    return ok(buildPosition(input as Json, settings));
  } catch (error) {
    if (error instanceof SceneError)
      return refuse([{ why: 'scene', rule: '16.1', facts: { field: error.message } }]);
    throw error;
  }
}
