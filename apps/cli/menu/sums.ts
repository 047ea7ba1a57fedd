import type { RecordedPlayer } from '@ludoteca/kernel';
import { type TextRow, type AnyCatalogueEntry, wrapRow } from '@ludoteca/kit';
import { type Statistics, statisticsOf, type Sums } from '../saves/statistics.ts';
import type { Tallied } from '../saves/tallies.ts';
import { PERSON } from '../sitter.ts';
import { shown } from '../foreign.ts';
import type { Lobby } from './lobby.ts';
import { type Page, read, type Ways } from './page.ts';
import { table } from './rows.ts';

/** What the statistics say of a game. */
interface GameSums {
  readonly entry: AnyCatalogueEntry;
  readonly tallied: Tallied;
  readonly statistics: Statistics;
}

/** All matches that were ever finished: who played, who won, how long it took. */
export const statistics =
  (ways: Ways): Page =>
  async (lobby) => {
    const { entries, saves, words } = lobby;
    const games: GameSums[] = [];
    for (const entry of entries) {
      const tallied = await saves.finished(entry.game.id);
      games.push({ entry, tallied, statistics: statisticsOf(tallied.finished) });
    }
    return read(lobby, words.statistics.title, (width) => sumsRows(games, lobby, width), ways.home);
  };

function sumsRows(games: readonly GameSums[], lobby: Lobby, width: number): readonly TextRow[] {
  const { statistics: words } = lobby.words;
  const anything = games.some(({ tallied }) => tallied.finished.length > 0);
  const legend = anything ? words.legend : words.none;
  return [
    ...games.flatMap((game) => gameRows(game, lobby, width)),
    ...wrapRow([{ text: legend, role: 'quiet' }], width),
  ];
}

function gameRows(
  { entry, tallied, statistics: sums }: GameSums,
  lobby: Lobby,
  width: number,
): readonly TextRow[] {
  const { words, language } = lobby;
  const { damaged, trouble } = tallied;
  const warnings = [
    ...(damaged.length === 0 ? [] : [words.statistics.damaged(damaged)]),
    ...(trouble === undefined ? [] : [words.statistics.unreadable]),
  ];
  const parts = [
    ...partRows(words.statistics.manual(sums.manual.matches), sums.manual, lobby, width),
    ...partRows(words.statistics.automatic(sums.automatic.matches), sums.automatic, lobby, width),
    ...warnings.flatMap((text) => wrapRow([{ text, role: 'warn' }], width)),
  ];
  return parts.length === 0 ? [] : [[{ text: entry.texts[language].name, role: 'possible' }], ...parts];
}

/** The matches of people, or those of computers. */
function partRows(title: string, sums: Sums, { words, language }: Lobby, width: number): readonly TextRow[] {
  if (sums.matches === 0) return [];
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const rows = sums.players.map((player) => [
    nameOf(player),
    ...[player.matches, player.wins, player.shared, player.average, player.shortest, player.longest].map(
      (number) => format.format(number),
    ),
  ]);
  return [[{ text: title }], ...table([words.statistics.heads, ...rows], width), []];
}

/** Short, for there are many columns: computers mostly go by the name of their kind. */
const nameOf = ({ name, kind }: RecordedPlayer): string =>
  shown(kind === PERSON || name.startsWith(kind) ? name : `${name} (${kind})`, 24);
