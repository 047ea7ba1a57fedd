/** Tournaments that are killed and continued give the same tables as one that runs through, with any number of jobs. */
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { expect, test, vi } from 'vitest';
import { scaleVolume } from '@ludoteca/testkit';
import { COMPILER, NO_COMPILER_NOTE } from '../../../games/uno/referee/bot-programs.testing.ts';
import { callCli, launchCli, makeTempFolder } from '../testing/cli.testing.ts';

const MATCHES = 2000;
const KILLS = 5;
/** Long enough for any machine: no program of this test is slow. */
const TIME = '120000';

const sample = (name: string): string => join(import.meta.dirname, '../../../examples/bots/uno', name);

/** Answers in JSON lines with an option that depends only on the number of options. */
const jsonBot = (option: string): string => `#!/usr/bin/env node
let rest = '';
process.stdin.setEncoding('utf8').on('data', (text) => {
  const lines = (rest + text).split('\\n');
  rest = lines.pop();
  for (const line of lines) {
    const message = JSON.parse(line);
    if (message.type !== 'question') continue;
    const count = message.options.length;
    process.stdout.write(JSON.stringify({ type: 'answer', number: message.number, option: ${option} }) + '\\n');
  }
});
`;
const PYTHON_JSON_BOT = `import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "question":
        print(json.dumps({"type": "answer", "option": len(message["options"]) // 3}), flush=True)
`;
const CRASHING_C = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void)
{
    char line[1000];
    while (fgets(line, sizeof line, stdin))
        if (strncmp(line, "TURN", 4) == 0)
            abort();
    puts("DISCARD BUY");
    return 0;
}
`;

/** Writes twelve programs, four of which are faulty; those in C only where there is a compiler. */
function writeSubmissions(folder: string): void {
  const put = (name: string, file: string, text: string): void => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  };
  if (COMPILER !== undefined) {
    put('c-own', 'bot.c', readFileSync(sample('bot.c'), 'utf8'));
    put('c-model', 'modelo.c', readFileSync(sample('modelo.c'), 'utf8'));
    put('c-crash', 'crash.c', CRASHING_C);
  }
  put('py-own', 'bot.py', readFileSync(sample('bot.py'), 'utf8'));
  put('py-json', 'bot.py', PYTHON_JSON_BOT);
  put('js-own', 'bot.mjs', readFileSync(sample('bot.mjs'), 'utf8'));
  put('js-first', 'bot.js', jsonBot('0'));
  put('js-last', 'bot.js', jsonBot('count - 1'));
  mkdirSync(join(folder, 'ts-own'));
  buildSync({
    entryPoints: [sample('bot.ts')],
    outfile: join(folder, 'ts-own/bot.mjs'),
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  put('bad-option', 'bot.js', jsonBot('count'));
  put('bad-exit', 'bot', '#!/bin/sh\n# "type":"answer"\nread -r line\nexit 3\n');
  put('bad-flood', 'bot', '#!/bin/sh\n# "type":"answer"\nyes | head -c 3000000\n');
  for (const name of ['bad-exit', 'bad-flood']) chmodSync(join(folder, name, 'bot'), 0o755);
}

const TABLES = ['report.html', 'results.csv', 'tables.json'];

test(`twelve programs, killed ${KILLS} times${NO_COMPILER_NOTE}`, async () => {
  const folder = await makeTempFolder();
  writeSubmissions(join(folder, 'subs'));
  const players = COMPILER === undefined ? 11 : 14;
  const volume = scaleVolume(MATCHES);
  const pairs = players * (players - 1);
  const schedule =
    volume < pairs
      ? ['--rounds', '1', '--gauntlet', 'greedy']
      : ['--rounds', String(Math.round(volume / pairs))];
  const words = [
    ':greedy',
    ':random',
    '--submissions',
    join(folder, 'subs'),
    '--seed',
    'soak',
    '--time',
    TIME,
    '--isolate',
    'none',
    ...schedule,
  ];
  const readTables = (name: string) =>
    JSON.parse(readFileSync(join(folder, name, 'tables.json'), 'utf8')) as {
      readonly scheduled: number;
      readonly players: readonly object[];
      readonly skipped: readonly object[];
    };
  const read = (name: string): string[] =>
    TABLES.map((file) => readFileSync(join(folder, name, file), 'utf8'));

  const run = (name: string, jobs: number) =>
    callCli(['arena', 'uno', ...words, '--jobs', String(jobs), '--out', join(folder, name)]);
  expect((await run('whole', 1)).exit).toBe(0);
  const { scheduled, skipped, players: taking } = readTables('whole');
  expect({ skipped, players: taking.length }).toEqual({ skipped: [], players });
  // In a small volume the killed run alone compares numbers of jobs.
  const compared = volume >= pairs ? 'parallel' : 'whole';
  if (compared === 'parallel') await run('parallel', 16);
  expect(read(compared)).toEqual(read('whole'));

  const out = join(folder, 'killed');
  const journal = join(out, 'journal.jsonl');
  const kills = scaleVolume(KILLS);
  for (let kill = 1; kill <= kills; kill++) {
    const start = kill === 1 ? words : ['--isolate', 'none', '--resume'];
    const child = launchCli(['arena', 'uno', ...start, '--jobs', '16', '--out', out]);
    child.stdout.resume();
    child.stderr.resume();
    const target = Math.floor((scheduled * kill) / (kills + 1));
    await vi.waitFor(
      () => expect(readFileSync(journal, 'utf8').split('\n').length).toBeGreaterThan(target + 1),
      { timeout: 3_000_000, interval: 5 },
    );
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  expect(
    (await callCli(['arena', 'uno', '--isolate', 'none', '--resume', '--jobs', '16', '--out', out])).exit,
  ).toBe(0);
  expect(read('killed')).toEqual(read('whole'));
});
