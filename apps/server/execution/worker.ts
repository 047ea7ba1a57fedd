/** The entry point of a worker process with all games of the catalogue. */
import { catalogue } from '@ludoteca/games';
import { runWorker } from './run-worker.ts';

runWorker(catalogue);
