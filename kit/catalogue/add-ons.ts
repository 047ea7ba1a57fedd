/** Files that users add to a game. Apps read them once at start-up; the game loads the valid ones. */
import type { Language } from '../text/game-texts.ts';

/** An unchecked file: its bytes, or the default export if it is a module. */
export type AddOn =
  | { readonly name: string; readonly bytes: Uint8Array }
  | { readonly name: string; readonly exported: unknown };

export interface AddOnLoader {
  /** Name of the add-on folder inside the game's data folder. */
  readonly folder: string;
  /** File extensions of data files and of modules. */
  readonly extensions: { readonly read: string; readonly module: string };
  /** Loads the valid files and returns one sentence for each invalid one. */
  load(files: readonly AddOn[], language: Language): readonly string[];
}
