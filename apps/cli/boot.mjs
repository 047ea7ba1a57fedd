/** Where a worker thread begins: threads cannot read TypeScript. */
import { begin } from '../../tools/build-cli.mjs';

await begin('worker');
