/** Runs the menu with a scripted terminal. */
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import type { Language, AnyCatalogueEntry } from '@ludoteca/kit';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { findGameFolder } from '../files/game-folder.ts';
import type { SessionEnd, LocalSession } from '../session/local-session.ts';
import type { ReplayOptions } from '../replay/replay-viewer.ts';
import type { Preferences } from '../saves/preferences.ts';
import { ann, noon, robot, unoMatch } from '../saves/saves.testing.ts';
import { SaveStore } from '../saves/save-store.ts';
import type { SeatedPlayer } from '../session/seated-player.ts';
import {
  type FakeUi,
  fakeUi,
  type FakeUiOptions,
  type ShownScreen,
  type ScriptStep,
} from '../terminal/fake-ui.testing.ts';
import { MenuContext } from './menu-context.ts';
import { runMenu } from './run-menu.ts';
import type { MenuExit } from './page.ts';

export interface MenuTestOptions extends FakeUiOptions {
  readonly saves?: SaveStore;
  readonly entries?: readonly AnyCatalogueEntry[];
  readonly language?: Language;
  readonly languageOverride?: Language;
  readonly isInteractive?: boolean;
  readonly confirm?: boolean;
  /** Replaces playing; by default the match is left at once. */
  readonly play?: (session: LocalSession) => Promise<SessionEnd>;
  /** How the viewer ends. */
  readonly watch?: Exclude<SessionEnd, 'over'>;
}

export interface MenuVisit {
  readonly leave: MenuExit;
  readonly saves: SaveStore;
  readonly menu: MenuContext;
  readonly shown: readonly ShownScreen[];
  /** The languages of the opened terminals. */
  readonly opened: readonly Language[];
  readonly closed: number;
  readonly played: readonly { readonly sitting: LocalSession; readonly manner: Preferences }[];
  readonly watched: readonly ReplayOptions[];
}

export async function visitMenu(
  steps: readonly ScriptStep[],
  testOptions: MenuTestOptions = {},
): Promise<MenuVisit> {
  const {
    language = 'en',
    entries = catalogue.filter(({ listed }) => listed),
    play,
    watch = 'left',
    isInteractive = true,
    confirm = false,
    languageOverride,
  } = testOptions;
  const saves = testOptions.saves ?? new SaveStore(join(await makeTempFolder(), 'data'), catalogue, noon);
  const ui: FakeUi = fakeUi(steps, testOptions);
  const opened: Language[] = [];
  const played: { sitting: LocalSession; manner: Preferences }[] = [];
  const watched: ReplayOptions[] = [];
  const menu = new MenuContext({
    saves,
    entries,
    preferences: { language, pace: 'none', confirm, rounds: 'ask', reasons: 'auto', name: 'Ann' },
    findFolder: (entry) => findGameFolder(entry, { data: saves.folder }, saves.folder),
    isInteractive,
    ...(languageOverride === undefined ? {} : { language: languageOverride }),
    actions: {
      play: async (_, session, playOptions) => {
        played.push({ sitting: session, manner: playOptions as Preferences });
        return (await play?.(session)) ?? 'left';
      },
      watch: async (_, __, watching) => {
        watched.push(watching);
        return watch;
      },
    },
    openUi: (wanted) => {
      opened.push(wanted);
      return ui;
    },
  });
  const leave = await runMenu(menu);
  return { leave, saves, menu, shown: ui.shown, opened, closed: ui.closed, played, watched };
}

export const labelsOf = ({ options }: ShownScreen): readonly string[] => options.map(({ label }) => label);

/** Saved matches of Uno by name and number of answers, the first the latest. */
export async function createSaves(
  matches: { readonly [name: string]: number },
  players: readonly SeatedPlayer[] = [ann, robot],
): Promise<SaveStore> {
  const saves = new SaveStore(await makeTempFolder(), catalogue, noon);
  for (const [i, [name, answers]] of Object.entries(matches).entries()) {
    const slot = saves.slot('uno', name);
    await slot.save(unoMatch(answers, name), players);
    const time = noon().getTime() / 1000 - i;
    await utimes(slot.path, time, time);
  }
  return saves;
}
