#!/usr/bin/env node
/** Writes docs/bot-protocol.schema.json anew, from the types of the messages: tools/bot-protocol-schema.mjs */
import { writeFileSync } from 'node:fs';
import { setUp } from './setup.mjs';

setUp();
const { register } = await import('tsx/esm/api');
register();
const { botProtocolSchema } = await import('../players/bots/messages.ts');

const file = new URL('../docs/bot-protocol.schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(botProtocolSchema(), null, 2)}\n`);
