/** Where a worker thread begins: threads cannot read TypeScript. */
import { builtCli } from '../../tools/build-cli.mjs';

await import((await builtCli()).worker);
