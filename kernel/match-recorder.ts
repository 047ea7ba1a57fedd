/** Notes that a host takes of a match while it is played: the time of each entry and hashes of some positions. */
import { type ArchiveMetadata, hashPosition, type Recording, recordMatch } from './archive.ts';
import type { Match, Parts } from './contract.ts';

/** Entries between two hashed positions. A hash costs about as much as the entries in between (docs/archive-format.md#sizes). */
export const POSITION_INTERVAL = 16;

export class MatchRecorder {
  /** By entry; undefined for entries from before the recorder that came without a time. */
  private readonly times: (number | undefined)[];
  /** By entry. */
  private readonly positions: (string | undefined)[];
  private readonly interval: number;

  /** `number` entries were played before, of which `past` has the notes. */
  constructor(number = 0, past: ArchiveMetadata = {}, interval = POSITION_INTERVAL) {
    this.times = Array.from({ length: number }, (_, i) => past.times?.[i]);
    this.positions = Array.from({ length: number }, (_, i) => past.positions?.[i]);
    this.interval = interval;
  }

  /** Notes the entries since the last call. After an undo the match has fewer entries; the notes of the others are dropped. */
  note<P extends Parts>(match: Match<P>, at: number): void {
    const { times, positions } = this;
    const { number, header } = match;
    times.length = Math.min(times.length, number);
    positions.length = times.length;
    if (times.length === number) return;
    while (times.length < number) times.push(at);
    while (positions.length < number) positions.push(undefined);
    // Format 1 has a hash for each position or for none.
    if (header.format === 1) return;
    if (number - this.lastHashed() >= this.interval) positions[number - 1] = hashPosition(match);
  }

  get metadata(): ArchiveMetadata {
    const times = this.times.filter((time) => time !== undefined);
    return {
      ...(times.length === this.times.length && times.length > 0 ? { times } : {}),
      ...(this.lastHashed() > 0 ? { positions: this.positions.slice() } : {}),
    };
  }

  /** Creates a recording of the match, which must be as it was noted last. */
  record<P extends Parts>(match: Match<P>, about: ArchiveMetadata = {}): Recording {
    return recordMatch(match, { ...this.metadata, ...about });
  }

  /** The last entry after which the position was hashed, counted from 1; 0 if there is none. */
  private lastHashed(): number {
    return this.positions.findLastIndex((hash) => hash !== undefined) + 1;
  }
}
