#!/usr/bin/env node
/** The referee of Uno by its own name: ./uno bot_A bot_B. A fresh clone has no packages yet, so set-up comes first. */
import { begin } from './tools/build-cli.mjs';
import { setUp } from './tools/setup.mjs';

setUp();
const { main } = await begin('main');
await main('uno');
