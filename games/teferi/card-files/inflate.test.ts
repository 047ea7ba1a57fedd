import { constants, deflateRawSync } from 'node:zlib';
import { createFastDice } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { inflate } from './inflate.ts';

const dice = createFastDice('inflate');
const noise = (length: number, kinds: number): Uint8Array =>
  Uint8Array.from({ length }, () => dice.int(kinds));

describe('a deflated stream', () => {
  test.each([0, 1, 2, 3, 5, 9])('of level %i is decompressed', (level) => {
    for (const bytes of [
      noise(0, 2),
      noise(10, 3),
      noise(70_000, 4),
      noise(3000, 256),
      new Uint8Array(100_000),
    ]) {
      const packed = new Uint8Array(deflateRawSync(bytes, { level }));
      expect(inflate(packed, 0, 1 << 20)).toEqual(bytes);
    }
  });
  test('with the fixed code is decompressed', () => {
    const bytes = noise(5000, 20);
    const packed = new Uint8Array(deflateRawSync(bytes, { strategy: constants.Z_FIXED }));
    expect(inflate(packed, 0, 1 << 20)).toEqual(bytes);
  });
  test('that is too large or ends too early is refused', () => {
    const packed = new Uint8Array(deflateRawSync(new Uint8Array(1 << 22)));
    expect(() => inflate(packed, 0, 1 << 18)).toThrow(RangeError);
    expect(() => inflate(packed.subarray(0, 20), 0, 1 << 23)).toThrow(RangeError);
    expect(() => inflate(Uint8Array.from([7]), 0, 10)).toThrow(RangeError);
  });
});
