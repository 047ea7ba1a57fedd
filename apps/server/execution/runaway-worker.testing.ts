/** A worker process with games that take too much work. */
import { runWorker } from './run-worker.ts';
import { runawayGames } from './runaway-games.testing.ts';

runWorker(runawayGames);
