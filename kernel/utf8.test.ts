import { expect, test } from 'vitest';
import { encodeUtf8, decodeUtf8 } from './utf8.ts';

test.each(['', 'giro', 'più', '♠ 🎲'])('“%s” is encoded and decoded to the same text', (text) => {
  expect(decodeUtf8(encodeUtf8(text))).toBe(text);
});

test.each([
  ['a byte of another encoding', [0x70, 0x69, 0xf9]],
  ['half a character', [0xe2, 0x99]],
  ['a longer spelling', [0xc0, 0x80]],
  ['a mark of the order', [0xef, 0xbb, 0xbf, 0x61]],
])('%s is no text', (_, bytes) => {
  expect(decodeUtf8(Uint8Array.from(bytes))).toBeUndefined();
});
