import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../testkit/scale.ts';
import { makeArchive } from './archive.ts';
import { toFile, toLines, recordLots, replaceLine } from './archive.testing.ts';
import type { Json } from './contract.ts';
import { canonicalJson } from './data.ts';
import { parseArchive } from './parse-archive.ts';
import { expectRefused } from './result.testing.ts';

fc.configureGlobal({ seed: 6 });

const recording = recordLots([1, 0, 14, 0]);
const lines = toLines(recording);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const whole = new TextDecoder().decode(makeArchive(recording));
const end = lines.length - 1;

/** The results of parsing a text, alone and as each kind of line in a file with a correct checksum. */
const kindsOf = (text: string): string[] =>
  [bytesOf(text), toFile([text]), ...[0, 1, end].map((index) => replaceLine(lines, index, text))].map(
    (file) => {
      const read = parseArchive(file);
      return read.ok ? 'read' : read.problem.what;
    },
  );

describe('hostile input', () => {
  test('of random bytes is refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(parseArchive(bytes).ok).toBe(false);
      }),
      { numRuns: scaleVolume(25_000) },
    );
  });

  test('of random text and random JSON is refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.jsonValue().map(canonicalJson)),
        (text) => {
          expect(kindsOf(text)).not.toContain('read');
        },
      ),
      { numRuns: scaleVolume(15_000) },
    );
  });

  test('of valid lines with random fields is refused, or parsed to the same recording', () => {
    const keys = [...new Set(['cards', ...lines.flatMap((line) => Object.keys(line))])];
    fc.assert(
      fc.property(fc.nat(end), fc.constantFrom(...keys), fc.jsonValue(), (index, key, value) => {
        const read = parseArchive(replaceLine(lines, index, { [key]: value as Json }));
        const outside =
          ['at', 'began', 'note', 'outcome', 'players'].includes(key) ||
          canonicalJson(lines[index]![key] ?? 0) === canonicalJson(value);
        expect(read.ok && !outside).toBe(false);
      }),
      { numRuns: scaleVolume(25_000) },
    );
  });

  test.each<[string, string]>([
    ['deep nesting', '['.repeat(100_000)],
    ['deep nesting that closes', `{"answer":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['deep objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['a huge number', `{"answer":${'9'.repeat(100_000)}}`],
    ['a number beyond all numbers', '{"answer":1e999}'],
    ['a lone surrogate, escaped', '{"answer":"\\ud800"}'],
    ['duplicate keys', '{"answer":1,"answer":2}'],
    ['a prototype', '{"__proto__":{"answer":1}}'],
    ['a prototype, escaped', '{"\\u005f_proto__":{"answer":1}}'],
  ])('of %s is refused', (_, text) => {
    expect(kindsOf(text)).not.toContain('read');
  });

  test.each<[string, string]>([
    ['ten million characters', `{"answer":"${'x'.repeat(10_000_000)}"}`],
    ['ten million spaces', ' '.repeat(10_000_000)],
    ['a million empty lines', '\n'.repeat(1_000_000)],
  ])('of %s is refused', (_, text) => {
    expect(parseArchive(bytesOf(text)).ok).toBe(false);
    expect(parseArchive(toFile([text])).ok).toBe(false);
  });

  test('of bytes that are not UTF-8 is refused, even if they decode to the same text', () => {
    const odd = makeArchive(recording);
    const at = whole.indexOf('"seed":"lots"') + 8;
    odd[at] = 0xff;
    expect(expectRefused(parseArchive(odd))).toEqual({ what: 'checksum', line: 0 });
    const replaced = toFile(lines.with(0, { ...lines[0], seed: '\ufffd' }));
    const back = [...replaced];
    const mark = back.findIndex((byte, i) => byte === 0xef && back[i + 1] === 0xbf && back[i + 2] === 0xbd);
    back.splice(mark, 3, 0xff);
    expect(expectRefused(parseArchive(new Uint8Array(back)))).toMatchObject({ what: 'checksum' });
  });

  test('with a byte order mark is refused', () => {
    expect(expectRefused(parseArchive(bytesOf(`\ufeff${whole}`)))).toMatchObject({ what: 'checksum' });
    expect(parseArchive(new Uint8Array([0xff, 0xfe, ...makeArchive(recording)])).ok).toBe(false);
  });
});
