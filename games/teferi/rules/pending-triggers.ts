/** Triggered abilities that wait in `State.triggered` until a player would get priority (CR 603.3). */
import { at } from '@ludoteca/kernel';
import type { TriggeredAbility } from '../abilities/index.ts';
import { holds } from '../layers/amounts.ts';
import type { AbilityScope } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { MAX_OBJECTS } from '../limits.ts';
import type { ObjectId, PendingTrigger, State } from '../state.ts';

/** Beyond the maximum the game is a draw at the next check (732.4). */
export function addTrigger(state: State, trigger: PendingTrigger): void {
  if (state.triggered.length <= MAX_OBJECTS) state.triggered.push(trigger);
}

/** 603.8: the ability has triggered and has not left the stack. */
export const isAlreadyTriggered = (
  { triggered, stack }: State,
  ability: TriggeredAbility,
  source: ObjectId,
): boolean => [...triggered, ...stack].some((item) => item.source === source && item.does === ability);

/** 603.4: removes pending triggers from index `from` on whose condition is false after the event. */
export function recheckInterveningIfs(state: State, from: number): void {
  for (let i = state.triggered.length - 1; i >= from; i--) {
    const { if: condition } = at(state.triggered, i);
    if (condition !== null && !holds(deriveBoard(state), condition, at(state.triggered, i)))
      state.triggered.splice(i, 1);
  }
}

export const createPendingTrigger = (
  scope: AbilityScope,
  does: PendingTrigger['does'],
  condition: PendingTrigger['if'],
): PendingTrigger => ({
  controller: scope.controller,
  owner: scope.controller,
  kind: scope.kind,
  source: scope.source,
  does,
  what: 'triggered',
  from: 'battlefield',
  way: '',
  if: condition,
  modes: [],
  targets: [],
  base: 0,
  shares: [],
  x: scope.x,
  kicked: scope.kicked,
  it: scope.it,
  other: scope.other,
  player: scope.player,
  amount: scope.amount,
  made: [...scope.made],
  paid: [],
  done: false,
});
