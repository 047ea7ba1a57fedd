import { describe, expect, it } from 'vitest';
import { ByteWriter } from './byte-writer.ts';

const decode = (writer: ByteWriter): string => Buffer.from(writer.read()).toString('utf8');

describe('a byte writer', () => {
  it('writes the numbers that are not 0 with their indexes, as JSON does', () => {
    const writer = new ByteWriter();
    const values = new Float32Array([
      0,
      7,
      10,
      99,
      100,
      0,
      123_456_792,
      2 ** 31,
      1e21,
      -1,
      -120,
      0.5,
      0.1,
      1e-7,
      9999,
      0,
      0,
      1000,
      -0,
    ]);
    writer.writeSparse(values);
    const pairs = [...values].flatMap((value, i) => (value === 0 ? [] : [i, value]));
    expect(decode(writer)).toBe(JSON.stringify(pairs));
    writer.clear();
    writer.writeSparse(new Float32Array(3));
    expect(decode(writer)).toBe('[]');
  });

  it('keeps everything while it grows, until it is cleared', () => {
    const writer = new ByteWriter();
    const text = 'naïve – ♠ 🂡 '.repeat(5000);
    for (let i = 0; i < 10; i++) {
      writer.writeText(text);
      writer.writeText(`${i}\n`);
    }
    expect(decode(writer)).toBe(Array.from({ length: 10 }, (_, i) => `${text}${i}\n`).join(''));
    const copy = new ByteWriter();
    copy.writeBytes(writer.read(0, 5));
    expect(decode(copy)).toBe('naïv');
    writer.clear();
    expect([writer.length, decode(writer)]).toEqual([0, '']);
  });
});
