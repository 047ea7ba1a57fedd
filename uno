#!/usr/bin/env node
/** Runs the referee of Uno: ./uno bot_A bot_B. A fresh clone has no packages yet: they are installed before anything is imported. */
import { loadEntry } from './tools/build-cli.mjs';
import { setUp } from './tools/setup.mjs';

setUp();
const { main } = await loadEntry('main');
await main('uno');
