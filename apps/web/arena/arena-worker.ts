/** The web worker of a tournament: it plays the matches of a plan one after another. */
import { createSchedule, type MatchResult, type TournamentPlan } from '@ludoteca/players/arena';
import { importEntry } from '../pages/load-entry.ts';
import { playArenaMatch } from './play-arena-match.ts';

/** Results since the last message, or the end of the tournament. */
export type ArenaMessage = readonly MatchResult[] | 'done';

/** Milliseconds between two messages, because the page computes its tables for each. */
const INTERVAL = 200;

const tell = (message: ArenaMessage): void => postMessage(message);

async function run(plan: TournamentPlan): Promise<void> {
  const entry = await importEntry(plan.game);
  if (entry === undefined) throw new Error(`there is no game ${plan.game}`);
  let results: MatchResult[] = [];
  let told = performance.now();
  for (const match of createSchedule(plan)) {
    results.push(playArenaMatch(entry, plan, match));
    if (performance.now() - told < INTERVAL) continue;
    tell(results);
    results = [];
    told = performance.now();
  }
  tell(results);
  tell('done');
}

addEventListener('message', ({ data }: MessageEvent<TournamentPlan>) => void run(data));
