/** At whom to aim: each target in turn, where the effects come to most. */
import type { Ref } from '../parts.ts';
import { other, playerRef } from '../rules/table.ts';
import type { Effect, Target } from '../vocabulary/index.ts';
import { gainOf } from './gain.ts';
import type { Aimed, Outlook } from './outlook.ts';

export interface Aiming {
  readonly gain: number;
  readonly targets: readonly (readonly Ref[])[];
}

/** Who could be chosen, as far as the table shows it. */
function candidates(
  outlook: Outlook,
  { what = 'card', like, side, item }: Target,
  aimed: Aimed,
): readonly Ref[] {
  const { view } = outlook;
  if (what === 'stack')
    return view.stack
      .filter(
        ({ seat, kind }) =>
          (like?.side === undefined || (like.side === 'you') === (seat === aimed.seat)) &&
          (item !== 'spell' || kind === 'spell') &&
          (item !== 'card' || (kind !== 'ability' && kind !== 'trigger' && kind !== 'upgrade')) &&
          (item !== 'ability' || kind === 'ability' || kind === 'trigger'),
      )
      .map(({ id }) => id);
  if (what === 'attack')
    return view.attacks.flatMap(({ attacker, cancelled }) =>
      cancelled || attacker === null || !('id' in attacker) ? [] : [attacker.id],
    );
  const players = [playerRef(aimed.seat), playerRef(other(aimed.seat))].filter(
    (_, i) => side === undefined || (side === 'you') === (i === 0),
  );
  return [...(what === 'player' ? [] : outlook.all(like ?? {}, aimed)), ...(what === 'card' ? [] : players)];
}

/** Of those that are offered for one target, the best for the effects, with those chosen that were. */
export function bestAmong(
  outlook: Outlook,
  effects: readonly Effect[],
  aimed: Aimed,
  which: number,
  offered: readonly Ref[],
): { readonly ref: Ref; readonly gain: number } | undefined {
  let best: { readonly ref: Ref; readonly gain: number } | undefined;
  const chosen = aimed.targets[which] ?? [];
  for (const ref of offered) {
    const targets = [...aimed.targets];
    targets[which] = [...chosen, ref];
    const gain = gainOf(outlook, effects, { ...aimed, targets });
    if (best === undefined || gain > best.gain) best = { ref, gain };
  }
  return best;
}

/** The best aim for all targets; undefined where one cannot be had. */
export function bestAim(
  outlook: Outlook,
  targets: readonly Target[],
  effects: readonly Effect[],
  aimed: Aimed,
): Aiming | undefined {
  const chosen: Ref[][] = [];
  for (const [which, target] of targets.entries()) {
    const refs: Ref[] = [];
    chosen.push(refs);
    const { min = 1, max = 1 } = target;
    const open = candidates(outlook, target, aimed);
    let before = gainOf(outlook, effects, { ...aimed, targets: chosen });
    while (refs.length < max) {
      const free = open.filter((ref) => !refs.includes(ref));
      const best = bestAmong(outlook, effects, { ...aimed, targets: chosen }, which, free);
      if (best === undefined || (refs.length >= min && best.gain <= before)) break;
      refs.push(best.ref);
      before = best.gain;
    }
    if (refs.length < min) return undefined;
  }
  return { gain: gainOf(outlook, effects, { ...aimed, targets: chosen }), targets: chosen };
}
