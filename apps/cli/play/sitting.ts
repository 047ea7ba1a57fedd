import type { Match, SomeParts } from '@ludoteca/kernel';
import type { SomeEntry } from '@ludoteca/kit';
import type { Slot } from '../saves/slot.ts';
import type { Sitter } from '../sitter.ts';
import type { Broken } from '../ui/ended.ts';

/** A match at one's own terminal: begun or gone on with. */
export interface Sitting {
  readonly entry: SomeEntry;
  readonly match: Match<SomeParts>;
  /** What the opening told; nothing when the match goes on from later. */
  readonly opening: readonly SomeParts['event'][];
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** Where it is kept after every answer. */
  readonly slot: Slot;
}

/** How a sitting ended. */
export type Ended = 'over' | 'left' | Broken;
