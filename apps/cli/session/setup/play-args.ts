import type { Language, AnyCatalogueEntry } from '@ludoteca/kit';
import type { GameFolder } from '../../files/game-folder.ts';
import type { SaveStore } from '../../saves/save-store.ts';

/** What the command line says of a match that is to be played. */
export interface PlayArgs {
  readonly game: string | undefined;
  readonly seats: string | undefined;
  readonly players: string | undefined;
  readonly seed: string | undefined;
  readonly set: readonly string[];
  readonly deck: readonly string[];
  readonly from: string | undefined;
  readonly at: number | undefined;
  /** A save, named without an option: one of the game's own world before any other. */
  readonly open?: string | undefined;
  /** What the saves of the match are to be called, in the game's own world. */
  readonly save?: string | undefined;
}

/** Where the saves lie, what games there are, and what whoever sits here is called. */
export interface PlayContext {
  readonly saves: SaveStore;
  readonly entries: readonly AnyCatalogueEntry[];
  readonly ownName: string;
  readonly language: Language;
  /** Where the files of a game lie, if it has any. */
  readonly findFolder: (entry: AnyCatalogueEntry) => Promise<GameFolder | undefined>;
}
