import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { describe, expect, it } from 'vitest';
import { call, emptyFolder } from '../call.testing.ts';

const ALWAYS_FIRST = Array.from({ length: 2000 }, () => '1');

const begins = async (...more: string[]) => (await call(['play', 'rumour', ...more])).out[0];

describe('ludoteca play', () => {
  it.each(catalogue.map(({ game }) => game.id))(
    'plays %s to the end with somebody who types numbers',
    async (id) => {
      const { exit, out, err } = await call(['play', id, '--seed', '1'], ALWAYS_FIRST);
      expect({ exit, err }).toEqual({ exit: 0, err: [] });
      expect(out.join('\n')).toContain('Seat 0 (you)');
      expect(out.join('\n')).toContain('Seat 1 (greedy)');
      expect(out.at(-1)).toMatch(/wins\.$|share the win\.$/);
    },
  );

  it('gives the same match for the same seed and the same answers', async () => {
    const line = ['play', 'rumour', '--seed', '5', '--players', 'random,you', '--seats', '4', '--lang', 'it'];
    const once = await call(line, ALWAYS_FIRST);
    expect(await call(line, ALWAYS_FIRST)).toEqual(once);
    expect(once.out.join('\n')).toContain('Posto 3 (greedy)');
  });

  it('tells the seed and how to end first, in the language asked for', async () => {
    expect(await begins('--seed', '1')).toBe('Seed: 1. To end: Ctrl-D.');
    expect(await begins('--seed', '1', '--lang', 'it')).toBe('Seme: 1. Per smettere: Ctrl-D.');
    expect(await begins('--seed', '1', '--lang', 'pt')).toBe('Semente: 1. Para terminar: Ctrl-D.');
    expect(await begins()).toMatch(/^Seed: [0-9a-f]{64}\. /);
    const { out, err } = await call(['play', 'rumour', '--seed', '1', '--lang', 'pt']);
    expect(out.join('\n')).toContain('Lugar 0 (você)');
    expect(err).toEqual(['A entrada acabou, e a partida com ela.']);
  });

  it.each([
    ['whole', ALWAYS_FIRST],
    ['as far as it went', ['1', '1']],
  ])('keeps the match, %s, where it is told to, and verify accepts it', async (_, typed) => {
    const path = join(await emptyFolder(), 'match.ludoteca');
    const { exit, out } = await call(['play', 'rumour', '--seed', '1', '--out', path], typed);
    expect(exit).toBe(0);
    expect(out.at(-1)).toBe(`The match is in ${path}`);
    expect((await call(['verify', path])).out.join()).toMatch(/ok, [1-9]/);
    const told = (await call(['replay', path])).out;
    expect(told[0]).toMatch(/^Rumour, 2 seats, \d+ entr.*, seed 1$/);
  });

  it('ends well when the input does', async () => {
    const { exit, err } = await call(['play', 'rumour', '--seed', '1']);
    expect(exit).toBe(0);
    expect(err).toEqual(['The input has ended, and the match with it.']);
  });

  it('asks again after what is no option', async () => {
    const { out } = await call(['play', 'rumour', '--seed', '1'], ['what?', '99', '0']);
    expect(out.filter((line) => /^Type a number from 1 to \d\.$/.test(line))).toHaveLength(3);
  });
});
