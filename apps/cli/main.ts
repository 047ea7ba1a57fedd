import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';
import { isatty } from 'node:tty';
import picocolors from 'picocolors';
import type { Hands } from './command.ts';
import { run } from './run.ts';
import { screenOf } from './terminal.ts';

const { stdin, stdout, stderr, env } = process;

let typed: Interface | undefined;
let lines: AsyncIterator<string> | undefined;

const hands: Hands = {
  ...screenOf(stdout, stderr, (exit) => process.exit(exit)),
  read: async () => {
    typed ??= createInterface({ input: stdin, terminal: false });
    lines ??= typed[Symbol.asyncIterator]();
    const next = await lines.next();
    return next.done === true ? undefined : next.value;
  },
  // Not stdout.isTTY: off a terminal it is undefined, which picocolors takes for a wish to decide by itself.
  colours: picocolors.createColors(isatty(stdout.fd) && (env['NO_COLOR'] ?? '') === ''),
  stopping: () => {
    const asked = new AbortController();
    process.once('SIGINT', () => asked.abort());
    return asked.signal;
  },
};

process.exitCode = await run(process.argv.slice(2), hands);
typed?.close();
