/** Saves in the original file formats of games: opened to create a table, created from a match. */
import { basename } from 'node:path';
import { type Match, type AnyParts, startMatch } from '@ludoteca/kernel';
import { takeHostSnapshot, type OpenedSave, type SaveContext, type AnyCatalogueEntry } from '@ludoteca/kit';
import { PERSON, RefusedError } from '@ludoteca/wire';
import type { TableRow } from '../storage/storage.ts';

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

/** A save reveals all hidden cards, so only a person who plays alone against computers may have one. */
export const hasOnePerson = ({ seats }: TableRow): boolean =>
  seats.filter(({ kind }) => kind === PERSON).length === 1;

/** A save of the match; undefined if the game cannot be saved at this moment. */
export function createSave(
  { files }: AnyCatalogueEntry,
  row: TableRow,
  match: Match<AnyParts>,
  clock: () => number,
): MatchSave | undefined {
  if (files === undefined || match.outcome !== undefined) return undefined;
  const context = createSaveContext(row, clock);
  const bytes = files.save(takeHostSnapshot(match), context);
  if (bytes === undefined) return undefined;
  return { bytes, name: basename(files.manualSavePath?.(context) ?? files.savePath(context.name)) };
}

const createSaveContext = ({ id, seats }: TableRow, clock: () => number): SaveContext => ({
  names: seats.map(({ name }) => name),
  kinds: seats.map(({ kind }) => kind),
  id,
  language: 'it',
  name: id,
  now: () => new Date(clock()).toISOString(),
});
