/** RULES 16: builds a start position from a scene, given as unknown JSON; reports the first wrong field. */
import {
  at,
  type CardNames,
  createFastDice,
  listIssues,
  type ObjectOf,
  ok,
  type Reason,
  refuse,
  type Result,
  type Schema,
  schema,
  type Seat,
} from '@ludoteca/kernel';
import type { Frame, Piece, PlayerState, Settings, State, LiryaDealer } from './parts.ts';
import { type CardRow, rowOfId } from './pool/index.ts';
import { createPiece } from './rules/objects.ts';
import { updateMaxHealth } from './rules/modifiers.ts';
import { addPrintedShield } from './rules/pieces.ts';
import { createState } from './rules/setup.ts';
import { applyState } from './rules/states.ts';
import { findResponseCards } from './rules/possible-cards.ts';
import { updateAbilityIndex } from './rules/static-abilities.ts';
import { findBearers } from './rules/legality.ts';
import { cardOf, EVERYONE, hiddenCard } from './rules/known-cards.ts';
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
import { type CardId, immunity, stateName } from './card-definition/index.ts';

export type LiryaPositionReason = 'scene';

const { flag, integer, list, object, oneOf, optional } = schema;

const NO_LIMIT = Number.MAX_SAFE_INTEGER;
const MAX_LIST_LENGTH = 200;

const cardThat = (accepts: (row: CardRow) => boolean): Schema<CardId> =>
  schema.custom((value) => {
    const row = typeof value === 'string' ? rowOfId(value) : undefined;
    return row !== undefined && accepts(row);
  }, 'scene');
const knownCard = cardThat(() => true);
/** 1.6: tokens are in no deck and no discard pile. */
const noToken = cardThat(({ card }) => card.token !== true);

const stateFields = {
  state: stateName,
  /** Only for the state `immunity`. */
  against: optional(immunity),
  amount: optional(integer(0, 100)),
  turns: optional(integer(1, 100)),
};
interface SceneState extends ObjectOf<typeof stateFields> {}

const pieceFields = {
  card: knownCard,
  /** Default: the first free slot where it may stand. */
  slot: optional(integer(0, SLOTS - 1)),
  /** Of structures; ignored for characters. */
  level: optional(integer(0, 3)),
  /** It entered this turn. */
  fresh: optional(flag),
  equipment: optional(list(knownCard, MAX_LIST_LENGTH)),
  states: optional(list(object(stateFields), MAX_LIST_LENGTH)),
  health: optional(integer(1, NO_LIMIT)),
};
export interface ScenePiece extends ObjectOf<typeof pieceFields> {}

const playerFields = {
  life: optional(integer(1, 1000)),
  capacity: optional(integer(0, NO_LIMIT)),
  energy: optional(integer(0, NO_LIMIT)),
  hand: optional(list(knownCard, MAX_LIST_LENGTH)),
  /** Everybody sees the hand. */
  openHand: optional(flag),
  deck: optional(list(noToken, MAX_LIST_LENGTH)),
  discard: optional(list(noToken, MAX_LIST_LENGTH)),
  pieces: optional(list(object(pieceFields), MAX_LIST_LENGTH)),
};
export interface ScenePlayer extends ObjectOf<typeof playerFields> {}

const sceneFields = {
  /** Default: 10. */
  turn: optional(integer(2, NO_LIMIT)),
  active: optional(integer(0, 1)),
  /** Default: main. */
  phase: optional(oneOf('main', 'combat')),
  players: list(object(playerFields), 2, 2),
};
/** A start position as people write it. The first card of the deck is the top. */
export interface StartScene extends ObjectOf<typeof sceneFields> {}
const sceneSchema: Schema<StartScene> = object(sceneFields);

/** The message is the path of the wrong field. */
class SceneError extends Error {}

const failAt = (field: string): never => {
  throw new SceneError(field);
};

