import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import type { Language, AnyCatalogueEntry } from '@ludoteca/kit';
import { emptyFolder } from '../call.testing.ts';
import { folderFor } from '../files/game-folder.ts';
import type { Ended, Sitting } from '../play/sitting.ts';
import type { Watching } from '../replay/watch.ts';
import type { Preferences } from '../saves/preferences.ts';
import { ann, noon, robot, unoMatch } from '../saves/saves.testing.ts';
import { openSaves, type Saves } from '../saves/saves.ts';
import type { Sitter } from '../sitter.ts';
import { type FakeUi, fakeUi, type Habits, type Shown, type Step } from '../ui/fake.testing.ts';
import { Lobby } from './lobby.ts';
import { runMenu } from './menu.ts';
import type { Leave } from './page.ts';

/** What a test changes of a visit. */
export interface Around extends Habits {
  readonly saves?: Saves;
  readonly entries?: readonly AnyCatalogueEntry[];
  readonly language?: Language;
  /** What is spoken this time, whatever is preferred. */
  readonly spoken?: Language;
  readonly attended?: boolean;
  readonly confirm?: boolean;
  /** How matches are played: by itself everybody leaves at once. */
  readonly play?: (sitting: Sitting) => Promise<Ended>;
  /** How watching ends. */
  readonly watch?: Exclude<Ended, 'over'>;
}

/** What came of somebody's visit to the menu. */
export interface Visit {
  readonly leave: Leave;
  readonly saves: Saves;
  readonly lobby: Lobby;
  readonly shown: readonly Shown[];
  /** The terminals that were opened, in the order of their languages. */
  readonly opened: readonly Language[];
  readonly closed: number;
  readonly played: readonly { readonly sitting: Sitting; readonly manner: Preferences }[];
  readonly watched: readonly Watching[];
}

/** Somebody goes through the menu and does this. */
export async function visit(steps: readonly Step[], around: Around = {}): Promise<Visit> {
  const {
    language = 'en',
    entries = catalogue.filter(({ listed }) => listed),
    play,
    watch = 'left',
    attended = true,
    confirm = false,
    spoken,
  } = around;
  const saves = around.saves ?? openSaves(join(await emptyFolder(), 'data'), catalogue, noon);
  const ui: FakeUi = fakeUi(steps, around);
  const opened: Language[] = [];
  const played: { sitting: Sitting; manner: Preferences }[] = [];
  const watched: Watching[] = [];
  const lobby = new Lobby({
    saves,
    entries,
    preferences: { language, pace: 'none', confirm, rounds: 'ask', reasons: 'auto', name: 'Ann' },
    folderOf: (entry) => folderFor(entry, { data: saves.folder }, saves.folder),
    attended,
    ...(spoken === undefined ? {} : { language: spoken }),
    doors: {
      play: async (_, sitting, manner) => {
        played.push({ sitting, manner: manner as Preferences });
        return (await play?.(sitting)) ?? 'left';
      },
      watch: async (_, __, watching) => {
        watched.push(watching);
        return watch;
      },
    },
    open: (wanted) => {
      opened.push(wanted);
      return ui;
    },
  });
  const leave = await runMenu(lobby);
  return { leave, saves, lobby, shown: ui.shown, opened, closed: ui.closed, played, watched };
}

/** What the labels on a page are. */
export const labelsOf = ({ options }: Shown): readonly string[] => options.map(({ label }) => label);

/** Saves that hold these matches of Uno, the first the latest, all of about noon. */
export async function savesOf(
  matches: { readonly [name: string]: number },
  sitters: readonly Sitter[] = [ann, robot],
): Promise<Saves> {
  const saves = openSaves(await emptyFolder(), catalogue, noon);
  for (const [i, [name, answers]] of Object.entries(matches).entries()) {
    const slot = saves.slot('uno', name);
    await slot.keep(unoMatch(answers, name), sitters);
    const time = noon().getTime() / 1000 - i;
    await utimes(slot.path, time, time);
  }
  return saves;
}
