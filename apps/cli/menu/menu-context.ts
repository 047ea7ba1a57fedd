/** The state shared by all pages of the menu. */
import type { Language, AnyCatalogueEntry } from '@ludoteca/kit';
import type { GameFolder } from '../files/game-folder.ts';
import { messageOf } from '../terminal/sanitize.ts';
import type { PlayOptions } from '../session/play-options.ts';
import type { playLocalSession } from '../session/play-local-session.ts';
import type { watchReplay } from '../replay/replay-viewer.ts';
import { type Preferences, writePreferences } from '../saves/preferences.ts';
import type { SaveStore } from '../saves/save-store.ts';
import type { Ui } from '../terminal/ui.ts';
import { type MenuTexts, menuTexts } from './texts/index.ts';

/** Where the menu leads to; tests replace them. */
export interface MenuActions {
  readonly play: typeof playLocalSession;
  readonly watch: typeof watchReplay;
}

export interface MenuOptions {
  readonly saves: SaveStore;
  /** The listed games. */
  readonly entries: readonly AnyCatalogueEntry[];
  readonly preferences: Preferences;
  /** Overrides the preferred language for this run. */
  readonly language?: Language | undefined;
  /** Without a terminal no answer is confirmed twice. */
  readonly isInteractive: boolean;
  readonly actions: MenuActions;
  /** The folder of a game's original files, if it has any. */
  readonly findFolder: (entry: AnyCatalogueEntry) => Promise<GameFolder | undefined>;
  readonly openUi: (language: Language) => Ui;
  /** The `--dir` of this run, for commands that the menu shows. */
  readonly dir?: string | undefined;
}

export class MenuContext {
  readonly saves: SaveStore;
  readonly entries: readonly AnyCatalogueEntry[];
  readonly actions: MenuActions;
  readonly findFolder: MenuOptions['findFolder'];
  ui: Ui;
  preferences: Preferences;
  /** Messages for the next page: a result, or an error. */
  notice: string | undefined;
  error: string | undefined;
  /** Whether the program ended during a match. */
  interrupted = false;
  /** The server whose tournaments were shown last. */
  serverAddress = '';
  readonly dataFolderOption: string | undefined;
  private languageOverride: Language | undefined;
  private readonly isInteractive: boolean;
  private readonly openUi: (language: Language) => Ui;

  constructor({
    saves,
    entries,
    preferences,
    language,
    isInteractive,
    actions,
    findFolder,
    openUi,
    dir,
  }: MenuOptions) {
    this.saves = saves;
    this.entries = entries;
    this.preferences = preferences;
    this.languageOverride = language;
    this.isInteractive = isInteractive;
    this.actions = actions;
    this.findFolder = findFolder;
    this.openUi = openUi;
    this.dataFolderOption = dir;
    this.ui = openUi(this.language);
  }

  get language(): Language {
    return this.languageOverride ?? this.preferences.language;
  }

  get playOptions(): PlayOptions {
    const { preferences, language, isInteractive } = this;
    return { ...preferences, language, confirm: preferences.confirm && isInteractive };
  }

  get texts(): MenuTexts {
    return menuTexts[this.language];
  }

  /** Applies the change at once and stores it if possible. */
  async changePreferences(change: Partial<Preferences>): Promise<void> {
    const before = this.language;
    this.preferences = { ...this.preferences, ...change };
    if (change.language !== undefined) this.languageOverride = undefined;
    if (this.language !== before) {
      this.ui.close();
      this.ui = this.openUi(this.language);
    }
    try {
      await writePreferences(this.saves.folder, this.preferences);
    } catch (error) {
      this.error = this.texts.settings.notKept(messageOf(error));
    }
  }
}
