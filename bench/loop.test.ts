import { uno } from '@ludoteca/games/uno';
import { createFastDice, startMatch } from '@ludoteca/kernel';
import { playOut, createRandomPlayer } from '@ludoteca/players';
import { expect, test } from 'vitest';
import { UnoLoop } from './uno-loop.ts';

test.each([2, 3, 4])('with %i seats the bare loop and the game play the same matches', (seats) => {
  const loop = new UnoLoop(seats);
  const loopChoice = createFastDice('choice');
  const player = createRandomPlayer(uno, createFastDice('choice'));
  const players = Array.from({ length: seats }, () => player);
  let decisions = 0;
  for (let i = 0; i < 300; i++) {
    loop.play(createFastDice(`match ${i}`), loopChoice);
    const started = startMatch(uno.game, { seats, seed: `match ${i}`, dice: 'fast' });
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    decisions += playOut(started.value, players);
    expect(started.value.view('judge').hands.map(({ count }) => count)).toEqual([...loop.counts]);
    expect(decisions).toBe(loop.decisions);
  }
});
