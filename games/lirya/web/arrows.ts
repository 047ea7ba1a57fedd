/** Who attacks whom, and what the top of the stack aims at: all at once. */
import type { Arrow } from '@ludoteca/kit/web';
import { refOfNamedObject } from '../combat-forecast.ts';
import type { Ref } from '../parts.ts';
import type { View } from '../view-types.ts';
import type { ShownAttack } from './combat-plan.ts';
import { refId } from './board-props.ts';

const arrow = (from: Ref, to: Ref, kind: string): Arrow => ({
  from: refId(from),
  to: refId(to),
  kind: `ly-arrow ${kind}`,
});

export function collectArrows({ stack }: View, shots: readonly ShownAttack[]): readonly Arrow[] {
  const top = stack.at(-1);
  const aims =
    top?.targets
      .flat()
      .flatMap((body) => (body === null ? [] : [arrow(top.id, refOfNamedObject(body), 'aimed')])) ?? [];
  return [...shots.map(({ attacker, target, kind }) => arrow(attacker, target, kind)), ...aims];
}
