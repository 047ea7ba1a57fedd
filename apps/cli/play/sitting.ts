import type { Match, Reason, AnyParts } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { GameFolder } from '../files/game-folder.ts';
import type { Slot } from '../saves/slot.ts';
import type { Sitter } from '../sitter.ts';
import type { Broken } from '../ui/ended.ts';

/** A match at one's own terminal: begun or gone on with. */
export interface Sitting {
  readonly entry: AnyCatalogueEntry;
  readonly match: Match<AnyParts>;
  /** What the opening told; nothing when the match goes on from later. */
  readonly opening: readonly AnyParts['event'][];
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** Where it is kept after every answer. */
  readonly slot: Slot;
  /** Where the files of the game lie, if it has any. */
  readonly folder?: GameFolder | undefined;
  /** What was odd with the save it was opened from. */
  readonly warnings?: readonly Reason[];
}

/** How a sitting ended. */
export type Ended = 'over' | 'left' | Broken;
