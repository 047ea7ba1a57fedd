import { createFastDice, parseArchive, verify } from '@ludoteca/kernel';
import { uno } from '@ludoteca/games/uno';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, it } from 'vitest';
import { createPolicy, describeGame, type Episode, EpisodeError, games, open, policyNames } from './index.ts';

const GAMES = games().map(({ id }) => id);
/** Steps of each game that are checked. */
const STEPS = scaleVolume(10_000);

/** Plays random episodes of a game for a number of steps; calls `check` at every one. */
function playSteps(game: string, steps: number, check: (episode: Episode) => void): void {
  const dice = createFastDice(game);
  const { min, max } = describeGame(game).seats;
  let left = steps;
  for (let seed = 0; left > 0; seed++) {
    const episode = open(game, { seats: min + (seed % (max - min + 1)), seed });
    for (; !episode.isOver && left > 0; left--) {
      check(episode);
      episode.step(dice.pick(episode.legal()));
    }
    if (episode.isOver) check(episode);
  }
}

const playToEnd = (episode: Episode, seed = 0): Episode => {
  const dice = createFastDice(String(seed));
  while (!episode.isOver) episode.step(dice.pick(episode.legal()));
  return episode;
};

/** All numbers that a seat gets. */
const numbersFor = (episode: Episode, seat: number) => [
  episode.observationTensor(seat),
  episode.seat === seat ? episode.decision() : undefined,
];

describe.each(GAMES)('%s', (game) => {
  const { observationFields, actions, optionFields } = describeGame(game);

  it('names every number once', () => {
    for (const names of [observationFields, actions, optionFields])
      expect(new Set(names).size).toBe(names.length);
    expect(observationFields.length).toBeGreaterThan(0);
    expect(actions.length > 0).toBe(optionFields.length === 0);
  });

  it('gives observations of one length, of finite numbers', () => {
    playSteps(game, STEPS, (episode) => {
      for (let seat = 0; seat < episode.seats; seat++) {
        const tensor = episode.observationTensor(seat);
        expect(tensor.length).toBe(observationFields.length);
        expect(tensor.every(Number.isFinite)).toBe(true);
      }
    });
  });

  it('reveals nothing in numbers that a seat cannot know', () => {
    let seed = 0;
    playSteps(game, STEPS, (episode) => {
      for (let seat = 0; seat < episode.seats; seat++) {
        const imagined = episode.imagine(seat, seed++);
        expect(numbersFor(imagined, seat)).toEqual(numbersFor(episode, seat));
      }
    });
  });

  it('ends with returns that add up to nothing', () => {
    const episode = open(game, { seed: 'returns' });
    expect(episode.returns()).toEqual(Array.from({ length: episode.seats }, () => 0));
    playToEnd(episode);
    expect(episode.returns().reduce((sum, value) => sum + value)).toBeCloseTo(0);
    expect(Math.max(...episode.returns())).toBeLessThanOrEqual(1);
    expect(episode.legal()).toEqual([]);
  });

  it('is played by its policies', () => {
    for (const name of policyNames(game).filter((one) => one === 'greedy' || one === 'random')) {
      const episode = open(game, { seed: 5 });
      const policy = createPolicy(game, name, 7);
      for (let i = 0; i < 20 && !episode.isOver; i++) episode.step(policy(episode));
      expect(episode.history().length).toBeGreaterThan(0);
    }
  });
});

const hasActions = (game: string): boolean => describeGame(game).actions.length > 0;

describe.each(GAMES.filter(hasActions))('%s', (game) => {
  it('numbers every option of a question differently', () => {
    playSteps(game, STEPS, (episode) => {
      const legal = episode.legalActions();
      expect(new Set(legal).size).toBe(episode.legal().length);
      expect(episode.actionMask().reduce((sum, bit) => sum + bit, 0)).toBe(legal.length);
      if (episode.isOver) return;
      const fork = episode.fork();
      fork.stepAction(legal.at(-1)!);
      expect(fork.history().at(-1)).toEqual({ answer: episode.legal().at(-1) });
    });
  });
});

