import { expect, test } from 'vitest';
import { decodeUnknownText } from './decode-unknown-text.ts';

test('valid UTF-8 is decoded as UTF-8, anything else byte by byte', () => {
  expect(decodeUnknownText(new Uint8Array([0x6e, 0x6f, 0xc3, 0xa8]))).toBe('noè');
  expect(decodeUnknownText(new Uint8Array([0x6e, 0x6f, 0xe8]))).toBe('noè');
  expect(decodeUnknownText(new Uint8Array())).toBe('');
  expect(decodeUnknownText(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toBe('a');
});
