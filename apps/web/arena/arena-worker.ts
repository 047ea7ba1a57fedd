/** The web worker of a tournament: it plays the matches of a plan one after another. */
import { createSchedule, type MatchResult, type TournamentPlan } from '@ludoteca/players/arena';
import { importEntry } from '../pages/load-entry.ts';
import { playArenaMatch } from './play-arena-match.ts';

/** Results since the last message, or the end of the tournament. */
export type ArenaMessage = readonly MatchResult[] | 'done';

/** Milliseconds between two messages, because the page computes its tables for each. */
const INTERVAL = 200;

const send = (message: ArenaMessage): void => postMessage(message);

async function run(plan: TournamentPlan): Promise<void> {
  const entry = await importEntry(plan.game);
  if (entry === undefined) throw new Error(`there is no game ${plan.game}`);
  let results: MatchResult[] = [];
  let sentAt = performance.now();
  for (const match of createSchedule(plan)) {
    results.push(playArenaMatch(entry, plan, match));
    if (performance.now() - sentAt < INTERVAL) continue;
    send(results);
    results = [];
    sentAt = performance.now();
  }
  send(results);
  send('done');
}

addEventListener('message', ({ data }: MessageEvent<TournamentPlan>) => void run(data));
