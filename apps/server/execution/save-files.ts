/** Saves in the original file formats of games: opened to create a table, created from a match. */
import { basename } from 'node:path';
import { type Match, type AnyParts, startMatch } from '@ludoteca/kernel';
import { takeHostSnapshot, type OpenedSave, type SaveContext, type AnyCatalogueEntry } from '@ludoteca/kit';
import { RefusedError } from '@ludoteca/wire';
import type { MatchSeat } from './operations.ts';

/** Opens a save; refuses one from which no match with this number of seats can start. */
export function openSave({ game, files }: AnyCatalogueEntry, base64: string, seats: number): OpenedSave {
  if (files === undefined) throw new RefusedError({ problem: 'save', reasons: [{ why: 'no position' }] });
  const opened = files.open(Buffer.from(base64, 'base64'));
  if (!opened.ok) throw new RefusedError({ problem: 'save', reasons: opened.problem });
  const { from, settings, names } = opened.value;
  const { length } = names;
  if (seats !== length)
    throw new RefusedError({ problem: 'seats', facts: { min: length, max: length, given: seats } });
  // The seed is not known yet; a position is valid with any seed or with none.
  const started = startMatch(game, { seats, seed: 'a save', settings, from });
  if (!started.ok) throw new RefusedError({ problem: 'save', reasons: started.problem });
  return opened.value;
}

export interface MatchSave {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The table of a save, and its time in milliseconds. */
export interface SaveOrigin {
  readonly table: string;
  readonly seats: readonly MatchSeat[];
  readonly now: number;
}

/** A save of the match; undefined if the game cannot be saved at this moment. */
export function createSave(
  { files }: AnyCatalogueEntry,
  match: Match<AnyParts>,
  origin: SaveOrigin,
): MatchSave | undefined {
  if (files === undefined || match.outcome !== undefined) return undefined;
  const context = createSaveContext(origin);
  const bytes = files.save(takeHostSnapshot(match), context);
  if (bytes === undefined) return undefined;
  return { bytes, name: basename(files.manualSavePath?.(context) ?? files.savePath(context.name)) };
}

const createSaveContext = ({ table, seats, now }: SaveOrigin): SaveContext => ({
  names: seats.map(({ name }) => name),
  kinds: seats.map(({ kind }) => kind),
  id: table,
  language: 'it',
  name: table,
  now: () => new Date(now).toISOString(),
});
