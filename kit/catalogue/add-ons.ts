/** What users add to a game: files in a folder of theirs. Apps read them once, before anything else; the game takes what is in order. */
import type { Language } from '../text/game-texts.ts';

/** A file as it lies there; or, of one that is a module, what it exports by default. Nothing is known of either. */
export type AddOn =
  | { readonly name: string; readonly bytes: Uint8Array }
  | { readonly name: string; readonly exported: unknown };

export interface AddOnLoader {
  /** The folder's name, in that of the game among the user's data. */
  readonly folder: string;
  /** How the names of its files end: those that are read, and those that are modules. */
  readonly extensions: { readonly read: string; readonly module: string };
  /** Takes what is in order, whatever is wrong with the rest; and says what is, file by file, a sentence each. */
  load(files: readonly AddOn[], language: Language): readonly string[];
}
