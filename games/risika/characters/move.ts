/** The strategic move of a computer player: first to a weak border, then of the largest idle stack towards the front (RULES 6). */
import { NEIGHBOURS, TERRITORY_COUNT, type Territory } from '../board.ts';
import type { MoveChoice } from '../parts.ts';
import type { Situation } from './situation.ts';

export interface PlannedMove {
  readonly option: MoveChoice;
  readonly count: number;
  readonly why: 'mend' | 'front';
}

const FAR = 100;

/** By own territory: the number of steps through own territories to the nearest front. */
function measureFrontDistances(situation: Situation): number[] {
  const steps = Array.from({ length: TERRITORY_COUNT }, () => FAR);
  const queue: Territory[] = [];
  for (let territory = 0; territory < TERRITORY_COUNT; territory++)
    if (situation.isOwn(territory) && situation.countHostileNeighbours(territory) > 0) {
      steps[territory] = 0;
      queue.push(territory);
    }
  for (const territory of queue)
    for (const other of NEIGHBOURS[territory] ?? [])
      if (situation.isOwn(other) && steps[other] === FAR) {
        steps[other] = (steps[territory] ?? 0) + 1;
        queue.push(other);
      }
  return steps;
}

const countSpare = (situation: Situation, territory: Territory): number =>
  situation.countHostileNeighbours(territory) === 0
    ? situation.armies(territory) - 1
    : situation.armies(territory) -
      Math.max(situation.minGarrison(territory), situation.strongestThreat(territory));

export function planMove(
  situation: Situation,
  options: readonly (MoveChoice | 'done')[],
): PlannedMove | undefined {
  return planBorderRepair(situation, options) ?? planFrontMove(situation, options);
}

function planBorderRepair(
  situation: Situation,
  options: readonly (MoveChoice | 'done')[],
): PlannedMove | undefined {
  let best: PlannedMove | undefined;
  let max = 0;
  for (const option of options) {
    if (option === 'done') continue;
    const missing = situation.minGarrison(option.move) - situation.armies(option.move);
    if (missing <= 0) continue;
    const available = situation.armies(option.from) - situation.minGarrison(option.from);
    const count = Math.min(missing, available);
    if (count > max)
      [best, max] = [
        { option, count: Math.max(count, countSpare(situation, option.from)), why: 'mend' },
        count,
      ];
  }
  return best;
}

function planFrontMove(
  situation: Situation,
  options: readonly (MoveChoice | 'done')[],
): PlannedMove | undefined {
  const steps = measureFrontDistances(situation);
  let best: PlannedMove | undefined;
  let max = 0;
  for (const option of options) {
    if (option === 'done') continue;
    const { from, move: to } = option;
    if (situation.countHostileNeighbours(from) > 0 || (steps[to] ?? FAR) >= (steps[from] ?? FAR)) continue;
    const count = situation.armies(from) - 1;
    const score = count * 10 + Math.min(9, situation.strongestThreat(to));
    if (score > max) [best, max] = [{ option, count, why: 'front' }, score];
  }
  return best;
}
