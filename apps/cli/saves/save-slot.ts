import type { Match, ArchiveMetadata, AnyParts } from '@ludoteca/kernel';
import type { SeatedPlayer } from '../session/seated-player.ts';

/** The place of one match among the saves: a file that always holds the match as it was last kept. */
export interface SaveSlot {
  readonly game: string;
  /** What it is called in lists and on the command line. */
  readonly name: string;
  readonly path: string;
  /** When the match there began, in milliseconds; undefined before it is kept. */
  readonly began: number | undefined;
  /** Goes on with what was read from the slot. From then on nothing that another program keeps there is written over. */
  adopt(read: ArchiveMetadata): Promise<void>;
  /** Durable when it resolves. A match that is over is counted in the statistics, once. */
  save(match: Match<AnyParts>, players: readonly SeatedPlayer[]): Promise<void>;
  /** Another slot that holds the match as it is now and stays so. A name that is no file name is refused with a Complaint. */
  copy(name: string, match: Match<AnyParts>, players: readonly SeatedPlayer[]): Promise<SaveSlot>;
}
