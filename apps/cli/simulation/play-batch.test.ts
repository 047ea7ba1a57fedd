import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { parseArchive } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { faultyGame } from './faulty-game.testing.ts';
import type { SimulationPlan } from './plan.ts';
import { playBatch } from './play-batch.ts';

const entry = catalogue.find(({ game }) => game.id === 'rumour')!;
const plan: SimulationPlan = {
  game: 'rumour',
  version: 1,
  seats: 3,
  settings: {},
  seed: '1',
  players: ['random', 'greedy', 'random'],
};

describe('a batch of a simulation', () => {
  it('plays each game the same, alone or among others', async () => {
    const { totals: whole } = await playBatch(entry, plan, { from: 0, to: 20 });
    const parts = await Promise.all(
      Array.from({ length: 20 }, (_, from) => playBatch(entry, plan, { from, to: from + 1 })),
    );
    expect(parts.reduce((sum, { totals }) => sum + totals.decisions, 0)).toBe(whole.decisions);
    const winsOf = (seat: number): number =>
      parts.reduce((sum, { totals }) => sum + totals.winsBySeat[seat]!, 0);
    expect([0, 1, 2].map(winsOf)).toEqual(whole.winsBySeat);
    expect(whole).toMatchObject({ ended: 20, failed: [] });
  });

  it('gives each seat its own dice and each seed another match', async () => {
    const all = { ...plan, players: ['random', 'random', 'random'] };
    const seeds = ['1', '2', '3'].map(async (seed) =>
      playBatch(entry, { ...all, seed }, { from: 0, to: 50 }),
    );
    const decisions = new Set((await Promise.all(seeds)).map(({ totals }) => totals.decisions));
    expect(decisions.size).toBe(3);
  });

  it('counts a game in which a rule throws as failed, with its seed, and continues', async () => {
    const { totals } = await playBatch(faultyGame, plan, { from: 0, to: 60 });
    expect(totals.failed.length).toBeGreaterThan(0);
    expect(totals.ended).toBeGreaterThan(0);
    expect(totals.ended + totals.failed.length).toBe(60);
    const [{ number, seed, fault }] = totals.failed as [(typeof totals.failed)[number]];
    expect(seed).toBe(`1/${number}`);
    expect(fault).toContain('an alibi is never discarded');
    const { totals: again } = await playBatch(faultyGame, plan, { from: number, to: number + 1 });
    expect(again.failed).toEqual([{ number, seed, fault }]);
  });

  it('writes archives without times, which would differ in each run, and with a hash of every sixteenth position', async () => {
    const folder = await makeTempFolder();
    await playBatch(entry, plan, { from: 0, to: 3 }, { folder, gzip: false });
    for (const name of await readdir(folder)) {
      const read = parseArchive(await readFile(join(folder, name)));
      if (!read.ok) throw new Error(JSON.stringify(read.problem));
      const { archive, times, positions = [] } = read.value;
      expect(times).toBeUndefined();
      expect(positions.filter((hash) => hash !== undefined)).toHaveLength(
        Math.floor(archive.entries.length / 16),
      );
    }
  });

  it('writes no archive of a failed game', async () => {
    const folder = await makeTempFolder();
    const { totals } = await playBatch(faultyGame, plan, { from: 0, to: 60 }, { folder, gzip: false });
    expect(await readdir(folder)).toHaveLength(totals.ended);
  });
});
