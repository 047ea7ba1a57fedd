import { describe, expect, it } from 'vitest';
import {
  toSafeJson,
  toSingleLine,
  quote,
  quoteIfUnsafe,
  formatPath,
  replaceUnprintable,
} from './sanitize.ts';

/** Clears the screen, fakes a line, rings, reverses the text direction, begins a control sequence. */
const HOSTILE = 'a\u001b[2Jb\nok\r\u0007\u202Ec\u009B31m\u2028\u007F\u{E0041}';
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

describe('untrusted text', () => {
  it('is quoted on one line, with unprintable characters escaped', () => {
    expect(quote('seven')).toBe('"seven"');
    expect(quote('say "hi"')).toBe('"say \\"hi\\""');
    expect(quote(HOSTILE)).toBe(
      '"a\\u001b[2Jb\\nok\\r\\u0007\\u202ec\\u009b31m\\u2028\\u007f\\udb40\\udc41"',
    );
  });

  it('is unchanged after parsing its JSON', () => {
    expect(toSafeJson({ file: HOSTILE })).not.toMatch(UNSEEN);
    expect(JSON.parse(toSafeJson({ file: HOSTILE }))).toEqual({ file: HOSTILE });
  });

  it('is truncated', () => {
    expect(quote('x'.repeat(5_000_000))).toBe(`"${'x'.repeat(80)}…"`);
    expect(quote('\0'.repeat(5_000_000)).length).toBeLessThan(500);
    expect(toSingleLine('x'.repeat(5_000_000)).length).toBeLessThan(510);
  });

  it('is unchanged if it is safe', () => {
    expect(quoteIfUnsafe('a/b')).toBe('a/b');
    expect(formatPath('matches/à la carte.ludoteca')).toBe('matches/à la carte.ludoteca');
    expect(quoteIfUnsafe('')).toBe('""');
    for (const text of [HOSTILE, 'half \uD800', 'x'.repeat(81)])
      expect(quoteIfUnsafe(text)).toBe(quote(text));
    expect(formatPath('p/'.repeat(300))).toBe('p/'.repeat(300));
  });

  it('inside a sentence loses unprintable characters', () => {
    for (const clean of [toSingleLine, replaceUnprintable]) {
      expect(clean(HOSTILE)).not.toMatch(UNSEEN);
      expect(clean(HOSTILE)).toMatch(/^a \[2Jb ok/);
    }
  });
});
