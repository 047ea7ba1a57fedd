import { type Match, startMatch } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import type { CardDefinition } from '../abilities/index.ts';
import { checkConstructedFormat } from '../decks/constructed-format.ts';
import { game } from '../game.ts';
import type { Event, Teferi } from '../parts.ts';

function begun(seed: string, settings: object = {}): { match: Match<Teferi>; heard: Event[] } {
  const heard: Event[] = [];
  const started = startMatch(game, { seats: 2, seed, settings: { windows: 'always', ...settings } }, heard);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return { match: started.value, heard };
}

const first = (seed: string, settings?: object): number => {
  const told = begun(seed, settings).heard.find((event) => event.did === 'first');
  return told?.did === 'first' ? told.seat : -1;
};
const order = (seed: string): unknown =>
  begun(seed)
    .match.view('judge')
    .sides.map(({ known }) => known);
const say = (match: Match<Teferi>, ...answers: readonly ('keep' | 'mulligan')[]): void => {
  for (const answer of answers) {
    expect(match.question?.prompt).toBe('mulligan');
    match.choose(answer);
  }
};

describe('the start of a game', () => {
  test('100.2a: a deck has sixty cards and at most four of a name, basic lands apart', () => {
    const cards = new Map<string, CardDefinition>([
      ['Forest', { name: 'Forest', types: ['land'], supertypes: ['basic'], text: '', abilities: [] }],
      ['Cub', { name: 'Cub', types: ['creature'], text: '', abilities: [] }],
    ]);
    const wrong = (cubs: number, forests: number): string[] => {
      const lines = [
        { count: cubs, card: 'Cub' },
        { count: forests, card: 'Forest' },
      ];
      return checkConstructedFormat(lines, cards).map(({ why }) => why);
    };
    expect(wrong(4, 56)).toEqual([]);
    expect(wrong(4, 55)).toEqual(['deck too small']);
    expect(wrong(5, 56)).toEqual(['too many copies']);
  });

  test('103.1: the starting player is random or set', () => {
    const drawn = Array.from({ length: 20 }, (_, i) => first(`seed ${i}`));
    expect(new Set(drawn)).toEqual(new Set([0, 1]));
    expect([first('a', { first: 'seat 1' }), first('a', { first: 'seat 2' })]).toEqual([0, 1]);
  });

  test('103.2: the seed determines the shuffle', () => {
    expect(order('one')).toEqual(order('one'));
    expect(order('one')).not.toEqual(order('two'));
  });

  test('103.4: players start with 20 life or as set', () => {
    expect(
      begun('life')
        .match.view('judge')
        .sides.map(({ life }) => life),
    ).toEqual([20, 20]);
    expect(
      begun('life', { life: 7 })
        .match.view('judge')
        .sides.map(({ life }) => life),
    ).toEqual([7, 7]);
  });

  test('103.5: both players declare before a new hand is drawn; one card for each mulligan goes to the bottom', () => {
    const { match } = begun('mulligan', { first: 'seat 1' });
    const size = match.view('judge').sides[0]!.library + 7;
    say(match, 'mulligan');
    expect(match.question?.seat).toBe(1);
    say(match, 'keep', 'mulligan', 'keep');
    for (let i = 0; i < 2; i++) {
      expect(match.question?.prompt).toBe('bottom');
      match.choose(match.question!.options[0]!);
    }
    const [own, other] = match.view('judge').sides;
    expect([own?.hand, own?.library, other?.hand]).toEqual([5, size - 5, 7]);
  });

  test('103.5: a hand can become empty by mulligans', () => {
    const { match } = begun('down', { first: 'seat 1' });
    say(match, 'mulligan', 'keep');
    for (let i = 1; i < 7; i++) say(match, 'mulligan');
    expect(match.question?.options).toEqual(['keep']);
    say(match, 'keep');
    while (match.question?.prompt === 'bottom') match.choose(match.question.options[0]!);
    expect(match.view('judge').sides[0]?.hand).toBe(0);
  });
});
