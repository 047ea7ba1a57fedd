#!/usr/bin/env node
/** The referee of Uno by its own name: ./uno bot_A bot_B. A fresh clone has no packages yet, so set-up comes first. */
import { setUp } from './tools/setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
// The folder one happens to stand in may hold a tsconfig.json of somebody else's.
register({ tsconfig: false });
const { main } = await import('./apps/cli/main.ts');
await main('uno');
