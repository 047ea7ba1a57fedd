/** A state together with everything derived from it, and the scope in which abilities are evaluated. */
import { examine } from './examination-limit.ts';
import { type Seat, type DeepReadonly, at } from '@ludoteca/kernel';
import type { GameRule, Amount, ObjectRule } from '../abilities/index.ts';
import type { EntityId, ObjectId, CardIndex, Permanent, State } from '../state.ts';
import type { CompiledCard, Characteristics } from './compiled-cards.ts';
import type { ObjectSnapshot } from './object-snapshots.ts';

export type ReadonlyTeferiState = DeepReadonly<State>;

export interface BoardState {
  readonly state: ReadonlyTeferiState;
  readonly cards: readonly CompiledCard[];
  /** Current characteristics by index on the battlefield. */
  readonly characteristics: Characteristics[];
  /** Evaluates an amount. A method because filters and amounts depend on each other. */
  evaluate(value: Amount, scope: AbilityScope): number;
  /** The spell with keywords gained from static abilities (702.2d). */
  withGainedKeywords(spell: ObjectSnapshot): ObjectSnapshot;
  /** Rules from static abilities and effects, each with its scope. */
  readonly gameRules: readonly { readonly rule: GameRule; readonly scope: AbilityScope }[];
  /** True if characteristics can change although `State.version` does not. */
  readonly isVolatile: boolean;
  /** Bit mask of `TRIGGER_KINDS` that abilities on the battlefield wait for. */
  readonly triggerBits: number;
}

/** The bindings with which an ability is evaluated: source, controller, X, targets and the objects of its trigger event. Every `StackObject` is a scope. */
export interface AbilityScope {
  /** Of a spell or ability on the stack. */
  readonly id?: ObjectId;
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
  /** The object that a filter is matched against. */
  readonly candidate?: ObjectId;
  /** The chosen modes of a spell. */
  readonly modes?: readonly number[];
  /** 702.51a: the creatures that are tapped to pay for mana. */
  readonly convoked?: readonly ObjectId[];
  /** The mana spent to cast the source, by `MANA_TYPES`, if it is not yet on the battlefield. */
  readonly spent?: readonly number[];
  /** 609.4b: mana of any colour or type can be spent on the spell. */
  readonly mana?: 'any colour' | 'any type';
}

const NONE: readonly never[] = [];

/** The scope of an ability before it triggers or is put on the stack. */
export const createScope = (controller: Seat, source: ObjectId, kind: CardIndex): AbilityScope => ({
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

export const scopeOfPermanent = (permanent: DeepReadonly<Permanent>): AbilityScope =>
  createScope(permanent.controller, permanent.id, permanent.kind);

export const opponentOf = (seat: Seat): Seat => 1 - seat;
/** A player as a target, attacked player or recipient of damage. */
export const playerEntity = (seat: Seat): EntityId => -1 - seat;
export const isPlayer = (entity: EntityId): boolean => entity < 0;
export const seatOfEntity = (entity: EntityId): Seat => -1 - entity;

/** The index of a permanent on the battlefield; -1 if it is not there. */
export function battlefieldIndex(state: ReadonlyTeferiState, id: ObjectId): number {
  const { battlefield } = state;
  examine(battlefield.length >> 4);
  for (let i = 0; i < battlefield.length; i++) if (battlefield[i]?.id === id) return i;
  return -1;
}

/** Whether a permanent has a restriction, requirement or permission of this kind. */
export const hasObjectRule = (board: BoardState, place: number, is: ObjectRule['is']): boolean =>
  at(board.characteristics, place).objectRules.some((rule) => rule.is === is);
