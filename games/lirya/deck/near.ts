/** Which name was probably meant. */
import { editDistance } from '@ludoteca/kit';
import type { CardId } from '../vocabulary/index.ts';
import { plainName } from './names.ts';

/** The card whose name is nearest, if any is near; else an empty name. */
export function nearest(called: string, names: ReadonlyMap<string, CardId>): CardId {
  const wanted = plainName(called);
  let best: CardId = '';
  let least = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const [name, id] of names) {
    if (Math.abs(name.length - wanted.length) >= least) continue;
    const away = editDistance(wanted, name);
    if (away < least) [least, best] = [away, id];
  }
  return best;
}
