import { createFastDice, startMatch } from '@ludoteca/kernel';
import { test } from 'vitest';
import { game } from './game.ts';
import { heuristics } from './heuristics/index.ts';
test('measure', () => {
  const rates: number[] = [];
  for (let block = 0; block < 24; block++) {
    const t0 = process.cpuUsage().user;
    let n = 0,
      answers = 0;
    while (n < 40) {
      const started = startMatch(game, {
        seats: 2,
        seed: `m ${n}`,
        settings: { deck1: n % 2 ? 'ridge' : 'crypt', deck2: n % 3 ? 'gate' : 'foundry' },
        dice: 'fast',
      });
      if (!started.ok) throw new Error('no');
      const match = started.value;
      const dice = createFastDice(`d ${n}`);
      while (match.question !== undefined) {
        match.choose(heuristics.random!(match.question as never, dice) as never);
        answers++;
      }
      n++;
    }
    rates.push(Math.round((n / ((process.cpuUsage().user - t0) / 1e6)) * 10) / 10);
  }
  console.log(
    'matches per CPU second, best 8 of 24:',
    rates
      .toSorted((a, b) => b - a)
      .slice(0, 8)
      .join(' '),
  );
}, 600000);
