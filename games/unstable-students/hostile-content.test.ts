import type { AnyParts, Game } from '@ludoteca/kernel';
import { playHostileMatch } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { game } from './game.ts';
import { HOSTILE_DECKS } from './hostile-content.testing.ts';

test.each(HOSTILE_DECKS)('$name: every answer stays small, and the match can be replayed', (content) => {
  const report = playHostileMatch(game as unknown as Game<AnyParts>, content, 150);
  if (!('answers' in report)) throw new Error(JSON.stringify(report));
  expect(report.answers).toBeGreaterThan(5);
  expect(report.events).toBeLessThanOrEqual(5000);
  expect(report.options).toBeLessThanOrEqual(2000);
  expect(report.positionLength).toBeLessThan(1_000_000);
  expect(report.isReproducible).toBe(true);
});
