/** The interface of a save slot. */
import type { Match, ArchiveMetadata, AnyParts } from '@ludoteca/kernel';
import type { SeatedPlayer } from '../session/seated-player.ts';

/** The place of one saved match. It always holds the match as it was last saved. */
export interface SaveSlot {
  readonly game: string;
  /** The name in lists and on the command line. */
  readonly name: string;
  readonly path: string;
  /** When the match started, in milliseconds; undefined while it is not saved. */
  readonly began: number | undefined;
  /**
   * Continues a match that has `number` entries and was read from the slot. From then on a save by another program is not
   * overwritten.
   */
  adopt(number: number, past: ArchiveMetadata): Promise<void>;
  /** Notes the time of new entries, which is saved with them. */
  note(match: Match<AnyParts>): void;
  /** Durable when it resolves. A finished match is counted in the statistics once. */
  save(match: Match<AnyParts>, players: readonly SeatedPlayer[]): Promise<void>;
  /** Deletes the save of a match that nobody wants to continue. */
  discard(): Promise<void>;
  /** Saves the match in another slot, which is not updated later. Throws if the name is invalid. */
  copy(name: string, match: Match<AnyParts>, players: readonly SeatedPlayer[]): Promise<SaveSlot>;
}
