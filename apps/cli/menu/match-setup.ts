/** The page on which a match is set up: players, settings, seed, save. */
import { basename } from 'node:path';
import type { Json, Reason } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { PERSON } from '@ludoteca/wire';
import { quoteIfUnsafe } from '../terminal/sanitize.ts';
import { startSession } from '../session/setup/start-session.ts';
import { createKindNamer, type PlayerSpec, seatPlayers } from '../session/setup/player-names.ts';
import { formatFileError, readSettingFile } from '../args/read-setting-file.ts';
import { findSettingFiles } from '../files/find-setting-files.ts';
import { SaveError } from '../saves/file-slot.ts';
import { createExerciseItems } from './exercises-page.ts';
import { fieldPage, formatValue } from './field-page.ts';
import { fileFieldPage } from './file-field-page.ts';
import type { MenuContext } from './menu-context.ts';
import { playPage } from './match-page.ts';
import {
  createNameItems,
  describeOpenedSave,
  createOpenItems,
  createWelcomeRows,
} from './original-saves-page.ts';
import { type MenuItem, showMenu, type MenuPage, askText, type MenuRoutes } from './page.ts';
import { createSoloItems } from './solo-pages.ts';
import { createTournamentItem } from './tournaments-page.ts';
import { createSeatItems, resizeSeats } from './seats-page.ts';

/** The choices made so far. */
export interface MatchSetup {
  readonly entry: AnyCatalogueEntry;
  /** By seat. */
  readonly players: readonly PlayerSpec[];
  readonly settings: { readonly [key: string]: Json };
  /** The names of the files that settings came from, by key. */
  readonly sources?: { readonly [key: string]: string };
  /** Absent: random. */
  readonly seed?: string;
  /** The name of its original saves, in games that name them. Absent: the time. */
  readonly name?: string;
  /** The original save from which it starts. */
  readonly opened?: OpenedSetup;
}

interface OpenedSetup {
  readonly from: Json;
  readonly path: string;
  readonly warnings: readonly Reason[];
}

/** The user against as few computer players as the game allows, with default settings. */
const defaultSetup = (entry: AnyCatalogueEntry): MatchSetup => ({
  entry,
  players: resizeSeats(entry, [{ kind: PERSON }], entry.game.seats.min),
  settings: {},
});

/** The setup of a new match, with the settings that are in files of the game's folder. */
export const newMatchPage =
  (entry: AnyCatalogueEntry, routes: MenuRoutes): MenuPage =>
  async (menu) => {
    const settings: Record<string, Json> = {};
    const sources: Record<string, string> = {};
    for (const { key, path } of await findSettingFiles(entry, await menu.findFolder(entry))) {
      const field = entry.form[key];
      if (field?.kind !== 'file') continue;
      const read = await readSettingFile(field, path);
      if (read.ok) {
        settings[key] = read.value;
        sources[key] = basename(path);
      } else menu.error = formatFileError(path, read.problem, entry, menu.language);
    }
    return setupPage({ ...defaultSetup(entry), settings, sources }, routes);
  };

/** Enter starts the match; every other item changes the setup. */
const setupPage =
  (setup: MatchSetup, routes: MenuRoutes): MenuPage =>
  async (menu) => {
    const { entry, players: specs, opened } = setup;
    const { setup: setupTexts } = menu.texts;
    const texts = entry.texts[menu.language];
    const change = (part: Partial<MatchSetup>): MenuPage => setupPage({ ...setup, ...part }, routes);
    const seating = {
      entry,
      players: specs,
      change: (others: MatchSetup['players']) => change({ players: others }),
    };
    const paths = { back: change({}), setupPage: (other: MatchSetup) => setupPage(other, routes) };
    const welcome = await createWelcomeRows(entry, menu);
    return showMenu(menu, {
      title: texts.name,
      about: [texts.about, ...describeOpenedSave(setup, menu)],
      rows: opened === undefined ? welcome : () => [],
      question: setupTexts.question,
      items: [
        { label: setupTexts.play, page: startPage(setup, routes) },
        ...createExerciseItems(entry, menu, routes, change({})),
        ...createSoloItems(entry, menu, change({})),
        createTournamentItem(entry, menu, change({})),
        ...createOpenItems(entry, menu, paths),
        ...createSeatItems(seating, menu, opened !== undefined),
        ...createNameItems(setup, menu, (name) => setupPage(withName(setup, name), routes)),
        ...createSettingItems(setup, menu, change),
        {
          label: setupTexts.seed(setup.seed === undefined ? setupTexts.drawn : quoteIfUnsafe(setup.seed, 40)),
          page: seedPage(setup, routes),
        },
      ],
      defaultIndex: 0,
      back: opened === undefined ? routes.newMatch : newMatchPage(entry, routes),
    });
  };

