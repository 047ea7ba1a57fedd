#!/usr/bin/env node
/** Entry point of the command line. A fresh clone has no packages yet: they are installed before anything is imported. */
import { loadEntry } from '../../tools/build-cli.mjs';
import { setUp } from '../../tools/setup.mjs';

setUp();
const { main } = await loadEntry('main');
await main();
