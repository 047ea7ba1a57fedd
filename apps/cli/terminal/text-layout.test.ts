import { describe, expect, it } from 'vitest';
import { formatColumns, wrapText } from './text-layout.ts';

describe('wrapped text', () => {
  it('is broken between words, as late as it fits', () => {
    expect(wrapText('one two three four', 9)).toEqual(['one two', 'three', 'four']);
    expect(wrapText('one two', 7)).toEqual(['one two']);
    expect(wrapText('', 7)).toEqual(['']);
  });

  it('never breaks a word', () => {
    expect(wrapText('a incomprehensible b', 5)).toEqual(['a', 'incomprehensible', 'b']);
  });
});

describe('columns', () => {
  it('are as wide as their widest cell, left or right aligned', () => {
    expect(
      formatColumns(
        [
          ['a', '1'],
          ['long', '100'],
        ],
        { right: [1] },
      ),
    ).toEqual(['a       1', 'long  100']);
  });

  it('wrap the last column under itself', () => {
    const rows = [
      ['key', 'what it means, in more words than fit here'],
      ['k', 'little'],
    ];
    expect(formatColumns(rows, { width: 27 })).toEqual([
      'key  what it means, in more',
      '     words than fit here',
      'k    little',
    ]);
  });

  it('put the last column below its row if the terminal is too narrow', () => {
    const rows = [['a long first column', 'twenty characters at least, and more']];
    expect(formatColumns(rows, { width: 30 })).toEqual([
      'a long first column',
      '    twenty characters at',
      '    least, and more',
    ]);
  });
});
