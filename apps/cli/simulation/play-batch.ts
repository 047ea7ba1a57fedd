import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  makeArchive,
  type Match,
  type Outcome,
  recordMatch,
  deepEqual,
  type AnyParts,
  startMatch,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createPlayer, playOut } from '@ludoteca/players';
import { verifyArchiveFile } from '../files/archive-file.ts';
import { olderVersionPath, saveAtomically } from '../files/atomic-save.ts';
import { formatPath } from '../terminal/sanitize.ts';
import { formatArchiveProblem } from '../files/archive-problem.ts';
import {
  archiveName,
  gameSeed,
  type ArchiveOutput,
  type SimulationPlan,
  playerSeed,
  type Batch,
} from './plan.ts';
import { countGame, createTotals, type SimulationTotals } from './totals.ts';

/** Plays a stretch of a simulation. Each game depends on the plan and its number alone: who plays it, and when, is all the same. */
export async function playBatch(
  entry: AnyCatalogueEntry,
  plan: SimulationPlan,
  batch: Batch,
  out?: ArchiveOutput,
): Promise<SimulationTotals> {
  const totals = createTotals(plan.seats);
  for (let number = batch.from; number < batch.to; number++) {
    try {
      if (out === undefined) playGame(entry, plan, number, totals);
      else await playToFile(entry, plan, number, totals, out);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      totals.failed.push({ number, seed: gameSeed(plan, number), fault: error.message });
    }
  }
  return totals;
}

/** Told apart from a full disk: what fails inside a match is the game's fault and counted, what fails around it ends the simulation. */
class RuleError extends Error {}

function catchRuleFault<V>(action: () => V): V {
  try {
    return action();
  } catch (error) {
    throw new RuleError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function startGame(
  { game }: AnyCatalogueEntry,
  plan: SimulationPlan,
  number: number,
  opening?: AnyParts['event'][],
): Match<AnyParts> {
  const { seats, settings } = plan;
  const given = { seats, settings, seed: gameSeed(plan, number), dice: 'fast' } as const;
  const started = catchRuleFault(() => startMatch(game, given, opening));
  if (started.ok) return started.value;
  throw new Error(`the plan does not start: ${JSON.stringify(started.problem)}`);
}

function playGame(
  entry: AnyCatalogueEntry,
  plan: SimulationPlan,
  number: number,
  totals: SimulationTotals,
): Match<AnyParts> {
  const players = catchRuleFault(() =>
    plan.players.map((name, seat) => createPlayer(entry, name, playerSeed(plan, number, seat))),
  );
  // A match that nobody listens to tells nothing: that is faster.
  const opening = players.some((player) => player.observe !== undefined) ? [] : undefined;
  const match = startGame(entry, plan, number, opening);
  const decisions = catchRuleFault(() => playOut(match, players, { opening }));
  countGame(totals, decisions, requireOutcome(match));
  return match;
}

function requireOutcome({ outcome }: Match<AnyParts>): Outcome {
  if (outcome === undefined) throw new RuleError('nobody is asked and the match has not ended');
  return outcome;
}

async function playToFile(
  entry: AnyCatalogueEntry,
  plan: SimulationPlan,
  number: number,
  totals: SimulationTotals,
  out: ArchiveOutput,
): Promise<void> {
  const path = join(out.folder, archiveName(plan, number));
  const there = await readExistingArchive(entry, plan, number, path);
  if (typeof there === 'object') {
    countGame(totals, there.decisions, there.outcome);
    totals.reused++;
    return;
  }
  const bytes = makeArchive(recordMatch(playGame(entry, plan, number, totals)));
  await saveAtomically(path, out.gzip ? gzipSync(bytes) : bytes);
  if (there !== undefined)
    totals.replaced.push(
      `${formatPath(path)}: ${there}; the old file is now ${formatPath(olderVersionPath(path, 1))}`,
    );
}

/** What an archive says of a game, if that is there, true, and of just this game; a sentence if it is there and of no use. */
async function readExistingArchive(
  entry: AnyCatalogueEntry,
  plan: SimulationPlan,
  number: number,
  path: string,
): Promise<{ readonly decisions: number; readonly outcome: Outcome } | string | undefined> {
  const checked = await verifyArchiveFile(path, [entry]);
  if (!checked.ok) {
    const { problem } = checked.problem;
    const missing = 'trouble' in problem && problem.trouble.what === 'missing';
    return missing ? undefined : formatArchiveProblem(problem);
  }
  const { recording, match } = checked.value;
  const { entries, ...header } = recording.archive;
  const { entries: _, ...wanted } = startGame(entry, plan, number).archive();
  if (!deepEqual(header, wanted) || match.outcome === undefined)
    return 'it is another match, or one that has not ended';
  return { decisions: entries.length, outcome: match.outcome };
}
