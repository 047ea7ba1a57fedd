/** Who attacks whom, and what the top of the stack aims at: all at once. */
import type { Arrow } from '@ludoteca/kit/web';
import { refOfNamedObject } from '../combat-forecast.ts';
import type { Ref } from '../parts.ts';
import type { View } from '../view-types.ts';
import type { Shot } from './battle.ts';
import { refThing } from './table.ts';

const arrow = (from: Ref, to: Ref, kind: string): Arrow => ({
  from: refThing(from),
  to: refThing(to),
  kind: `ly-arrow ${kind}`,
});

export function arrowsOf({ stack }: View, shots: readonly Shot[]): readonly Arrow[] {
  const top = stack.at(-1);
  const aims =
    top?.targets
      .flat()
      .flatMap((body) => (body === null ? [] : [arrow(top.id, refOfNamedObject(body), 'aimed')])) ?? [];
  return [...shots.map(({ attacker, target, kind }) => arrow(attacker, target, kind)), ...aims];
}
