/** Rows for the operations of a search: copies, imagined worlds and short rollouts. */
import { createFastDice } from '@ludoteca/kernel';
import { createRandomPlayer } from '@ludoteca/players';
import type { BenchRow } from '../measure.ts';
import type { BenchGame } from './bench-game.ts';

const COPIES = 10_000;
const WORLDS = 2000;
const SEARCHES = 200;
const ROLLOUT = 50;

export const copies = (game: BenchGame): BenchRow => ({
  name: game.nameRow('copy midway'),
  unit: 'µs',
  run: (round) => {
    const match = game.midway(round);
    let made = 0;
    while (made < COPIES && match.copy().outcome === undefined) made++;
    return made;
  },
});

export const imaginedWorlds = (game: BenchGame): BenchRow => ({
  name: game.nameRow('imagine midway'),
  unit: 'µs',
  run: (round) => {
    const perspective = game.midway(round).perspective(0);
    const dice = createFastDice(`imagine ${round}`);
    let made = 0;
    while (made < WORLDS && perspective.imagine(dice).outcome === undefined) made++;
    return made;
  },
});

/** One step of a search: imagine a world, copy it, play some decisions on the copy. */
export const searchSteps = (game: BenchGame): BenchRow => ({
  name: game.nameRow(`imagine, copy, ${ROLLOUT} decisions`),
  unit: 'µs',
  run: (round) => {
    const match = game.midway(round);
    const dice = createFastDice(`search ${round}`);
    const player = createRandomPlayer(game.entry, dice);
    const perspective = match.perspective(match.question?.seat ?? 0);
    for (let i = 0; i < SEARCHES; i++) {
      const world = perspective.imagine(dice).copy();
      for (let left = ROLLOUT; left > 0 && world.question !== undefined; left--)
        world.choose(player.choose(world.perspective(world.question.seat)));
    }
    return SEARCHES;
  },
});
