/** A bot that plays any game at random. README.md says how to run it. */
import { createInterface } from 'node:readline';
import process from 'node:process';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a bot hears. */
type Message =
  | {
      type: 'hello';
      protocol: number;
      game: string;
      seat: number;
      names: string[];
      settings: Json;
      clock: number;
    }
  | { type: 'view'; view: Json }
  | { type: 'event'; event: Json }
  | { type: 'question'; number: number; prompt: string; frame: Json; options: Json[]; gather?: 'subset' }
  | { type: 'over'; places: number[]; scores?: number[] };

/** What a bot may say. */
type Reply =
  | { type: 'ready'; name?: string }
  | { type: 'answer'; number: number; option: number }
  | { type: 'answer'; number: number; choice: Json }
  | { type: 'say'; text: string };

const send = (reply: Reply): void => {
  process.stdout.write(`${JSON.stringify(reply)}\n`);
};

function hear(message: Message): void {
  switch (message.type) {
    case 'hello':
      return send({ type: 'ready', name: 'chance.ts' });
    case 'question': {
      const option = Math.floor(Math.random() * message.options.length);
      return send({ type: 'answer', number: message.number, option });
    }
    default:
    // A bot that thinks would look at the view, at what happens, and at how it ends.
  }
}

for await (const line of createInterface({ input: process.stdin })) hear(JSON.parse(line) as Message);
