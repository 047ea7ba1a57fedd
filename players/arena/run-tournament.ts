/** Plays the matches of a tournament, several at a time. */
import type { StopSignal } from '@ludoteca/kit';
import type { ScheduledMatch } from './schedule.ts';
import { SequentialTest } from './sequential-test.ts';
import type { MatchResult, TournamentPlan } from './tournament.ts';

/** A match that was played and whose files are written while the next match is being played. */
export interface UnsavedMatch {
  readonly result: MatchResult;
  save(): Promise<void>;
}

/** What a run needs besides the plan. */
export interface TournamentRun {
  readonly plan: TournamentPlan;
  readonly schedule: readonly ScheduledMatch[];
  /** Results of matches that are not played again. */
  readonly results: readonly MatchResult[];
  /** Number of matches that are played at the same time. */
  readonly jobs: number;
  readonly stopSignal: StopSignal;
  /** Plays one match; undefined if it was stopped. */
  play(match: ScheduledMatch): Promise<UnsavedMatch | undefined>;
  /** Makes a result durable, after the files of its match. */
  record(result: MatchResult): Promise<void>;
}

/** Plays all matches that have no result yet, in the order of the schedule, and returns all results. */
export async function runTournament(run: TournamentRun): Promise<readonly MatchResult[]> {
  const { plan, schedule, jobs, stopSignal } = run;
  const results = [...run.results];
  const played = new Set(results.map(({ match }) => match));
  const remaining = schedule.filter(({ number }) => !played.has(number));
  let next = 0;
  const test = plan.sprt && new SequentialTest(plan.sprt, schedule);
  for (const result of results) test?.add(result);
  const errors: unknown[] = [];
  const record = async (finished: UnsavedMatch): Promise<void> => {
    const { result } = finished;
    await finished.save();
    await run.record(result);
    results.push(result);
    test?.add(result);
  };
  const isStopped = (): boolean => stopSignal.aborted || test?.isDecided === true || errors.length > 0;
  const work = async (): Promise<void> => {
    let recorded = Promise.resolve();
    while (!isStopped()) {
      const match = remaining[next++];
      const finished = match === undefined ? undefined : await run.play(match);
      await recorded;
      if (finished === undefined) return;
      recorded = record(finished);
      recorded.catch(() => undefined);
    }
    await recorded;
  };
  await Promise.all(
    Array.from({ length: jobs }, () =>
      // The other matches are finished before the error is reported.
      work().catch((error: unknown) => void errors.push(error)),
    ),
  );
  if (errors.length > 0) throw errors[0];
  return results;
}
