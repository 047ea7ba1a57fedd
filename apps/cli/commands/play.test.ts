import { catalogue } from '@ludoteca/games';
import { describe, expect, it } from 'vitest';
import { call } from '../call.testing.ts';

const ALWAYS_FIRST = Array.from({ length: 2000 }, () => '1');

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
    expect(once.out.join('\n')).toContain('Seat 3 (greedy)');
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
