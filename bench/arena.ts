/** Benchmarks of tournaments among compiled programs, compared with the bare referee. Wall-clock time, since most of it is waiting. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uno } from '@ludoteca/games/uno';
import { eraseGameType, type Referee } from '@ludoteca/kit';
import { createSchedule, runTournament, type TournamentPlan } from '@ludoteca/players/arena';
import { openReferee } from '@ludoteca/players/process';
import { JournalFile } from '../apps/cli/arena/arena-folder.ts';
import { ArenaMatchPlayer, toUnsavedMatch } from '../apps/cli/arena/arena-match-player.ts';
import { compileSample, playSampleMatch } from './bots.ts';
import { median, type RowResult } from './measure.ts';

const MATCHES = 50;
const WARM_UP_ROUNDS = 2;
const ROUNDS = 9;

/** The programs play without isolation, whose cost is measured with single programs. */
const ISOLATION = 'none';

const createPlan = (program: string): TournamentPlan => ({
  format: 1,
  game: uno.game.id,
  version: uno.game.version,
  settings: {},
  seed: 'bench',
  seats: 2,
  rounds: MATCHES / 2,
  players: ['one', 'two'].map((name) => ({ name, kind: 'program', source: program, protocol: 'own' })),
  clock: 3000,
  points: [1, 0],
});

/** The same matches as the tournament, one after another. */
async function playBareMatches(referee: Referee, program: string): Promise<void> {
  for (const { seed } of createSchedule(createPlan(program))) await playSampleMatch(referee, program, seed);
}

/** Plays a tournament with all its files except the report. */
async function playTournament(
  referee: Referee,
  program: string,
  folder: string,
  jobs: number,
): Promise<void> {
  const plan = createPlan(program);
  const { signal: stopSignal } = new AbortController();
  const journal = await JournalFile.create(folder, plan);
  const player = new ArenaMatchPlayer({ entry: eraseGameType(uno), plan, referee, folder, stopSignal });
  await runTournament({
    plan,
    schedule: createSchedule(plan),
    results: [],
    jobs,
    stopSignal,
    play: async (match) => {
      const played = await player.play(match);
      return played && toUnsavedMatch(folder, played);
    },
    record: (result) => journal.record(result),
  });
  await journal.close();
}

/** Alternates all measurements, so that disturbances affect all equally. Returns the median seconds of each. */
async function measureInTurn(actions: readonly (() => Promise<void>)[]): Promise<readonly number[]> {
  const times = actions.map((): number[] => []);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++)
    for (const [i, action] of actions.entries()) {
      const began = performance.now();
      await action();
      if (round >= WARM_UP_ROUNDS) times[i]?.push((performance.now() - began) / 1000);
    }
  return times.map(median);
}

/** Matches per second of the bare referee and of tournaments; no rows without a compiler. */
export async function measureArena(): Promise<RowResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-bench-'));
  chmodSync(folder, 0o711);
  const referee = await openReferee(ISOLATION);
  try {
    const program = compileSample(folder);
    if (program === undefined) return [];
    const play = (jobs: number) => (): Promise<void> =>
      playTournament(referee, program, mkdtempSync(join(folder, 'tournament-')), jobs);
    const [bare = 0, one = 0, eight = 0] = await measureInTurn([
      () => playBareMatches(referee, program),
      play(1),
      play(8),
    ]);
    const toRate = (name: string, seconds: number): RowResult => ({
      name: `arena: matches of compiled bots, ${name}`,
      unit: 'matches/s',
      value: MATCHES / seconds,
    });
    return [
      toRate('bare referee', bare),
      toRate('1 job', one),
      toRate('8 jobs', eight),
      { name: 'arena: a bare match, share of a tournament match', unit: '%', value: (bare / one) * 100 },
    ];
  } finally {
    await referee.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
