/** The header of the match of a table, and whether the game can still play it. */
import { type AnyParts, deriveTableSeed, findVersion, type Game, type MatchHeader } from '@ludoteca/kernel';
import { RefusedError } from '@ludoteca/wire';
import type { TableRow } from '../storage/storage.ts';

/** A match is played by one version of the rules from its first entry to its last; the game must still have that version. */
export function requireSameRules(game: Game<AnyParts>, { version: made }: TableRow): void {
  if (findVersion(game, made) === undefined)
    throw new RefusedError({ problem: 'other rules', facts: { made, now: game.version } });
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
