/** Entry point of a worker process: processes cannot load TypeScript, so they begin with the bundled worker. */
import { loadEntry } from '../../../tools/build-cli.mjs';

await loadEntry('server-worker');
