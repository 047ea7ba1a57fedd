/** Tests of what is typed to programs, and of the fields of their saves. */
import { compareProgram, type TerminalProgram, type TerminalRunResult } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { encodeSave } from '../files/encode-save.ts';
import type { Save } from '../files/save.ts';
import { createCases } from './create-cases.ts';
import { DEFAULT_DIALOGUE, fillAnswer, parseDialogue } from './dialogue.ts';
import { createComparison } from './save-comparison.ts';

const PLAN = { games: 8, rounds: 4, seed: 'test', dialogue: DEFAULT_DIALOGUE, defence: 'declared' } as const;
const cases = createCases(PLAN);
const ascending = (a: number, b: number): number => a - b;

describe('the rounds of a comparison', () => {
  test('are of three to six players, with dice, and the same for the same seed', () => {
    expect(new Set(cases.map(({ start }) => start.players.length))).toEqual(new Set([3, 4, 5, 6]));
    expect(cases.some(({ random }) => random.length > 0)).toBe(true);
    expect(cases.every(({ random }) => random.every((face) => face >= 0 && face < 6))).toBe(true);
    expect(createCases(PLAN)).toEqual(cases);
  });

  test('follow each other', () => {
    const pairs = cases.slice(1).map((one, i) => [cases[i]!, one] as const);
    for (const [before, { round, start }] of pairs.filter(([earlier, { game }]) => earlier.game === game))
      expect([round, start]).toEqual([before.round + 1, before.expected]);
  });

  test('are typed as the dialogue says: loaded, gone on with, saved', () => {
    for (const { typed } of cases) {
      expect(typed.slice(0, 2)).toEqual(['2', '3']);
      expect(typed.at(-1)).toBe('1');
      expect(typed.every((word) => /^(\d+|y|n)$/.test(word))).toBe(true);
    }
    expect(cases.some(({ typed }) => typed.includes('y'))).toBe(true);
  });

  test('have answers to questions that the program always asks', () => {
    const words = { noAttack: 'stay', noMove: 'rest', noSet: 'keep' };
    const alwaysAsks = ['attack', 'move', 'set'] as const;
    const asked = createCases({ ...PLAN, dialogue: { ...DEFAULT_DIALOGUE, ...words, alwaysAsks } });
    for (const { typed, start } of asked.filter(({ round }) => round === 1)) {
      const turns = start.players.length;
      // Nobody has three cards in the first round.
      expect(typed.filter((word) => word === 'keep')).toHaveLength(turns);
      const ends = typed.filter((word) => word === 'stay' || word === 'rest');
      expect(ends.filter((word) => word === 'stay').length).toBe(turns);
    }
  });

  test('give the dice of the defender first if the program rolls them first', () => {
    const [usual, reversed] = [false, true].map(
      (defenderRollsFirst) =>
        createCases({ ...PLAN, dialogue: { ...DEFAULT_DIALOGUE, defenderRollsFirst } })[0]!.random,
    );
    expect(reversed).not.toEqual(usual);
    expect(reversed!.toSorted(ascending)).toEqual(usual!.toSorted(ascending));
  });
});

describe('a dialogue', () => {
  test('is filled with numbers, counted from 0 or from 1', () => {
    expect(fillAnswer('y {from} {to+1} {other}', { from: 4, to: 9 })).toEqual(['y', '4', '10', '{other}']);
  });

  test('is completed by the usual answers, and refused with unknown or wrong fields', () => {
    expect(parseDialogue('{"save":"s","alwaysAsks":["move"]}')).toEqual({
      ...DEFAULT_DIALOGUE,
      save: 's',
      alwaysAsks: ['move'],
    });
    for (const json of ['', '[]', '{"safe":"s"}', '{"save":7}', '{"alwaysAsks":["luck"]}'])
      expect(parseDialogue(json)).toBeUndefined();
  });
});

/** A program that knows the rounds by their saves, with a mistake in one of them. */
function programOf(index: number, mistake: (expected: Save) => TerminalRunResult): TerminalProgram {
  const known = new Map(cases.map((one, i) => [encodeSave(one.start).join(), i]));
  const answer = (i: number): TerminalRunResult =>
    i === index ? mistake(cases[i]!.expected!) : { end: 'written', file: encodeSave(cases[i]!.expected!) };
  return {
    run: async (runs) => runs.map(({ files }) => answer(known.get(files['salvataggio.rsk']!.join())!)),
    close: async () => undefined,
  };
}

describe('a program', () => {
  const comparison = createComparison('original');

  test('that saves the same agrees', async () => {
    const program = programOf(-1, () => ({ end: 'ended' }));
    expect(await compareProgram(program, cases, comparison)).toEqual({
      what: 'agrees',
      rounds: cases.length,
    });
  });

  test.each<[string, (save: Save) => Save, object]>([
    [
      'armies',
      (save) => ({ ...save, armies: save.armies.with(7, 77) }),
      { field: 'territories[7].armies', rule: '5.6' },
    ],
    ['a card', (save) => ({ ...save, deck: save.deck.slice(1) }), { field: 'deck[0]', rule: '4.6' }],
  ])('that differs in %s is reported with the field and the rule', async (_, change, difference) => {
    const program = programOf(3, (expected) => ({ end: 'written', file: encodeSave(change(expected)) }));
    expect(await compareProgram(program, cases, comparison)).toMatchObject({
      what: 'differs',
      rounds: 3,
      difference,
    });
  });

  test.each<[string, TerminalRunResult]>([
    ['no save', { end: 'ended', file: encodeSave(cases[2]!.start) }],
    ['stopped', { end: 'stopped', file: encodeSave(cases[2]!.start) }],
    ['crashed', { end: 'crashed' }],
    ['unreadable', { end: 'written', file: Uint8Array.of(1, 2, 3) }],
  ])('has the verdict: %s', async (what, result) => {
    expect(
      await compareProgram(
        programOf(2, () => result),
        cases,
        comparison,
      ),
    ).toMatchObject({
      what,
      rounds: 2,
    });
  });
});