type SetupChange = (part: Partial<MatchSetup>) => MenuPage;

/** One item per field of the form; of a match from a save only those that may be changed. */
function createSettingItems(setup: MatchSetup, menu: MenuContext, change: SetupChange): readonly MenuItem[] {
  const { entry, settings, sources = {} } = setup;
  const { setup: setupTexts } = menu.texts;
  const { name, settings: texts } = entry.texts[menu.language];
  const adjustable = Object.entries(entry.form).filter(
    ([key]) => setup.opened === undefined || entry.files?.adjustableSettings?.includes(key) === true,
  );
  return adjustable.map(([key, field]): MenuItem => {
    const fieldText = texts[key];
    const label = fieldText?.label ?? key;
    const value = settings[key] ?? field.usual;
    const heading = { title: name, question: setupTexts.value(label) };
    const next = (picked: Json | undefined, path = ''): MenuPage =>
      change(
        picked === undefined
          ? {}
          : { settings: { ...settings, [key]: picked }, sources: { ...sources, [key]: basename(path) } },
      );
    return {
      label: setupTexts.setting(
        label,
        quoteIfUnsafe(sources[key] || formatValue(field, value, fieldText, menu.texts)),
      ),
      page:
        field.kind === 'file'
          ? fileFieldPage({ entry, field, value, texts: fieldText }, heading, next)
          : fieldPage({ ...field, usual: value } as typeof field, heading, next, fieldText),
    };
  });
}

/** A seed that is set can be removed again. */
const seedPage =
  (setup: MatchSetup, routes: MenuRoutes): MenuPage =>
  (menu) => {
    const { setup: texts } = menu.texts;
    const back = setupPage(setup, routes);
    const input: MenuPage = () =>
      askText(menu, { question: texts.whichSeed, defaultText: '', back }, (text) => {
        const seed = text.trim();
        return setupPage(seed === '' ? withoutSeed(setup) : { ...setup, seed }, routes);
      });
    if (setup.seed === undefined) return input(menu);
    return showMenu(menu, {
      title: setup.entry.texts[menu.language].name,
      question: texts.seed(quoteIfUnsafe(setup.seed, 40)),
      items: [
        { label: texts.anotherSeed, page: input },
        { label: texts.drawnSeed, page: setupPage(withoutSeed(setup), routes) },
      ],
      back,
    });
  };

function withoutSeed(setup: MatchSetup): MatchSetup {
  const { seed: _, ...drawn } = setup;
  return drawn;
}

function withName(setup: MatchSetup, name: string): MatchSetup {
  const { name: _, ...nameless } = setup;
  return name === '' ? nameless : { ...nameless, name };
}

/** A rematch uses a new seed and does not overwrite the saves of the match before. */
const withoutSeedAndName = (setup: MatchSetup): MatchSetup =>
  withoutSeed(setup.opened === undefined ? withName(setup, '') : setup);

/** Starts and plays the match; a refusal of the game is shown on the setup page. */
export const startPage =
  (setup: MatchSetup, routes: MenuRoutes): MenuPage =>
  async (menu) => {
    const { entry, players: specs, name, opened } = setup;
    const texts = entry.texts[menu.language];
    const players = seatPlayers(specs, menu.preferences.name, createKindNamer(entry, menu.language));
    try {
      const folder = await menu.findFolder(entry);
      const from = opened === undefined ? {} : { from: opened.from };
      const started = await startSession({ ...setup, players, folder, ...from }, () =>
        menu.saves.createSlot(entry.game.id, name),
      );
      if (started.ok) return playPage(started.value, startPage(withoutSeedAndName(setup), routes), routes);
      menu.error = started.problem.map((reason) => texts.reason(reason, [])).join(' ');
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      menu.error = menu.texts.saves.notKept(error.systemMessage ?? '');
    }
    return setupPage(setup, routes);
  };
