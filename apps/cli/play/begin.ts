import { randomBytes } from 'node:crypto';
import {
  type Json,
  type Match,
  ok,
  type Reason,
  type Result,
  startMatch,
  type AnyParts,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { GameFolder } from '../files/game-folder.ts';
import type { Slot } from '../saves/slot.ts';
import type { Sitter } from '../sitter.ts';
import type { Sitting } from './sitting.ts';

/** How a match is wanted. */
export interface Wanted {
  readonly entry: AnyCatalogueEntry;
  /** By seat: as many as there are seats. */
  readonly sitters: readonly Sitter[];
  /** The same seed and the same answers, the same match. Absent: drawn. */
  readonly seed?: string;
  readonly settings?: { readonly [key: string]: Json };
  /** A start from elsewhere: whatever the game takes. */
  readonly from?: Json;
  /** Where the files of the game lie, if it has any. */
  readonly folder?: GameFolder | undefined;
}

/** Begins a match and keeps it, in a place that is found when the game takes it. */
export async function begin(
  wanted: Wanted,
  place: () => Promise<Slot>,
): Promise<Result<Sitting, readonly Reason[]>> {
  const { entry, sitters, settings, from, folder } = wanted;
  const seed = wanted.seed ?? randomBytes(32).toString('hex');
  const opening: AnyParts['event'][] = [];
  const given = { seats: sitters.length, seed, settings, ...(from === undefined ? {} : { from }) };
  const started = startMatch(entry.game, given, opening);
  if (!started.ok) return started;
  const slot = await place();
  await slot.keep(started.value, sitters);
  return ok({ entry, match: started.value, opening, sitters, slot, folder });
}

/** Goes on with a match that lies in its slot already. */
export const goOn = (
  entry: AnyCatalogueEntry,
  match: Match<AnyParts>,
  sitters: readonly Sitter[],
  slot: Slot,
  folder: GameFolder | undefined,
): Sitting => ({ entry, match, opening: [], sitters, slot, folder });
