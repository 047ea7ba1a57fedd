import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../testkit/scale.ts';
import { makeArchive, makeMatchArchive, hashPosition, recordMatch } from './archive.ts';
import { toFile, toLines, recordLots } from './archive.testing.ts';
import { canonicalJson } from './data.ts';
import { dealLots, lots, playLots } from './lots.testing.ts';
import { parseArchive } from './parse-archive.ts';
import { expectRefused, expectOk } from './result.testing.ts';
import { replay } from './start-match.ts';
import { verify } from './verify-archive.ts';

fc.configureGlobal({ seed: 5, numRuns: scaleVolume(5000) });

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const actionNumbers = fc.array(fc.nat(), { maxLength: 60 });
const player = fc.record({
  name: fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }),
  kind: fc.string({ minLength: 1, maxLength: 40 }),
});
const recording = recordLots();
const { entries } = recording.archive;

describe('an archive file', () => {
  test('has a line for the header, one for each entry, one for the end and one for the checksum', () => {
    const text = textOf(makeArchive(recording));
    const lines = text.split('\n');
    expect(lines).toHaveLength(entries.length + 4);
    expect(lines.at(-1)).toBe('');
    for (const line of lines.slice(0, -1)) expect(canonicalJson(JSON.parse(line))).toBe(line);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      archive: 2,
      game: 'lots',
      version: 2,
      seats: 3,
      dice: 'chacha',
    });
    expect(JSON.parse(lines.at(-3)!)).toEqual({
      digest: recording.digest,
      end: entries.length,
      outcome: recording.outcome,
      players: recording.players,
    });
  });

  test('vouches for itself: checksum over the bytes, half a hash for each link, digest over the last position', () => {
    const lines = textOf(makeArchive(recording)).split('\n');
    const seal = lines.at(-2)!;
    expect(JSON.parse(seal)).toEqual({ checksum: sha256(`${lines.slice(0, -2).join('\n')}\n`) });
    const { chain, ...header } = JSON.parse(lines[0]!) as { chain: string };
    let link = sha256(canonicalJson(header)).slice(0, 32);
    expect(chain).toBe(link);
    for (const line of lines.slice(1, -3)) {
      const {
        chain: next,
        at: _at,
        note: _note,
        position: _position,
        ...core
      } = JSON.parse(line) as Record<string, unknown>;
      link = sha256(link + canonicalJson(core)).slice(0, 32);
      expect(next).toBe(link);
    }
    const last = expectOk(replay(lots, recording.archive));
    expect(sha256(link + canonicalJson(last.position()))).toBe(recording.digest);
    expect(hashPosition(last)).toBe(recording.positions!.at(-1));
  });

  test('of a match is the same with the hash of the host', () => {
    const match = playLots(dealLots({ seats: 3, seed: 'host' }), [1, 2, 3, 4, 5]);
    const remarks = { began: 7 };
    const expected = makeArchive(recordMatch(match, remarks));
    expect(makeMatchArchive(match, remarks)).toEqual(expected);
    expect(makeMatchArchive(match, remarks, sha256)).toEqual(expected);
  });

  test('of any match reads back as it was written, and verifies', () => {
    fc.assert(
      fc.property(
        actionNumbers,
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        fc.array(player, { minLength: 4, maxLength: 4 }),
        fc.boolean(),
        fc.boolean(),
        (all, clock, sitters, timed, named) => {
          const match = playLots(dealLots({ seats: 2 + (all.length % 3), seed: `${all.length}` }), all);
          const { length } = match.archive().entries;
          const made = recordMatch(match, {
            ...(timed && length > 0 ? { times: clock.slice(0, length) } : {}),
            ...(named ? { players: sitters.slice(0, match.seats), began: clock[0]! } : {}),
          });
          const bytes = makeArchive(made);
          const read = expectOk(parseArchive(bytes));
          expect(read).toEqual(made);
          expect(makeArchive(read)).toEqual(bytes);
          expect(verify(lots, read).ok).toBe(true);
        },
      ),
    );
  });

  test('of a start from elsewhere verifies too', () => {
    const match = playLots(dealLots({ from: { deck: [4, 3], hands: [[1], [2], [9]] } }), [1, 0, 1, 0, 0]);
    const read = parseArchive(makeArchive(recordMatch(match)));
    expect(read.ok && verify(lots, read.value).ok).toBe(true);
  });

  test('of the same match differs only in the line with the players', () => {
    const { players: _, ...anonymous } = recording;
    expect(toLines(anonymous).slice(0, -1)).toEqual(toLines(recording).slice(0, -1));
    expect(expectOk(parseArchive(makeArchive(anonymous)))).toEqual(anonymous);
  });

  test('carries times and position hashes when they are given', () => {
    const read = parseArchive(makeArchive(recording));
    expect(read.ok && read.value.times).toEqual(entries.map((_, i) => 1000 + i));
    expect(read.ok && read.value.positions).toEqual(recording.positions);
    expect(recording.positions).toHaveLength(entries.length);
  });
});

