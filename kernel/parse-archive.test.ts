import { describe, expect, test } from 'vitest';
import { makeArchive } from './archive.ts';
import { type Fields, toFile, toLines, recordLots, replaceLine } from './archive.testing.ts';
import type { Json } from './contract.ts';
import { canonicalJson } from './data.ts';
import type { ArchiveDamage } from './archive-line.ts';
import { parseArchive, parseArchiveSummary } from './parse-archive.ts';
import { expectRefused, expectOk } from './result.testing.ts';

const recording = recordLots();
const lines = toLines(recording);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const whole = new TextDecoder().decode(makeArchive(recording));
const lapse = lines.findIndex((line) => 'lapse' in line);
const withdraw = lines.findIndex((line) => 'withdraw' in line);
const end = lines.length - 1;

/** The file with one line changed and its checksum made anew. */
const withLine = (index: number, change: Fields | string): Uint8Array => replaceLine(lines, index, change);
const without = (index: number, key: string): Uint8Array => {
  const { [key]: _, ...rest } = lines[index]!;
  return toFile(lines.with(index, rest));
};

const three = (player: Json): Json[] => [player, player, player];
const ends = (header: Fields, sums: Fields) =>
  parseArchiveSummary(canonicalJson(header), canonicalJson(sums));

describe('invalid archives', () => {
  test.each(['', '\n', 'hello', '{}', '{}\n', '[]\n[]\n[]\n', '\u001f\u008b gzip', '{"replay":1}\n'])(
    'is foreign: %j',
    (text) => {
      expect(expectRefused(parseArchive(bytesOf(text)))).toEqual({ what: 'foreign', line: 1 });
    },
  );

  test.each<Json>([0, -1, 1.5, '1', null, true])('is foreign where its format is %j', (archive) => {
    expect(expectRefused(parseArchive(withLine(0, { archive })))).toEqual({ what: 'foreign', line: 1 });
  });

  test('is an archive cut off when it only begins like one', () => {
    const cut = whole.split('\n').slice(0, 3).join('\n');
    expect(expectRefused(parseArchive(bytesOf(cut)))).toEqual({ what: 'cut off', line: 3 });
    expect(expectRefused(parseArchive(bytesOf(whole.slice(0, -1))))).toMatchObject({ what: 'cut off' });
    expect(expectRefused(parseArchive(bytesOf('{"archive":1')))).toEqual({ what: 'cut off', line: 1 });
  });
});

describe('a line', () => {
  test.each([
    '',
    '{',
    'null',
    '7',
    '"text"',
    '[]',
    '[{}]',
    '{"a":1}}',
    '{"__proto__":{}}',
    '{"a":{"__proto__":1}}',
    '{"a":01}',
  ])('that is no plain object is a matter of syntax: %s', (text) => {
    expect(expectRefused(parseArchive(withLine(1, text)))).toEqual({ what: 'syntax', line: 2 });
  });

  test.each([
    ' {"a":1}',
    '{"a": 1}',
    '{"b":1,"a":1}',
    '{"a":1,"a":1}',
    '{"a":1.0}',
    '{"a":1e1}',
    '{"a":-0}',
    '{"\\u0061":1}',
    '{"a":1}\r',
  ])('that is not the one spelling of its data is a matter of spelling: %j', (text) => {
    expect(expectRefused(parseArchive(withLine(1, text)))).toEqual({ what: 'spelling', line: 2 });
  });

  test('that is fine but for the end of the line as some systems write it is a matter of spelling', () => {
    expect(expectRefused(parseArchive(toFile(lines.map((line) => `${canonicalJson(line)}\r`))))).toEqual({
      what: 'spelling',
      line: 1,
    });
  });
});

