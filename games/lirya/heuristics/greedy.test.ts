/** Choices of the greedy player. */
import { createFastDice, type Match } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import type { Lirya } from '../parts.ts';
import type { StartScene } from '../position.ts';
import { playAnswer, startScene, passAll } from '../scene.testing.ts';
import { heuristics } from './index.ts';

type PlayerSetup = StartScene['players'][number];

const BALANCED = { preset: 'balanced' };

/** The answer of the greedy player to the open question. */
function choiceOf(match: Match<Lirya>): unknown {
  const question = match.question!;
  return heuristics.greedy(match.perspective(question.seat), question, createFastDice('greedy'));
}

const deck = ['ash-urchin', 'ash-urchin', 'ash-urchin'];
const scene = (
  me: PlayerSetup,
  them: PlayerSetup = {},
  rest: Omit<StartScene, 'players'> = {},
): Match<Lirya> =>
  startScene(
    {
      players: [
        { deck, ...me },
        { deck, ...them },
      ],
      ...rest,
    },
    BALANCED,
  );

/** Lets it play until another prompt is asked. */
function plays(match: Match<Lirya>, until: string): unknown[] {
  const choices: unknown[] = [];
  while (match.question !== undefined && match.question.prompt !== until) {
    const choice = choiceOf(match);
    choices.push(choice);
    playAnswer(match, choice);
  }
  return choices;
}

describe('the greedy player, in the main phase', () => {
  test('spends its energy: two cards for all of it rather than one for part of it', () => {
    const match = scene({ energy: 5, hand: ['breach-captain', 'border-hound', 'wandering-blade'] });
    const played = plays(match, 'attack').filter(
      (choice) => typeof choice === 'object' && choice !== null && 'play' in choice,
    );
    expect(played).toEqual([{ play: 'border-hound' }, { play: 'wandering-blade' }]);
  });

  test('destroys the greatest threat', () => {
    const match = scene(
      { energy: 5, hand: ['moonless-night'] },
      { pieces: [{ card: 'ash-urchin' }, { card: 'moth-prince' }, { card: 'lantern-novice' }] },
    );
    expect(choiceOf(match)).toEqual({ play: 'moonless-night' });
    playAnswer(match, choiceOf(match));
    expect(choiceOf(match)).toMatchObject({ card: 'moth-prince', seat: 1 });
  });

  test('does not waste destruction on a weak character', () => {
    const match = scene({ energy: 5, hand: ['moonless-night'] }, { pieces: [{ card: 'penitent-moth' }] });
    expect(choiceOf(match)).toBe('end turn');
  });

  test('wins with direct damage when it is enough', () => {
    const match = scene({ energy: 2, hand: ['slag-jet'] }, { life: 3, pieces: [{ card: 'moth-prince' }] });
    playAnswer(match, choiceOf(match));
    expect(choiceOf(match)).toEqual({ player: 1 });
  });

  test('helps only its own characters', () => {
    const match = scene(
      { energy: 0, hand: ['hot-soup'], pieces: [{ card: 'tuff-colossus', health: 1 }] },
      { life: 5, pieces: [{ card: 'moth-prince', health: 1 }] },
    );
    playAnswer(match, { play: 'hot-soup' });
    expect(choiceOf(match)).toMatchObject({ card: 'tuff-colossus', seat: 0 });
  });

  test('upgrades a structure with leftover energy', () => {
    const match = scene({ energy: 2, pieces: [{ card: 'pilgrim-fountain' }], life: 9 });
    expect(choiceOf(match)).toMatchObject({ upgrade: { card: 'pilgrim-fountain' } });
  });

  test('puts warriors in front and rangers behind them', () => {
    const match = scene({
      energy: 8,
      hand: ['terrace-guard', 'bridge-arbalest'],
      pieces: [{ card: 'kiln-stoker' }],
    });
    playAnswer(match, { play: 'terrace-guard' });
    expect(choiceOf(match)).toMatchObject({ place: expect.toSatisfy((slot: number) => slot < 4) });
    playAnswer(match, { place: 1 });
    passAll(match);
    playAnswer(match, { play: 'bridge-arbalest' });
    expect(choiceOf(match)).toMatchObject({ place: expect.toSatisfy((slot: number) => slot > 3) });
  });
});

describe('the greedy player, in combat', () => {
  test('sees when it can win', () => {
    const match = scene(
      { pieces: [{ card: 'breach-captain' }] },
      { life: 4, pieces: [{ card: 'penitent-moth', slot: 4 }] },
      { phase: 'combat' },
    );
    expect(choiceOf(match)).toMatchObject({ attacker: { card: 'breach-captain' }, target: { player: 1 } });
  });

  test('attacks characters it can kill, with several where one is not enough', () => {
    const match = scene(
      { pieces: [{ card: 'kiln-stoker' }, { card: 'road-recruit' }] },
      { pieces: [{ card: 'echo-fisher', slot: 4 }] },
      { phase: 'combat' },
    );
    const attacks = plays(match, 'main').filter((choice) => typeof choice === 'object');
    expect(attacks).toHaveLength(2);
    for (const attack of attacks) expect(attack).toMatchObject({ target: { card: 'echo-fisher' } });
  });

  test('does not attack a character that strikes back harder', () => {
    const match = scene(
      { pieces: [{ card: 'ash-urchin' }] },
      { pieces: [{ card: 'tuff-colossus' }] },
      { phase: 'combat' },
    );
    expect(choiceOf(match)).toBe('done');
  });

  test('defends where that saves its life, and where it costs nothing', () => {
    const match = scene(
      { life: 4, pieces: [{ card: 'kiln-stoker' }] },
      { pieces: [{ card: 'breach-captain' }] },
      { phase: 'combat', active: 1 },
    );
    playAnswer(match, { attacker: match.question!.options[0]!['attacker' as never], target: { player: 0 } });
    plays(match, 'defend');
    expect(choiceOf(match)).toMatchObject({ defender: { card: 'kiln-stoker' } });
  });
});

describe('the greedy player, otherwise', () => {
  test('puts expensive cards of its opening hand back and keeps the others', () => {
    const question = {
      prompt: 'mulligan',
      seat: 0,
      options: [
        { swap: 'ash-urchin', count: 1 },
        { swap: 'ardea-malabrace', count: 1 },
        { swap: 'ember-rain', count: 1 },
        { swap: 'ember-rain', count: 2 },
        'done',
      ],
    } as never;
    const ask = (from: number) => {
      const { options, ...rest } = question as { options: unknown[] };
      return heuristics.greedy(
        undefined as never,
        { ...rest, options: options.slice(from) } as never,
        createFastDice('x'),
      );
    };
    expect([ask(0), ask(2), ask(4)]).toEqual([
      { swap: 'ardea-malabrace', count: 1 },
      { swap: 'ember-rain', count: 2 },
      'done',
    ]);
  });

  test.each([
    ['cancels what is dear', 'ardea-malabrace', 7, { play: 'undertow' }],
    ['lets go what is not', 'road-recruit', 1, 'pass'],
  ])('%s', (_, card, energy, choice) => {
    const match = scene({ energy, hand: [card] }, { energy: 2, hand: ['undertow'] });
    playAnswer(match, { play: card });
    playAnswer(match, match.question!.options[0]);
    expect(match.question).toMatchObject({ prompt: 'window', seat: 1 });
    expect(choiceOf(match)).toEqual(choice);
  });
});
