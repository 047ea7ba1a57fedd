import { at, type Choice, createFastDice, type Perspective } from '@ludoteca/kernel';
import type { CatalogueEntry } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { dealLots, type Lots } from '../../kernel/lots.testing.ts';
import { lotsEntry } from '../../kit/catalogue/lots-entry.testing.ts';
import { chooseInSteps, createPlayer, deliberateHint, isPlayerName, runToEnd } from '../index.ts';
import { createSearchPlayer } from './search-player.ts';

/** The greedy player gives away its cards, although the highest sum wins. */
const generousEntry: CatalogueEntry<Lots> = {
  ...lotsEntry,
  heuristics: {
    greedy: (_, { options }) => at<Choice<Lots>>(options, options.length - 1),
    value: ({ hands }, seat) => (hands[seat]?.cards ?? []).reduce((sum, card) => sum + card, 0) / 100,
    search: { decisions: 4, iterations: 200 },
  },
};
const firstPerspective = (seed = 'lots'): Perspective<Lots> => {
  const match = dealLots({ seed });
  return match.perspective(match.question!.seat);
};
const chooseWith = (iterations: number, perspective = firstPerspective(), seed = 'x'): Choice<Lots> =>
  createSearchPlayer(generousEntry, createFastDice(seed), { iterations }).choose(perspective);

describe('a searching player', () => {
  test('finds a better answer than the greedy one', () => {
    expect(chooseWith(0)).toBe('give');
    expect(chooseWith(64)).toBe('draw');
  });

  test('follows the greedy player where all answers are equally good', () => {
    const heuristics = {
      ...generousEntry.heuristics,
      value: () => 0.5,
      search: { decisions: 1, iterations: 64 },
    };
    const player = createSearchPlayer({ ...generousEntry, heuristics }, createFastDice('x'), {
      iterations: 64,
    });
    expect(player.choose(firstPerspective())).toBe('give');
  });

  test('compares only the candidates of the game', () => {
    const heuristics = { ...generousEntry.heuristics, candidates: () => ['give' as const] };
    const player = createSearchPlayer({ ...generousEntry, heuristics }, createFastDice('x'), {
      iterations: 64,
    });
    expect(player.choose(firstPerspective())).toBe('give');
  });

  test('imagines nothing for a forced answer', () => {
    const perspective = firstPerspective();
    const forced = { ...perspective.question!, options: ['draw'] } as NonNullable<
      Perspective<Lots>['question']
    >;
    const blind: Perspective<Lots> = {
      seat: perspective.seat,
      question: forced,
      view: () => perspective.view(),
      lazyView: () => perspective.lazyView(),
      imagine: () => expect.unreachable('a world was imagined'),
    };
    expect(chooseWith(64, blind)).toBe('draw');
  });

  test.each([8, 40, 200])('makes at most %i rollouts, and the same choice in steps', async (iterations) => {
    let steps = 0;
    for (let match = 0; match < 5; match++) {
      const make = () => createSearchPlayer(generousEntry, createFastDice('x'), { iterations });
      const perspective = firstPerspective(`match ${match}`);
      steps = 0;
      const choice = await chooseInSteps(make(), perspective, async () => void steps++);
      expect(choice).toBe(make().choose(perspective));
      expect(steps).toBeLessThanOrEqual(iterations);
      expect(steps).toBeGreaterThan(iterations / 2);
    }
  });

  test('can be stopped after every rollout', async () => {
    let steps = 0;
    const stopped = chooseInSteps(createPlayer(generousEntry, 'search:1000', 's'), firstPerspective(), () =>
      ++steps < 3 ? Promise.resolve() : Promise.reject(new Error('stopped')),
    );
    await expect(stopped).rejects.toThrow('stopped');
    expect(steps).toBe(3);
  });
});

/** The number of draws in each rollout, if every draw is a phase of its own. */
async function countRolloutDraws(phases: number): Promise<ReadonlySet<number>> {
  let draws = 0;
  const lengths = new Set<number>();
  const heuristics: typeof generousEntry.heuristics = {
    ...generousEntry.heuristics,
    rollout: (_, { options }) => {
      const draw = options.find((option) => option === 'draw');
      if (draw === undefined) return at<Choice<Lots>>(options, options.length - 1);
      draws++;
      return draw;
    },
    phase: ({ deck }) => -deck,
    search: { decisions: 100, phases, iterations: 16 },
  };
  const player = createSearchPlayer({ ...generousEntry, heuristics }, createFastDice('x'), {
    iterations: 16,
  });
  await chooseInSteps(player, firstPerspective(), async () => {
    lengths.add(draws);
    draws = 0;
  });
  return lengths;
}

