/** Tests of the greedy player. */
import { createFastDice, startMatch } from '@ludoteca/kernel';
import { createGreedyPlayer, playOut, createRandomPlayer } from '@ludoteca/players';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { risika } from './index.ts';

test('a greedy player wins more than 90 % against three random ones, at any seat', () => {
  const matches = scaleVolume(2000);
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const started = startMatch(risika.game, { seats: 4, seed: `greedy ${i}`, dice: 'fast' });
    if (!started.ok) throw new Error('did not start');
    const match = started.value;
    const players = [0, 1, 2, 3].map((seat) =>
      (seat === i % 4 ? createGreedyPlayer : createRandomPlayer)(risika, createFastDice(`${i} ${seat}`)),
    );
    playOut(match, players);
    if (match.outcome?.places[i % 4] === 1) won++;
  }
  expect(won).toBeGreaterThan(0.9 * matches);
});

test('matches of greedy players end before the limit of rounds', () => {
  for (let i = 0; i < 20; i++) {
    const started = startMatch(risika.game, { seats: 3 + (i % 4), seed: `ends ${i}`, dice: 'fast' });
    if (!started.ok) throw new Error('did not start');
    const match = started.value;
    playOut(
      match,
      Array.from({ length: match.seats }, (_, seat) =>
        createGreedyPlayer(risika, createFastDice(`${i} ${seat}`)),
      ),
    );
    expect(match.view('judge').round).toBeLessThan(300);
  }
});
