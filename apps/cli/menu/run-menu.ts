/** Runs the menu: goes from page to page until the user leaves. */
import type { AnyCatalogueEntry, Exercise, ExerciseCollection, SoloModeLink } from '@ludoteca/kit';
import { isTimeName } from '../saves/save-name.ts';
import type { SavedMatch } from '../saves/save-store.ts';
import { newMatchPage } from './match-setup.ts';
import { collectionPage, exercisePage } from './exercises-page.ts';
import { gamesPage, rulesPage } from './games-page.ts';
import { resumePage, savedMatchesPage, formatPlayers, replaysPage, formatTime } from './saves-page.ts';
import type { MenuContext } from './menu-context.ts';
import { type MenuItem, type MenuExit, showMenu, type MenuPage, type MenuRoutes } from './page.ts';
import { soloPage } from './solo-pages.ts';
import { languagePage, settingsPage } from './settings-page.ts';
import { statisticsPage } from './statistics-page.ts';

/** Begins at the setup page if a game is given. */
export const runMenu = (menu: MenuContext, game?: AnyCatalogueEntry): Promise<MenuExit> =>
  runPages(menu, game === undefined ? homePage : newMatchPage(game, routes));

/** Begins at a collection of exercises, or at one of them. */
export const runExercises = (menu: MenuContext, place: ExercisePlace): Promise<MenuExit> => {
  const { entry, collection, index } = place;
  const paths = { entry, collection, routes, back: newMatchPage(entry, routes) };
  return runPages(
    menu,
    index === undefined ? collectionPage(paths) : exercisePage(place.exercises, index, paths),
  );
};

/** Begins at the page of a solo mode. The seed is that of a new run. */
export const runSoloMode = (
  menu: MenuContext,
  entry: AnyCatalogueEntry,
  mode: SoloModeLink,
  seed: string | undefined,
): Promise<MenuExit> => runPages(menu, soloPage(entry, mode, newMatchPage(entry, routes), seed));

/** A collection of exercises of a game, and the one to begin with. */
export interface ExercisePlace {
  readonly entry: AnyCatalogueEntry;
  readonly collection: ExerciseCollection;
  readonly exercises: readonly Exercise[];
  readonly index: number | undefined;
}

async function runPages(menu: MenuContext, first: MenuPage): Promise<MenuExit> {
  let next: MenuPage | MenuExit = first;
  while (typeof next === 'function') next = await next(menu);
  return next;
}

const homePage: MenuPage = async (menu) => {
  const { main } = menu.texts;
  const { matches } = await menu.saves.list();
  const unfinished = matches.filter(({ outcome }) => outcome === undefined);
  return showMenu(menu, {
    title: main.title,
    question: main.question,
    items: [
      ...createResumeItems(menu, unfinished),
      { label: main.begin, page: routes.newMatch },
      {
        label: unfinished.length === 0 ? main.load : main.loadOf(unfinished.length),
        page: savedMatchesPage(routes),
      },
      { label: main.replay, page: replaysPage(routes) },
      { label: main.statistics, page: statisticsPage(routes) },
      { label: main.rules, page: rulesPage(routes) },
      { label: main.settings, page: settingsPage(routes) },
      { label: main.language, page: languagePage(routes) },
      { label: main.quit, page: async () => 'done', key: '0' },
    ],
    defaultIndex: 0,
  });
};

const routes: MenuRoutes = { home: homePage, newMatch: (menu) => gamesPage(routes)(menu) };

/** The item that continues the latest unfinished match. */
function createResumeItems(menu: MenuContext, saves: readonly SavedMatch[]): readonly MenuItem[] {
  // A named copy is saved later than its match, but is not the latest match.
  const isCopy = (one: SavedMatch): boolean =>
    !isTimeName(one.slot.name) &&
    saves.some((other) => isTimeName(other.slot.name) && other.began === one.began);
  const going = saves.find((one) => !isCopy(one));
  if (going === undefined) return [];
  const { slot, catalogueEntry } = going;
  const name = catalogueEntry.texts[menu.language].name;
  return [
    {
      label: menu.texts.main.goOn(name, formatPlayers(going, menu), formatTime(going, menu)),
      page: resumePage(slot, slot.path, routes, homePage),
    },
  ];
}
