import type { Language, SomeEntry } from '@ludoteca/kit';
import { messageOf } from '../foreign.ts';
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
  readonly entries: readonly SomeEntry[];
  readonly preferences: Preferences;
  readonly doors: Doors;
  /** Opens the terminal to somebody who speaks the language. */
  readonly open: (language: Language) => Ui;
}

/** Where somebody is between matches. */
export class Lobby {
  readonly saves: Saves;
  readonly entries: readonly SomeEntry[];
  readonly doors: Doors;
  ui: Ui;
  preferences: Preferences;
  /** What the next page has to say besides: that something is done, or why it is not. */
  notice: string | undefined;
  complaint: string | undefined;
  /** Whether a match was left by leaving everything. */
  interrupted = false;
  private readonly open: (language: Language) => Ui;

  constructor({ saves, entries, preferences, doors, open }: LobbyGiven) {
    this.saves = saves;
    this.entries = entries;
    this.preferences = preferences;
    this.doors = doors;
    this.open = open;
    this.ui = open(preferences.language);
  }

  get language(): Language {
    return this.preferences.language;
  }

  get words(): Words {
    return words[this.language];
  }

  /** From now on, and from one day to the next if it can be written down. */
  async prefer(change: Partial<Preferences>): Promise<void> {
    const before = this.language;
    this.preferences = { ...this.preferences, ...change };
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