describe('a field', () => {
  const must: [number, readonly string[]][] = [
    [0, ['chain', 'dice', 'game', 'seats', 'seed', 'settings', 'version']],
    [1, ['answer', 'chain']],
    [lapse, ['chain']],
    [withdraw, ['chain']],
    [end, ['digest', 'end']],
  ];
  test.each(must.flatMap(([index, keys]) => keys.map((field) => [field, index + 1] as const)))(
    '%s that line %i lacks is named',
    (field, line) => {
      expect(expectRefused(parseArchive(without(line - 1, field)))).toEqual({ what: 'field', line, field });
    },
  );

  const wrong: [number, { readonly [field: string]: readonly Json[] }][] = [
    [
      0,
      {
        chain: ['', 7, 'g'.repeat(32), 'A'.repeat(32), '0'.repeat(64)],
        dice: ['loaded', null],
        seed: [7, 'x'.repeat(1001)],
      },
    ],
    [
      0,
      {
        game: [null, {}],
        seats: [-1, 2.5, '3'],
        version: ['2', -1],
        cards: [null, 'ace', {}, [''], [7], ['c'.repeat(301)], Array.from({ length: 20_001 }, () => 'ace')],
        surprise: [1],
        constructor: [1],
        toString: [1],
      },
    ],
    [
      1,
      {
        chain: [null],
        at: [-1, '12', null],
        position: ['', 'x'.repeat(64), 0],
        note: ['an answer has none'],
        lapsed: [1],
      },
    ],
    [lapse, { lapse: [-1, 0.5, '0', null, {}], answer: ['both'], at: [true] }],
    [withdraw, { withdraw: [-1, 'one'], answer: [0] }],
    [end, { digest: ['', 7, '0'.repeat(63)], end: [0, -1, '9', 1e300], answer: [1] }],
    [
      end,
      {
        outcome: [
          null,
          7,
          'won',
          [],
          {},
          { places: 1 },
          { places: [0.5] },
          { places: [-1] },
          { places: ['1'] },
        ],
      },
    ],
    [
      end,
      {
        outcome: [
          { places: [1], scores: [null] },
          { places: [1], scores: 3 },
          { places: [1], prize: 1 },
        ],
      },
    ],
    [end, { began: [null, -1, 'now', []] }],
    [
      end,
      {
        players: [
          null,
          'Ann',
          {},
          [],
          three({ name: '', kind: 'person' }),
          three({ name: 'n'.repeat(101), kind: 'person' }),
          three({ name: 'Ann', kind: '' }),
          three({ name: 'Ann', kind: 'k'.repeat(41) }),
          three({ name: 'Ann' }),
          three({ name: 7, kind: 'person' }),
          three({ name: 'Ann', kind: 'person', age: 7 }),
          three(null),
          three('Ann'),
          three(['Ann', 'person']),
          three({ name: 'Ann', kind: 'person' }).slice(1),
          [...three({ name: 'Ann', kind: 'person' }), { name: 'Bob', kind: 'person' }],
        ],
      },
    ],
  ];
  const cases = wrong.flatMap(([index, fields]) =>
    Object.entries(fields).flatMap(([field, values]) =>
      values.map((value) => ({ field, line: index + 1, value })),
    ),
  );
  test.each(cases)('$field of line $line that is wrong is named: $value', ({ field, line, value }) => {
    expect(expectRefused(parseArchive(withLine(line - 1, { [field]: value })))).toEqual({
      what: 'field',
      line,
      field,
    });
  });

  test('that counts the entries must count them right', () => {
    expect(expectRefused(parseArchive(toFile(lines.toSpliced(2, 1))))).toEqual({
      what: 'field',
      line: end,
      field: 'end',
    });
  });
});

describe('player names', () => {
  test('may have names and kinds of the greatest length, or be left unsaid', () => {
    const players = recording.players!.map(() => ({ name: 'n'.repeat(100), kind: 'k'.repeat(40) }));
    expect(expectOk(parseArchive(withLine(end, { players }))).players).toEqual(players);
    expect(expectOk(parseArchive(without(end, 'players')))).not.toHaveProperty('players');
  });

  test('and since when stand together', () => {
    const said = withLine(end, { began: 1_700_000_000_000 });
    expect(expectOk(parseArchive(said)).began).toBe(1_700_000_000_000);
    expect(expectOk(ends(lines[0]!, { ...lines[end]!, began: 5 })).began).toBe(5);
  });
});

