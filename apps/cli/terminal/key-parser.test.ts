import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { type Key, KeyParser } from './key-parser.ts';

const fed = (...chunks: readonly (string | Uint8Array)[]): readonly Key[] => {
  const parser = new KeyParser();
  return chunks.flatMap((chunk) => parser.feed(Buffer.from(chunk)));
};
const names = (...chunks: readonly (string | Uint8Array)[]): readonly string[] =>
  fed(...chunks).map(({ name }) => name);

describe('the key parser', () => {
  it('returns typed characters', () => {
    expect(fed('aè♥ ')).toEqual([
      { name: 'a', text: 'a' },
      { name: 'è', text: 'è' },
      { name: '♥', text: '♥' },
      { name: 'space', text: ' ' },
    ]);
  });

  it.each([
    ['\r', ['enter']],
    ['\r\n', ['enter']],
    ['\n\n', ['enter', 'enter']],
    ['\u0003\u0004\u007f\t', ['ctrl-c', 'ctrl-d', 'backspace', 'tab']],
    ['\u001b[A\u001b[B\u001b[C\u001b[D', ['up', 'down', 'right', 'left']],
    ['\u001bOA\u001bOP\u001b[[A\u001b[11~', ['up', 'f1', 'f1', 'f1']],
    ['\u001b[5~\u001b[6~\u001b[1~\u001b[F', ['page-up', 'page-down', 'home', 'end']],
    ['\u001b[1;5C\u001b[3;2~', ['right', 'delete']],
    ['\u001b\u001b[A', ['escape', 'up']],
    ['\u001b\r', ['escape', 'enter']],
  ])('recognizes the sequences of terminals: %j', (sent, keys) => {
    expect(names(sent)).toEqual(keys);
  });

  it.each([
    ['a key report', '\u001b[99;5u'],
    ['a mouse report', '\u001b[<0;10;20M'],
    ['where the cursor is', '\u001b[?12;40R'],
    ['what the terminal is', '\u001b[?62;22c'],
    ['a colour', '\u001b]11;rgb:0000/0000/0000\u0007'],
    ['a colour, ended otherwise', '\u001b]11;rgb:0000/0000/0000\u001b\\'],
    ['a setting', '\u001bP1$r0m\u001b\\'],
    ['a focus', '\u001b[I'],
    ['alt with a letter', '\u001bx'],
    ['a very long sequence', `\u001b[${'1;'.repeat(5000)}C`.replace('C', 'u')],
    ['bytes that are no characters', Buffer.from([0xff, 0xc3, 0xff, 0x80, 0xe2, 0x99])],
    ['controls', '\u0000\u0002\u009b\u200e'],
  ])('ignores unknown sequences: %s', (_, sent) => {
    expect(fed(sent)).toEqual([]);
  });

  it('returns a paste as one key, without line breaks and control characters', () => {
    expect(fed('\u001b[200~two\r\nlines\u001b[31m\u001b[201~x')).toEqual([
      { name: 'paste', text: 'two  lines [31m' },
      { name: 'x', text: 'x' },
    ]);
  });

  it('truncates a paste that is too long', () => {
    const [paste, after] = fed(`\u001b[200~${'ab'.repeat(50_000)}\u001b[201~`, 'x');
    expect(paste).toEqual({ name: 'paste', text: 'ab'.repeat(1000) });
    expect(after).toEqual({ name: 'x', text: 'x' });
  });

  it('recognizes Ctrl-C in a paste that never ends', () => {
    expect(names('\u001b[200~lost', '\u0003', 'x')).toEqual(['paste', 'ctrl-c', 'x']);
  });

  it('distinguishes a lone escape from a sequence only after a timeout', () => {
    const parser = new KeyParser();
    expect(parser.feed(Buffer.from('\u001b'))).toEqual([]);
    expect(parser.isIncomplete).toBe(true);
    expect(parser.flush()).toEqual([{ name: 'escape' }]);
    expect(parser.isIncomplete).toBe(false);
    parser.feed(Buffer.from('\u001bP'));
    expect(parser.flush()).toEqual([]);
    expect(parser.feed(Buffer.from('a'))).toEqual([{ name: 'a', text: 'a' }]);
  });

  it('returns the same keys in whatever pieces the bytes arrive', () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 8 }),
      fc.constantFrom(
        '\u001b',
        '\u001b[',
        '\u001b[A',
        '\u001bO',
        '\u001b[200~',
        '\u001b[201~',
        '\u001b]',
        '\u001bP',
      ),
      fc.constantFrom('♥', '\u{1f0a1}', 'è', '\r', '\n', '\u0003', '\u0007', '\ufeff', ';1', '~'),
      fc.string({ maxLength: 4, unit: 'binary' }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        (pieces, cuts) => {
          const bytes = Buffer.concat(pieces.map((one) => Buffer.from(one)));
          const places = cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b);
          const chunks = [0, ...places].map((from, i) => bytes.subarray(from, places[i] ?? bytes.length));
          const keys = fed(bytes);
          expect(fed(...chunks)).toEqual(keys);
          expect(fed(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(keys);
          for (const { text = '' } of keys) expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        },
      ),
      { numRuns: scaleVolume(20_000), seed: 3 },
    );
  });
});
