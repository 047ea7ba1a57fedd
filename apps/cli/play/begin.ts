import { randomBytes } from 'node:crypto';
import { type Json, type Match, start, type SomeParts } from '@ludoteca/kernel';
import type { SomeEntry } from '@ludoteca/kit';
import { cannotStart } from '../entries.ts';
import type { Slot } from '../saves/slot.ts';
import type { Sitter, Sitting } from './sitting.ts';

/** How a match is wanted. */
export interface Wanted {
  readonly entry: SomeEntry;
  /** By seat: as many as there are seats. */
  readonly sitters: readonly Sitter[];
  /** The same seed and the same answers, the same match. Absent: drawn. */
  readonly seed?: string;
  readonly settings?: { readonly [key: string]: Json };
  /** A start from elsewhere: whatever the game takes. */
  readonly from?: Json;
}

/** Begins a match and keeps it. What the game refuses is a Complaint. */
export async function begin(wanted: Wanted, slot: Slot): Promise<Sitting> {
  const { entry, sitters, settings, from } = wanted;
  const seed = wanted.seed ?? randomBytes(32).toString('hex');
  const opening: SomeParts['event'][] = [];
  const given = { seats: sitters.length, seed, settings, ...(from === undefined ? {} : { from }) };
  const started = start(entry.game, given, opening);
  if (!started.ok) throw cannotStart(entry, started.problem);
  await slot.keep(started.value, sitters);
  return { entry, match: started.value, opening, sitters, slot };
}

/** Goes on with a match that lies in its slot already. */
export const goOn = (
  entry: SomeEntry,
  match: Match<SomeParts>,
  sitters: readonly Sitter[],
  slot: Slot,
): Sitting => ({ entry, match, opening: [], sitters, slot });
