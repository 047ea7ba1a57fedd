/** Tests of `uno check`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReferee } from '@ludoteca/players/process';
import { expect, test } from 'vitest';
import { createEmptyFolder, writeProgram, createBotScript } from '../referee/bot-programs.testing.ts';
import { callCommand } from '../referee/call-command.testing.ts';

const check = (folder: string, ...words: string[]) =>
  callCommand('check', [folder, '--isolate', 'none', '--lang', 'en', ...words], { folder });

test('every submission of a folder plays ten games, and is fine or has a first fault', async () => {
  const folder = createEmptyFolder();
  writeProgram(folder, 'fine', createBotScript('honest();'));
  writeProgram(folder, 'gone', '#!/bin/sh\nexit 4\n');
  writeProgram(
    folder,
    'odd',
    createBotScript("if (owed === 0 && turns === 1) send('DISCARD 99\\n'); else honest();"),
  );
  writeProgram(folder, 'thief', createBotScript("if (owed > 0) send('BUY 1\\n'); else honest();"));
  writeFileSync(join(folder, 'notes.txt'), 'not a program');
  const { exit, out, err } = await check(folder);
  expect({ exit, err }).toEqual({ exit: 1, err: ['isolation of bots: none'] });
  const path = (name: string): string => join(folder, name);
  expect(out).toEqual([
    `OK    ${path('fine')}`,
    `FAULT ${path('gone')}  game 1 (-s 1): gone ended its own program (code 4) in the middle of the match.`,
    expect.stringMatching(
      /^OK {4}\S+odd {2}refused actions: [1-9]\d*; the first: odd tried "DISCARD 99"\. .*\(rule 1\.1\)$/,
    ),
    expect.stringMatching(
      /^FAULT \S+thief {2}game \d+ \(-s \d+\): thief tried "BUY 1"\. .*exactly [24] cards/,
    ),
  ]);
});

test('sources and files without permission to execute are submissions, and what cannot be built is a fault', async () => {
  const folder = createEmptyFolder();
  writeFileSync(join(folder, 'ana.mjs'), createBotScript('honest();'), { mode: 0o644 });
  mkdirSync(join(folder, 'bia/src'), { recursive: true });
  writeFileSync(join(folder, 'bia/src/bot.mjs'), createBotScript('honest();'), { mode: 0o644 });
  mkdirSync(join(folder, 'caio'));
  const { exit, out } = await check(folder, '--games', '1');
  expect({ exit, out }).toEqual({
    exit: 1,
    out: [
      `OK    ${join(folder, 'ana.mjs')}`,
      `OK    ${join(folder, 'bia')}`,
      `FAULT ${join(folder, 'caio')}  empty`,
      '    evidence',
    ],
  });
});

test('a fault can be seen again with its seed', async () => {
  const folder = createEmptyFolder();
  writeProgram(folder, 'thief', createBotScript("if (owed > 0) send('BUY 1\\n'); else honest();"));
  const { out } = await check(folder, '-s', '100', '--games', '5');
  const [, seed = ''] = /\(-s (\d+)\)/.exec(out[0]!) ?? [];
  const again = await check(folder, '-s', seed, '--games', '1');
  expect(again.exit).toBe(1);
  expect(again.out[0]).toBe(out[0]!.replace(/game \d+/, 'game 1'));
});

test('a program that goes wrong when the action of another is refused has a fault', async () => {
  const folder = createEmptyFolder();
  const frail = "heard = (line) => { if (line === 'INVALID ACTION') process.exit(9); };";
  writeProgram(folder, 'frail', createBotScript('honest();', frail));
  expect(await check(folder)).toMatchObject({ exit: 1, out: [expect.stringContaining('(code 9)')] });
});

test('a program that cannot play on when another has left has a fault', async () => {
  const folder = createEmptyFolder();
  const frail = `let invalid = 0;
heard = (line) => {
  const [verb, ...words] = line.split(' ');
  if (verb === 'INVALID') invalid++;
  if (verb === 'TURN' && invalid > 1 && words[0] === me) process.exit(9);
};`;
  writeProgram(folder, 'frail', createBotScript('honest();', frail));
  expect(await check(folder)).toMatchObject({ exit: 1, out: [expect.stringContaining('(code 9)')] });
});

test('an interrupted check is not reported as passed', async () => {
  const folder = createEmptyFolder();
  writeProgram(folder, 'fine', createBotScript('honest();'));
  const stop = new AbortController();
  const { exit, out } = await callCommand('check', [folder], {
    folder,
    stop: stop.signal,
    referee: async () => {
      const referee = await openReferee('none');
      return {
        level: referee.level,
        close: () => referee.close(),
        play: (entry, sitting) => {
          stop.abort();
          return referee.play(entry, sitting);
        },
      };
    },
  });
  expect({ exit, out }).toEqual({ exit: 130, out: [] });
});

test('where every program is fine the exit code is 0', async () => {
  const folder = createEmptyFolder();
  writeProgram(folder, 'fine', createBotScript('honest();'));
  expect(await check(folder, '--games', '2')).toMatchObject({
    exit: 0,
    out: [expect.stringMatching(/^OK {4}\S+$/)],
  });
});

test('a folder without programs, or no folder, is a mistake', async () => {
  const folder = createEmptyFolder();
  expect(await check(folder)).toMatchObject({
    exit: 2,
    out: [],
    err: ['isolation of bots: none', expect.stringContaining('no submission found')],
  });
  expect(await callCommand('check', [], { folder })).toMatchObject({
    exit: 2,
    err: [expect.stringContaining('check PASTA')],
  });
  expect(await check(folder, '-c', '40')).toMatchObject({ exit: 2 });
});
