import { describe, expect, it } from 'vitest';
import { KeyParser } from './key-parser.ts';
import { editLine, EMPTY_LINE, type InputLine } from './input-line.ts';

/** The line after these keys. */
function typed(sent: string): InputLine {
  const parser = new KeyParser();
  const keys = [...parser.feed(Buffer.from(sent)), ...parser.flush()];
  return keys.reduce<InputLine>((line, key) => editLine(line, key) ?? line, EMPTY_LINE);
}

describe('an input line', () => {
  it.each([
    ['typed', 'perché', 'perché'],
    ['corrected at its end', 'abx\u007fc', 'abc'],
    ['corrected in its middle', 'ac\u001b[Db', 'abc'],
    ['corrected after the cursor', 'abxc\u001b[D\u001b[D\u001b[3~', 'abc'],
    ['begun from the front', 'bc\u001b[Ha\u001b[Fd', 'abcd'],
    ['cleared of its last word', 'one two \u0017', 'one '],
    ['cleared', 'one two\u0015', ''],
    ['cleared by an escape', 'one two\u001b', ''],
    ['corrected by whole characters', 'ae\u0301\u007f', 'a'],
    ['left as it is by keys that are none of its', 'a\u001b[A\u001b[5~\u001b[24~\t', 'a'],
    ['pasted into', 'ad\u001b[D\u001b[200~bc\u001b[201~', 'abcd'],
    ['safe at both ends', '\u007f\u001b[D\u001b[3~\u001b[C', ''],
  ])('can be %s', (_, sent, text) => {
    expect(typed(sent).text).toBe(text);
  });

  it('is truncated at 500 characters and says so', () => {
    const full = typed('a'.repeat(600));
    expect(full).toEqual({ text: 'a'.repeat(500), cursor: 500, isTruncated: true });
    expect(typed(`${'a'.repeat(499)}\u001b[200~bc\u001b[201~`)).toEqual({
      text: `${'a'.repeat(499)}b`,
      cursor: 500,
      isTruncated: true,
    });
    expect(editLine(full, { name: 'backspace' })).toMatchObject({ isTruncated: false, cursor: 499 });
  });
});
