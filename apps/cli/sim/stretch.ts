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
import { checkArchive } from '../archives.ts';
import { olderName, save } from '../files/save.ts';
import { shownPath } from '../foreign.ts';
import { sentenceOf } from '../problem.ts';
import { archiveName, gameSeed, type Out, type Plan, playerSeed, type Stretch } from './plan.ts';
import { count, noSums, type Sums } from './sums.ts';

/** Plays a stretch of a simulation. Each game depends on the plan and its number alone: who plays it, and when, is all the same. */
export async function playStretch(
  entry: AnyCatalogueEntry,
  plan: Plan,
  stretch: Stretch,
  out?: Out,
): Promise<Sums> {
  const sums = noSums(plan.seats);
  for (let number = stretch.from; number < stretch.to; number++) {
    try {
      if (out === undefined) playOne(entry, plan, number, sums);
      else await playToFile(entry, plan, number, sums, out);
    } catch (error) {
      if (!(error instanceof RuleFault)) throw error;
      sums.broken.push({ number, seed: gameSeed(plan, number), fault: error.message });
    }
  }
  return sums;
}

/** Told apart from a full disk: what fails inside a match is the game's fault and counted, what fails around it ends the simulation. */
class RuleFault extends Error {}

function guarded<V>(deed: () => V): V {
  try {
    return deed();
  } catch (error) {
    throw new RuleFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function begin(
  { game }: AnyCatalogueEntry,
  plan: Plan,
  number: number,
  opening?: AnyParts['event'][],
): Match<AnyParts> {
  const { seats, settings } = plan;
  const given = { seats, settings, seed: gameSeed(plan, number), dice: 'fast' } as const;
  const started = guarded(() => startMatch(game, given, opening));
  if (started.ok) return started.value;
  throw new Error(`the plan does not start: ${JSON.stringify(started.problem)}`);
}

function playOne(entry: AnyCatalogueEntry, plan: Plan, number: number, sums: Sums): Match<AnyParts> {
  const players = guarded(() =>
    plan.players.map((name, seat) => createPlayer(entry, name, playerSeed(plan, number, seat))),
  );
  // A match that nobody listens to tells nothing: that is faster.
  const opening = players.some((player) => player.observe !== undefined) ? [] : undefined;
  const match = begin(entry, plan, number, opening);
  const decisions = guarded(() => playOut(match, players, { opening }));
  count(sums, decisions, outcomeOf(match));
  return match;
}

function outcomeOf({ outcome }: Match<AnyParts>): Outcome {
  if (outcome === undefined) throw new RuleFault('nobody is asked and the match has not ended');
  return outcome;
}

async function playToFile(
  entry: AnyCatalogueEntry,
  plan: Plan,
  number: number,
  sums: Sums,
  out: Out,
): Promise<void> {
  const path = join(out.folder, archiveName(plan, number));
  const there = await lookFor(entry, plan, number, path);
  if (typeof there === 'object') {
    count(sums, there.decisions, there.outcome);
    sums.kept++;
    return;
  }
  const bytes = makeArchive(recordMatch(playOne(entry, plan, number, sums)));
  await save(path, out.gzip ? gzipSync(bytes) : bytes);
  if (there !== undefined)
    sums.spoilt.push(`${shownPath(path)}: ${there}; the old file is now ${shownPath(olderName(path, 1))}`);
}

/** What an archive says of a game, if that is there, true, and of just this game; a sentence if it is there and of no use. */
async function lookFor(
  entry: AnyCatalogueEntry,
  plan: Plan,
  number: number,
  path: string,
): Promise<{ readonly decisions: number; readonly outcome: Outcome } | string | undefined> {
  const checked = await checkArchive(path, [entry]);
  if (!checked.ok) {
    const { problem } = checked.problem;
    const missing = 'trouble' in problem && problem.trouble.what === 'missing';
    return missing ? undefined : sentenceOf(problem);
  }
  const { recording, match } = checked.value;
  const { entries, ...header } = recording.archive;
  const { entries: _, ...wanted } = begin(entry, plan, number).archive();
  if (!deepEqual(header, wanted) || match.outcome === undefined)
    return 'it is another match, or one that has not ended';
  return { decisions: entries.length, outcome: match.outcome };
}
