/** Thousands of games in a row: what one of them left behind would be seen. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fileURLToPath } from 'node:url';
import { uno } from '@ludoteca/games/uno';
import { startMatch } from '@ludoteca/kernel';
import type { Referee } from '@ludoteca/kit';
import { expect, test, vi } from 'vitest';
import {
  COMPILER,
  compileProgram,
  NO_COMPILER_NOTE,
} from '../../../games/uno/referee/bot-programs.testing.ts';
import type { Uno } from '../../../games/uno/parts.ts';
import { scaleVolume } from '../../../testkit/scale.ts';
import { listProcesses, freshFolder, openDescriptors, refereeAt } from './programs.testing.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const GAMES = 10_000;
const ROUNDS = 10;
/** The largest growth that counts as none. */
const GROWTH = 2_000_000;

const sample = (name: string): string =>
  fileURLToPath(new URL(`../../../examples/bots/uno/${name}`, import.meta.url));

/** The sample where there is a compiler, else the same in JavaScript, for fewer games. */
const programFor = (folder: string): string =>
  COMPILER === undefined ? sample('bot.mjs') : compileProgram(folder, 'bot', sample('bot.c'));

async function play(referee: Referee, program: string, seed: string): Promise<void> {
  const opening: Uno['event'][] = [];
  const started = startMatch(uno.game, { seats: 2, seed }, opening);
  if (!started.ok || uno.botProtocol === undefined) throw new Error('the match does not start');
  const report = await referee.play(uno, {
    match: started.value,
    opening,
    seats: [{ program }, { program }],
    names: ['one', 'two'],
    protocol: uno.botProtocol.create(),
    clock: 60_000,
  });
  expect(report.withdrawn).toEqual([]);
  expect(report.match.outcome).toBeDefined();
}

test(`matches of the compiled samples leave no process, descriptor or memory behind${NO_COMPILER_NOTE}`, async () => {
  const { referee, groups } = await refereeAt('none');
  const program = programFor(await freshFolder());
  const each = Math.ceil(scaleVolume(COMPILER === undefined ? GAMES / 50 : GAMES) / ROUNDS);
  const many = async (round: number): Promise<void> => {
    for (let i = 0; i < each; i++) await play(referee, program, `soak ${round}/${i}`);
    await vi.waitFor(async () => expect(await listProcesses(groups, program)).toEqual([]), {
      timeout: 300_000,
    });
    groups.clear();
  };
  for (let round = 0; round < 2; round++) await many(round);
  const before = { heap: heap(), descriptors: await openDescriptors() };
  for (let round = 2; round < ROUNDS; round++) {
    await many(round);
    expect(await openDescriptors()).toBe(before.descriptors);
    expect(heap() - before.heap).toBeLessThan(GROWTH);
  }
  await referee.close();
});