describe.each(GAMES.filter((game) => !hasActions(game)))('%s', (game) => {
  const { optionFields } = describeGame(game);

  it('gives every option a row of numbers', () => {
    playSteps(game, STEPS, (episode) => {
      const tensor = episode.optionTensor();
      expect(tensor.length).toBe(episode.legal().length * optionFields.length);
      expect(tensor.every(Number.isFinite)).toBe(true);
    });
  });
});

describe('an episode', () => {
  it('is the same for the same seed', () => {
    const [one, two] = [1, 2].map(() => playToEnd(open('uno', { seats: 4, seed: 9 })));
    expect(one!.history()).toEqual(two!.history());
    expect(one!.returns()).toEqual(two!.returns());
  });

  it('is not changed by what happens to its fork', () => {
    const episode = open('uno', { seats: 3, seed: 1 });
    const before = episode.observe(0);
    const fork = episode.fork();
    expect(playToEnd(fork, 3).returns()).toEqual(playToEnd(episode.fork(), 3).returns());
    expect(episode.observe(0)).toEqual(before);
    expect(episode.history()).toEqual([]);
  });

  it('shows options to the asked seat only', () => {
    const episode = open('uno', { seed: 1 });
    const asked = episode.seat!;
    expect(episode.observe(asked).question).toMatchObject({ seat: asked, options: episode.legal() });
    expect(episode.observe(1 - asked).question).toEqual({ seat: asked, prompt: episode.prompt });
  });

  it('can be verified as an archive', () => {
    const episode = playToEnd(open('uno', { seats: 3, seed: 2, settings: { hand: 5 } }));
    const parsed = parseArchive(episode.archive());
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
    expect(verify(uno.game, parsed.value)).toMatchObject({ ok: true });
  });

  it('imagined keeps a history of its own and has no archive', () => {
    const imagined = open('uno', { seed: 1 }).imagine(0, 'x');
    const [option] = imagined.legal();
    imagined.step(option!);
    expect(imagined.history()).toEqual([{ answer: option }]);
    expect(() => imagined.archive()).toThrow(EpisodeError);
  });

  it('accepts a value that equals an option', () => {
    const episode = open('uno', { seed: 1 });
    episode.step(JSON.parse(JSON.stringify(episode.legal()[0])));
    expect(episode.history()).toHaveLength(1);
  });

  it('of a game as a value has the types of the game', () => {
    const episode = open(uno, { seats: 3 });
    const { value }: { readonly value: number } = episode.observe(0).view;
    expect(value).toBeGreaterThanOrEqual(0);
  });
});

describe('misuse is one sentence and changes nothing', () => {
  const episode = open('uno', { seed: 1 });
  const over = playToEnd(open('rumour'));
  it.each([
    ['an unknown game', () => open('chess'), 'no game is called "chess"; there are rumour, uno'],
    ['seats', () => open('uno', { seats: 9 }), 'uno does not start: '],
    ['settings', () => open('uno', { settings: { hand: 0 } }), 'uno does not start: '],
    ['an option', () => episode.step('sell'), '"sell" is not legal'],
    ['an index', () => episode.stepIndex(1000), 'option 1000 is not legal'],
    ['an action', () => episode.stepAction(-5), 'action -5 is not legal'],
    ['a seat', () => episode.observe(2), 'there is no seat 2: seats are counted from 0 to 1'],
    ['a fraction of a seat', () => episode.imagine(0.5, 1), 'there is no seat 0.5'],
    ['a step after the end', () => over.stepIndex(0), 'the episode is over'],
    ['action numbers of cards', () => open('lirya').legalActions(), 'lirya has no action numbers'],
    ['option numbers of actions', () => episode.optionTensor(), 'uno has no numbers for options'],
    ['a policy', () => createPolicy('uno', 'best', 1), 'uno has no player "best"; it has '],
  ])('%s', (_, call, sentence) => {
    expect(call).toThrow(EpisodeError);
    expect(call).toThrow(sentence);
    expect(episode.history()).toEqual([]);
  });
});
