import { expect, test } from 'vitest';
import { applyMutant, describeMutant, findMutants } from './find-mutants.mjs';

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
    '4: call: note(a); becomes ;',
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
