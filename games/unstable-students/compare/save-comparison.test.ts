import { at, ok, refuse } from '@ludoteca/kernel';
import type {
  CommandEnvironment,
  ComparisonCase,
  TerminalProgram,
  TerminalRun,
  TerminalRunResult,
} from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { callCommand, findCommand } from '../../../testkit/call-command.ts';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { commands } from '../commands/index.ts';
import { encodeSave } from '../files/encode-save.ts';
import type { Save } from '../files/save.ts';
import { createCases } from './create-cases.ts';
import { compareSaves } from './save-comparison.ts';

const cases = createCases({ deck: 'standard', games: 9, rounds: 8, seed: 'test' });
const options = { deck: STANDARD_DECK, dialect: 'original', argument: 'name' } as const;

type Behaviour = (one: ComparisonCase<Save>, run: TerminalRun) => TerminalRunResult;

/** A program that recognizes each round by its start and behaves as the test says. */
const casesByStart = new Map(
  cases.map((one) => [Buffer.from(encodeSave(one.start)).toString('latin1'), one]),
);
const programOf = (behave: Behaviour): TerminalProgram => ({
  run: async (runs) =>
    runs.map((run) => {
      const start = Buffer.from(run.files['saves/prova.sav']!).toString('latin1');
      return behave(casesByStart.get(start)!, run);
    }),
  close: async () => undefined,
});

/** Saves at the start of the round and of the next one. */
const correct: Behaviour = ({ start, expected }, { writes }) =>
  expected === undefined || writes === 1
    ? { end: writes === 1 ? 'written' : 'ended', file: encodeSave(start) }
    : { end: 'written', file: encodeSave(expected) };

/** `correct` up to a case. */
const wrongAt = (index: number, result: (one: ComparisonCase<Save>) => TerminalRunResult): TerminalProgram =>
  programOf((one, run) => (one === at(cases, index) ? result(one) : correct(one, run)));

/** Does not save at the start of a round. */
const late: Behaviour = ({ start, expected }, { writes }) =>
  writes === 1 ? { end: 'written', file: encodeSave(expected ?? start) } : { end: 'stopped' };

const lacking = (save: Save): Save => ({ ...save, draw: save.draw.slice(0, -1) });
const withRound = (save: Save, round: number): Save => ({ ...save, round });

describe('the rounds of a comparison', () => {
  test('are of two to four players, with chance and with answers', () => {
    expect(new Set(cases.map(({ start }) => start.players.length))).toEqual(new Set([2, 3, 4]));
    expect(cases.some(({ random }) => random.length > 0)).toBe(true);
    expect(
      cases.every(({ typed }) => typed.length > 0 && typed.every((word) => /^([1-9]\d?|y|n)$/.test(word))),
    ).toBe(true);
  });

  test('follow each other', () => {
    const pairs = cases.slice(1).map((one, i) => [cases[i]!, one] as const);
    for (const [before, { round, start }] of pairs.filter(([earlier, { game }]) => earlier.game === game))
      expect([round, start]).toEqual([before.round + 1, before.expected]);
  });

  test('are the same for the same seed', () => {
    expect(createCases({ deck: 'standard', games: 9, rounds: 8, seed: 'test' })).toEqual(cases);
  });
});

describe('a program', () => {
  test('that saves the same agrees, whether it saves at the start of a round or not', async () => {
    const agrees = { what: 'agrees', rounds: cases.length };
    expect(await compareSaves(programOf(correct), cases, options)).toEqual(agrees);
    expect(await compareSaves(programOf(late), cases, options)).toEqual(agrees);
  });

  test('that differs is reported with the first field, both values and the rule', async () => {
    const program = wrongAt(5, ({ expected }) => ({
      end: 'written',
      file: encodeSave(withRound(expected!, 77)),
    }));
    expect(await compareSaves(program, cases, options)).toEqual({
      what: 'differs',
      rounds: 5,
      at: cases[5],
      difference: { field: 'round', expected: String(cases[5]!.expected!.round), found: '77', rule: '3.6' },
    });
  });

  test('that lacks a card is reported with the place of the card', async () => {
    const program = wrongAt(0, ({ expected }) => ({ end: 'written', file: encodeSave(lacking(expected!)) }));
    const { draw, kinds } = cases[0]!.expected!;
    expect(await compareSaves(program, cases, options)).toMatchObject({
      what: 'differs',
      difference: {
        field: `draw[${draw.length - 1}]`,
        expected: kinds[draw.at(-1)!]!.name,
        found: '-',
        rule: '10.1',
      },
    });
  });

  test.each<[string, TerminalRunResult]>([
    ['no save', { end: 'ended' }],
    ['crashed', { end: 'crashed' }],
    ['stopped', { end: 'stopped' }],
    ['unreadable', { end: 'written', file: Uint8Array.of(1, 2, 3) }],
  ])('has the verdict: %s', async (what, result) => {
    const verdict = await compareSaves(
      wrongAt(3, () => result),
      cases,
      options,
    );
    expect(verdict).toMatchObject({ what, rounds: 3, at: cases[3] });
  });
});

const call = (words: string, environment: Partial<CommandEnvironment>) =>
  callCommand(findCommand(commands, 'compare'), words.split(' '), {
    environment: { findProgramProblem: () => undefined, ...environment },
  });

describe('the command', () => {
  test.each([
    [{ what: 'static' }, 'static binary'],
    [{ what: 'no compiler' }, 'a C compiler (cc) is needed'],
    [{ what: 'no terminal' }, 'no pseudo-terminal'],
    [{ what: 'no binary' }, 'not a compiled program'],
    [{ what: 'not started', why: 'missing' }, 'cannot be started: missing'],
  ] as const)('says why a program is not comparable: %j', async (problem, said) => {
    const { code, out } = await call('prog --games 1', { openTerminalProgram: async () => refuse(problem) });
    expect([code, out.join()]).toEqual([1, expect.stringContaining(said)]);
  });

  test('prints a line for each submission of a folder', async () => {
    const silent = programOf(() => ({ end: 'ended' }));
    const { code, out } = await call('folder --games 1 --rounds 1', {
      findProgramProblem: (path) => (path === 'folder' ? 'a folder' : undefined),
      prepareSubmissions: async () => ({
        submissions: [
          { path: 'ada', program: ok('ada') },
          { path: 'bruno.c', program: refuse(['error']) },
        ],
        close: async () => undefined,
      }),
      openTerminalProgram: async () =>
        ok({ ...silent, run: async (runs) => runs.map(() => ({ end: 'ended' })) }),
    });
    expect(code).toBe(1);
    expect(out[0]).toBe('ada      writes no save after round 1 of game 1');
    expect(out.at(-1)).toBe('bruno.c  cannot be built');
  });
});
