/** Random matches of random decks. */
import { replay } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { playFuzz } from './fuzz.testing.ts';
import { game } from './game.ts';

test('random matches of random decks keep every invariant and end', () => {
  for (let i = 0; i < scaleVolume(5000); i++) expect(playFuzz(`fuzz ${i}`).outcome).toBeDefined();
});

test('an archive of a random match replays to the same position', () => {
  for (let i = 0; i < scaleVolume(1000); i++) {
    const match = playFuzz(`archive ${i}`);
    const again = replay(game, match.archive());
    expect(again.ok && again.value.position()).toEqual(match.position());
  }
});
