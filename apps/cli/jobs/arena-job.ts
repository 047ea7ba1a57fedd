/** Matches of a tournament as jobs: the plan that workers get, and the result with the files that they send back. */
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { at, canonicalJson, type Infer, parseJson, schema } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, Referee } from '@ludoteca/kit';
import {
  type ArenaPlayer,
  createSchedule,
  matchResult,
  type ScheduledMatch,
  TOURNAMENT_LIMITS,
  tournamentPlan,
  type TournamentPlan,
} from '@ludoteca/players/arena';
import type { JobResult, JobRun, JobTask } from '@ludoteca/server';
import { matchFileName } from '../arena/arena-folder.ts';
import { ArenaMatchPlayer, type PlayedArenaMatch, resolveProgram } from '../arena/arena-match-player.ts';
import { checkVolume } from '../arena/plan-tournament.ts';
import { isUnchanged } from '../arena/submissions.ts';
import { quoteIfUnsafe } from '../terminal/sanitize.ts';
import { joinParts, splitParts } from './content-parts.ts';
import { cardNames, listMatchCards, requireCards } from './match-cards.ts';

const { integer, list, object, optional, pattern, text } = schema;

/** Tournaments with programs are taken only by workers that may run programs. */
const KINDS = { builtIn: 'arena', programs: 'programs' };

const MAX_PATH = 4096;
const MAX_FILE_NAME = 255;
const MAX_FILE = 64 * 1024 * 1024;

const arenaJobPlan = object({
  plan: tournamentPlan,
  // The folder of the tournament, with the programs that were submitted.
  folder: optional(text(MAX_PATH, 1)),
  cards: optional(cardNames),
});
type ArenaJobPlan = Infer<typeof arenaJobPlan>;

const arenaJobValue = object({
  result: matchResult,
  files: list(
    object({ name: pattern(/^\d{6}[\p{L}\p{N}._-]*$/u, MAX_FILE_NAME), length: integer(0, MAX_FILE) }),
    1 + 2 * TOURNAMENT_LIMITS.seats,
  ),
});

const hasPrograms = ({ players }: TournamentPlan): boolean => players.some(({ kind }) => kind === 'program');

export function createArenaRun(
  entry: AnyCatalogueEntry,
  plan: TournamentPlan,
  folder: string,
): Omit<JobRun, 'release'> {
  const { seats, settings, seed, game, version } = plan;
  const cards = listMatchCards(entry, { seats, settings, seed });
  const jobPlan: ArenaJobPlan = {
    plan,
    ...(hasPrograms(plan) ? { folder } : {}),
    ...(cards === undefined ? {} : { cards }),
  };
  const kind = hasPrograms(plan) ? KINDS.programs : KINDS.builtIn;
  return { kind, game, version, plan: canonicalJson(jobPlan) };
}

/** Throws if the result is not one of this match. */
export function parseArenaResult(
  { number }: ScheduledMatch,
  { value, content }: JobResult,
): PlayedArenaMatch {
  const parsed = parseJson(arenaJobValue, value);
  if (
    parsed?.result.match !== number ||
    parsed.files.some(({ name }) => !name.startsWith(matchFileName(number)))
  )
    throw new Error(`match ${number}: a worker has sent something else than its result`);
  const parts = splitParts(
    content,
    parsed.files.map(({ length }) => length),
  );
  const files = parsed.files.map(({ name }, i) => ({ name, bytes: at(parts, i) }));
  return { result: parsed.result, makeFiles: async () => files };
}

export interface ArenaTaskOptions {
  readonly referee: Referee;
  /** The folders whose programs may run, as real paths. */
  readonly programFolders: readonly string[];
}

/** The tasks of a worker for the tournaments of one game. */
export function createArenaTasks(entry: AnyCatalogueEntry, options: ArenaTaskOptions): readonly JobTask[] {
  const { id: game, version } = entry.game;
  const kinds = options.programFolders.length === 0 ? [KINDS.builtIn] : Object.values(KINDS);
  const prepare = rememberLatest((plan: string) => prepareTournament(entry, plan, options));
  return kinds.map((kind) => ({
    kind,
    game,
    version,
    execute: async (plan, number, stopSignal) => {
      const { job, schedule } = prepare(plan);
      const match = schedule[number];
      if (match === undefined) throw new Error(`the tournament has no match ${number}`);
      const { referee } = options;
      const player = new ArenaMatchPlayer({
        entry,
        plan: job.plan,
        referee,
        folder: job.folder ?? '',
        stopSignal,
      });
      const played = await player.play(match);
      if (played === undefined) throw new Error('the worker was stopped');
      return formatResult(played);
    },
  }));
}

interface PreparedTournament {
  readonly job: ArenaJobPlan;
  readonly schedule: readonly ScheduledMatch[];
}

/** Validates the plan of a tournament. */
function prepareTournament(
  entry: AnyCatalogueEntry,
  planText: string,
  { programFolders }: ArenaTaskOptions,
): PreparedTournament {
  const job = parseJson(arenaJobPlan, planText);
  if (job === undefined) throw new Error('the plan is not that of a tournament');
  const { plan, folder = '', cards } = job;
  if (plan.game !== entry.game.id || plan.version !== entry.game.version)
    throw new Error(`the plan is of other rules than ${entry.game.id} ${entry.game.version}`);
  requireCards(entry, cards);
  for (const player of plan.players)
    if (player.kind === 'program') requireProgram(player, folder, programFolders);
  return { job, schedule: createSchedule(checkVolume(plan)) };
}

/** Throws unless the same program is in one of the folders. */
function requireProgram(player: ArenaPlayer, folder: string, programFolders: readonly string[]): void {
  const path = resolveProgram(folder, player);
  const real = findRealPath(path);
  const isInside =
    real !== undefined && programFolders.some((allowed) => !/^\.\.|^\//.test(relative(allowed, real)));
  if (!isInside || player.hash === undefined || !isUnchanged(path, player.hash))
    throw new Error(
      `the program of ${quoteIfUnsafe(player.name)} is not the same on this machine, or not in a folder of --programs: ${quoteIfUnsafe(path)}`,
    );
}

function findRealPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

async function formatResult({ result, makeFiles }: PlayedArenaMatch): Promise<JobResult> {
  const files = await makeFiles();
  return {
    value: JSON.stringify({
      result,
      files: files.map(({ name, bytes }) => ({ name, length: bytes.length })),
    }),
    content: joinParts(files.map(({ bytes }) => bytes)),
  };
}

/** Jobs of the same run come one after another. */
function rememberLatest<V>(compute: (planText: string) => V): (planText: string) => V {
  let latest: { readonly planText: string; readonly value: V } | undefined;
  return (planText) => {
    if (latest?.planText !== planText) latest = { planText, value: compute(planText) };
    return latest.value;
  };
}
