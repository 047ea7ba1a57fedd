/** The pages on which the user changes preferences and language. */
import { LANGUAGES } from '@ludoteca/kit';
import { PACES, EXPLANATION_MODES } from '../session/play-options.ts';
import { sessionTexts } from '../session/texts/index.ts';
import type { Preferences } from '../saves/preferences.ts';
import { cleanPlayerName } from '../session/seated-player.ts';
import { showMenu, type MenuPage, askText, type MenuRoutes } from './page.ts';
import { menuTexts } from './texts/index.ts';

const changePage =
  (change: Partial<Preferences>, next: MenuPage): MenuPage =>
  async (menu) => {
    await menu.changePreferences(change);
    return next;
  };

export const settingsPage =
  (routes: MenuRoutes): MenuPage =>
  (menu) => {
    const { texts, preferences, language } = menu;
    const { settings: settingsTexts } = texts;
    const { name, pace, confirm, rounds, reasons } = preferences;
    return showMenu(menu, {
      title: texts.main.settings,
      question: settingsTexts.question,
      items: [
        { label: settingsTexts.name(name), page: namePage(routes) },
        { label: settingsTexts.pace(sessionTexts[language].paces[pace]), page: pacePage(routes) },
        {
          label: settingsTexts.confirm(confirm ? texts.yes : texts.no),
          page: changePage({ confirm: !confirm }, settingsPage(routes)),
        },
        {
          label: settingsTexts.rounds(rounds === 'ask' ? texts.yes : texts.no),
          page: changePage({ rounds: rounds === 'ask' ? 'go' : 'ask' }, settingsPage(routes)),
        },
        { label: settingsTexts.reasons(settingsTexts.reasonsWhen[reasons]), page: explanationsPage(routes) },
      ],
      back: routes.home,
    });
  };

const namePage =
  (routes: MenuRoutes): MenuPage =>
  (menu) =>
    askText(
      menu,
      {
        question: menu.texts.settings.newName,
        defaultText: menu.preferences.name,
        back: settingsPage(routes),
      },
      (text) => {
        const name = cleanPlayerName(text);
        return name === '' ? settingsPage(routes) : changePage({ name }, settingsPage(routes));
      },
    );

const pacePage =
  (routes: MenuRoutes): MenuPage =>
  (menu) => {
    return showMenu(menu, {
      title: menu.texts.main.settings,
      question: menu.texts.settings.whichPace,
      items: PACES.map((pace) => ({
        label: sessionTexts[menu.language].paces[pace],
        page: changePage({ pace }, settingsPage(routes)),
      })),
      defaultIndex: PACES.indexOf(menu.preferences.pace),
      back: settingsPage(routes),
    });
  };

const explanationsPage =
  (routes: MenuRoutes): MenuPage =>
  (menu) => {
    const { main, settings: settingsTexts } = menu.texts;
    return showMenu(menu, {
      title: main.settings,
      question: settingsTexts.whichReasons,
      items: EXPLANATION_MODES.map((reasons) => ({
        label: settingsTexts.reasonsWhen[reasons],
        page: changePage({ reasons }, settingsPage(routes)),
      })),
      defaultIndex: EXPLANATION_MODES.indexOf(menu.preferences.reasons),
      back: settingsPage(routes),
    });
  };

/** Each language is listed in its own language. */
export const languagePage =
  (routes: MenuRoutes): MenuPage =>
  (menu) =>
    showMenu(menu, {
      title: menu.texts.main.language,
      question: menu.texts.language.question,
      items: LANGUAGES.map((language) => ({
        label: menuTexts[language].ownName,
        page: changePage({ language }, routes.home),
      })),
      defaultIndex: LANGUAGES.indexOf(menu.language),
      back: routes.home,
    });
