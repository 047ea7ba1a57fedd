/** Saves of the worlds that games come from: opened for a new table, made of a match. */
import { basename } from 'node:path';
import { type Match, type AnyParts, startMatch } from '@ludoteca/kernel';
import { takeHostSnapshot, type OpenedSave, type SaveContext, type AnyCatalogueEntry } from '@ludoteca/kit';
import { PERSON, RefusedError } from '@ludoteca/wire';
import type { TableRow } from '../storage/port.ts';

/** What a save holds that a guest brings, if a match can go on from it with so many seats. */
export function openedFor({ game, files }: AnyCatalogueEntry, file: string, seats: number): OpenedSave {
  if (files === undefined) throw new RefusedError({ problem: 'save', reasons: [{ why: 'no position' }] });
  const opened = files.open(Buffer.from(file, 'base64'));
  if (!opened.ok) throw new RefusedError({ problem: 'save', reasons: opened.problem });
  const { from, settings, names } = opened.value;
  const { length } = names;
  if (seats !== length)
    throw new RefusedError({ problem: 'seats', facts: { min: length, max: length, given: seats } });
  // Whatever the dice will be, the match must begin.
  const begun = startMatch(game, { seats, seed: 'a save', settings, from });
  if (!begun.ok) throw new RefusedError({ problem: 'save', reasons: begun.problem });
  return opened.value;
}

/** A save of a match, and what its file is called. */
export interface Saved {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Whether a save of this table would give away nobody's secrets: one person plays, the rest are computers. */
export const isAlone = ({ seats }: TableRow): boolean =>
  seats.filter(({ kind }) => kind === PERSON).length === 1;

/** The match as a save, at the moments when the world that the game comes from saves. */
export function savedOf(
  { files }: AnyCatalogueEntry,
  row: TableRow,
  match: Match<AnyParts>,
  clock: () => number,
): Saved | undefined {
  if (files === undefined || match.outcome !== undefined) return undefined;
  const sat = satAt(row, clock);
  const bytes = files.save(takeHostSnapshot(match), sat);
  if (bytes === undefined) return undefined;
  return { bytes, name: basename(files.manualSavePath?.(sat) ?? files.savePath(sat.name)) };
}

const satAt = ({ id, seats }: TableRow, clock: () => number): SaveContext => ({
  names: seats.map(({ name }) => name),
  kinds: seats.map(({ kind }) => kind),
  id,
  language: 'it',
  name: id,
  now: () => new Date(clock()).toISOString(),
});