describe('a changed file', () => {
  const bytes = makeArchive(recording);

  test('is refused if any byte was changed', () => {
    const missed: string[] = [];
    for (let i = 0; i < bytes.length; i++)
      for (const change of [1, 0x80]) {
        const changed = bytes.slice();
        changed[i]! ^= change;
        if (parseArchive(changed).ok) missed.push(`${i} ^ ${change}`);
      }
    expect(missed).toEqual([]);
  });

  test('is refused if anything was cut off or added', () => {
    for (let i = 0; i < bytes.length; i++) expect(parseArchive(bytes.slice(0, i)).ok).toBe(false);
    for (const more of ['\n', ' ', '{}\n', '\0'])
      expect(parseArchive(new TextEncoder().encode(textOf(bytes) + more)).ok).toBe(false);
  });

  test('names the line where its syntax is broken, or none', () => {
    const lines = textOf(bytes).split('\n');
    for (const i of lines.slice(0, -2).keys()) {
      const broken = lines.with(i, `x${lines[i]!.slice(1)}`).join('\n');
      expect(parseArchive(new TextEncoder().encode(broken))).toEqual({
        ok: false,
        problem: { what: 'checksum', line: i + 1 },
      });
    }
    const whole = textOf(bytes).replace('"seed":"lots"', '"seed":"lats"');
    expect(parseArchive(new TextEncoder().encode(whole))).toEqual({
      ok: false,
      problem: { what: 'checksum', line: 0 },
    });
  });
});

describe('a changed file whose checksum was made anew', () => {
  const lines = toLines(recording);

  test.each(entries.map((entry, i) => [i + 1, entry] as const))(
    'is given away by the chain at entry %i',
    (entry) => {
      const forged = toLines(recording);
      const line = forged[entry]!;
      for (const key of ['answer', 'lapse', 'withdraw'])
        if (key in line) line[key] = key === 'answer' ? 'forged' : 99;
      expect(parseArchive(toFile(forged))).toEqual({
        ok: false,
        problem: { what: 'chain', line: entry + 1, entry },
      });
    },
  );

  test('is given away where an entry was taken out, and by the digest if it was the last', () => {
    for (const entry of entries.keys()) {
      const missing = lines.toSpliced(entry + 1, 1);
      missing[missing.length - 1] = { ...lines.at(-1), end: entries.length - 1 };
      const read = parseArchive(toFile(missing));
      const found = read.ok ? expectRefused(verify(lots, read.value)) : read.problem;
      expect(found).toMatchObject(
        entry < entries.length - 1
          ? { what: 'chain', line: entry + 2, entry: entry + 1 }
          : { what: 'outcome', entry: entries.length - 1 },
      );
    }
  });

  test.each(['game', 'seed', 'version', 'seats', 'settings', 'dice', 'from'])(
    'is given away by the chain at the header: %s',
    (key) => {
      const other = {
        game: 'other',
        seed: 'other',
        version: 1,
        seats: 4,
        settings: {},
        dice: 'fast',
        from: {},
      };
      const forged = [{ ...lines[0], [key]: other[key as 'seed'] }, ...lines.slice(1)];
      expect(parseArchive(toFile(forged))).toEqual({
        ok: false,
        problem: { what: 'chain', line: 1, entry: 0 },
      });
    },
  );

  test('may have other times, notes and players: they stand outside the chain', () => {
    const retold = toLines(recording);
    for (const [i, line] of retold.entries()) {
      if ('at' in line) line['at'] = 5 * i;
      if ('lapse' in line || 'withdraw' in line) line['note'] = 'another story';
    }
    const players = recording.players!.map(({ kind }) => ({ name: 'Bob', kind }));
    retold.at(-1)!['players'] = players;
    const read = expectOk(parseArchive(toFile(retold)));
    expect(verify(lots, read).ok).toBe(true);
    expect(read.times?.[2]).toBe(15);
    expect(read.players).toEqual(players);
    expect(read.digest).toBe(recording.digest);
  });

  test('with wrong position hashes reads well, and the first of them is named', () => {
    for (const first of [1, 4, entries.length]) {
      const wrong = toLines(recording);
      for (const line of wrong.slice(first, -1)) line['position'] = '0'.repeat(64);
      const read = expectOk(parseArchive(toFile(wrong)));
      expect(expectRefused(verify(lots, read))).toEqual({ entry: first, what: 'position', since: first - 1 });
    }
  });
});
