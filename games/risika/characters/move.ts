/** RULES 6 as a character plays it: a weak door is mended first, then the largest idle stack goes a step towards a front. */
import { NEIGHBOURS, TERRITORIES, type Territory } from '../board.ts';
import type { Move } from '../parts.ts';
import type { Situation } from './situation.ts';

export interface March {
  readonly option: Move;
  readonly count: number;
  readonly why: 'mend' | 'front';
}

const FAR = 100;

/** By own territory: the steps through own land to the nearest front. */
function distances(situation: Situation): number[] {
  const steps = Array.from({ length: TERRITORIES }, () => FAR);
  const queue: Territory[] = [];
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (situation.isOurs(territory) && situation.foes(territory) > 0) {
      steps[territory] = 0;
      queue.push(territory);
    }
  for (const territory of queue)
    for (const other of NEIGHBOURS[territory] ?? [])
      if (situation.isOurs(other) && steps[other] === FAR) {
        steps[other] = (steps[territory] ?? 0) + 1;
        queue.push(other);
      }
  return steps;
}

/** What a territory can give away. */
const spareOn = (situation: Situation, territory: Territory): number =>
  situation.foes(territory) === 0
    ? situation.armies(territory) - 1
    : situation.armies(territory) - Math.max(situation.least(territory), situation.threat(territory));

export function marchOf(situation: Situation, options: readonly (Move | 'done')[]): March | undefined {
  return mending(situation, options) ?? towardsFront(situation, options);
}

function mending(situation: Situation, options: readonly (Move | 'done')[]): March | undefined {
  let best: March | undefined;
  let most = 0;
  for (const option of options) {
    if (option === 'done') continue;
    const missing = situation.least(option.move) - situation.armies(option.move);
    if (missing <= 0) continue;
    const lends = situation.armies(option.from) - situation.least(option.from);
    const count = Math.min(missing, lends);
    if (count > most)
      [best, most] = [
        { option, count: Math.max(count, spareOn(situation, option.from)), why: 'mend' },
        count,
      ];
  }
  return best;
}

function towardsFront(situation: Situation, options: readonly (Move | 'done')[]): March | undefined {
  const steps = distances(situation);
  let best: March | undefined;
  let most = 0;
  for (const option of options) {
    if (option === 'done') continue;
    const { from, move: to } = option;
    if (situation.foes(from) > 0 || (steps[to] ?? FAR) >= (steps[from] ?? FAR)) continue;
    const count = situation.armies(from) - 1;
    const score = count * 10 + Math.min(9, situation.threat(to));
    if (score > most) [best, most] = [{ option, count, why: 'front' }, score];
  }
  return best;
}
