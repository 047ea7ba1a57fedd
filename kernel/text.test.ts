import { expect, test } from 'vitest';
import { makeText, parseText } from './text.ts';

test.each(['', 'giro', 'più', '♠ 🎲'])('the bytes of “%s” are that text again', (text) => {
  expect(parseText(makeText(text))).toBe(text);
});

test.each([
  ['a byte of another encoding', [0x70, 0x69, 0xf9]],
  ['half a character', [0xe2, 0x99]],
  ['a longer spelling', [0xc0, 0x80]],
  ['a mark of the order', [0xef, 0xbb, 0xbf, 0x61]],
])('%s is no text', (_, bytes) => {
  expect(parseText(Uint8Array.from(bytes))).toBeUndefined();
});
