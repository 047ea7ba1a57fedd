/** Plays the same rounds with a program and by the rules of a game, and compares the saves. */
import type { TerminalProgram, TerminalRun, TerminalRunResult } from '../commands/terminal-program.ts';

/** A round that was played by the rules, counted from 1, and what a person typed in it. */
export interface ComparisonRound {
  readonly game: number;
  readonly round: number;
  readonly typed: readonly string[];
  /** What `rand()` returned. */
  readonly random: readonly number[];
}

/** A round with the save at its start. */
export interface ComparisonCase<S> extends ComparisonRound {
  readonly start: S;
  /** At the start of the next round; undefined if the round ends the match. */
  readonly expected: S | undefined;
}

export interface SaveDifference {
  readonly field: string;
  readonly expected: string;
  readonly found: string;
  /** The number of the rule in RULES.md. */
  readonly rule: string;
}

/** A value of a save by the path of its field, and the number of its rule. */
export type ComparableField = readonly [path: string, value: string, rule: string];

/** How a game runs programs and reads their saves. */
export interface SaveComparison<S> {
  createRun(one: ComparisonCase<S>): TerminalRun;
  /** In the order of the file; undefined if the save cannot be read. */
  readFields(file: Uint8Array): readonly ComparableField[] | undefined;
  listFields(save: S): readonly ComparableField[];
}

/** `rounds`: how many agreed before. */
export type ComparisonVerdict = { readonly rounds: number } & (
  | { readonly what: 'agrees' }
  | { readonly what: 'differs'; readonly at: ComparisonRound; readonly difference: SaveDifference }
  | { readonly what: 'unreadable' | 'no save' | 'crashed' | 'stopped'; readonly at: ComparisonRound }
);

/** Cases between two looks at the results. */
const STEP = 50;

export async function compareProgram<S>(
  program: TerminalProgram,
  cases: readonly ComparisonCase<S>[],
  comparison: SaveComparison<S>,
): Promise<ComparisonVerdict> {
  let rounds = 0;
  for (let start = 0; start < cases.length; start += STEP) {
    const step = cases.slice(start, start + STEP);
    const results = await program.run(step.map((one) => comparison.createRun(one)));
    for (const [i, at] of step.entries()) {
      const verdict = judgeRun(at, results[i] ?? { end: 'stopped' }, comparison, rounds);
      if (verdict.what !== 'agrees') return verdict;
      rounds++;
    }
  }
  return { what: 'agrees', rounds };
}

/** Judges one run. After the last round of a match the save is still that of its start. */
export function judgeRun<S>(
  at: ComparisonCase<S>,
  { end, file }: TerminalRunResult,
  comparison: SaveComparison<S>,
  rounds = 0,
): ComparisonVerdict {
  if (file === undefined)
    return { what: end === 'stopped' || end === 'crashed' ? end : 'no save', at, rounds };
  const found = comparison.readFields(file);
  if (found === undefined) return { what: end === 'crashed' ? 'crashed' : 'unreadable', at, rounds };
  const difference = findDifference(comparison.listFields(at.expected ?? at.start), found);
  if (difference === undefined) return { what: 'agrees', rounds };
  // Nothing was written after the start of the round.
  const isUntouched = findDifference(comparison.listFields(at.start), found) === undefined;
  if (isUntouched && (end === 'stopped' || end === 'crashed')) return { what: end, at, rounds };
  return isUntouched && at.expected !== undefined
    ? { what: 'no save', at, rounds }
    : { what: 'differs', at, difference, rounds };
}

/** A field that is not there. */
const NOTHING = '-';

/** The first field in which two saves differ. */
function findDifference(
  expected: readonly ComparableField[],
  found: readonly ComparableField[],
): SaveDifference | undefined {
  const foundValues = new Map(found.map(([field, value]) => [field, value]));
  const known = new Set(expected.map(([field]) => field));
  for (const [field, value, rule] of expected) {
    const other = foundValues.get(field) ?? NOTHING;
    if (other !== value) return { field, expected: value, found: other, rule };
  }
  const more = found.find(([field]) => !known.has(field));
  return more && { field: more[0], expected: NOTHING, found: more[1], rule: more[2] };
}
