/** The arrows of the board: attacks, and the targets of the top of the stack. */
import type { Arrow } from '@ludoteca/kit/web';
import { refOfNamedObject } from '../combat-forecast.ts';
import type { Ref } from '../parts.ts';
import type { View } from '../view-types.ts';
import type { ShownAttack } from './combat-plan.ts';
import { refId } from './element-ids.ts';

const arrow = (from: Ref, to: Ref, kind: string): Arrow => ({
  from: refId(from),
  to: refId(to),
  kind: `ly-arrow ${kind}`,
});

export function collectArrows({ stack }: View, attacks: readonly ShownAttack[]): readonly Arrow[] {
  const top = stack.at(-1);
  const targets =
    top?.targets
      .flat()
      .flatMap((target) => (target === null ? [] : [arrow(top.id, refOfNamedObject(target), 'aimed')])) ?? [];
  return [...attacks.map(({ attacker, target, kind }) => arrow(attacker, target, kind)), ...targets];
}
