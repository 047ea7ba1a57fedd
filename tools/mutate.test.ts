import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { applyMutant, describeMutant, findMutants } from './find-mutants.mjs';
import { switchMutants } from './switch-mutants.mjs';

const SOURCE = `import { one } from './one.ts';
const limit: 1 | 2 = 1;
export function check(a: number, b: boolean): boolean {
  if (!b) note(a);
  if (a > limit && b) throw new Error('no' + 1);
  return a + 3 < 7 ? true : false;
}
`;

test('mutants change operators, conditions, numbers, truth values and calls, and nothing else', () => {
  const mutants = findMutants(SOURCE);
  expect(mutants.map((mutant) => describeMutant(SOURCE, mutant))).toEqual([
    '2: number: 1 becomes 2',
    '4: condition: !b becomes !(!b)',
    '4: negation: !b becomes (b)',
    '4: call: note(a); becomes {}',
    '5: condition: a > limit && b becomes !(a > limit && b)',
    '5: operator: > becomes >=',
    '5: operator: && becomes ||',
    '6: condition: a + 3 < 7 becomes !(a + 3 < 7)',
    '6: operator: + becomes -',
    '6: number: 3 becomes 4',
    '6: operator: < becomes <=',
    '6: number: 7 becomes 8',
    '6: truth: true becomes false',
    '6: truth: false becomes true',
  ]);
  for (const mutant of mutants) {
    const changed = applyMutant(SOURCE, mutant);
    expect(changed).not.toBe(SOURCE);
    expect(changed.slice(0, mutant.start)).toBe(SOURCE.slice(0, mutant.start));
  }
});

test('all mutants of a source are written into one text, each behind a switch', () => {
  const source = 'if (a < 1 && !b) run();\n';
  const mutants = findMutants(source).map((mutant, id) => ({ mutant, id }));
  expect(mutants.map(({ mutant }) => describeMutant(source, mutant))).toEqual([
    '1: condition: a < 1 && !b becomes !(a < 1 && !b)',
    '1: operator: < becomes <=',
    '1: number: 1 becomes 2',
    '1: operator: && becomes ||',
    '1: negation: !b becomes (b)',
    '1: call: run(); becomes {}',
  ]);
  const text = switchMutants(source, mutants);
  const runWith = (active: number | undefined, a: number, b: boolean): boolean => {
    let ran = false;
    const isMutant = (id: number): boolean => id === active;
    // The text declares `isMutant` from the global of that name.
    const body = text.replace('globalThis.isMutant', 'given');
    runInNewContext(`((given, a, b, run) => {${body}})`)(isMutant, a, b, () => (ran = true));
    return ran;
  };
  const runs = (active?: number): boolean[] =>
    [0, 1, 2].flatMap((a) => [false, true].map((b) => runWith(active, a, b)));
  expect(runs()).toEqual([true, false, false, false, false, false]);
  expect(runs(0)).toEqual([false, true, true, true, true, true]);
  expect(runs(1)).toEqual([true, false, true, false, false, false]);
  expect(runs(2)).toEqual([true, false, true, false, false, false]);
  expect(runs(3)).toEqual([true, true, true, false, true, false]);
  expect(runs(4)).toEqual([false, true, false, false, false, false]);
  expect(runs(5)).toEqual([false, false, false, false, false, false]);
});
