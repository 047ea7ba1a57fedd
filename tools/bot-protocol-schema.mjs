#!/usr/bin/env node
/** Generates docs/bot-protocol.schema.json from the declared messages. */
import { writeFileSync } from 'node:fs';
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { createBotProtocolSchema } = await import('../players/bots/messages.ts');

const file = new URL('../docs/bot-protocol.schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(createBotProtocolSchema(), null, 2)}\n`);
