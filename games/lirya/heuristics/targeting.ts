/** Chooses targets one by one so that the effects gain most. */
import { isCardKind, opponentOf, playerRef } from '../rules/lookup.ts';
import type { Ref } from '../parts.ts';
import type { CardEffect, TargetSpec } from '../card-definition/index.ts';
import { evaluateEffects } from './evaluate-effects.ts';
import type { EffectAim, ViewEvaluator } from './view-evaluator.ts';

export interface TargetChoice {
  readonly gain: number;
  readonly targets: readonly (readonly Ref[])[];
}

/** Possible targets as far as the view shows them. */
function findCandidates(
  evaluator: ViewEvaluator,
  { what = 'card', like, side, item }: TargetSpec,
  aim: EffectAim,
): readonly Ref[] {
  const { view } = evaluator;
  if (what === 'stack')
    return view.stack
      .filter(
        ({ seat, kind }) =>
          (like?.side === undefined || (like.side === 'you') === (seat === aim.seat)) &&
          (item !== 'spell' || kind === 'spell') &&
          (item !== 'card' || isCardKind(kind)) &&
          (item !== 'ability' || kind === 'ability' || kind === 'trigger'),
      )
      .map(({ id }) => id);
  if (what === 'attack')
    return view.attacks.flatMap(({ attacker, cancelled }) =>
      cancelled || attacker === null || !('id' in attacker) ? [] : [attacker.id],
    );
  const players = [playerRef(aim.seat), playerRef(opponentOf(aim.seat))].filter(
    (_, i) => side === undefined || (side === 'you') === (i === 0),
  );
  return [
    ...(what === 'player' ? [] : evaluator.findMatching(like ?? {}, aim)),
    ...(what === 'card' ? [] : players),
  ];
}

/** The best of the offered refs for one target, given the targets chosen so far. */
export function findBestTarget(
  evaluator: ViewEvaluator,
  effects: readonly CardEffect[],
  aim: EffectAim,
  which: number,
  offered: readonly Ref[],
): { readonly ref: Ref; readonly gain: number } | undefined {
  let best: { readonly ref: Ref; readonly gain: number } | undefined;
  const chosen = aim.targets[which] ?? [];
  for (const ref of offered) {
    const targets = [...aim.targets];
    targets[which] = [...chosen, ref];
    const gain = evaluateEffects(evaluator, effects, { ...aim, targets });
    if (best === undefined || gain > best.gain) best = { ref, gain };
  }
  return best;
}

/** The best targets for all; undefined if one of them has no candidate. */
export function findBestTargets(
  evaluator: ViewEvaluator,
  targets: readonly TargetSpec[],
  effects: readonly CardEffect[],
  aim: EffectAim,
): TargetChoice | undefined {
  const chosen: Ref[][] = [];
  for (const [which, target] of targets.entries()) {
    const refs: Ref[] = [];
    chosen.push(refs);
    const { min = 1, max = 1 } = target;
    const open = findCandidates(evaluator, target, aim);
    let before = evaluateEffects(evaluator, effects, { ...aim, targets: chosen });
    while (refs.length < max) {
      const free = open.filter((ref) => !refs.includes(ref));
      const best = findBestTarget(evaluator, effects, { ...aim, targets: chosen }, which, free);
      if (best === undefined || (refs.length >= min && best.gain <= before)) break;
      refs.push(best.ref);
      before = best.gain;
    }
    if (refs.length < min) return undefined;
  }
  return { gain: evaluateEffects(evaluator, effects, { ...aim, targets: chosen }), targets: chosen };
}
