import { basename } from 'node:path';
import type { Json, Reason } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { quoteIfUnsafe } from '../terminal/sanitize.ts';
import { startSession } from '../session/setup/start-session.ts';
import { createKindNamer, type PlayerSpec, seatPlayers } from '../session/setup/player-names.ts';
import { SaveError } from '../saves/file-slot.ts';
import { PERSON } from '../session/seated-player.ts';
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
import { createSeatItems, resizeSeats } from './seats-page.ts';

/** A match as somebody wants it, while it is still being put together. */
export interface MatchSetup {
  readonly entry: AnyCatalogueEntry;
  /** By seat. */
  readonly players: readonly PlayerSpec[];
  readonly settings: { readonly [key: string]: Json };
  /** The names of the files that settings came from, by key. */
  readonly sources?: { readonly [key: string]: string };
  /** Absent: drawn. */
  readonly seed?: string;
  /** What its saves are called, where people name them. Absent: by the time. */
  readonly name?: string;
  /** The save of the game's own world that it goes on from. */
  readonly opened?: OpenedSetup;
}

interface OpenedSetup {
  readonly from: Json;
  readonly path: string;
  readonly warnings: readonly Reason[];
}

/** What Enter alone gives: oneself against computers, as few as the game takes, everything as usual. */
export const defaultSetup = (entry: AnyCatalogueEntry): MatchSetup => ({
  entry,
  players: resizeSeats(entry, [{ kind: PERSON }], entry.game.seats.min),
  settings: {},
});

/** Everything about the match on one page: Enter plays it, anything else can be changed first. */
export const setupPage =
  (setup: MatchSetup, routes: MenuRoutes): MenuPage =>
  async (menu) => {
    const { entry, players: specs, opened } = setup;
    const { draft: words } = menu.texts;
    const texts = entry.texts[menu.language];
    const change = (part: Partial<MatchSetup>): MenuPage => setupPage({ ...setup, ...part }, routes);
    const seating = {
      entry,
      players: specs,
      change: (others: MatchSetup['players']) => change({ players: others }),
    };
    const paths = { back: change({}), draft: (other: MatchSetup) => setupPage(other, routes) };
    const welcome = await createWelcomeRows(entry, menu);
    return showMenu(menu, {
      title: texts.name,
      about: [texts.about, ...describeOpenedSave(setup, menu)],
      rows: opened === undefined ? welcome : () => [],
      question: words.question,
      items: [
        { label: words.play, page: startPage(setup, routes) },
        ...createOpenItems(entry, menu, paths),
        ...createSeatItems(seating, menu, opened !== undefined),
        ...createNameItems(setup, menu, (name) => setupPage(withName(setup, name), routes)),
        ...(opened === undefined ? createSettingItems(setup, menu, change) : []),
        {
          label: words.seed(setup.seed === undefined ? words.drawn : quoteIfUnsafe(setup.seed, 40)),
          page: seedPage(setup, routes),
        },
      ],
      defaultIndex: 0,
      back: opened === undefined ? routes.newMatch : setupPage(defaultSetup(entry), routes),
    });
  };

type SetupChange = (part: Partial<MatchSetup>) => MenuPage;

/** The form of the game, a line for each field. */
function createSettingItems(setup: MatchSetup, menu: MenuContext, change: SetupChange): readonly MenuItem[] {
  const { entry, settings, sources = {} } = setup;
  const { draft: sessionTexts } = menu.texts;
  const { name, settings: texts } = entry.texts[menu.language];
  return Object.entries(entry.form).map(([key, field]): MenuItem => {
    const words = texts[key];
    const label = words?.label ?? key;
    const value = settings[key] ?? field.usual;
    const heading = { title: name, question: sessionTexts.value(label) };
    const taken = (picked: Json | undefined, path = ''): MenuPage =>
      change(
        picked === undefined
          ? {}
          : { settings: { ...settings, [key]: picked }, sources: { ...sources, [key]: basename(path) } },
      );
    return {
      label: sessionTexts.setting(
        label,
        quoteIfUnsafe(sources[key] || formatValue(field, value, words, menu.texts)),
      ),
      page:
        field.kind === 'file'
          ? fileFieldPage({ entry, field, value, texts: words }, heading, taken)
          : fieldPage({ ...field, usual: value } as typeof field, heading, taken, words),
    };
  });
}

/** A seed that is set can be taken away again. */
const seedPage =
  (setup: MatchSetup, routes: MenuRoutes): MenuPage =>
  (menu) => {
    const { draft: texts } = menu.texts;
    const back = setupPage(setup, routes);
    const typed: MenuPage = () =>
      askText(menu, { question: texts.whichSeed, defaultText: '', back }, (text) => {
        const seed = text.trim();
        return setupPage(seed === '' ? withoutSeed(setup) : { ...setup, seed }, routes);
      });
    if (setup.seed === undefined) return typed(menu);
    return showMenu(menu, {
      title: setup.entry.texts[menu.language].name,
      question: texts.seed(quoteIfUnsafe(setup.seed, 40)),
      items: [
        { label: texts.anotherSeed, page: typed },
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

/** The same again: not by the same dice, nor over the saves of the match before. */
const withoutSeedAndName = (setup: MatchSetup): MatchSetup =>
  withoutSeed(setup.opened === undefined ? withName(setup, '') : setup);

/** Begins the match and plays it; what the game refuses is said on the page where it can be changed. */
export const startPage =
  (setup: MatchSetup, routes: MenuRoutes): MenuPage =>
  async (menu) => {
    const { entry, players: specs, name, opened } = setup;
    const texts = entry.texts[menu.language];
    const players = seatPlayers(specs, menu.preferences.name, createKindNamer(entry, menu.language));
    try {
      const folder = await menu.findFolder(entry);
      const from = opened === undefined ? {} : { from: opened.from };
      const begun = await startSession({ ...setup, players, folder, ...from }, () =>
        menu.saves.createSlot(entry.game.id, name),
      );
      if (begun.ok) return playPage(begun.value, startPage(withoutSeedAndName(setup), routes), routes);
      menu.error = begun.problem.map((reason) => texts.reason(reason, [])).join(' ');
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      menu.error = menu.texts.saves.notKept(error.systemMessage ?? '');
    }
    return setupPage(setup, routes);
  };
