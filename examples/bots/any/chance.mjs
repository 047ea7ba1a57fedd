#!/usr/bin/env node
/** A bot that plays any game at random: it reads a line and answers a line. */
import { createInterface } from 'node:readline';
import process from 'node:process';

const send = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') send({ type: 'ready', name: 'chance.mjs' });
  if (message.type === 'question') {
    const option = Math.floor(Math.random() * message.options.length);
    send({ type: 'answer', number: message.number, option });
  }
}
