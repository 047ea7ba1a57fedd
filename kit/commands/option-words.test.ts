/** Words of a command line, divided into options and plain words. */
import { expect, test } from 'vitest';
import { type OptionWordSyntax, readOptionWords } from './option-words.ts';

const SYNTAX: OptionWordSyntax = {
  takesValue: (option) => (option === '--seed' ? true : option === '-v' ? false : undefined),
  renamed: { '--key': '--seed' },
};
const read = (words: string, syntax: Partial<OptionWordSyntax> = {}) =>
  [...readOptionWords(words.split(' '), { ...SYNTAX, ...syntax })].map((word) =>
    word.kind === 'option' ? `${word.name}:${word.value}` : word.kind,
  );

test('options and plain words keep their order, and an option its current name', () => {
  expect(read('a --key x -v - b')).toEqual(['plain', '--seed:x', '-v:', 'plain', 'plain']);
});

test('a value is inline only where that is accepted', () => {
  expect(read('--seed=x')).toEqual(['unknown']);
  expect(read('--seed=a=b -v --seed=', { inlineValues: true })).toEqual([
    '--seed:a=b',
    '-v:',
    'missing value',
  ]);
});

test('by the conventions of POSIX letters are grouped, and -- ends the options', () => {
  expect(read('-vv a -- -v', { posix: true })).toEqual(['-v:', '-v:', 'plain', 'plain']);
  expect(read('-vv a -- -v')).toEqual(['unknown', 'plain', 'unknown', '-v:']);
  expect(read('--seed -3 --seed -v', { posix: true })).toEqual(['--seed:-3', 'missing value']);
  expect(read('--seed -3 --seed -v')).toEqual(['--seed:-3', '--seed:-v']);
});

test('an ignored option takes its words along', () => {
  expect(read('-r 1 -i a', { ignoreUnknown: { '-r': 1 } })).toEqual(['ignored', 'ignored', 'plain']);
});