describe('where rollouts are cut off', () => {
  test('the phase of the game ends them, counted from the question', async () => {
    // After a draw of its own, a rollout has one phase less to go than after giving a card away.
    expect(await countRolloutDraws(2)).toEqual(new Set([1, 2]));
    expect(await countRolloutDraws(3)).toEqual(new Set([2, 3]));
  });
});

describe('a stop request', () => {
  test('is obeyed before the next rollout, in 1,000 searches', async () => {
    const dice = createFastDice('stops');
    let rollouts = 0;
    const heuristics: typeof generousEntry.heuristics = {
      ...generousEntry.heuristics,
      value: () => {
        rollouts++;
        return 0.5;
      },
      search: { decisions: 1, iterations: 100 },
    };
    const player = createSearchPlayer({ ...generousEntry, heuristics }, createFastDice('x'), {
      iterations: 100,
    });
    for (let search = 0; search < 1000; search++) {
      const stopAfter = 1 + dice.int(20);
      let steps = 0;
      rollouts = 0;
      const stopped = chooseInSteps(player, firstPerspective(), async () => {
        if (++steps === stopAfter) throw new Error('stopped');
      });
      await expect(stopped).rejects.toThrow('stopped');
      expect(rollouts).toBe(stopAfter);
    }
  });
});

const hintFor = (heuristics: Partial<typeof generousEntry.heuristics>) =>
  runToEnd(
    deliberateHint(
      { ...generousEntry, heuristics: { ...generousEntry.heuristics, ...heuristics } },
      firstPerspective(),
    ),
  );

describe('a hint', () => {
  test('is the answer of the search, with the chances of the alternatives', () => {
    const [best, ...others] = hintFor({})!.answers;
    expect(best.choice).toBe('draw');
    expect(others.map(({ choice }) => choice)).toEqual(['give']);
    expect(best.chance).toBeGreaterThan(others[0]!.chance);
  });

  test('is the answer of the policy where the game leaves it to that, and all options are rated', () => {
    const [best, ...others] = hintFor({ candidates: () => [] })!.answers;
    expect(best.choice).toBe('give');
    expect(others.map(({ choice }) => choice)).toEqual(['draw']);
    expect(best.rollouts).toBeGreaterThan(0);
  });
});

describe('the levels', () => {
  // The lower ones are the greedy player with answers on impulse: a third, and a tenth, of which half are draws.
  test.each([
    ['beginner', 3, 14],
    ['intermediate', 0, 7],
    ['advanced', 31, 40],
    ['expert', 31, 40],
  ] as const)('%s: the same for a seed and a question, %i to %i of 40 well considered', (level, min, max) => {
    const perspective = firstPerspective();
    const { number } = perspective.question!;
    const choices = Array.from({ length: 40 }, (_, i) => {
      const choice = createPlayer(generousEntry, level, `seed ${i}`).choose(perspective);
      expect(createPlayer(generousEntry, level, `seed ${i}`, number).choose(perspective)).toBe(choice);
      return choice;
    });
    const draws = choices.filter((choice) => choice === 'draw').length;
    expect(draws).toBeGreaterThanOrEqual(min);
    expect(draws).toBeLessThanOrEqual(max);
  });
});

describe('the name of a searching player', () => {
  test.each(['search:1', 'search:2000', 'search:100000', 'expert'])('may be %s', (name) => {
    expect(isPlayerName(lotsEntry, name)).toBe(true);
    expect(createPlayer(lotsEntry, name, 'seed').choose(firstPerspective())).toBe('draw');
  });

  test.each([
    'search',
    'search:',
    'search:0',
    'search:100001',
    'search:1e3',
    'search:-5',
    'search:1.5',
    ' search:5',
  ])('may not be %j', (name) => {
    expect(isPlayerName(lotsEntry, name)).toBe(false);
    expect(() => createPlayer(lotsEntry, name, 'seed')).toThrow('no player is called');
  });
});
