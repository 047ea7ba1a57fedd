import { describe, expect, test } from 'vitest';
import { makeArchive, type Recording } from './archive.ts';
import { recordLots } from './archive.testing.ts';
import type { Archive, ArchiveEntry } from './contract.ts';
import { lots } from './lots.testing.ts';
import { parseArchive } from './parse-archive.ts';
import { expectRefused, expectOk } from './result.testing.ts';
import { type VerificationFailure, verify } from './verify-archive.ts';

const recording = recordLots();
const { entries } = recording.archive;

/** The result of verifying an archive with other entries and the old outcome and digest. */
function judge(forged: Partial<Archive>, positions?: Recording['positions']): VerificationFailure {
  const { positions: _, ...rest } = recording;
  const made: Recording = {
    ...rest,
    archive: { ...recording.archive, ...forged },
    ...(positions && { positions }),
  };
  return expectRefused(verify(lots, expectOk(parseArchive(makeArchive(made)))));
}

describe('a forged recording whose chain was made anew', () => {
  test.each(entries.map((_, i) => i + 1))('is given away by its replay: entry %i', (entry) => {
    const others: ArchiveEntry[] = [
      { answer: 'draw' },
      { answer: 'give' },
      { answer: 'done' },
      { answer: 1 },
      { lapse: 0 },
      { lapse: 1 },
      { lapse: 2 },
      { withdraw: 0 },
      { withdraw: 1 },
      { withdraw: 2 },
      { answer: null },
    ];
    const truth = JSON.stringify({ ...entries[entry - 1], note: undefined });
    for (const other of others.filter((one) => JSON.stringify(one) !== truth)) {
      const judged = judge({ entries: entries.with(entry - 1, other) });
      expect(judged.what).toMatch(/^(illegal|over|wrong seat|digest|outcome)$/);
      expect(judged.entry).toBeGreaterThanOrEqual(entry);
    }
  });

  test('is named at its first illegal answer', () => {
    expect(judge({ entries: entries.with(3, { answer: 'forged' }) })).toMatchObject({
      entry: 4,
      what: 'illegal',
    });
  });

  test('is named at its first other position, where hashes are kept', () => {
    expect(judge({ seed: 'other' }, recording.positions)).toEqual({
      entry: 1,
      what: 'position',
      since: 0,
    });
  });

  test('with another outcome or digest is named at the end', () => {
    const entry = entries.length;
    const outcome = { ...recording.outcome!, places: [2, 2, 2] };
    expect(expectRefused(verify(lots, { ...recording, outcome }))).toEqual({
      entry,
      what: 'outcome',
      since: entry,
    });
    const digest = 'f'.repeat(64);
    expect(expectRefused(verify(lots, { ...recording, digest }))).toEqual({
      entry,
      what: 'digest',
      since: entry,
    });
    const { outcome: _, ...unended } = recording;
    expect(expectRefused(verify(lots, unended))).toEqual({ entry, what: 'outcome', since: entry });
  });
});

describe('a recording of other rules', () => {
  test.each([1, 3])('of version %i is refused by version 2, whether older or newer', (version) => {
    const { archive } = recording;
    expect(expectRefused(verify(lots, { ...recording, archive: { ...archive, version } }))).toEqual({
      entry: 0,
      what: 'version',
      given: version,
      known: 2,
    });
  });

  test('of another game is refused', () => {
    expect(expectRefused(verify({ ...lots, id: 'plots' }, recording))).toEqual({
      entry: 0,
      what: 'game',
      given: 'lots',
      known: 'plots',
    });
  });
});

describe('a recording with a hash of every fourth position', () => {
  const sparse = recordLots(undefined, { interval: 4 });

  test('is verified', () => {
    expect(verify(lots, sparse).ok).toBe(true);
  });

  test.each(entries.map((_, i) => i + 1))('names the entries between which it differs: entry %i', (entry) => {
    const positions = sparse.positions!.map((hash, i) => (i + 1 >= entry && hash ? '0'.repeat(64) : hash));
    const forged = { ...sparse, positions, digest: '0'.repeat(64) };
    const since = 4 * Math.floor((entry - 1) / 4);
    expect(expectRefused(verify(lots, forged))).toEqual(
      entry <= 12
        ? { what: 'position', since, entry: since + 4 }
        : { what: 'digest', since, entry: entries.length },
    );
  });

  test('names an impossible entry before the next hash, and a wrong hash before an impossible entry', () => {
    const impossible = { ...sparse.archive, entries: entries.with(5, { answer: 'forged' }) };
    expect(expectRefused(verify(lots, { ...sparse, archive: impossible }))).toMatchObject({
      entry: 6,
      what: 'illegal',
    });
    const positions = sparse.positions!.with(3, '0'.repeat(64));
    expect(expectRefused(verify(lots, { ...sparse, positions, archive: impossible }))).toEqual({
      entry: 4,
      what: 'position',
      since: 0,
    });
  });

  test('cannot claim cards that its game does not have', () => {
    const archive = { ...sparse.archive, cards: ['ace'] };
    expect(expectRefused(verify(lots, { ...sparse, archive }))).toMatchObject({
      entry: 0,
      what: 'start',
      reasons: [{ why: 'no cards' }],
    });
  });
});
