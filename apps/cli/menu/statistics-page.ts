/** The page with the statistics of all finished matches. */
import type { RecordedPlayer } from '@ludoteca/kernel';
import { type TextRow, type AnyCatalogueEntry, wrapRow } from '@ludoteca/kit';
import { PERSON } from '@ludoteca/wire';
import { type Statistics, computeStatistics, type MatchStatistics } from '../saves/statistics.ts';
import type { FinishedMatchList } from '../saves/finished-matches.ts';
import { quoteIfUnsafe } from '../terminal/sanitize.ts';
import type { MenuContext } from './menu-context.ts';
import { type MenuPage, showText, type MenuRoutes } from './page.ts';
import { formatTable } from './rows.ts';

interface GameStatistics {
  readonly entry: AnyCatalogueEntry;
  readonly finished: FinishedMatchList;
  readonly statistics: Statistics;
}

export const statisticsPage =
  (routes: MenuRoutes): MenuPage =>
  async (menu) => {
    const { entries, saves, texts } = menu;
    const games: GameStatistics[] = [];
    for (const entry of entries) {
      const finished = await saves.finished(entry.game.id);
      games.push({ entry, finished, statistics: computeStatistics(finished.finished) });
    }
    return showText(
      menu,
      texts.statistics.title,
      (width) => formatStatistics(games, menu, width),
      routes.home,
    );
  };

function formatStatistics(
  games: readonly GameStatistics[],
  menu: MenuContext,
  width: number,
): readonly TextRow[] {
  const { statistics: texts } = menu.texts;
  const anything = games.some(({ finished }) => finished.finished.length > 0);
  const legend = anything ? texts.legend : texts.none;
  return [
    ...games.flatMap((game) => formatGame(game, menu, width)),
    ...wrapRow([{ text: legend, role: 'quiet' }], width),
  ];
}

function formatGame(
  { entry, finished, statistics }: GameStatistics,
  menu: MenuContext,
  width: number,
): readonly TextRow[] {
  const { texts, language } = menu;
  const { damaged, readProblem } = finished;
  const warnings = [
    ...(damaged.length === 0 ? [] : [texts.statistics.damaged(damaged)]),
    ...(readProblem === undefined ? [] : [texts.statistics.unreadable]),
  ];
  const parts = [
    ...formatPart(texts.statistics.manual(statistics.manual.matches), statistics.manual, menu, width),
    ...formatPart(
      texts.statistics.automatic(statistics.automatic.matches),
      statistics.automatic,
      menu,
      width,
    ),
    ...warnings.flatMap((text) => wrapRow([{ text, role: 'warn' }], width)),
  ];
  return parts.length === 0 ? [] : [[{ text: entry.texts[language].name, role: 'possible' }], ...parts];
}

/** The matches with people, or those among computers. */
function formatPart(
  title: string,
  statistics: MatchStatistics,
  { texts, language }: MenuContext,
  width: number,
): readonly TextRow[] {
  if (statistics.matches === 0) return [];
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const rows = statistics.players.map((player) => [
    formatName(player),
    ...[player.matches, player.wins, player.shared, player.average, player.shortest, player.longest].map(
      (number) => format.format(number),
    ),
  ]);
  return [[{ text: title }], ...formatTable([texts.statistics.heads, ...rows], width), []];
}

/** Kept short: the kind is omitted if the name begins with it. */
const formatName = ({ name, kind }: RecordedPlayer): string =>
  quoteIfUnsafe(kind === PERSON || name.startsWith(kind) ? name : `${name} (${kind})`, 24);
