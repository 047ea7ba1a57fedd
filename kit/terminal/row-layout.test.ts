import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import type { TextRow } from './text-row.ts';
import {
  placeSideBySide,
  drawBox,
  truncateRow,
  flowRows,
  padRow,
  toPlainText,
  rowWidth,
  stackBlocks,
  textWidth,
  wrapRow,
} from './row-layout.ts';

const text = (...texts: readonly string[]): TextRow => texts.map((some) => ({ text: some }));
const lines = (rows: readonly TextRow[]): readonly string[] => rows.map(toPlainText);

/** A row with everything that makes measuring hard: colours within a word, wide characters, accents, signs. */
const MIXED: TextRow = [
  { text: 'A long ', role: 'quiet' },
  { text: 'sen', role: 'red' },
  { text: 'tence ', role: 'seat', seat: 2 },
  { text: '日本語 e\u0301te\u0301 ♥♦♣♠ ' },
  { text: 'unbreakablewordwithoutend', role: 'possible' },
  { text: ' 👩‍👩‍👧 …' },
];

describe('the width of a text', () => {
  test.each([
    ['', 0],
    ['plain', 5],
    ['perché', 6],
    ['e\u0301', 1],
    ['10♥ J♠', 6],
    ['╭─╮│▒│', 6],
    ['●■▲◆⬢✚', 6],
    ['▸◂×…–→←↑↓', 9],
    ['日本', 4],
    ['👩‍👩‍👧', 2],
  ])('of %j is %i', (some, width) => {
    expect(textWidth(some)).toBe(width);
  });

  test('is the same for narrow texts with and without stringWidth', () => {
    const every = Array.from({ length: 0x3000 - 0x20 }, (_, i) => String.fromCharCode(0x20 + i));
    expect(every.filter((some) => textWidth(some) !== stringWidth(some))).toEqual([]);
  });
});

describe('wrapping', () => {
  test('breaks at spaces and drops those at the break', () => {
    expect(lines(wrapRow(text('one two  three'), 8))).toEqual(['one two', 'three']);
  });

  test('leaves a row that fits as it is', () => {
    const row = text('  fits  ');
    expect(wrapRow(row, 8)).toEqual([row]);
    expect(wrapRow([], 8)).toEqual([[]]);
  });

  test('keeps the colours, also within a word', () => {
    const row: TextRow = [{ text: 'a ' }, { text: 'r', role: 'red' }, { text: 'ed' }];
    expect(wrapRow(row, 3)).toEqual([[{ text: 'a' }], [{ text: 'r', role: 'red' }, { text: 'ed' }]]);
  });

  test('cuts a word that fits on no line', () => {
    expect(lines(wrapRow(text('a incomprehensible b'), 6))).toEqual(['a', 'incomp', 'rehens', 'ible b']);
  });

  test('indents later lines if requested', () => {
    expect(lines(wrapRow(text('one two three'), 7, 2))).toEqual(['one two', '  three']);
  });

  test('keeps spaces at the beginning', () => {
    expect(lines(wrapRow(text('  one two'), 6))).toEqual(['  one', 'two']);
  });

  test.each(Array.from({ length: 40 }, (_, i) => i + 2))(
    'fits in %i columns and loses no letter',
    (width) => {
      const rows = wrapRow(MIXED, width);
      for (const row of rows) expect(rowWidth(row)).toBeLessThanOrEqual(width);
      expect(lines(rows).join('').replaceAll(' ', '')).toBe(toPlainText(MIXED).replaceAll(' ', ''));
    },
  );

  test('shows an ellipsis where a wide character does not fit', () => {
    expect(lines(wrapRow(text('a日b'), 1))).toEqual(['a', '…', 'b']);
  });
});

describe('truncating', () => {
  test('keeps a row that fits, or else ends it with an ellipsis in its last colour', () => {
    const row: TextRow = [{ text: 'ab' }, { text: 'cd', role: 'red' }];
    expect(truncateRow(row, 4)).toBe(row);
    expect(truncateRow(row, 3)).toEqual([{ text: 'ab' }, { text: '…' }]);
    expect(truncateRow([{ text: 'abcd', role: 'red' }], 2)).toEqual([
      { text: 'a', role: 'red' },
      { text: '…', role: 'red' },
    ]);
  });

  test.each([-1, 0, 1, 2, 7, 14, 20, 30])('fits in %i columns', (width) => {
    expect(rowWidth(truncateRow(MIXED, width))).toBeLessThanOrEqual(Math.max(0, width));
  });

  test('splits no wide character', () => {
    expect(toPlainText(truncateRow(text('日本語'), 4))).toBe('日…');
  });
});

test('padding adds blanks on the given side and never truncates', () => {
  expect(toPlainText(padRow(text('ab'), 5))).toBe('ab   ');
  expect(toPlainText(padRow(text('ab'), 5, 'right'))).toBe('   ab');
  expect(toPlainText(padRow(text('ab'), 5, 'middle'))).toBe(' ab  ');
  expect(toPlainText(padRow(text('日本'), 5))).toBe('日本 ');
  expect(toPlainText(padRow(text('abcdef'), 5))).toBe('abcdef');
});

test('short rows flow into lines and are broken only when one alone is too long', () => {
  const items = ['ab', 'cd', 'ef', 'a long one'].map((some) => text(some));
  expect(lines(flowRows(items, 7, 1))).toEqual(['ab cd', 'ef', 'a long', 'one']);
  expect(lines(flowRows(items, 20, 2))).toEqual(['ab  cd  ef', 'a long one']);
  expect(flowRows([], 20, 2)).toEqual([]);
});

test('blocks side by side are each as wide as their widest row, without trailing blanks', () => {
  const blocks = [[text('a'), text('long')], [text('b')], [text('c'), [], text('d')]];
  expect(lines(placeSideBySide(blocks, 2))).toEqual(['a     b  c', 'long', '         d']);
  expect(placeSideBySide([], 2)).toEqual([]);
});

test('stacked blocks have a blank line between them; empty blocks are skipped', () => {
  expect(lines(stackBlocks([[], [text('a')], [], [text('b'), text('c')]]))).toEqual(['a', '', 'b', 'c']);
});

describe('a box', () => {
  test('is as wide as its widest row', () => {
    expect(lines(drawBox([text('one'), text('three')]))).toEqual([
      '╭───────╮',
      '│ one   │',
      '│ three │',
      '╰───────╯',
    ]);
  });

  test('has room for its title', () => {
    expect(lines(drawBox([text('x')], text('a title')))).toEqual([
      '╭─ a title ╮',
      '│ x        │',
      '╰──────────╯',
    ]);
  });

  test('takes four columns and no more', () => {
    expect(drawBox([MIXED]).map(rowWidth)).toEqual([1, 1, 1].map(() => rowWidth(MIXED) + 4));
  });
});
