/** What is derived from a state: the current characteristics of its permanents, and where a spell or ability stands. */
import type { Seat, DeepReadonly } from '@ludoteca/kernel';
import type { GameRule, Amount } from '../abilities/index.ts';
import type { EntityId, ObjectId, CardIndex, Permanent, State } from '../state.ts';
import type { CompiledCard, Characteristics } from './compiled-cards.ts';
import type { ObjectSnapshot } from './object-snapshots.ts';

export type ReadonlyState = DeepReadonly<State>;

export interface BoardState {
  readonly state: ReadonlyState;
  readonly cards: readonly CompiledCard[];
  /** By place on the battlefield. */
  readonly characteristics: Characteristics[];
  /** See values.ts: here, because values count objects and objects are compared with values. */
  evaluate(value: Amount, scope: Scope): number;
  /** A spell with the keywords that permanents give it (702.2d); here for the same reason. */
  withGainedKeywords(spell: ObjectSnapshot): ObjectSnapshot;
  /** The rules for the game that permanents make (see GameRule), with where each looks from. */
  readonly gameRules: readonly { readonly rule: GameRule; readonly scope: Scope }[];
  /** Characteristics may change without a change of the version. */
  readonly isVolatile: boolean;
  /** What triggered abilities on the battlefield wait for, as bits. */
  readonly triggerBits: number;
}

/** From where an ability looks at the game. An item of the stack is one. */
export interface Scope {
  readonly controller: Seat;
  readonly source: ObjectId;
  readonly kind: CardIndex;
  readonly x: number;
  readonly kicked: boolean;
  readonly it: ObjectId;
  readonly other: ObjectId;
  readonly player: Seat;
  readonly amount: number;
  readonly made: readonly ObjectId[];
  readonly paid: readonly ObjectId[];
  readonly done: boolean;
  readonly targets: readonly (readonly EntityId[])[];
  readonly base: number;
}

const NONE: readonly never[] = [];

/** The scope of an ability that a permanent has, or of one that nothing has triggered yet. */
export const createScope = (controller: Seat, source: ObjectId, kind: CardIndex): Scope => ({
  controller,
  source,
  kind,
  x: 0,
  kicked: false,
  it: 0,
  other: 0,
  player: controller,
  amount: 0,
  made: NONE,
  paid: NONE,
  done: false,
  targets: NONE,
  base: 0,
});

export const scopeOfPermanent = (permanent: DeepReadonly<Permanent>): Scope =>
  createScope(permanent.controller, permanent.id, permanent.kind);

export const opponentOf = (seat: Seat): Seat => 1 - seat;
/** A player as a target, an attacked player, a recipient of damage. */
export const playerEntity = (seat: Seat): EntityId => -1 - seat;
export const isPlayer = (entity: EntityId): boolean => entity < 0;
export const seatOfEntity = (entity: EntityId): Seat => -1 - entity;

/** Where a permanent stands; -1: it is not on the battlefield. */
export function battlefieldIndex(state: ReadonlyState, id: ObjectId): number {
  const { battlefield } = state;
  for (let i = 0; i < battlefield.length; i++) if (battlefield[i]?.id === id) return i;
  return -1;
}
