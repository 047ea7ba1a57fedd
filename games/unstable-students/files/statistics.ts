/** `stats.bin`: a record for each player's name that was ever seen, one after another. */
import { encodeUtf8 } from '@ludoteca/kernel';
import { type CardFilter, TYPES } from '../cards/codes.ts';
import { isStudent, MAX_NAME_BYTES } from '../deck/deck.ts';
import { createBlock, truncateToBytes, concatBytes, decodeText } from './bytes.ts';

const RECORD_BYTES = 88;
const RECORD_OFFSETS = { wins: 32, rounds: 36, discarded: 40, played: 44 } as const;

/** What plays are counted by, besides all of them. */
export type PlayedType = Exclude<CardFilter, 'ALL'>;

export interface PlayerStatistics {
  readonly name: string;
  readonly wins: number;
  readonly rounds: number;
  readonly discarded: number;
  /** Cards played, by the place of a type among the types: 0 all, 1 all students. */
  readonly played: readonly number[];
}

const emptyStatistics = (name: string): PlayerStatistics => ({
  name: truncateName(name),
  wins: 0,
  rounds: 0,
  discarded: 0,
  played: TYPES.map(() => 0),
});

/** What a record is found by: as much of a name as it holds. */
const truncateName = (name: string): string => truncateToBytes(name, MAX_NAME_BYTES);

/** Reads as many records as there are; an unfinished one at the end is none. */
export function decodeStatistics(bytes: Uint8Array): readonly PlayerStatistics[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.length / RECORD_BYTES) }, (_, record): PlayerStatistics => {
    const start = record * RECORD_BYTES;
    const name = bytes.subarray(start, start + MAX_NAME_BYTES);
    const zero = name.indexOf(0);
    // A count that is below zero was never one.
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

export const encodeStatistics = (tallies: readonly PlayerStatistics[]): Uint8Array =>
  concatBytes(
    tallies.map(({ name, wins, rounds, discarded, played }) =>
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

/** What was done by one player, to be added to what was before. */
export interface StatisticsIncrement {
  readonly name: string;
  readonly wins?: number;
  readonly rounds?: number;
  readonly discarded?: number;
  readonly played?: CardFilter;
}

/** The tallies with something added; names that were never seen come last. */
export function addIncrement(
  tallies: readonly PlayerStatistics[],
  deed: StatisticsIncrement,
): readonly PlayerStatistics[] {
  const key = truncateName(deed.name);
  const place = tallies.findIndex(({ name }) => name === key);
  const before = tallies[place] ?? emptyStatistics(key);
  const after: PlayerStatistics = {
    name: before.name,
    wins: before.wins + (deed.wins ?? 0),
    rounds: before.rounds + (deed.rounds ?? 0),
    discarded: before.discarded + (deed.discarded ?? 0),
    played: before.played.map((count, type) =>
      isCountedUnder(deed.played, TYPES[type]) ? count + 1 : count,
    ),
  };
  return place === -1 ? [...tallies, after] : tallies.with(place, after);
}

/** Whether a card of that type is counted there. */
function isCountedUnder(played: CardFilter | undefined, type: CardFilter | undefined): boolean {
  if (played === undefined || type === undefined) return false;
  if (type === 'STUDENTE') return played !== 'ALL' && played !== 'STUDENTE' && isStudent({ type: played });
  return type === 'ALL' || type === played;
}
