import { readFileSync } from 'node:fs';
import { uno } from '@ludoteca/games/uno';
import { createFastDice, sha256Hex, startMatch } from '@ludoteca/kernel';
import { playOut, createRandomPlayer } from '@ludoteca/players';
import { expect, test } from 'vitest';
import { LoopDice } from './loop-dice.ts';
import { UnoLoop } from './uno-loop.ts';

test.each([2, 3, 4])('with %i seats the bare loop and the game play the same matches', (seats) => {
  const loop = new UnoLoop(seats);
  const loopChoice = new LoopDice('choice');
  const player = createRandomPlayer(uno, createFastDice('choice'));
  const players = Array.from({ length: seats }, () => player);
  let decisions = 0;
  for (let i = 0; i < 300; i++) {
    loop.play(new LoopDice(`match ${i}`), loopChoice);
    const started = startMatch(uno.game, { seats, seed: `match ${i}`, dice: 'fast' });
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    decisions += playOut(started.value, players);
    expect(started.value.view('judge').hands.map(({ count }) => count)).toEqual([...loop.counts]);
    expect(decisions).toBe(loop.decisions);
  }
});

test('the code of the bare loop is unchanged, so that figures of all versions can be compared', () => {
  const code = ['loop-dice.ts', 'uno-loop.ts']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('')
    .replaceAll(/\/\*[^]*?\*\/|\s/g, '');
  expect(sha256Hex(code)).toBe('a3789fbcd1574d3b54bf226cbfc4de663b2a0d4b147d1114284102b6aef1a776');
});
