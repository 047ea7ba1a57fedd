/** `ludoteca stats`: statistics over archives by player, deck, pairing and card. */
import {
  type AnyCatalogueEntry,
  type ArchiveStatistics,
  computeArchiveStatistics,
  EXIT_CODES,
  formatWinRate,
  type Language,
  type MatchRecord,
  type NamedRate,
  readMatchRecord,
  type WinRate,
} from '@ludoteca/kit';
import { refuse, type Result } from '@ludoteca/kernel';
import { defineCommand } from '../args/command.ts';
import { CliError, type ExitCode, maxExitCode } from '../args/cli-error.ts';
import { flagOption } from '../args/options.ts';
import { readArchiveFile } from '../files/archive-file.ts';
import { type ArchiveProblem, formatArchiveProblem, toExitCode } from '../files/archive-problem.ts';
import { findArchives } from '../files/find-archives.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { ProgressBar } from '../terminal/progress-bar.ts';
import { formatPath, messageOf, quoteIfUnsafe, toSafeJson } from '../terminal/sanitize.ts';
import { formatColumns } from '../terminal/text-layout.ts';
import { loadPreferences } from './load-preferences.ts';
import { type StatsTexts, statsTexts } from './stats-texts.ts';

const NOTHING = 'none of these archives can be counted';

/** Longer tables are cut; JSON has all rows. */
const MAX_ROWS = 30;
const BAR_WIDTH = 10;
const MAX_NAME_LENGTH = 40;

export const statsCommand = defineCommand({
  name: 'stats',
  parameters: ['FILE|DIR…'],
  options: { json: flagOption },
  run: async (paths, { json, lang }, environment, entries) => {
    const { language } = await loadPreferences(resolveDataFolder(undefined), lang, environment);
    const { files, unreadable } = await findArchives(paths);
    const problems = unreadable.map(({ folder, error }) => `${formatPath(folder)}: ${messageOf(error)}`);
    let worst: ExitCode = unreadable.length === 0 ? EXIT_CODES.done : EXIT_CODES.misused;
    const records: MatchRecord[] = [];
    const progress = new ProgressBar(files.length > 1 ? environment.showProgress : undefined, files.length);
    for (const file of files) {
      const read = await readRecord(file, entries);
      if (read.ok) records.push(read.value);
      else {
        problems.push(`${formatPath(file)}: ${formatArchiveProblem(read.problem, language)}`);
        worst = maxExitCode(worst, toExitCode(read.problem));
      }
      progress.advance();
    }
    progress.clear();
    for (const problem of problems) environment.printError(problem);
    if (records.length === 0) throw new CliError(NOTHING, worst);
    const statistics = computeArchiveStatistics(records);
    if (json) environment.print(toSafeJson(statistics));
    else
      for (const game of statistics)
        for (const line of formatGame(game, entries, language, environment.width)) environment.print(line);
    return worst;
  },
});

/** The match, or why it cannot be counted. */
async function readRecord(
  file: string,
  entries: readonly AnyCatalogueEntry[],
): Promise<Result<MatchRecord, ArchiveProblem>> {
  const opened = await readArchiveFile(file, entries);
  if (!opened.ok) return refuse(opened.problem.problem);
  const { entry, recording } = opened.value;
  const record = readMatchRecord(entry, recording);
  return record.ok ? record : refuse({ failure: record.problem, texts: entry.texts });
}

/** `52.3 % (520)`, without the interval. */
const formatShare = ({ share, times }: WinRate): string =>
  times === 0 ? '-' : `${(share * 100).toFixed(1)} % (${times})`;

/** `#####-----`: the share of wins. */
const formatBar = ({ share, times }: WinRate): string => {
  const filled = times === 0 ? 0 : Math.round(share * BAR_WIDTH);
  return '#'.repeat(filled) + '-'.repeat(BAR_WIDTH - filled);
};

function formatGame(
  game: ArchiveStatistics,
  entries: readonly AnyCatalogueEntry[],
  language: Language,
  width: number,
): readonly string[] {
  const texts = statsTexts[language];
  const entry = entries.find((one) => one.game.id === game.game);
  const { turns, entries: lengths } = game;
  const formatCard = (card: string): string => entry?.statistics?.formatCard?.(card, language) ?? card;
  return [
    entry?.texts[language].name ?? game.game,
    `  ${texts.matches(game.matches, game.draws, game.unfinished)}`,
    ...(game.matches === 0 ? [] : [`  ${texts.first}: ${formatWinRate(game.first)}`]),
    ...(turns === undefined ? [] : [`  ${texts.turns(turns)}`]),
    ...(lengths === undefined ? [] : [`  ${texts.entries(lengths)}`]),
    ...formatRates(texts.players, game.players, texts, width),
    ...formatRates(texts.decks, game.decks, texts, width),
    ...formatRates(texts.pairings, game.pairings, texts, width),
    ...formatTable(
      texts.cards,
      game.cards.map(({ card, drawn, played }) => [
        quoteIfUnsafe(formatCard(card), MAX_NAME_LENGTH),
        formatShare(drawn),
        formatShare(played),
      ]),
      texts,
      width,
    ),
    '',
  ];
}

const formatRates = (
  title: string,
  rates: readonly NamedRate[],
  texts: StatsTexts,
  width: number,
): readonly string[] =>
  formatTable(
    title,
    rates.map(({ name, rate }) => [
      quoteIfUnsafe(name, MAX_NAME_LENGTH),
      formatBar(rate),
      formatWinRate(rate),
    ]),
    texts,
    width,
  );

function formatTable(
  title: string,
  rows: readonly (readonly string[])[],
  texts: StatsTexts,
  width: number,
): readonly string[] {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, MAX_ROWS).map((cells) => [''.padEnd(3)].concat(cells));
  const more = rows.length - shown.length;
  return [
    `  ${title}`,
    ...formatColumns(shown, { width }),
    ...(more === 0 ? [] : [`    ${texts.more(more)}`]),
  ];
}
