/** Keywords that change what happens to a spell or permanent because of how it was cast (CR 702.27, 702.62, 702.88, 702.109 and 702.152). */
import { at, type Seat } from '@ludoteca/kernel';
import type { AbilityEffect } from '../abilities/index.ts';
import { createScope } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import type { DelayedTrigger, ObjectId, StackObject, State } from '../state.ts';
import { isKicker, SUSPENDED } from './legal-actions.ts';
import { markCharacteristicsChanged, newTimestamp, sideOf } from './state-access.ts';
import { addTrigger, createPendingTrigger } from './pending-triggers.ts';

/** 702.27a: the buyback cost was paid. */
export const isBoughtBack = (state: State, { kind, kicked }: StackObject): boolean =>
  kicked &&
  at(deriveBoard(state).cards, kind).additional.some((one) => isKicker(one) && one.optional === 'buyback');

/** 702.88a */
export const hasRebound = (state: State, { what, from, kind }: StackObject): boolean =>
  what === 'spell' &&
  from === 'hand' &&
  at(deriveBoard(state).cards, kind).characteristics.abilities.gameRules.some(
    ({ rule }) => rule.says === 'rebound',
  );

export const reboundTrigger = ({ kind, controller }: StackObject, card: ObjectId): DelayedTrigger => ({
  when: { on: 'step', step: 'upkeep', whose: 'you' },
  does: { effects: [{ do: 'cast free', what: 'it', count: 1 }] },
  source: card,
  kind,
  controller,
  about: [card],
  once: true,
  thisTurn: false,
});

/** What happens at the beginning of the next end step to a permanent that was cast this way. */
const END_STEP_EFFECTS: { readonly [way: string]: readonly AbilityEffect[] } = {
  dash: [{ do: 'move', what: 'it', to: 'hand' }],
  blitz: [{ do: 'sacrifice', what: 'it' }],
  warp: [
    { do: 'move', what: 'it', to: 'exile' },
    { do: 'permit play', what: 'made', until: 'for good', spells: true },
  ],
};
const HASTY_WAYS: ReadonlySet<string> = new Set(['dash', 'blitz', SUSPENDED]);

/** The effects of the way in which a permanent spell was cast. */
export function addEntryEffects(state: State, { way, kind, controller }: StackObject, id: ObjectId): void {
  const effects = END_STEP_EFFECTS[way];
  if (effects !== undefined)
    state.delayed.push({
      when: { on: 'step', step: 'end', whose: 'each' },
      does: { effects },
      source: id,
      kind,
      controller,
      about: [id],
      once: true,
      thisTurn: false,
    });
  if (!HASTY_WAYS.has(way)) return;
  state.effects.push({
    stamp: newTimestamp(state),
    source: id,
    kind,
    controller,
    affects: [id],
    changes: [{ change: 'gain', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
    until: 'you control this',
  });
  markCharacteristicsChanged(state);
}

/** 702.62a: at the beginning of the owner's upkeep a time counter is removed from each suspended card. */
export function fireTimeCounterTriggers(state: State, seat: Seat): void {
  for (const { id, kind, time } of sideOf(state, seat).exile)
    if (time !== undefined)
      addTrigger(
        state,
        createPendingTrigger(createScope(seat, id, kind), { effects: [{ do: 'remove time counter' }] }, null),
      );
}
