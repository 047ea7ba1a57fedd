#!/usr/bin/env node
/** The command line. A fresh clone has no packages yet, so set-up comes first and everything else is imported after it. */
import { begin } from '../../tools/build-cli.mjs';
import { setUp } from '../../tools/setup.mjs';

setUp();
const { main } = await begin('main');
await main();
