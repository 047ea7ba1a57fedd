import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import {
  InvalidNameError,
  validateName,
  nameByTime,
  type NameProblem,
  formatNameProblem,
} from './save-name.ts';

function wrongWith(name: string): NameProblem | undefined {
  try {
    validateName(name);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidNameError) return error.problem;
    throw error;
  }
}

describe('the name of a save', () => {
  it.each([
    'one',
    'Zia Rosa 2',
    'perché no',
    'São João',
    'a.b',
    '-x',
    'con te',
    'x'.repeat(60),
    '🂡🂢',
    nameByTime(new Date(2026, 0, 2)),
  ])('may be %j', (name) => {
    expect(validateName(name)).toBe(name);
  });

  it('is trimmed and normalized', () => {
    expect(validateName('  perche\u0301 \n')).toBe('perch\u00e9');
  });

  it.each<[string, NameProblem]>([
    ['', 'empty'],
    [' \t\n', 'empty'],
    ['x'.repeat(61), 'long'],
    ['🂡'.repeat(31), 'long'],
    ['../../etc/passwd', 'letters'],
    ['a/b', 'letters'],
    ['a\\b', 'letters'],
    ['C:', 'letters'],
    ['what?', 'letters'],
    ['a\0b', 'letters'],
    ['a\nb', 'letters'],
    ['\u001b[2J', 'letters'],
    ['a\u202eb', 'letters'],
    ['a\u200bb', 'letters'],
    ['\ud800', 'letters'],
    ['.', 'dot'],
    ['..', 'dot'],
    ['.hidden', 'dot'],
    ['end.', 'dot'],
    ['con', 'reserved'],
    ['NUL', 'reserved'],
    ['Com1', 'reserved'],
    ['lpt9.txt', 'reserved'],
  ])('is not %j: %s', (name, problem) => {
    expect(wrongWith(name)).toBe(problem);
  });

  it('is refused in one line without control characters', () => {
    expect(() => validateName('a\u001b[2J\nb')).toThrow(
      /^"a\\u001b\[2J\\nb": A name has none of .* nothing that cannot be seen\.$/,
    );
  });

  it('is refused with a sentence in every language', () => {
    const sentences = LANGUAGES.map((language) => formatNameProblem('taken', language));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
  });
});
