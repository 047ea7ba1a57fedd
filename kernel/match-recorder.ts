/** Notes that a host takes of a match while it is played: the time of each entry and hashes of some positions. */
import { type ArchiveMetadata, hashPosition, type Recording, recordMatch } from './archive.ts';
import type { Match, Parts } from './contract.ts';

/** Entries between two hashed positions (ADR 32 has the costs). */
const POSITION_INTERVAL = 16;

/**
 * Whether the position of a match is hashed that had `before` entries a moment ago: the number of entries reached a multiple of the
 * interval. Format 1 has a hash for each position or for none.
 */
export const crossesHashedEntry = <P extends Parts>(
  before: number,
  { number, header }: Match<P>,
  interval = POSITION_INTERVAL,
): boolean => header.format !== 1 && Math.floor(number / interval) > Math.floor(before / interval);

export class MatchRecorder {
  /** By entry; undefined for entries without a time. */
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

  /**
   * Notes the entries since the last call, without a time if the recording must be reproducible. After an undo the match has fewer
   * entries; the notes of the others are dropped.
   */
  note<P extends Parts>(match: Match<P>, at?: number): void {
    const { times, positions } = this;
    const { number } = match;
    times.length = Math.min(times.length, number);
    positions.length = times.length;
    const isHashed = crossesHashedEntry(times.length, match, this.interval);
    while (times.length < number) times.push(at);
    while (positions.length < number) positions.push(undefined);
    if (isHashed) positions[number - 1] = hashPosition(match);
  }

  get metadata(): ArchiveMetadata {
    const times = this.times.filter((time) => time !== undefined);
    return {
      ...(times.length === this.times.length && times.length > 0 ? { times } : {}),
      ...(this.positions.some((hash) => hash !== undefined) ? { positions: this.positions.slice() } : {}),
    };
  }

  /** Creates a recording of the match, which must be as it was noted last. */
  record<P extends Parts>(match: Match<P>, about: ArchiveMetadata = {}): Recording {
    return recordMatch(match, { ...this.metadata, ...about });
  }
}
