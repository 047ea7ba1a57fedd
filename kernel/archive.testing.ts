/** Archive files for tests, with lines to tamper with. */
import { makeArchive, type Recording, appendChecksum } from './archive.ts';
import type { Json } from './contract.ts';
import { canonicalJson } from './data.ts';
import { dealLots, lots, playLots } from './lots.testing.ts';
import { MatchRecorder } from './match-recorder.ts';
import { expectOk } from './result.testing.ts';
import { replay } from './start-match.ts';

export type Fields = { [key: string]: Json };

/** Creates a recording of Lots with every kind of entry, times, players and a hash of every `interval`th position. */
export function recordLots(
  numbers: readonly number[] = [1, 0, 14, 0, 1, 1, 31, 0, 0, 30, 0, 0, 0, 0],
  { interval = 1, format }: { readonly interval?: number; readonly format?: 1 } = {},
): Recording {
  const start = { settings: { cards: 9 }, ...(format === undefined ? {} : { format }) };
  const played = playLots(dealLots(start), numbers);
  const players = Array.from({ length: played.seats }, (_, seat) => ({
    name: `Ann ${seat}`,
    kind: 'person',
  }));
  const recorder = new MatchRecorder(0, {}, interval);
  const match = expectOk(
    replay(lots, played.archive(), undefined, (now) => recorder.note(now, 999 + now.number)),
  );
  return recorder.record(match, { players });
}

/** Returns the lines of an archive file without the checksum. */
export const toLines = (recording: Recording): Fields[] =>
  new TextDecoder()
    .decode(makeArchive(recording))
    .split('\n')
    .slice(0, -2)
    .map((line) => JSON.parse(line) as Fields);

/** Creates a file with a valid checksum from raw lines or fields. */
export const toFile = (lines: readonly (Fields | string)[]): Uint8Array =>
  new TextEncoder().encode(
    appendChecksum(
      lines.map((line) => `${typeof line === 'string' ? line : canonicalJson(line)}\n`).join(''),
    ),
  );

/** Creates the file with one line changed or replaced. */
export function replaceLine(lines: readonly Fields[], index: number, change: Fields | string): Uint8Array {
  const changed: (Fields | string)[] = [...lines];
  changed[index] = typeof change === 'string' ? change : { ...lines[index], ...change };
  return toFile(changed);
}
