import type { Match, SomeParts } from '@ludoteca/kernel';
import type { Sitter } from '../play/sitting.ts';

/** The place of one match among the saves: a file that always holds the match as it was last kept. */
export interface Slot {
  readonly game: string;
  /** What it is called in lists and on the command line. */
  readonly name: string;
  readonly path: string;
  /** Durable when it resolves. A match that is over is counted in the statistics, once. */
  keep(match: Match<SomeParts>, sitters: readonly Sitter[]): Promise<void>;
  /** Another slot that holds the match as it is now and stays so. A name that is no file name is refused with a Complaint. */
  copy(name: string, match: Match<SomeParts>, sitters: readonly Sitter[]): Promise<Slot>;
}
