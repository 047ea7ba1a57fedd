/** `ludoteca verify`: replays archives and reports which are valid. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { EXIT_CODES, type AnyCatalogueEntry, type ByLanguage, type Language, LANGUAGES } from '@ludoteca/kit';
import { ARCHIVE_EXTENSION, verifyArchiveFile } from '../files/archive-file.ts';
import { ProgressBar } from '../terminal/progress-bar.ts';
import { defineCommand } from '../args/command.ts';
import { CliError } from '../args/cli-error.ts';
import { findFiles, type FolderListing } from '../files/folders.ts';
import { toSafeJson, messageOf, formatPath } from '../terminal/sanitize.ts';
import { formatCount, formatNumber } from '../terminal/numbers.ts';
import { choiceOption, flagOption } from '../args/options.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { loadPreferences } from './load-preferences.ts';
import { formatArchiveProblem } from '../files/archive-problem.ts';

const messages = {
  about: 'Replays archives and reports which are valid.',
  json: 'print the result as one JSON array',
  quiet: 'print only the refused archives and the total',
  notes: [
    'Of a file that is cut off it says how many entries can still be shown: see ludoteca replay.',
    `Of a folder, all files whose names end in ${ARCHIVE_EXTENSION} are verified, those of its folders too; links are not followed.`,
    'Exit code: 0 all are good; 2 some are refused: no such file, not an archive, damaged, too large, of an unknown game, or one whose chain of hashes or replay disagrees; or a folder cannot be read.',
  ],
  lang: `the language: ${LANGUAGES.join(', ')} (default: as in the settings, else that of the terminal)`,
  empty: (folder: string) => `${formatPath(folder)}: no file in this folder ends in ${ARCHIVE_EXTENSION}`,
};

interface VerifyTexts {
  closed(why: string): string;
  good(entries: number): string;
  bad(sentence: string): string;
  older(path: string): string;
  sum(good: number, all: number): string;
}

const TEXTS: ByLanguage<VerifyTexts> = {
  en: {
    closed: (why) => `this folder cannot be read: ${why}`,
    good: (entries) => `ok, ${formatCount(entries, 'entry', 'entries')}`,
    bad: (sentence) => `refused: ${sentence}`,
    older: (path) => `; an older version is good: ${path}`,
    sum: (good, all) => `Good: ${formatNumber(good)} of ${formatCount(all, 'archive')}.`,
  },
  it: {
    closed: (why) => `questa cartella non si può leggere: ${why}`,
    good: (entries) => `a posto, ${formatCount(entries, 'mossa', 'mosse')}`,
    bad: (sentence) => `rifiutato: ${sentence}`,
    older: (path) => `; una versione precedente è a posto: ${path}`,
    sum: (good, all) => `A posto: ${formatNumber(good)} su ${formatCount(all, 'archivio', 'archivi')}.`,
  },
  pt: {
    closed: (why) => `esta pasta não pode ser lida: ${why}`,
    good: (entries) => `em ordem, ${formatCount(entries, 'jogada')}`,
    bad: (sentence) => `recusado: ${sentence}`,
    older: (path) => `; uma versão anterior está em ordem: ${path}`,
    sum: (good, all) => `Em ordem: ${formatNumber(good)} de ${formatCount(all, 'arquivo')}.`,
  },
};

/** The JSON of `--json` for one file. */
type Verdict =
  | { readonly file: string; readonly ok: true; readonly game: string; readonly entries: number }
  | {
      readonly file: string;
      readonly ok: false;
      readonly problem: string;
      readonly older?: string;
      /** The number of complete entries of a file that is cut off. */
      readonly recovered?: number;
    };

export const verifyCommand = defineCommand({
  name: 'verify',
  about: messages.about,
  parameters: ['FILE|DIR…'],
  options: {
    json: flagOption(messages.json),
    quiet: flagOption(messages.quiet),
    lang: choiceOption('LANG', LANGUAGES, messages.lang),
  },
  notes: messages.notes,
  run: async (paths, { json, quiet, lang }, environment, entries) => {
    const { language } = await loadPreferences(resolveDataFolder(undefined), lang, environment);
    const texts = TEXTS[language];
    const { files, unreadable } = await findArchives(paths);
    const verdicts: Verdict[] = [];
    const pass = (verdict: Verdict): void => {
      verdicts.push(verdict);
      if (json || (quiet && verdict.ok)) return;
      (verdict.ok ? environment.print : environment.printError)(formatVerdict(verdict, texts));
    };
    for (const { folder, error } of unreadable)
      pass({ file: folder, ok: false, problem: texts.closed(messageOf(error)) });
    const progress = new ProgressBar(files.length > 1 ? environment.showProgress : undefined, files.length);
    for (const file of files) {
      pass(await verifyOne(file, entries, language));
      progress.advance();
    }
    progress.clear();
    const refused = verdicts.filter(({ ok }) => !ok);
    if (json) environment.print(toSafeJson(quiet ? refused : verdicts));
    else if (files.length > 1 || quiet)
      environment.print(texts.sum(verdicts.length - refused.length, files.length));
    return refused.length === 0 ? EXIT_CODES.done : EXIT_CODES.misused;
  },
});

/** Each file once. */
async function findArchives(paths: readonly string[]): Promise<FolderListing> {
  const found = await Promise.all(paths.map(findArchivesAt));
  const files = new Map(found.flatMap((walked) => walked.files).map((file) => [resolve(file), file]));
  return { files: [...files.values()], unreadable: found.flatMap(({ unreadable }) => unreadable) };
}

/** A missing file is reported by `verifyOne`. */
async function findArchivesAt(path: string): Promise<FolderListing> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory() !== true) return { files: [path], unreadable: [] };
  const walked = await findFiles(path, ARCHIVE_EXTENSION);
  if (walked.files.length + walked.unreadable.length === 0) throw new CliError(messages.empty(path));
  return walked;
}

async function verifyOne(
  file: string,
  known: readonly AnyCatalogueEntry[],
  language: Language,
): Promise<Verdict> {
  const checked = await verifyArchiveFile(file, known);
  if (checked.ok) {
    const { game, entries } = checked.value.recording.archive;
    return { file, ok: true, game, entries: entries.length };
  }
  const { problem, older } = checked.problem;
  const recovered = 'damage' in problem ? problem.recovered?.recording.archive.entries.length : undefined;
  return {
    file,
    ok: false,
    problem: formatArchiveProblem(problem, language),
    ...(older === undefined ? {} : { older }),
    ...(recovered === undefined ? {} : { recovered }),
  };
}

function formatVerdict(verdict: Verdict, texts: VerifyTexts): string {
  const path = formatPath(verdict.file);
  if (verdict.ok) return `${path}: ${texts.good(verdict.entries)}`;
  const { problem, older } = verdict;
  return `${path}: ${texts.bad(problem)}${older === undefined ? '' : texts.older(formatPath(older))}`;
}
