/** Records the fixtures of testkit/compatibility. Use it only if an observable change is intended. */
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { recordAll } = await import('../testkit/compatibility/record.testing.ts');

await recordAll((line) => console.log(line));
