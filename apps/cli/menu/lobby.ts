import type { Language, AnyCatalogueEntry } from '@ludoteca/kit';
import type { GameFolder } from '../files/game-folder.ts';
import { messageOf } from '../foreign.ts';
import type { Manner } from '../manner.ts';
import type { playSitting } from '../play/play.ts';
import type { watchReplay } from '../replay/watch.ts';
import { type Preferences, writePreferences } from '../saves/preferences.ts';
import type { Saves } from '../saves/saves.ts';
import type { Ui } from '../ui/ui.ts';
import { type Words, words } from './words/index.ts';

/** Where the menu leads to: tests put something simpler there. */
export interface Doors {
  readonly play: typeof playSitting;
  readonly watch: typeof watchReplay;
}

export interface LobbyGiven {
  readonly saves: Saves;
  /** The games that the menu shows. */
  readonly entries: readonly AnyCatalogueEntry[];
  readonly preferences: Preferences;
  /** What is spoken this time, whatever is preferred. */
  readonly language?: Language | undefined;
  /** Whether somebody sits there: whoever answers from a file is not asked twice. */
  readonly attended: boolean;
  readonly doors: Doors;
  /** Where the files of a game lie, if it has any. */
  readonly folderOf: (entry: AnyCatalogueEntry) => Promise<GameFolder | undefined>;
  /** Opens the terminal to somebody who speaks the language. */
  readonly open: (language: Language) => Ui;
}

/** Where somebody is between matches. */
export class Lobby {
  readonly saves: Saves;
  readonly entries: readonly AnyCatalogueEntry[];
  readonly doors: Doors;
  readonly folderOf: LobbyGiven['folderOf'];
  ui: Ui;
  preferences: Preferences;
  /** What the next page has to say besides: that something is done, or why it is not. */
  notice: string | undefined;
  complaint: string | undefined;
  /** Whether a match was left by leaving everything. */
  interrupted = false;
  private spoken: Language | undefined;
  private readonly attended: boolean;
  private readonly open: (language: Language) => Ui;

  constructor({ saves, entries, preferences, language, attended, doors, folderOf, open }: LobbyGiven) {
    this.saves = saves;
    this.entries = entries;
    this.preferences = preferences;
    this.spoken = language;
    this.attended = attended;
    this.doors = doors;
    this.folderOf = folderOf;
    this.open = open;
    this.ui = open(this.language);
  }

  get language(): Language {
    return this.spoken ?? this.preferences.language;
  }

  /** How matches are played here. */
  get manner(): Manner {
    const { preferences, language, attended } = this;
    return { ...preferences, language, confirm: preferences.confirm && attended };
  }

  get words(): Words {
    return words[this.language];
  }

  /** From now on, and from one day to the next if it can be written down. */
  async prefer(change: Partial<Preferences>): Promise<void> {
    const before = this.language;
    this.preferences = { ...this.preferences, ...change };
    if (change.language !== undefined) this.spoken = undefined;
    if (this.language !== before) {
      this.ui.close();
      this.ui = this.open(this.language);
    }
    try {
      await writePreferences(this.saves.folder, this.preferences);
    } catch (error) {
      this.complaint = this.words.settings.notKept(messageOf(error));
    }
  }
}
