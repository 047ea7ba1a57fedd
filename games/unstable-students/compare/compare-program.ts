/** Plays the same rounds with a program and by the rules, and compares the saves. */
import { encodeUtf8 } from '@ludoteca/kernel';
import type { TerminalProgram, TerminalRun, TerminalRunResult } from '@ludoteca/kit';
import type { CardKind } from '../cards/codes.ts';
import { encodeTextDeck } from '../deck/text-format.ts';
import { DIALECT_LAYOUTS, type Dialect } from '../files/dialects.ts';
import { encodeSave } from '../files/encode-save.ts';
import { type LocatedCard, parseLayout } from '../files/parse-layout.ts';
import type { ComparisonCase } from './create-cases.ts';
import { type ComparableSave, findDifference, type SaveDifference } from './find-difference.ts';

/** How a program opens a save: by its name, as the original does, or by its path. */
export const SAVE_ARGUMENTS = ['name', 'path'] as const;
export type SaveArgument = (typeof SAVE_ARGUMENTS)[number];

export interface ComparisonOptions {
  readonly deck: readonly CardKind[];
  readonly dialect: Dialect;
  readonly argument: SaveArgument;
}

/** `rounds`: how many agreed before. */
export type ComparisonVerdict = { readonly rounds: number } & (
  | { readonly what: 'agrees' }
  | { readonly what: 'differs'; readonly at: ComparisonCase; readonly difference: SaveDifference }
  | { readonly what: 'unreadable' | 'no save' | 'crashed' | 'stopped'; readonly at: ComparisonCase }
);

const SAVE_NAME = 'prova';
const SAVE_PATH = `saves/${SAVE_NAME}.sav`;
/** Cases between two looks at the results. */
const STEP = 50;

export async function compareProgram(
  program: TerminalProgram,
  cases: readonly ComparisonCase[],
  options: ComparisonOptions,
): Promise<ComparisonVerdict> {
  const writes = await countWrites(program, cases, options);
  let rounds = 0;
  for (let start = 0; start < cases.length; start += STEP) {
    const step = cases.slice(start, start + STEP);
    const results = await program.run(step.map((one) => createRun(one, writes, options)));
    for (const [i, at] of step.entries()) {
      const verdict = judge(at, results[i] ?? { end: 'stopped' }, rounds, options);
      if (verdict.what !== 'agrees') return verdict;
      rounds++;
    }
  }
  return { what: 'agrees', rounds };
}

/** Most programs save as soon as they have opened a save, so the save of the next round is the second; others do not. */
async function countWrites(
  program: TerminalProgram,
  cases: readonly ComparisonCase[],
  options: ComparisonOptions,
): Promise<number> {
  const probe = cases.find(({ expected }) => expected !== undefined);
  if (probe === undefined) return 2;
  const [result] = await program.run([createRun(probe, 1, options)]);
  return result !== undefined && judge(probe, result, 0, options).what === 'agrees' ? 1 : 2;
}

function createRun(
  { start, typed, random }: ComparisonCase,
  writes: number,
  { deck, dialect, argument }: ComparisonOptions,
): TerminalRun {
  return {
    words: [argument === 'name' ? SAVE_NAME : SAVE_PATH],
    typed,
    random,
    files: {
      'mazzo.txt': encodeTextDeck(deck),
      [SAVE_PATH]: encodeSave(start, dialect),
      'saves/cache.txt': encodeUtf8(`${SAVE_NAME}\n`),
    },
    result: SAVE_PATH,
    writes,
  };
}

/** After the last round of a match the save is still that of its start. */
function judge(
  at: ComparisonCase,
  { end, file }: TerminalRunResult,
  rounds: number,
  { dialect }: ComparisonOptions,
): ComparisonVerdict {
  const { hasRound } = DIALECT_LAYOUTS[dialect];
  const found = file === undefined ? undefined : readSave(file, dialect);
  if (found === 'unreadable') return { what: end === 'crashed' ? 'crashed' : 'unreadable', at, rounds };
  if (found === undefined)
    return { what: end === 'stopped' || end === 'crashed' ? end : 'no save', at, rounds };
  const difference = findDifference(at.expected ?? at.start, found, hasRound);
  if (difference === undefined) return { what: 'agrees', rounds };
  // Nothing was written after the start of the round.
  const isUntouched = findDifference(at.start, found, hasRound) === undefined;
  if (isUntouched && (end === 'stopped' || end === 'crashed')) return { what: end, at, rounds };
  return isUntouched && at.expected !== undefined
    ? { what: 'no save', at, rounds }
    : { what: 'differs', at, difference, rounds };
}

const cards = (list: readonly LocatedCard[]): readonly number[] => list.map(({ card }) => card);

/** Without repairs, which would hide differences. */
function readSave(bytes: Uint8Array, dialect: Dialect): ComparableSave | 'unreadable' {
  const parsed = parseLayout(bytes, [dialect]);
  if (!parsed.ok) return 'unreadable';
  const { save } = parsed.value;
  return {
    ...save,
    players: save.players.map(({ name, hand, room, area }) => ({
      name,
      hand: cards(hand),
      room: cards(room),
      area: cards(area),
    })),
    draw: cards(save.draw),
    discards: cards(save.discards),
    nursery: cards(save.nursery),
  };
}
