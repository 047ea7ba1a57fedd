/** The header of the match of a table, and whether the game can still play it. */
import {
  type AnyParts,
  deriveTableSeed,
  findVersion,
  type Game,
  makeUnfinishedArchive,
  type MatchHeader,
} from '@ludoteca/kernel';
import { RefusedError } from '@ludoteca/wire';
import type { StoredEntry, TableRow } from '../storage/storage.ts';

/** Whether the game still has the version of the rules by which this match is played from its first entry to its last. */
export const hasRules = (game: Game<AnyParts>, { version }: TableRow): boolean =>
  findVersion(game, version) !== undefined;

export function requireRules(game: Game<AnyParts>, row: TableRow): void {
  if (!hasRules(game, row))
    throw new RefusedError({ problem: 'other rules', facts: { made: row.version, now: game.version } });
}

/** A table from before archive format 2 does not name the cards of its match. */
export const createHeader = (
  { id: game, cards: table }: Game<AnyParts>,
  { id, version, seats, settings, secret, from, cards }: TableRow,
): MatchHeader => ({
  game,
  version,
  seats: seats.length,
  settings,
  seed: deriveTableSeed(id, secret, seats),
  dice: 'chacha',
  ...(from === undefined ? {} : { from }),
  ...(cards === undefined ? {} : { cards }),
  ...(table === undefined || cards !== undefined ? {} : { format: 1 }),
});

/** The archive of a finished match that this version of the game cannot replay. */
export const createUnfinishedArchive = (
  game: Game<AnyParts>,
  row: TableRow,
  stored: readonly StoredEntry[],
): Buffer =>
  Buffer.from(
    makeUnfinishedArchive({
      archive: { ...createHeader(game, row), entries: stored.map(({ entry }) => entry) },
      times: stored.map(({ at }) => at),
      positions: stored.map(({ position }) => position),
    }),
  );
