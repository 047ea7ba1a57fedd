import { describe, expect, it } from 'vitest';
import { jsonLine, oneLine, quoted, shown, shownPath, visible } from './foreign.ts';

/** Clears the screen, fakes a line, rings, turns the direction, begins a command for the terminal in one byte. */
const HOSTILE = 'a\u001b[2Jb\nok\r\u0007\u202Ec\u009B31m\u2028\u007F\u{E0041}';
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

describe('foreign text', () => {
  it('is quoted on one line, with what cannot be seen spelt out', () => {
    expect(quoted('seven')).toBe('"seven"');
    expect(quoted('say "hi"')).toBe('"say \\"hi\\""');
    expect(quoted(HOSTILE)).toBe(
      '"a\\u001b[2Jb\\nok\\r\\u0007\\u202ec\\u009b31m\\u2028\\u007f\\udb40\\udc41"',
    );
  });

  it('is the same again when its JSON is read', () => {
    expect(jsonLine({ file: HOSTILE })).not.toMatch(UNSEEN);
    expect(JSON.parse(jsonLine({ file: HOSTILE }))).toEqual({ file: HOSTILE });
  });

  it('is never long', () => {
    expect(quoted('x'.repeat(5_000_000))).toBe(`"${'x'.repeat(80)}…"`);
    expect(quoted('\0'.repeat(5_000_000)).length).toBeLessThan(500);
    expect(oneLine('x'.repeat(5_000_000)).length).toBeLessThan(510);
  });

  it('is shown as it stands where that does no harm', () => {
    expect(shown('a/b')).toBe('a/b');
    expect(shownPath('matches/à la carte.ludoteca')).toBe('matches/à la carte.ludoteca');
    expect(shown('')).toBe('""');
    for (const text of [HOSTILE, 'half \uD800', 'x'.repeat(81)]) expect(shown(text)).toBe(quoted(text));
    expect(shownPath('p/'.repeat(300))).toBe('p/'.repeat(300));
  });

  it('inside a sentence or a line loses what cannot be seen', () => {
    for (const clean of [oneLine, visible]) {
      expect(clean(HOSTILE)).not.toMatch(UNSEEN);
      expect(clean(HOSTILE)).toMatch(/^a \[2Jb ok/);
    }
  });
});
