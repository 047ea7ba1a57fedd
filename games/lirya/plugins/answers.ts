/** Whether what a plug-in answers is a list of effects. */
import { isPlain } from '@ludoteca/kernel';
import { EFFECT_GROUPS } from '../vocabulary/index.ts';
import { customEffect } from './registry.ts';

const HOUSE: ReadonlySet<string> = new Set(Object.values(EFFECT_GROUPS).flat());
const MOST = 50;

export function effectsProblem(answer: unknown): string | undefined {
  if (!Array.isArray(answer)) return 'no list of effects';
  if (answer.length > MOST) return `more than ${MOST} effects`;
  if (!isPlain(answer)) return 'effects that are not plain data';
  for (const effect of answer as readonly { readonly do?: unknown }[]) {
    const name = effect?.do;
    if (typeof name !== 'string' || !(HOUSE.has(name) || customEffect(name) !== undefined))
      return `no such effect: ${JSON.stringify(name ?? null)}`;
  }
  return undefined;
}
