/** Entry point of a worker process: processes cannot load TypeScript, so they begin with the bundled worker. */
import { begin } from '../../../tools/build-cli.mjs';

await begin('server-worker');
