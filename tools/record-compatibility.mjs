/** Records the fixtures of testkit/compatibility. Use it only if an observable change is intended. */
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { recordAll, recordAllOfFormat2 } = await import('../testkit/compatibility/record.testing.ts');

const print = (line) => console.log(line);
await recordAll(print);
recordAllOfFormat2(print);
