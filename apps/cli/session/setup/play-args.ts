/** The arguments of `play` and the context in which they are resolved. */
import type { Language, AnyCatalogueEntry } from '@ludoteca/kit';
import type { GameFolder } from '../../files/game-folder.ts';
import type { SaveStore } from '../../saves/save-store.ts';

export interface PlayArgs {
  readonly game: string | undefined;
  readonly seats: string | undefined;
  readonly players: string | undefined;
  readonly seed: string | undefined;
  readonly set: readonly string[];
  readonly deck: readonly string[];
  readonly from: string | undefined;
  readonly at: number | undefined;
  /** The layout of an original save. Absent: detected. */
  readonly dialect?: string | undefined;
  /** A save without an option: original saves come first. */
  readonly open?: string | undefined;
  /** The name of the match's original saves. */
  readonly save?: string | undefined;
}

export interface PlayContext {
  readonly saves: SaveStore;
  readonly entries: readonly AnyCatalogueEntry[];
  readonly ownName: string;
  readonly language: Language;
  /** The folder of a game's original files, if it has any. */
  readonly findFolder: (entry: AnyCatalogueEntry) => Promise<GameFolder | undefined>;
}
