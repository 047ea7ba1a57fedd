/** Plays a batch of simulated games, with or without archives. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  createMatchStarter,
  makeMatchArchive,
  type Match,
  type Outcome,
  MatchRecorder,
  deepEqual,
  type AnyParts,
  type MatchStarter,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createPlayer, playOut } from '@ludoteca/players';
import { verifyArchiveFile } from '../files/archive-file.ts';
import { olderVersionPath, saveAtomically } from '../files/atomic-save.ts';
import { formatPath } from '../terminal/sanitize.ts';
import { hashText } from '../files/hash-text.ts';
import { formatArchiveProblem } from '../files/archive-problem.ts';
import {
  archiveName,
  gameSeed,
  type ArchiveOutput,
  type SimulationPlan,
  playerSeed,
  type Batch,
} from './plan.ts';
import type { BatchCollector, CollectedBatch } from './batch-collector.ts';
import { countGame, createTotals, type SimulationTotals } from './totals.ts';

/** What one batch leads to. */
export interface BatchResult {
  readonly totals: SimulationTotals;
  readonly collected?: CollectedBatch;
}

/** What is noted of a game while it is played. */
interface GameNotes {
  readonly recorder?: MatchRecorder | undefined;
  readonly collector?: BatchCollector | undefined;
}

/** Each game depends only on the plan and its number, so the result does not depend on threads or order. */
export async function playBatch(
  entry: AnyCatalogueEntry,
  plan: SimulationPlan,
  batch: Batch,
  out?: ArchiveOutput,
  collector?: BatchCollector,
): Promise<BatchResult> {
  const totals = createTotals(plan.seats);
  const simulation = { entry, plan, starter: prepareGames(entry, plan) };
  for (let number = batch.from; number < batch.to; number++) {
    try {
      if (out === undefined) {
        const match = playGame(simulation, number, totals, { collector });
        collector?.add(number, match);
      } else await playToFile(simulation, number, totals, out);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      totals.failed.push({ number, seed: gameSeed(plan, number), fault: error.message });
    }
  }
  return collector === undefined ? { totals } : { totals, collected: collector.takeBatch() };
}

/** Failures inside a match are counted; all others, such as a full disk, end the simulation. */
class RuleError extends Error {}

function catchRuleFault<V>(action: () => V): V {
  try {
    return action();
  } catch (error) {
    throw new RuleError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** What all games of a simulation share. */
interface Simulation {
  readonly entry: AnyCatalogueEntry;
  readonly plan: SimulationPlan;
  readonly starter: MatchStarter<AnyParts>;
}

function prepareGames(
  { game }: AnyCatalogueEntry,
  { seats, settings }: SimulationPlan,
): Simulation['starter'] {
  const starter = createMatchStarter(game, { seats, settings, dice: 'fast' });
  if (starter.ok) return starter.value;
  throw new Error(`the plan does not start: ${JSON.stringify(starter.problem)}`);
}

function startGame(
  { plan, starter }: Simulation,
  number: number,
  opening?: AnyParts['event'][],
): Match<AnyParts> {
  const started = catchRuleFault(() => starter.start(gameSeed(plan, number), opening));
  if (started.ok) return started.value;
  throw new Error(`the plan does not start: ${JSON.stringify(started.problem)}`);
}

function playGame(
  simulation: Simulation,
  number: number,
  totals: SimulationTotals,
  { recorder, collector }: GameNotes,
): Match<AnyParts> {
  const { entry, plan } = simulation;
  const players = catchRuleFault(() =>
    plan.players.map((name, seat) => createPlayer(entry, name, playerSeed(plan, number, seat))),
  );
  // A match is faster if no player observes its events.
  const opening = players.some((player) => player.observe !== undefined) ? [] : undefined;
  const match = startGame(simulation, number, opening);
  const onDecision = recorder && (() => recorder.note(match));
  const decisions = catchRuleFault(() =>
    playOut(match, collector?.watch(number, match, players) ?? players, { opening, onDecision }),
  );
  countGame(totals, decisions, requireOutcome(match));
  return match;
}

function requireOutcome({ outcome }: Match<AnyParts>): Outcome {
  if (outcome === undefined) throw new RuleError('nobody is asked and the match has not ended');
  return outcome;
}

async function playToFile(
  simulation: Simulation,
  number: number,
  totals: SimulationTotals,
  out: ArchiveOutput,
): Promise<void> {
  const path = join(out.folder, archiveName(simulation.plan, number));
  const existing = await readExistingArchive(simulation, number, path);
  if (typeof existing === 'object') {
    countGame(totals, existing.decisions, existing.outcome);
    totals.reused++;
    return;
  }
  const recorder = new MatchRecorder();
  const match = playGame(simulation, number, totals, { recorder });
  const bytes = makeMatchArchive(match, recorder.metadata, hashText);
  await saveAtomically(path, out.gzip ? gzipSync(bytes) : bytes);
  if (existing !== undefined)
    totals.replaced.push(
      `${formatPath(path)}: ${existing}; the old file is now ${formatPath(olderVersionPath(path, 1))}`,
    );
}

/**
 * The result in an existing archive of exactly this game; a sentence if the file is unusable; undefined if there is
 * none.
 */
async function readExistingArchive(
  simulation: Simulation,
  number: number,
  path: string,
): Promise<{ readonly decisions: number; readonly outcome: Outcome } | string | undefined> {
  const checked = await verifyArchiveFile(path, [simulation.entry]);
  if (!checked.ok) {
    const { problem } = checked.problem;
    const missing = 'readProblem' in problem && problem.readProblem.what === 'missing';
    return missing ? undefined : formatArchiveProblem(problem);
  }
  const { recording, match } = checked.value;
  const { entries, ...header } = recording.archive;
  const { entries: _, ...wanted } = startGame(simulation, number).archive();
  if (!deepEqual(header, wanted) || match.outcome === undefined)
    return 'it is another match, or one that has not ended';
  return { decisions: entries.length, outcome: match.outcome };
}
