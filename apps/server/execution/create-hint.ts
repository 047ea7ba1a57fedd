/** Creates a hint in less CPU time than an operation may take: a hint must not stop the match it is for. */
import process from 'node:process';
import type { AnyParts, Perspective } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, Hint } from '@ludoteca/kit';
import { deliberateHint, runToEnd } from '@ludoteca/players';

/** Milliseconds of CPU time for a hint with all its rollouts. If they take longer, a hint with half of those that were made is created anew. */
const MAX_SEARCH = 300;

const readCpuTime = (): number => process.cpuUsage().user / 1000;

export function createHint(
  entry: AnyCatalogueEntry,
  perspective: Perspective<AnyParts>,
  cpuTime: () => number = readCpuTime,
): Hint<AnyParts> | undefined {
  const begun = cpuTime();
  const search = deliberateHint(entry, perspective);
  let rollouts = 0;
  let step = search.next();
  for (; step.done !== true; step = search.next()) {
    rollouts++;
    if (cpuTime() - begun > MAX_SEARCH)
      return runToEnd(deliberateHint(entry, perspective, Math.floor(rollouts / 2)));
  }
  return step.value;
}

/** The answer that the computer player would give without a search. */
export const createQuickHint = (
  entry: AnyCatalogueEntry,
  perspective: Perspective<AnyParts>,
): Hint<AnyParts> | undefined => runToEnd(deliberateHint(entry, perspective, 0));
