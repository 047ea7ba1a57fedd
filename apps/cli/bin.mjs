#!/usr/bin/env node
/** The command line. A fresh clone has no packages yet, so set-up comes first and everything else is imported after it. */
import { setUp } from '../../tools/setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
// The folder one happens to stand in may hold a tsconfig.json of somebody else's.
register({ tsconfig: false });
const { main } = await import('./main.ts');
await main();
