import { readdir } from 'node:fs/promises';
import { catalogue } from '@ludoteca/games';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../call.testing.ts';
import { fragile } from './fragile.testing.ts';
import type { Plan } from './plan.ts';
import { playStretch } from './stretch.ts';

const entry = catalogue.find(({ game }) => game.id === 'rumour')!;
const plan: Plan = {
  game: 'rumour',
  version: 1,
  seats: 3,
  settings: {},
  seed: '1',
  players: ['random', 'greedy', 'random'],
};

describe('a stretch of a simulation', () => {
  it('plays each game alike, alone or among others', async () => {
    const whole = await playStretch(entry, plan, { from: 0, to: 20 });
    const parts = await Promise.all(
      Array.from({ length: 20 }, (_, from) => playStretch(entry, plan, { from, to: from + 1 })),
    );
    expect(parts.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(whole.decisions);
    const winsOf = (seat: number): number => parts.reduce((sum, part) => sum + part.winsBySeat[seat]!, 0);
    expect([0, 1, 2].map(winsOf)).toEqual(whole.winsBySeat);
    expect(whole).toMatchObject({ ended: 20, broken: [] });
  });

  it('gives each seat dice of its own and each seed another match', async () => {
    const all = { ...plan, players: ['random', 'random', 'random'] };
    const seeds = ['1', '2', '3'].map(async (seed) =>
      playStretch(entry, { ...all, seed }, { from: 0, to: 50 }),
    );
    const decisions = new Set((await Promise.all(seeds)).map((sums) => sums.decisions));
    expect(decisions.size).toBe(3);
  });

  it('counts a game in which a rule throws as broken, with the seed to see it again, and plays on', async () => {
    const sums = await playStretch(fragile, plan, { from: 0, to: 60 });
    expect(sums.broken.length).toBeGreaterThan(0);
    expect(sums.ended).toBeGreaterThan(0);
    expect(sums.ended + sums.broken.length).toBe(60);
    const [{ number, seed, fault }] = sums.broken as [(typeof sums.broken)[number]];
    expect(seed).toBe(`1/${number}`);
    expect(fault).toContain('an alibi is never discarded');
    const again = await playStretch(fragile, plan, { from: number, to: number + 1 });
    expect(again.broken).toEqual([{ number, seed, fault }]);
  });

  it('writes no archive of a game that broke', async () => {
    const folder = await emptyFolder();
    const sums = await playStretch(fragile, plan, { from: 0, to: 60 }, { folder, gzip: false });
    expect(await readdir(folder)).toHaveLength(sums.ended);
  });
});
