/** `stats.bin`: a record for each player's name that was ever seen, one after another. */
import { encodeUtf8 } from '@ludoteca/kernel';
import { type Filter, TYPES } from '../cards/codes.ts';
import { isStudent, NAME_BYTES } from '../deck/deck.ts';
import { block, cut, joined, textOf } from './bytes.ts';

const RECORD = 88;
const AT = { wins: 32, rounds: 36, discarded: 40, played: 44 } as const;

/** What plays are counted by, besides all of them. */
export type PlayedType = Exclude<Filter, 'ALL'>;

export interface Tally {
  readonly name: string;
  readonly wins: number;
  readonly rounds: number;
  readonly discarded: number;
  /** Cards played, by the place of a type among the types: 0 all, 1 all students. */
  readonly played: readonly number[];
}

const emptyTally = (name: string): Tally => ({
  name: keyOf(name),
  wins: 0,
  rounds: 0,
  discarded: 0,
  played: TYPES.map(() => 0),
});

/** What a record is found by: as much of a name as it holds. */
const keyOf = (name: string): string => cut(name, NAME_BYTES);

/** Reads as many records as there are; an unfinished one at the end is none. */
export function parseStats(bytes: Uint8Array): readonly Tally[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.length / RECORD) }, (_, record): Tally => {
    const start = record * RECORD;
    const name = bytes.subarray(start, start + NAME_BYTES);
    const zero = name.indexOf(0);
    // A count that is below zero was never one.
    const count = (offset: number): number => Math.max(0, view.getInt32(start + offset, true));
    return {
      name: textOf(zero === -1 ? name : name.subarray(0, zero), zero === -1).replace(/\p{Cc}/gu, ' '),
      wins: count(AT.wins),
      rounds: count(AT.rounds),
      discarded: count(AT.discarded),
      played: TYPES.map((__, type) => count(AT.played + 4 * type)),
    };
  });
}

const MOST = 2 ** 31 - 1;

export const makeStats = (tallies: readonly Tally[]): Uint8Array =>
  joined(
    tallies.map(({ name, wins, rounds, discarded, played }) =>
      block(RECORD, (bytes, view) => {
        const count = (offset: number, value: number): void =>
          view.setInt32(offset, Math.min(value, MOST), true);
        bytes.set(encodeUtf8(keyOf(name)));
        count(AT.wins, wins);
        count(AT.rounds, rounds);
        count(AT.discarded, discarded);
        played.forEach((value, type) => count(AT.played + 4 * type, value));
      }),
    ),
  );

/** What was done by one player, to be added to what was before. */
export interface Deed {
  readonly name: string;
  readonly wins?: number;
  readonly rounds?: number;
  readonly discarded?: number;
  readonly played?: Filter;
}

/** The tallies with something added; names that were never seen come last. */
export function counted(tallies: readonly Tally[], deed: Deed): readonly Tally[] {
  const key = keyOf(deed.name);
  const place = tallies.findIndex(({ name }) => name === key);
  const before = tallies[place] ?? emptyTally(key);
  const after: Tally = {
    name: before.name,
    wins: before.wins + (deed.wins ?? 0),
    rounds: before.rounds + (deed.rounds ?? 0),
    discarded: before.discarded + (deed.discarded ?? 0),
    played: before.played.map((count, type) => (counts(deed.played, TYPES[type]) ? count + 1 : count)),
  };
  return place === -1 ? [...tallies, after] : tallies.with(place, after);
}

/** Whether a card of that type is counted there. */
function counts(played: Filter | undefined, type: Filter | undefined): boolean {
  if (played === undefined || type === undefined) return false;
  if (type === 'STUDENTE') return played !== 'ALL' && played !== 'STUDENTE' && isStudent({ type: played });
  return type === 'ALL' || type === played;
}
