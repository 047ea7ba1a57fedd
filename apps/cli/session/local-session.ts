/** A match hosted at this terminal, and how sessions end. */
import type { Match, Reason, AnyParts } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, Exercise } from '@ludoteca/kit';
import type { GameFolder } from '../files/game-folder.ts';
import type { SaveSlot } from '../saves/save-slot.ts';
import type { SeatedPlayer } from './seated-player.ts';
import type { Interruption } from '../terminal/ui.ts';

export interface LocalSession {
  readonly entry: AnyCatalogueEntry;
  readonly match: Match<AnyParts>;
  /** Empty for a resumed match. */
  readonly opening: readonly AnyParts['event'][];
  /** By seat. */
  readonly players: readonly SeatedPlayer[];
  /** Saved after every answer. */
  readonly slot: SaveSlot;
  /** Absent if the game has no original files. */
  readonly folder?: GameFolder | undefined;
  /** The exercise that the match belongs to. */
  readonly exercise?: Exercise | undefined;
  /** Files of the folder from which settings were taken without being asked for. */
  readonly settingFiles?: readonly string[];
  /** Warnings about the original save from which the match started. */
  readonly warnings?: readonly Reason[];
}

export type SessionEnd = 'over' | 'left' | Interruption;
/** `failed`: left at a question whose last answer failed, for example because a rule threw. */
export type LocalSessionEnd = SessionEnd | 'failed';
