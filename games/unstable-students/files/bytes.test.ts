import { encodeUtf8, createFastDice } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { truncateToBytes, byteLength, decodeText } from './bytes.ts';

test.each(['', 'Anna', 'Zoë', 'free(svantaggio);', '100%', 'Ω‍🎓', 'l’aula', '\u0000\u007f\u0080'])(
  '%j is encoded as UTF-8 and decoded again',
  (text) => {
    expect(encodeUtf8(text)).toEqual(new Uint8Array(Buffer.from(text)));
    expect(decodeText(encodeUtf8(text))).toBe(text);
    expect(byteLength(text)).toBe(Buffer.byteLength(text));
  },
);

test('decoding agrees with TextDecoder on what is UTF-8', () => {
  const dice = createFastDice('bytes');
  for (let left = scaleVolume(100_000); left > 0; left--) {
    const bytes = Uint8Array.from({ length: 1 + dice.int(6) }, () => among[dice.int(among.length)]!);
    expect(decodeText(bytes)).toBe(decoded(bytes));
  }
});

const among = [
  0x41, 0x7f, 0x80, 0xbf, 0xc0, 0xc2, 0xdf, 0xe0, 0xed, 0xa0, 0x9f, 0xef, 0xf0, 0x90, 0xf4, 0x8f, 0xf5, 0xff,
];

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decoded(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes);
  } catch {
    return Buffer.from(bytes).toString('latin1');
  }
}

test('bytes that are not UTF-8 are decoded as Latin-1', () => {
  expect(decodeText(Uint8Array.of(0x5a, 0x6f, 0xeb))).toBe('Zoë');
  expect(decodeText(Uint8Array.of(0xff, 0xfe))).toBe('ÿþ');
});

test('an incomplete last character of a full field is dropped', () => {
  const whole = encodeUtf8('caffè');
  expect(decodeText(whole.subarray(0, whole.length - 1), true)).toBe('caff');
  const cap = encodeUtf8('x🎓');
  for (const missing of [1, 2, 3]) expect(decodeText(cap.subarray(0, cap.length - missing), true)).toBe('x');
});

test('a lone surrogate becomes the replacement character', () => {
  expect(decodeText(encodeUtf8('a\ud83c'))).toBe('a\ufffd');
});

test('a text is truncated between characters', () => {
  expect(truncateToBytes('caffè', 5)).toBe('caff');
  expect(truncateToBytes('caffè', 6)).toBe('caffè');
  expect(truncateToBytes('🎓🎓', 7)).toBe('🎓');
});
