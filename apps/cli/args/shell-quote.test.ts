import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { formatShellOption } from './shell-quote.ts';

/** The words that a shell splits a line into. */
const wordsOf = (line: string): readonly string[] =>
  execFileSync('/bin/sh', ['-c', String.raw`printf '%s\0' ${line}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

describe('an option for a shell', () => {
  it.each(['plain', 'two words', "l'amico", '$HOME `ls` "x" \\', '~', '*', 'perché', ';ls', '#1', '/a/b c'])(
    'is its name and its value: %s',
    (value) => {
      expect(wordsOf(formatShellOption('dir', value))).toEqual(['--dir', value]);
    },
  );

  it('is joined to a value that looks like an option', () => {
    expect(wordsOf(formatShellOption('from', '-x y'))).toEqual(['--from=-x y']);
  });

  it('contains no control characters', () => {
    expect(formatShellOption('dir', 'a\u001b[2Jb')).toBe("--dir 'a [2Jb'");
  });
});
