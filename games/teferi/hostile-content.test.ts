import type { AnyParts, Game } from '@ludoteca/kernel';
import { playHostileMatch } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { game } from './game.ts';
import { HOSTILE_DECKS } from './hostile-content.testing.ts';
import { MAX_BLOCKS } from './limits.ts';

const anyGame = game as unknown as Game<AnyParts>;

test.each(HOSTILE_DECKS)(
  '$name: every answer stays small, and the match can be replayed',
  (content) => {
    const report = playHostileMatch(anyGame, content, 25);
    if (!('answers' in report)) throw new Error(JSON.stringify(report));
    expect(report.answers).toBeGreaterThan(5);
    expect(report.events).toBeLessThanOrEqual(20_000);
    expect(report.options).toBeLessThanOrEqual(MAX_BLOCKS + 1);
    expect(report.positionLength).toBeLessThan(3_000_000);
    expect(report.isReproducible).toBe(true);
  },
  60_000,
);
