import type { Match, Reason, AnyParts } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { GameFolder } from '../files/game-folder.ts';
import type { SaveSlot } from '../saves/save-slot.ts';
import type { SeatedPlayer } from './seated-player.ts';
import type { Interruption } from '../terminal/interruption.ts';

/** A match at one's own terminal: begun or gone on with. */
export interface LocalSession {
  readonly entry: AnyCatalogueEntry;
  readonly match: Match<AnyParts>;
  /** What the opening told; nothing when the match goes on from later. */
  readonly opening: readonly AnyParts['event'][];
  /** By seat. */
  readonly players: readonly SeatedPlayer[];
  /** Where it is kept after every answer. */
  readonly slot: SaveSlot;
  /** Where the files of the game lie, if it has any. */
  readonly folder?: GameFolder | undefined;
  /** What was odd with the save it was opened from. */
  readonly warnings?: readonly Reason[];
}

/** How a sitting ended. */
export type SessionEnd = 'over' | 'left' | Interruption;
