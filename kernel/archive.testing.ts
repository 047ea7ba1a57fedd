import { makeArchive, recordMatch, type Recording, appendChecksum } from './archive.ts';
import type { Json } from './contract.ts';
import { canonicalJson } from './data.ts';
import { dealLots, lots, playLots } from './lots.testing.ts';
import { taken } from './result.testing.ts';
import { hashPositions } from './verify-archive.ts';

export type Fields = { [key: string]: Json };

/** A recording of lots with every kind of entry, times, players and position hashes. */
export function recordLots(
  deeds: readonly number[] = [1, 0, 14, 0, 1, 1, 31, 0, 0, 30, 0, 0, 0, 0],
): Recording {
  const match = playLots(dealLots({ settings: { cards: 9 } }), deeds);
  const times = match.archive().entries.map((_, i) => 1000 + i);
  const players = Array.from({ length: match.seats }, (_, seat) => ({ name: `Ann ${seat}`, kind: 'person' }));
  const recording = recordMatch(match, { times, players });
  return { ...recording, positions: taken(hashPositions(lots, recording)) };
}

/** The lines of an archive file but for the last, which vouches for them. */
export const linesOf = (recording: Recording): Fields[] =>
  new TextDecoder()
    .decode(makeArchive(recording))
    .split('\n')
    .slice(0, -2)
    .map((line) => JSON.parse(line) as Fields);

/** A file of these lines with its checksum made anew: raw text as it is, fields in their canonical spelling. */
export const fileOf = (lines: readonly (Fields | string)[]): Uint8Array =>
  new TextEncoder().encode(
    appendChecksum(
      lines.map((line) => `${typeof line === 'string' ? line : canonicalJson(line)}\n`).join(''),
    ),
  );

/** The file of these lines with one of them changed, or replaced by a text. */
export function withLineOf(lines: readonly Fields[], index: number, change: Fields | string): Uint8Array {
  const changed: (Fields | string)[] = [...lines];
  changed[index] = typeof change === 'string' ? change : { ...lines[index], ...change };
  return fileOf(changed);
}
