/** Entry point of a worker thread: threads cannot load TypeScript, so they start with the bundled worker. */
import { loadEntry } from '../../../tools/build-cli.mjs';

await loadEntry('worker');
