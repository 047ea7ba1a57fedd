import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';
import picocolors from 'picocolors';
import type { Hands } from './command.ts';
import { run } from './run.ts';

const { stdin, stdout, stderr, env } = process;

/** A reader that went away (`ludoteca games | head -1`) has seen enough. */
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

let typed: Interface | undefined;
let lines: AsyncIterator<string> | undefined;

const hands: Hands = {
  print: (line) => void stdout.write(`${line}\n`),
  complain: (line) => void stderr.write(`${line}\n`),
  read: async () => {
    typed ??= createInterface({ input: stdin, terminal: false });
    lines ??= typed[Symbol.asyncIterator]();
    const next = await lines.next();
    return next.done === true ? undefined : next.value;
  },
  colours: picocolors.createColors(stdout.isTTY && (env['NO_COLOR'] ?? '') === ''),
  ...(stderr.isTTY ? { show: (text: string) => void stderr.write(`\r\u001b[K${text}`) } : {}),
  stopping: () => {
    const asked = new AbortController();
    process.once('SIGINT', () => asked.abort());
    return asked.signal;
  },
};

process.exitCode = await run(process.argv.slice(2), hands);
typed?.close();
