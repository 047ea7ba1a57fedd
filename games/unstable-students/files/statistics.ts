/** `stats.bin`: one record per player name, in the order of first appearance. */
import { encodeUtf8 } from '@ludoteca/kernel';
import { type CardFilter, TYPES } from '../cards/codes.ts';
import { isStudent, MAX_NAME_BYTES } from '../deck/deck.ts';
import { createBlock, truncateToBytes, concatBytes, decodeText } from './bytes.ts';

const RECORD_BYTES = 88;
const RECORD_OFFSETS = { wins: 32, rounds: 36, discarded: 40, played: 44 } as const;

/** The types by which played cards are counted. */
export type PlayedType = Exclude<CardFilter, 'ALL'>;

export interface PlayerStatistics {
  readonly name: string;
  readonly wins: number;
  readonly rounds: number;
  readonly discarded: number;
  /** Cards played, by index in TYPES: 0 counts all cards, 1 all students. */
  readonly played: readonly number[];
}

const emptyStatistics = (name: string): PlayerStatistics => ({
  name: truncateName(name),
  wins: 0,
  rounds: 0,
  discarded: 0,
  played: TYPES.map(() => 0),
});

/** The part of a name that fits a record. */
const truncateName = (name: string): string => truncateToBytes(name, MAX_NAME_BYTES);

/** An incomplete record at the end is ignored. */
export function decodeStatistics(bytes: Uint8Array): readonly PlayerStatistics[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.length / RECORD_BYTES) }, (_, record): PlayerStatistics => {
    const start = record * RECORD_BYTES;
    const name = bytes.subarray(start, start + MAX_NAME_BYTES);
    const zero = name.indexOf(0);
    // Negative counts are damage.
    const count = (offset: number): number => Math.max(0, view.getInt32(start + offset, true));
    return {
      name: decodeText(zero === -1 ? name : name.subarray(0, zero), zero === -1).replace(/\p{Cc}/gu, ' '),
      wins: count(RECORD_OFFSETS.wins),
      rounds: count(RECORD_OFFSETS.rounds),
      discarded: count(RECORD_OFFSETS.discarded),
      played: TYPES.map((__, type) => count(RECORD_OFFSETS.played + 4 * type)),
    };
  });
}

const MAX_COUNT = 2 ** 31 - 1;

export const encodeStatistics = (records: readonly PlayerStatistics[]): Uint8Array =>
  concatBytes(
    records.map(({ name, wins, rounds, discarded, played }) =>
      createBlock(RECORD_BYTES, (bytes, view) => {
        const count = (offset: number, value: number): void =>
          view.setInt32(offset, Math.min(value, MAX_COUNT), true);
        bytes.set(encodeUtf8(truncateName(name)));
        count(RECORD_OFFSETS.wins, wins);
        count(RECORD_OFFSETS.rounds, rounds);
        count(RECORD_OFFSETS.discarded, discarded);
        played.forEach((value, type) => count(RECORD_OFFSETS.played + 4 * type, value));
      }),
    ),
  );

/** Counts to be added to the statistics of a player. */
export interface StatisticsIncrement {
  readonly name: string;
  readonly wins?: number;
  readonly rounds?: number;
  readonly discarded?: number;
  readonly played?: CardFilter;
}

/** A record for a new name is appended. */
export function addIncrement(
  records: readonly PlayerStatistics[],
  increment: StatisticsIncrement,
): readonly PlayerStatistics[] {
  const key = truncateName(increment.name);
  const place = records.findIndex(({ name }) => name === key);
  const before = records[place] ?? emptyStatistics(key);
  const after: PlayerStatistics = {
    name: before.name,
    wins: before.wins + (increment.wins ?? 0),
    rounds: before.rounds + (increment.rounds ?? 0),
    discarded: before.discarded + (increment.discarded ?? 0),
    played: before.played.map((count, type) =>
      isCountedUnder(increment.played, TYPES[type]) ? count + 1 : count,
    ),
  };
  return place === -1 ? [...records, after] : records.with(place, after);
}

function isCountedUnder(played: CardFilter | undefined, type: CardFilter | undefined): boolean {
  if (played === undefined || type === undefined) return false;
  if (type === 'STUDENTE') return played !== 'ALL' && played !== 'STUDENTE' && isStudent({ type: played });
  return type === 'ALL' || type === played;
}
