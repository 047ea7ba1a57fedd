/** What is derived from a state: the current characteristics of its permanents, and where a spell or ability stands. */
import type { Seat, DeepReadonly } from '@ludoteca/kernel';
import type { GameRule, Value } from '../abilities/index.ts';
import type { Aim, Id, Kind, Permanent, State } from '../state.ts';
import type { Compiled, Traits } from './compiled.ts';
import type { Subject } from './subjects.ts';

export type Table = DeepReadonly<State>;

export interface Board {
  readonly state: Table;
  readonly cards: readonly Compiled[];
  /** By place on the battlefield. */
  readonly traits: Traits[];
  /** See values.ts: here, because values count objects and objects are compared with values. */
  valueOf(value: Value, scope: Scope): number;
  /** A spell with the keywords that permanents give it (702.2d); here for the same reason. */
  asSpell(spell: Subject): Subject;
  /** The rules for the game that permanents make (see GameRule), with where each looks from. */
  readonly rules: readonly { readonly rule: GameRule; readonly scope: Scope }[];
  /** Characteristics may change without a change of the version. */
  readonly live: boolean;
  /** What triggered abilities on the battlefield wait for, as bits. */
  readonly hears: number;
}

/** From where an ability looks at the game. An item of the stack is one. */
export interface Scope {
  readonly controller: Seat;
  readonly source: Id;
  readonly kind: Kind;
  readonly x: number;
  readonly kicked: boolean;
  readonly it: Id;
  readonly other: Id;
  readonly player: Seat;
  readonly amount: number;
  readonly made: readonly Id[];
  readonly paid: readonly Id[];
  readonly done: boolean;
  readonly targets: readonly (readonly Aim[])[];
  readonly base: number;
}

const NONE: readonly never[] = [];

/** The scope of an ability that a permanent has, or of one that nothing has triggered yet. */
export const scopeOf = (controller: Seat, source: Id, kind: Kind): Scope => ({
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

export const scopeOn = (permanent: DeepReadonly<Permanent>): Scope =>
  scopeOf(permanent.controller, permanent.id, permanent.kind);

export const opponentOf = (seat: Seat): Seat => 1 - seat;
/** A player as a target, an attacked player, a recipient of damage. */
export const playerAim = (seat: Seat): Aim => -1 - seat;
export const isPlayer = (aim: Aim): boolean => aim < 0;
export const seatAt = (aim: Aim): Seat => -1 - aim;

/** Where a permanent stands; -1: it is not on the battlefield. */
export function placeOf(state: Table, id: Id): number {
  const { battlefield } = state;
  for (let i = 0; i < battlefield.length; i++) if (battlefield[i]?.id === id) return i;
  return -1;
}
