import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LearnedWeights } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';

const TRAIN = ['train', 'risika', '--games', '10', '--date', '2026-01-31'];

describe('ludoteca train', () => {
  it('writes weights with the command that repeats them, and the same again', async () => {
    const file = join(await makeTempFolder(), 'weights.json');
    const { exit, err } = await callCli([...TRAIN, '--seats', '3', '--players', 'cautious', '--out', file]);
    expect(exit).toBe(0);
    expect(err.join('\n')).toMatch(/not used for fitting: 0\.\d+; that of the present value: 0\.\d+\./);
    const text = await readFile(file, 'utf8');
    const written = JSON.parse(text) as LearnedWeights;
    expect(written).toMatchObject({ game: 'risika', games: 10, seed: '1', date: '2026-01-31' });
    expect(written.command).toBe("ludoteca train risika --seats 3 --players cautious --seed '1' --games 10");
    expect(Object.keys(written.weights)).toContain('income');
    const again = await callCli([...TRAIN, '--seats', '3', '--players', 'cautious']);
    expect(`${again.out.join('\n')}\n`).toBe(text);
  });

  it('learns from the numbers of the encoding where a game names no others', async () => {
    const { exit, out } = await callCli(['train', 'rumour', '--games', '20', '--date', '2026-01-31']);
    expect(exit).toBe(0);
    const { weights } = JSON.parse(out.join('\n')) as LearnedWeights;
    expect(Object.keys(weights).length).toBeGreaterThan(5);
    for (const weight of Object.values(weights)) expect(weight).toBeTypeOf('number');
  });

  it.each([
    [['--date', 'tomorrow'], '--date "tomorrow" must look like 2026-01-31'],
    [['--players', 'greedy,random'], '--players takes one name'],
    [['--seed', "a'b"], '--seed must be'],
    [['--games', '1'], '--games must be'],
    [['--seats', '9'], '--seats must be'],
  ])('refuses %j', async (options, sentence) => {
    const { exit, err } = await callCli([...TRAIN.slice(0, 2), ...options]);
    expect(exit).toBe(2);
    expect(err.join('\n')).toContain(sentence);
  });

  it('reports a file that cannot be written', async () => {
    const { exit, err } = await callCli([...TRAIN, '--out', join(await makeTempFolder(), 'none', 'file')]);
    expect(exit).toBe(1);
    expect(err.join('\n')).toContain('cannot write');
  });
});