describe('the ends of a file', () => {
  const first = lines[0]!;
  const last = lines[end]!;

  test('say what the whole file says of them', () => {
    const { entries, ...header } = recording.archive;
    const { digest, outcome, players } = recording;
    expect(expectOk(ends(first, last))).toEqual({
      header,
      entries: entries.length,
      digest,
      outcome,
      players,
    });
  });

  test.each<[string, Fields, Fields, ArchiveDamage]>([
    ['the header', { ...first, seats: 'three' }, last, { what: 'field', line: 1, field: 'seats' }],
    ['the end', first, { ...last, digest: '' }, { what: 'field', line: 0, field: 'digest' }],
    ['the players', first, { ...last, players: [] }, { what: 'field', line: 0, field: 'players' }],
    ['an entry for the end', first, lines[1]!, { what: 'field', line: 0, field: 'digest' }],
    ['other data', { name: 'other' }, last, { what: 'foreign', line: 1 }],
    [
      'a newer format',
      { ...first, archive: 3 },
      last,
      { what: 'newer', line: 1, facts: { given: 3, known: 2 } },
    ],
  ])('are refused where something is wrong: %s', (_, header, sums, damage) => {
    expect(expectRefused(ends(header, sums))).toEqual(damage);
  });

  test.each([
    ['', canonicalJson(last), 1],
    [canonicalJson(first), '', 0],
    [canonicalJson(first), 'null', 0],
  ])('are refused where they are no lines: %j, %j', (header, sums, line) => {
    expect(expectRefused(parseArchiveSummary(header, sums))).toEqual({ what: 'syntax', line });
  });

  test('of format 1 say so in the header', () => {
    const older = toLines(recordLots(undefined, { format: 1 }));
    expect(expectOk(ends(older[0]!, older.at(-1)!)).header).toMatchObject({ game: 'lots', format: 1 });
  });
});

describe('an archive of another format', () => {
  test('is refused when it is newer', () => {
    const newer: ArchiveDamage = { what: 'newer', line: 1, facts: { given: 3, known: 2 } };
    expect(expectRefused(parseArchive(withLine(0, { archive: 3, unheard: 'of' })))).toEqual(newer);
  });

  test('is read and written in its own format when it is of format 1', () => {
    const older = recordLots(undefined, { format: 1 });
    const bytes = makeArchive(older);
    const read = expectOk(parseArchive(bytes));
    expect(read.archive.format).toBe(1);
    expect(read).toEqual(older);
    expect(makeArchive(read)).toEqual(bytes);
  });

  test('has no cards in format 1', () => {
    const older = toLines(recordLots(undefined, { format: 1 }));
    expect(expectRefused(parseArchive(replaceLine(older, 0, { cards: ['ace'] })))).toEqual({
      what: 'field',
      line: 1,
      field: 'cards',
    });
  });

  test('lacks times and positions in format 1 unless every entry has them', () => {
    const older = toLines({ ...recordLots(undefined, { format: 1 }), positions: recording.positions! });
    const { at: _, position: __, ...bare } = older[3]!;
    expect(expectOk(parseArchive(toFile(older)))).toMatchObject({ positions: recording.positions });
    const read = expectOk(parseArchive(toFile(older.with(3, bare))));
    expect(read).not.toHaveProperty('times');
    expect(read).not.toHaveProperty('positions');
  });
});

describe('times and positions', () => {
  test('are there for all entries or for none, the times', () => {
    const { at: _, ...untimed } = lines[3]!;
    expect(expectRefused(parseArchive(toFile(lines.with(3, untimed))))).toEqual({
      what: 'field',
      line: 4,
      field: 'at',
    });
    const none = lines.map(({ at: _at, ...line }) => line);
    expect(expectOk(parseArchive(toFile(none)))).not.toHaveProperty('times');
  });

  test('are there for some entries, the positions', () => {
    const sparse = recordLots(undefined, { interval: 4 });
    const read = expectOk(parseArchive(makeArchive(sparse)));
    expect(read.positions?.flatMap((hash, i) => (hash === undefined ? [] : [i + 1]))).toEqual([4, 8, 12]);
    expect(read).toEqual(sparse);
  });
});
