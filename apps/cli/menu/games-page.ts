/** The pages that list the games, to play one or to read its rules. */
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { PERSON } from '@ludoteca/wire';
import { computeStatistics } from '../saves/statistics.ts';
import { newMatchPage } from './match-setup.ts';
import type { MenuContext } from './menu-context.ts';
import { type MenuItem, showMenu, type MenuPage, showText, type MenuRoutes } from './page.ts';
import { formatParagraphs } from './rows.ts';

/** Enter picks the game that was played last. */
export const gamesPage =
  (routes: MenuRoutes): MenuPage =>
  async (menu) => {
    const { entries, saves, language, texts } = menu;
    const items: MenuItem[] = [];
    for (const entry of entries) {
      const label = `${entry.texts[language].name} · ${await formatRecord(entry, menu)}`;
      items.push({ label, page: newMatchPage(entry, routes) });
    }
    const [latest] = (await saves.list()).matches;
    const last = entries.findIndex(({ game }) => game.id === latest?.header.game);
    return showMenu(menu, {
      title: texts.main.begin,
      question: texts.games.question,
      items,
      defaultIndex: Math.max(0, last),
      back: routes.home,
    });
  };

/** The number of matches with people, and the wins of the user. */
async function formatRecord(
  { game }: AnyCatalogueEntry,
  { saves, preferences, texts }: MenuContext,
): Promise<string> {
  const { manual } = computeStatistics((await saves.finished(game.id)).finished);
  if (manual.matches === 0) return texts.games.never;
  const own = manual.players.find(({ name, kind }) => kind === PERSON && name === preferences.name);
  const played = texts.games.played(manual.matches);
  return own === undefined ? played : `${played}, ${texts.games.won(own.name, own.wins, own.matches)}`;
}

export const rulesPage =
  (routes: MenuRoutes): MenuPage =>
  (menu) => {
    const { entries, language, texts: menuTexts } = menu;
    return showMenu(menu, {
      title: menuTexts.main.rules,
      question: menuTexts.rules.question,
      items: entries.map(({ texts }) => {
        const { name, about, rules: paragraphs } = texts[language];
        const body = formatParagraphs([about, ...paragraphs]);
        return { label: name, page: () => showText(menu, name, body, rulesPage(routes)) };
      }),
      defaultIndex: 0,
      back: routes.home,
    });
  };
