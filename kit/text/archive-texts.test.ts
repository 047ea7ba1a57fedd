import type { VerificationFailure } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { formatArchiveDamage, formatRecovery, formatVerificationFailure } from './archive-texts.ts';
import { LANGUAGES } from './game-texts.ts';

const format = (failure: VerificationFailure): string =>
  formatVerificationFailure('en', failure, ({ why }) => `because of ${why}.`);

describe('the sentence about a failed verification', () => {
  test('names an entry that is impossible, with the reason', () => {
    expect(format({ entry: 7, what: 'illegal', reasons: [{ why: 'mana' }] })).toBe(
      'entry 7 is illegal: because of mana.',
    );
  });

  test('names the entry if the position before it agreed, else the entries between', () => {
    expect(format({ entry: 7, what: 'position', since: 6 })).toBe(
      'the position after entry 7 is not the recorded one',
    );
    expect(format({ entry: 32, what: 'position', since: 16 })).toBe(
      'the position after entry 32 is not the recorded one; one of the entries 17 to 32 makes the difference',
    );
    expect(format({ entry: 16, what: 'position', since: 0 })).toBe(
      'the position after entry 16 is not the recorded one; one of the entries 1 to 16 makes the difference',
    );
  });

  test('of a different end says how far the positions agree', () => {
    expect(format({ entry: 40, what: 'digest', since: 32 })).toBe(
      'the digest of the position after the last entry, 40, does not match; up to entry 32 the recorded positions agree',
    );
    expect(format({ entry: 9, what: 'outcome', since: 0 })).toBe(
      'the outcome after entry 9 is not the recorded one',
    );
  });
});

test.each(LANGUAGES)('a file that is cut off is described with what was recovered, in %s', (language) => {
  const damage = { what: 'cut off', line: 8 } as const;
  expect(formatRecovery(language, damage, 6)).toMatch(/8.*;.*6/);
  expect(formatRecovery(language, damage, 1)).not.toBe(formatRecovery(language, damage, 2).replace('2', '1'));
});

test.each(LANGUAGES)('a long field name of a file is shortened, in %s', (language) => {
  const damage = { what: 'field', line: 3, field: 'x'.repeat(1000) } as const;
  expect(formatArchiveDamage(language, damage).length).toBeLessThan(200);
});
