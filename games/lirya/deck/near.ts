/** Which name was probably meant. */
import { at } from '@ludoteca/kernel';
import type { CardId } from '../vocabulary/index.ts';
import { plainName } from './names.ts';

/** How many letters must be put in, taken out or changed. */
function distance(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let k = 1; k <= two.length; k++)
      next.push(
        Math.min(at(row, k) + 1, at(next, k - 1) + 1, at(row, k - 1) + (one[i - 1] === two[k - 1] ? 0 : 1)),
      );
    row = next;
  }
  return at(row, two.length);
}

/** The card whose name is nearest, if any is near; else an empty name. */
export function nearest(called: string, names: ReadonlyMap<string, CardId>): CardId {
  const wanted = plainName(called);
  let best: CardId = '';
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const [name, id] of names) {
    if (Math.abs(name.length - wanted.length) >= least) continue;
    const away = distance(wanted, name);
    if (away < least) [least, best] = [away, id];
  }
  return best;
}
