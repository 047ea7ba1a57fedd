/** Workers refuse plans of tournaments, and commands refuse results, that are not what they should be. */
import { createHash } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import type { Referee } from '@ludoteca/kit';
import type { ArenaPlayer, TournamentPlan } from '@ludoteca/players/arena';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { createArenaRun, createArenaTasks, parseArenaResult } from './arena-job.ts';

const entry = catalogue.find(({ game }) => game.id === 'rumour')!;
const referee: Referee = {
  level: 'none',
  play: () => Promise.reject(new Error('played')),
  close: async () => undefined,
};
const stop = new AbortController().signal;

const createPlan = (first: ArenaPlayer): TournamentPlan => ({
  format: 1,
  game: entry.game.id,
  version: entry.game.version,
  settings: {},
  seed: '1',
  seats: 2,
  rounds: 1,
  players: [first, { name: 'b', kind: 'built-in', source: 'random' }],
  clock: 0,
  points: [1, 0],
});

const PROGRAM = '#!/bin/sh\n';

test('a program runs only with its hash and in a folder that the worker was given', async () => {
  const folder = await makeTempFolder();
  const [allowed, other] = [join(folder, 'allowed'), join(folder, 'other')];
  for (const place of [allowed, other]) {
    await mkdir(place);
    await writeFile(join(place, 'bot'), PROGRAM);
    await chmod(join(place, 'bot'), 0o755);
  }
  const hash = createHash('sha256').update(PROGRAM).digest('hex');
  const execute = (source: string, given = hash): Promise<unknown> => {
    const plan = createPlan({ name: 'a', kind: 'program', source, protocol: 'json', hash: given });
    const run = createArenaRun(entry, plan, folder);
    const tasks = createArenaTasks(entry, { referee, programFolders: [allowed] });
    return tasks.find(({ kind }) => kind === run.kind)!.execute(run.plan, 0, stop);
  };
  const refusal = 'the program of a is not the same on this machine, or not in a folder of --programs';
  await expect(execute(join(other, 'bot'))).rejects.toThrow(refusal);
  await expect(execute('allowed/../other/bot')).rejects.toThrow(refusal);
  await expect(execute(join(allowed, 'bot'), 'another')).rejects.toThrow(refusal);
  await expect(execute(join(allowed, 'missing'))).rejects.toThrow(refusal);
  await expect(execute('allowed/bot')).resolves.toMatchObject({
    value: expect.stringContaining('played') as string,
  });
});

test('a worker without such a folder leaves tournaments with programs to others', () => {
  const tasks = createArenaTasks(entry, { referee, programFolders: [] });
  expect(tasks.map(({ kind }) => kind)).toEqual(['arena']);
});

test('plans that are none, of other rules, or without the match are refused', async () => {
  const [task] = createArenaTasks(entry, { referee, programFolders: [] });
  const plan = createPlan({ name: 'a', kind: 'built-in', source: 'random' });
  const format = (changed: object): string => JSON.stringify({ plan: { ...plan, ...changed } });
  for (const [text, number, problem] of [
    ['', 0, 'not that of a tournament'],
    ['{"plan":{}}', 0, 'not that of a tournament'],
    [format({ version: entry.game.version + 1 }), 0, 'of other rules'],
    [format({ game: 'uno' }), 0, 'of other rules'],
    [format({}), 2, 'the tournament has no match 2'],
  ] as const)
    await expect(task!.execute(text, number, stop)).rejects.toThrow(problem);
});

test('results of other matches, and files outside the tournament, are refused', () => {
  const match = { number: 7, seed: '', playerBySeat: [0, 1] };
  const result = { match: 7, places: [1, 2], entries: 3, lapses: [0, 0], failures: [] };
  const parse = (value: object, length = 1) =>
    parseArenaResult(match, { value: JSON.stringify(value), content: new Uint8Array(length) });
  const file = { name: '000007.ludoteca', length: 1 };
  expect(parse({ result, files: [file] }).result).toEqual(result);
  expect(() => parse({ result: { ...result, match: 8 }, files: [file] })).toThrow('something else');
  expect(() => parse({ result, files: [{ ...file, name: '000007/../../x' }] })).toThrow('something else');
  expect(() => parse({ result, files: [{ ...file, name: '000008.ludoteca' }] })).toThrow('something else');
  expect(() => parse({ result, files: [file] }, 2)).toThrow('another length');
  expect(() => parse({})).toThrow('something else');
});