/** The scene, if all its fields have the right form. */
function readScene(input: unknown): StartScene {
  const [issue] = listIssues(sceneSchema, input);
  if (issue === undefined) return input as StartScene;
  const [field = ''] = issue.path.split(/[.[]/u, 1);
  if (field === '') return failAt('scene');
  return failAt(Object.hasOwn(sceneFields, field) ? issue.path : `scene.${issue.path}`);
}

/** The cards that a scene names; none if it is invalid. */
export function listSceneCards(input: unknown): readonly CardId[] {
  if (listIssues(sceneSchema, input).length > 0) return [];
  return (input as StartScene).players.flatMap(({ hand = [], deck = [], discard = [], pieces = [] }) =>
    hand.concat(
      deck,
      discard,
      pieces.flatMap(({ card, equipment = [] }) => [card].concat(equipment)),
    ),
  );
}

const atMost = (value: number, max: number, where: string): number => (value <= max ? value : failAt(where));

const rowOfCard = (card: CardId): CardRow => rowOfId(card) ?? failAt(card);
const indexesOf = (cards: readonly CardId[] = []): number[] => cards.map((card) => rowOfCard(card).index);

const ignore = (): void => undefined;

class SceneBuilder {
  private readonly state: State;
  /** Rules that change the state need a dealer; its events are dropped. */
  private readonly silentDealer: LiryaDealer;

  constructor(state: State) {
    this.state = state;
    const dice = createFastDice('scene');
    this.silentDealer = { state, dice, next: ignore, tell: ignore, charge: ignore, end: ignore };
  }

  addPlayer(player: PlayerState, seat: Seat, scene: ScenePlayer): void {
    const where = `players[${seat}]`;
    const { startingLife, maxEnergy, maxHand } = configOf(this.state.settings);
    player.life = scene.life ?? startingLife;
    player.capacity = atMost(scene.capacity ?? maxEnergy, maxEnergy, `${where}.capacity`);
    player.energy = atMost(scene.energy ?? player.capacity, maxEnergy, `${where}.energy`);
    const hand = indexesOf(scene.hand);
    if (hand.length > maxHand) failAt(`${where}.hand`);
    const watchers = scene.openHand === true ? EVERYONE : 1 << seat;
    player.hand = hand.map((card) => hiddenCard(card) | watchers);
    player.deck = indexesOf(scene.deck).map(hiddenCard).toReversed();
    player.discard = indexesOf(scene.discard);
    for (const [i, piece] of (scene.pieces ?? []).entries())
      this.addPiece(seat, piece, `${where}.pieces[${i}]`);
  }

  private addPiece(seat: Seat, scene: ScenePiece, where: string): void {
    const row = rowOfCard(scene.card);
    const structure = row.card.type === 'structure';
    if (!structure && row.card.type !== 'character') failAt(`${where}.card`);
    const slot = this.chooseSlot(seat, row, scene.slot, `${where}.slot`);
    if (structure && scene.level === 0) failAt(`${where}.level`);
    const piece = this.createPiece(seat, row, slot, 0, scene.fresh === true);
    piece.level = structure ? (scene.level ?? 1) : 0;
    for (const [i, card] of (scene.equipment ?? []).entries()) {
      const equipment = rowOfCard(card);
      if (
        equipment.card.type !== 'equipment' ||
        !findBearers(this.state, seat, equipment.card).includes(piece)
      )
        return failAt(`${where}.equipment[${i}]`);
      this.createPiece(seat, equipment, NO_SLOT, piece.id, false);
    }
    for (const [i, state] of (scene.states ?? []).entries())
      this.addState(piece, state, `${where}.states[${i}]`);
    updateAbilityIndex(this.state);
    updateMaxHealth(this.state, piece);
    piece.health = atMost(scene.health ?? piece.most, piece.most, `${where}.health`);
  }

  private chooseSlot(seat: Seat, row: CardRow, given: number | undefined, where: string): number {
    if (!hasRoom(this.state, seat, row)) failAt(where);
    const bits = occupiedSlots(this.state, seat);
    const slot = given ?? findFreeSlot(bits, firstSlotFor(row), endSlotFor(row));
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
  private addState(piece: Piece, scene: SceneState, where: string): void {
    const { state, turns, amount, against } = scene;
    if ((against !== undefined) !== (state === 'immunity')) failAt(`${where}.against`);
    const before = piece.marks.length;
    const applied = applyState(this.silentDealer, piece, {
      state,
      amount,
      against,
      term: {
        until: turns === undefined ? 'permanent' : 'turns',
        turns: turns ?? 0,
        by: opponentOf(piece.control),
        source: 0,
        fixed: false,
        while: undefined,
      },
    });
    if (!applied || piece.marks.length === before) failAt(`${where}.state`);
  }
}

/** Throws a SceneError. */
function buildPosition(
  input: unknown,
  settings: Settings,
  cards: CardNames | undefined,
): { state: State; agenda: Frame[] } {
  const { turn, active = 0, phase = 'main', players } = readScene(input);
  const state = createState(settings, cards);
  // 13.2: the last turn must not be over.
  const lastTurn = Math.max(2, configOf(settings).lastTurn);
  state.turn = atMost(turn ?? Math.min(10, lastTurn), lastTurn, 'turn');
  state.active = active;
  state.first = state.turn % 2 === 1 ? state.active : opponentOf(state.active);
  state.phase = phase;
  const builder = new SceneBuilder(state);
  state.players.forEach((player, seat) => builder.addPlayer(player, seat, at(players, seat)));
  const decks = state.players.map(({ hand, deck }) => [...hand, ...deck].map(cardOf));
  state.players.forEach((player, seat) => {
    player.quick = findResponseCards(state.settings, at(decks, seat), decks.flat(), cards);
  });
  for (const piece of state.pieces) updateMaxHealth(state, piece);
  // Nothing triggers by the setup.
  state.waiting = [];
  state.stirred = false;
  const seat = state.active;
  const first: Frame = phase === 'combat' ? { do: 'attack', seat, from: 0 } : { do: 'main', seat };
  return { state, agenda: [first, { do: 'furnish' }] };
}

export function parsePosition(
  input: unknown,
  settings: Settings,
  cards?: CardNames,
): Result<{ state: State; agenda: Frame[] }, readonly Reason[]> {
  try {
    return ok(buildPosition(input, settings, cards));
  } catch (error) {
    if (error instanceof SceneError)
      return refuse([{ why: 'scene', rule: '16.1', facts: { field: error.message } }]);
    throw error;
  }
}
