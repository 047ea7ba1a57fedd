/** Records the fixtures of testkit/compatibility anew: only where a change of what others see is meant. */
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { recordAll } = await import('../testkit/compatibility/record.testing.ts');

await recordAll((line) => console.log(line));
