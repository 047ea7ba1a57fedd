import { createFastDice, type Match } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import type { Lirya } from '../parts.ts';
import type { Scene } from '../position.ts';
import { playAnswer, startScene, passAll } from '../scene.testing.ts';
import { heuristics } from './index.ts';

type Player = Scene['players'][number];

const BALANCED = { preset: 'balanced' };

/** What the greedy player would answer now. */
function wish(match: Match<Lirya>): unknown {
  const question = match.question!;
  return heuristics.greedy(match.perspective(question.seat), question, createFastDice('greedy'));
}

const deck = ['ash-urchin', 'ash-urchin', 'ash-urchin'];
const scene = (me: Player, them: Player = {}, rest: Omit<Scene, 'players'> = {}): Match<Lirya> =>
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

/** Lets it play until something else is asked than what it is asked now. */
function plays(match: Match<Lirya>, until: string): unknown[] {
  const choices: unknown[] = [];
  while (match.question !== undefined && match.question.prompt !== until) {
    const choice = wish(match);
    choices.push(choice);
    playAnswer(match, choice);
  }
  return choices;
}

describe('the greedy player, in the main phase', () => {
  test('spends its energy: two cards for all of it rather than one for a part', () => {
    const match = scene({ energy: 5, hand: ['breach-captain', 'border-hound', 'wandering-blade'] });
    const played = plays(match, 'attack').filter((choice) => JSON.stringify(choice).includes('play'));
    expect(played).toEqual([{ play: 'border-hound' }, { play: 'wandering-blade' }]);
  });

  test('turns what destroys on the greatest threat', () => {
    const match = scene(
      { energy: 5, hand: ['moonless-night'] },
      { pieces: [{ card: 'ash-urchin' }, { card: 'moth-prince' }, { card: 'lantern-novice' }] },
    );
    expect(wish(match)).toEqual({ play: 'moonless-night' });
    playAnswer(match, wish(match));
    expect(wish(match)).toMatchObject({ card: 'moth-prince', seat: 1 });
  });

  test('does not waste what destroys on somebody of little worth', () => {
    const match = scene({ energy: 5, hand: ['moonless-night'] }, { pieces: [{ card: 'penitent-moth' }] });
    expect(wish(match)).toBe('end turn');
  });

  test('ends the match with what burns, when that is enough', () => {
    const match = scene({ energy: 2, hand: ['slag-jet'] }, { life: 3, pieces: [{ card: 'moth-prince' }] });
    playAnswer(match, wish(match));
    expect(wish(match)).toEqual({ player: 1 });
  });

  test('helps its own and nobody else', () => {
    const match = scene(
      { energy: 0, hand: ['hot-soup'], pieces: [{ card: 'tuff-colossus', health: 1 }] },
      { life: 5, pieces: [{ card: 'moth-prince', health: 1 }] },
    );
    playAnswer(match, { play: 'hot-soup' });
    expect(wish(match)).toMatchObject({ card: 'tuff-colossus', seat: 0 });
  });

  test('raises a structure with energy that would be left', () => {
    const match = scene({ energy: 2, pieces: [{ card: 'pilgrim-fountain' }], life: 9 });
    expect(wish(match)).toMatchObject({ upgrade: { card: 'pilgrim-fountain' } });
  });

  test('puts warriors in front and archers behind somebody', () => {
    const match = scene({
      energy: 8,
      hand: ['terrace-guard', 'bridge-arbalest'],
      pieces: [{ card: 'kiln-stoker' }],
    });
    playAnswer(match, { play: 'terrace-guard' });
    expect(wish(match)).toMatchObject({ place: expect.toSatisfy((slot: number) => slot < 4) });
    playAnswer(match, { place: 1 });
    passAll(match);
    playAnswer(match, { play: 'bridge-arbalest' });
    expect(wish(match)).toMatchObject({ place: expect.toSatisfy((slot: number) => slot > 3) });
  });
});

describe('the greedy player, in combat', () => {
  test('sees when it can win', () => {
    const match = scene(
      { pieces: [{ card: 'breach-captain' }] },
      { life: 4, pieces: [{ card: 'penitent-moth', slot: 4 }] },
      { phase: 'combat' },
    );
    expect(wish(match)).toMatchObject({ attacker: { card: 'breach-captain' }, target: { player: 1 } });
  });

  test('attacks whom it can kill, several together where one is not enough', () => {
    const match = scene(
      { pieces: [{ card: 'kiln-stoker' }, { card: 'road-recruit' }] },
      { pieces: [{ card: 'echo-fisher', slot: 4 }] },
      { phase: 'combat' },
    );
    const attacks = plays(match, 'main').filter((choice) => typeof choice === 'object');
    expect(attacks).toHaveLength(2);
    for (const attack of attacks) expect(attack).toMatchObject({ target: { card: 'echo-fisher' } });
  });

  test('does not throw itself at who strikes back harder', () => {
    const match = scene(
      { pieces: [{ card: 'ash-urchin' }] },
      { pieces: [{ card: 'tuff-colossus' }] },
      { phase: 'combat' },
    );
    expect(wish(match)).toBe('done');
  });

  test('steps in where that saves its life, and where it costs nothing', () => {
    const match = scene(
      { life: 4, pieces: [{ card: 'kiln-stoker' }] },
      { pieces: [{ card: 'breach-captain' }] },
      { phase: 'combat', active: 1 },
    );
    playAnswer(match, { attacker: match.question!.options[0]!['attacker' as never], target: { player: 0 } });
    plays(match, 'defend');
    expect(wish(match)).toMatchObject({ defender: { card: 'kiln-stoker' } });
  });
});

describe('the greedy player, otherwise', () => {
  test('puts dear cards of its opening hand back, and keeps the others', () => {
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
    expect(wish(match)).toEqual(choice);
  });
});
