/** `ludoteca stats`: statistics over archives and the data of a server by player, deck, pairing and card. */
import {
  type AnyCatalogueEntry,
  type ArchiveStatistics,
  computeArchiveStatistics,
  EXIT_CODES,
  formatShare,
  formatWinRate,
  type Language,
  type MatchRecord,
  type NamedRate,
  readMatchRecord,
  type WinRate,
  inLanguages,
} from '@ludoteca/kit';
import { refuse, type Result } from '@ludoteca/kernel';
import type { FinishedTable } from '@ludoteca/server';
import { type CliEnvironment, defineCommand } from '../args/command.ts';
import { CliError, type ExitCode, maxExitCode } from '../args/cli-error.ts';
import { flagOption, textOption } from '../args/options.ts';
import { readArchiveFile } from '../files/archive-file.ts';
import { type ArchiveProblem, formatArchiveProblem, toExitCode } from '../files/archive-problem.ts';
import { findArchives } from '../files/find-archives.ts';
import { resolveLocation } from '../files/storage-location.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { ProgressBar } from '../terminal/progress-bar.ts';
import { formatPath, messageOf, quoteIfUnsafe, toSafeJson, toSingleLine } from '../terminal/sanitize.ts';
import { formatColumns } from '../terminal/text-layout.ts';
import { loadPreferences } from './load-preferences.ts';
import { storeTexts } from './store/texts/index.ts';
import { type StatsTexts, statsTexts } from './stats-texts.ts';

const NOTHING = inLanguages(
  'nessuno di questi archivi si può contare',
  'none of these archives can be counted',
  'nenhum destes arquivos pode ser contado',
);
const NO_MATCH = inLanguages(
  'nessuna partita di questo server si può contare',
  'no match of this server can be counted',
  'nenhuma partida deste servidor pode ser contada',
);
const NO_SOURCE = inLanguages(
  'manca FILE|DIR…; --data conta le partite finite di un server',
  'FILE|DIR… is missing; --data counts the finished matches of a server',
  'falta FILE|DIR…; --data conta as partidas terminadas de um servidor',
);

/** Longer tables are cut; JSON has all rows. */
const MAX_ROWS = 30;
const BAR_WIDTH = 10;
const MAX_NAME_LENGTH = 40;

export const statsCommand = defineCommand({
  name: 'stats',
  parameters: ['[FILE|DIR…]'],
  options: { json: flagOption, data: textOption('DIR|URL') },
  run: async (paths, { json, data, lang }, environment, entries) => {
    if (paths.length === 0 && data === undefined) throw new CliError(NO_SOURCE);
    const { language } = await loadPreferences(resolveDataFolder(undefined), lang, environment);
    const files = paths.length === 0 ? NO_MATCHES : await readFiles(paths, language, environment, entries);
    const stored = data === undefined ? NO_MATCHES : await readStore(data, language, entries);
    for (const problem of [...files.problems, ...stored.problems]) environment.printError(problem);
    const records = [...files.records, ...stored.records];
    const worst = maxExitCode(files.exitCode, stored.exitCode);
    if (records.length === 0) throw new CliError(paths.length === 0 ? NO_MATCH : NOTHING, worst);
    const statistics = computeArchiveStatistics(records);
    if (json) environment.print(toSafeJson(statistics));
    else
      for (const game of statistics)
        for (const line of formatGame(game, entries, language, environment.width)) environment.print(line);
    return worst;
  },
});

/** Matches that can be counted, and sentences about the others. */
interface CountedMatches {
  readonly records: readonly MatchRecord[];
  readonly problems: readonly string[];
  readonly exitCode: ExitCode;
}

const NO_MATCHES: CountedMatches = { records: [], problems: [], exitCode: EXIT_CODES.done };

async function readFiles(
  paths: readonly string[],
  language: Language,
  environment: CliEnvironment,
  entries: readonly AnyCatalogueEntry[],
): Promise<CountedMatches> {
  const { files, unreadable } = await findArchives(paths);
  const problems = unreadable.map(({ folder, error }) => `${formatPath(folder)}: ${messageOf(error)}`);
  let exitCode: ExitCode = unreadable.length === 0 ? EXIT_CODES.done : EXIT_CODES.misused;
  const records: MatchRecord[] = [];
  const progress = new ProgressBar(files.length > 1 ? environment.showProgress : undefined, files.length);
  for (const file of files) {
    const read = await readRecord(file, entries);
    if (read.ok) records.push(read.value);
    else {
      problems.push(`${formatPath(file)}: ${formatArchiveProblem(read.problem, language)}`);
      exitCode = maxExitCode(exitCode, toExitCode(read.problem));
    }
    progress.advance();
  }
  progress.clear();
  return { records, problems, exitCode };
}

/** The finished matches of a server's data. */
async function readStore(
  data: string,
  language: Language,
  entries: readonly AnyCatalogueEntry[],
): Promise<CountedMatches> {
  // Loaded on demand, since few commands need the server.
  const { readFinishedTables, StorageError } = await import('@ludoteca/server');
  const records: MatchRecord[] = [];
  const problems: string[] = [];
  try {
    for await (const stored of readFinishedTables(resolveLocation(data), entries)) {
      const record = countStored(stored, entries, language);
      if (record.ok) records.push(record.value);
      else problems.push(record.problem);
    }
  } catch (error) {
    if (error instanceof StorageError) throw new CliError(storeTexts[language].describeProblem(error));
    throw error;
  }
  return { records, problems, exitCode: problems.length === 0 ? EXIT_CODES.done : EXIT_CODES.failed };
}

/** The match of a table, or a sentence about why it cannot be counted. */
function countStored(
  { table, game, match, damage }: FinishedTable,
  entries: readonly AnyCatalogueEntry[],
  language: Language,
): Result<MatchRecord, string> {
  if (damage !== undefined) return refuse(toSingleLine(damage));
  const because = (problem: ArchiveProblem): Result<never, string> =>
    refuse(`${toSingleLine(table)}: ${formatArchiveProblem(problem, language)}`);
  const entry = entries.find((one) => one.game.id === game);
  if (entry === undefined || match === undefined)
    return because({ unknownGame: game, known: entries.map((one) => one.game.id) });
  const record = readMatchRecord(entry, match);
  return record.ok ? record : because({ failure: record.problem, texts: entry.texts });
}

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
const formatCardRate = (language: Language, { share, times }: WinRate): string =>
  times === 0 ? '-' : `${formatShare(language, share)} (${times})`;

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
    ...(game.matches === 0 ? [] : [`  ${texts.first}: ${formatWinRate(language, game.first)}`]),
    ...(turns === undefined ? [] : [`  ${texts.turns(turns)}`]),
    ...(lengths === undefined ? [] : [`  ${texts.entries(lengths)}`]),
    ...formatRates(texts.players, game.players, language, width),
    ...formatRates(texts.decks, game.decks, language, width),
    ...formatRates(texts.pairings, game.pairings, language, width),
    ...formatTable(
      texts.cards,
      game.cards.map(({ card, drawn, played }) => [
        quoteIfUnsafe(formatCard(card), MAX_NAME_LENGTH),
        formatCardRate(language, drawn),
        formatCardRate(language, played),
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
  language: Language,
  width: number,
): readonly string[] =>
  formatTable(
    title,
    rates.map(({ name, rate }) => [
      quoteIfUnsafe(name, MAX_NAME_LENGTH),
      formatBar(rate),
      formatWinRate(language, rate),
    ]),
    statsTexts[language],
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
