/** Writes the results and the report of a tournament into its folder. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { at } from '@ludoteca/kernel';
import { type AnyCatalogueEntry, type Language, LANGUAGES, ReplayTimeline } from '@ludoteca/kit';
import {
  failuresOf,
  type PlayedMatch,
  type TournamentPlan,
  type TournamentTables,
} from '@ludoteca/players/arena';
import { ARCHIVE_EXTENSION, readArchiveFile } from '../files/archive-file.ts';
import { createReplayContext, logLines } from '../replay/transcript.ts';
import { MATCHES_FOLDER, matchFileName, programFileName, toFileName } from './arena-folder.ts';
import { formatMatchPage } from './report/match-page.ts';
import { formatFailureNote, formatPlayerPage, selectMatchPages } from './report/player-page.ts';
import { formatTournamentPage, type TournamentReport } from './report/tournament-page.ts';
import { formatResultsCsv, toJsonTables } from './results.ts';

export const REPORT_FILE = 'report.html';
const RESULTS_FILE = 'results.csv';
const TABLES_FILE = 'tables.json';
const PAGES_FOLDER = 'report';
/** Characters of a transcript that a page shows, from its end. */
const MAX_TRANSCRIPT_LENGTH = 20_000;

export interface ReportOptions {
  readonly entry: AnyCatalogueEntry;
  readonly plan: TournamentPlan;
  readonly tables: TournamentTables;
  readonly folder: string;
  readonly language: Language;
}

/** Writes all files. Each one is replaced as a whole. */
export async function writeReport(options: ReportOptions): Promise<void> {
  const { entry, plan, tables, folder, language } = options;
  const tournament: TournamentReport = { plan, tables, gameName: (each) => entry.texts[each].name };
  await replaceFile(join(folder, RESULTS_FILE), formatResultsCsv(plan, tables));
  await replaceFile(
    join(folder, TABLES_FILE),
    `${JSON.stringify(toJsonTables(plan, tables), undefined, 2)}\n`,
  );
  const pages = selectMatches(tournament);
  for (const each of LANGUAGES) {
    await mkdir(join(folder, PAGES_FOLDER, each), { recursive: true });
    await writePages(options, tournament, each, pages);
  }
  for (const match of pages.values()) await writeMatchPages(options, match);
  const main = formatTournamentPage(tournament, language, {
    player: (player) => `${PAGES_FOLDER}/${language}/${playerPageName(plan, player)}`,
    language: (other) => `${PAGES_FOLDER}/${other}/index.html`,
  });
  await replaceFile(join(folder, REPORT_FILE), main);
}

const playerPageName = ({ players }: TournamentPlan, player: number): string =>
  `${player + 1}-${toFileName(at(players, player).name)}.html`;
const matchPageName = (number: number): string => `match-${matchFileName(number)}.html`;

/** The lost matches of each program that get a page of their own. */
function selectMatches(tournament: TournamentReport): ReadonlyMap<number, PlayedMatch> {
  const selected = tournament.plan.players.flatMap((_, player) =>
    selectMatchPages(tournament, player).map((match) => [match.number, match] as const),
  );
  return new Map(selected);
}

async function writePages(
  { entry, plan, folder }: ReportOptions,
  tournament: TournamentReport,
  language: Language,
  pages: ReadonlyMap<number, PlayedMatch>,
): Promise<void> {
  const place = join(folder, PAGES_FOLDER, language);
  const index = formatTournamentPage(tournament, language, {
    player: (player) => playerPageName(plan, player),
    language: (other) => `../${other}/index.html`,
  });
  await replaceFile(join(place, 'index.html'), index);
  for (const player of plan.players.keys()) {
    const page = formatPlayerPage(tournament, entry, player, language, {
      tournament: 'index.html',
      language: (other) => `../${other}/${playerPageName(plan, player)}`,
      match: (number) => (pages.has(number) ? matchPageName(number) : undefined),
      archive: (number) => `../../${MATCHES_FOLDER}/${matchFileName(number)}${ARCHIVE_EXTENSION}`,
      transcript: (number, seat) =>
        `../../${MATCHES_FOLDER}/${programFileName(number, seat, at(plan.players, player).name)}.txt`,
    });
    await replaceFile(join(place, playerPageName(plan, player)), page);
  }
}

/** The steps come from the archive, which is replayed once for all languages. */
async function writeMatchPages({ entry, plan, folder }: ReportOptions, match: PlayedMatch): Promise<void> {
  const matches = join(folder, MATCHES_FOLDER);
  const archive = join(matches, `${matchFileName(match.number)}${ARCHIVE_EXTENSION}`);
  const opened = await readArchiveFile(archive, [entry]);
  if (!opened.ok) return;
  const timeline = ReplayTimeline.create(entry.game, opened.value.recording.archive);
  if (!timeline.ok) return;
  const names = match.playerBySeat.map((player) => at(plan.players, player).name);
  const failures = failuresOf(match.result);
  const transcripts = await Promise.all(
    [...new Set(failures.map(({ seat }) => seat))].map(async (seat) => {
      const name = at(names, seat);
      const base = join(matches, programFileName(match.number, seat, name));
      return { name, lines: await readTail(`${base}.txt`), stderr: await readTail(`${base}.err`) };
    }),
  );
  for (const language of LANGUAGES) {
    const context = createReplayContext(timeline.value, opened.value, language);
    const page = formatMatchPage({
      language,
      number: match.number,
      names,
      seed: match.seed,
      failures: failures.map(
        ({ seat, note }) => `${at(names, seat)}: ${formatFailureNote(entry, language, note)}`,
      ),
      steps: logLines(context, 'judge', timeline.value.end).slice(2),
      transcripts,
      back: 'index.html',
      addressIn: (other) => `../${other}/${matchPageName(match.number)}`,
    });
    await replaceFile(join(folder, PAGES_FOLDER, language, matchPageName(match.number)), page);
  }
}

async function readTail(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.length > MAX_TRANSCRIPT_LENGTH ? `…\n${text.slice(-MAX_TRANSCRIPT_LENGTH)}` : text;
}

/** A file that cannot be written completely does not replace the present one. */
async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
