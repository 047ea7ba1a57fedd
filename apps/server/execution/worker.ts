/** The entry point of a worker process with all games of the catalogue. */
import { loadGames } from '@ludoteca/api/game-modules';
import { runWorker } from './run-worker.ts';

runWorker(await loadGames());
