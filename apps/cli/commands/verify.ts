/** `ludoteca verify`: replays archives and reports which are valid. */
import {
  EXIT_CODES,
  type AnyCatalogueEntry,
  type ByLanguage,
  type Language,
  inLanguages,
} from '@ludoteca/kit';
import { fairnessTexts, type FairnessVerdict } from '@ludoteca/wire';
import {
  CollectionError,
  CollectionReader,
  formatMember,
  isCollection,
} from '../files/archive-collection.ts';
import { verifyArchiveFile, verifyPackedArchive } from '../files/archive-file.ts';
import { ProgressBar } from '../terminal/progress-bar.ts';
import { defineCommand } from '../args/command.ts';
import { CliError, type ExitCode, maxExitCode } from '../args/cli-error.ts';
import { findArchives } from '../files/find-archives.ts';
import { toSafeJson, messageOf, formatPath } from '../terminal/sanitize.ts';
import { formatCount, formatNumber } from '../terminal/numbers.ts';
import { flagOption, textOption } from '../args/options.ts';
import { verifyShuffle } from '../remote/verify-shuffle.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';
import { loadPreferences } from './load-preferences.ts';
import { formatArchiveProblem, toExitCode } from '../files/archive-problem.ts';

const ONE_ARCHIVE = inLanguages(
  '--fairness riguarda un solo archivio; indica un solo FILE',
  '--fairness belongs to one archive; give one FILE',
  '--fairness se refere a um só arquivo; indique um só FILE',
);

interface VerifyTexts {
  closed(why: string): string;
  /** Why a collection cannot be read. */
  collection(why: string): string;
  good(entries: number): string;
  shuffle(sentence: string): string;
  bad(sentence: string): string;
  older(path: string): string;
  sum(good: number, all: number): string;
}

const TEXTS: ByLanguage<VerifyTexts> = {
  en: {
    closed: (why) => `this folder cannot be read: ${why}`,
    collection: (why) => why,
    good: (entries) => `ok, ${formatCount(entries, 'entry', 'entries')}`,
    shuffle: (sentence) => `; shuffle: ${sentence}`,
    bad: (sentence) => `refused: ${sentence}`,
    older: (path) => `; an older version is good: ${path}`,
    sum: (good, all) => `Good: ${formatNumber(good)} of ${formatCount(all, 'archive')}.`,
  },
  it: {
    closed: (why) => `questa cartella non si può leggere: ${why}`,
    collection: (why) => `la raccolta non si può leggere: ${why}`,
    good: (entries) => `a posto, ${formatCount(entries, 'mossa', 'mosse')}`,
    shuffle: (sentence) => `; mescolata: ${sentence}`,
    bad: (sentence) => `rifiutato: ${sentence}`,
    older: (path) => `; una versione precedente è a posto: ${path}`,
    sum: (good, all) => `A posto: ${formatNumber(good)} su ${formatCount(all, 'archivio', 'archivi')}.`,
  },
  pt: {
    closed: (why) => `esta pasta não pode ser lida: ${why}`,
    collection: (why) => `a coleção não pode ser lida: ${why}`,
    good: (entries) => `em ordem, ${formatCount(entries, 'jogada')}`,
    shuffle: (sentence) => `; embaralhamento: ${sentence}`,
    bad: (sentence) => `recusado: ${sentence}`,
    older: (path) => `; uma versão anterior está em ordem: ${path}`,
    sum: (good, all) => `Em ordem: ${formatNumber(good)} de ${formatCount(all, 'arquivo')}.`,
  },
};

/** The JSON of `--json` for one file. */
type Verdict =
  | {
      readonly file: string;
      readonly ok: true;
      readonly game: string;
      readonly entries: number;
      /** Present if there is evidence for the shuffle. */
      readonly shuffle?: FairnessVerdict;
    }
  | {
      readonly file: string;
      readonly ok: false;
      readonly problem: string;
      readonly older?: string;
      /** The number of complete entries of a file that is cut off. */
      readonly recovered?: number;
    };

/** A verdict and the exit code to which it leads; the highest of all files is that of the command. */
interface FileResult {
  readonly verdict: Verdict;
  readonly exitCode: ExitCode;
}

export const verifyCommand = defineCommand({
  name: 'verify',
  parameters: ['FILE|DIR…'],
  options: { json: flagOption, quiet: flagOption, fairness: textOption('FILE') },
  run: async (paths, { json, quiet, fairness, lang }, environment, entries) => {
    const { language } = await loadPreferences(resolveDataFolder(undefined), lang, environment);
    const texts = TEXTS[language];
    const { files, unreadable } = await findArchives(paths);
    if (fairness !== undefined && files.length !== 1) throw new CliError(ONE_ARCHIVE);
    const verdicts: Verdict[] = [];
    let worst: ExitCode = EXIT_CODES.done;
    const pass = ({ verdict, exitCode }: FileResult): void => {
      verdicts.push(verdict);
      worst = maxExitCode(worst, exitCode);
      if (json || (quiet && verdict.ok)) return;
      (verdict.ok ? environment.print : environment.printError)(formatVerdict(verdict, language));
    };
    for (const { folder, error } of unreadable)
      pass({
        verdict: { file: folder, ok: false, problem: texts.closed(messageOf(error)) },
        exitCode: EXIT_CODES.misused,
      });
    const progress = new ProgressBar(files.length > 1 ? environment.showProgress : undefined, files.length);
    for (const file of files) {
      for await (const result of verifyFile(file, entries, language, fairness)) pass(result);
      progress.advance();
    }
    progress.clear();
    const refused = verdicts.filter(({ ok }) => !ok);
    if (json) environment.print(toSafeJson(quiet ? refused : verdicts));
    else if (verdicts.length > 1 || quiet)
      environment.print(texts.sum(verdicts.length - refused.length, verdicts.length));
    return worst;
  },
});

/** One verdict, or those of all archives of a collection. */
async function* verifyFile(
  file: string,
  known: readonly AnyCatalogueEntry[],
  language: Language,
  fairness: string | undefined,
): AsyncGenerator<FileResult> {
  if (!(await isCollection(file))) return yield verifyOne(file, known, language, fairness);
  let reader;
  try {
    reader = await CollectionReader.open(file);
  } catch (error) {
    if (!(error instanceof CollectionError)) throw error;
    const problem = TEXTS[language].collection(error.message);
    return yield { verdict: { file, ok: false, problem }, exitCode: EXIT_CODES.failed };
  }
  try {
    for (const row of reader.rows) {
      const member = formatMember(file, row.number);
      yield toResult(member, await verifyPackedArchive(await reader.read(row), known), language);
    }
  } finally {
    await reader.close();
  }
}

function toResult(
  file: string,
  checked: Awaited<ReturnType<typeof verifyPackedArchive>>,
  language: Language,
): FileResult {
  if (!checked.ok) {
    const problem = formatArchiveProblem(checked.problem, language);
    return { verdict: { file, ok: false, problem }, exitCode: EXIT_CODES.failed };
  }
  const { game, entries } = checked.value.recording.archive;
  return { verdict: { file, ok: true, game, entries: entries.length }, exitCode: EXIT_CODES.done };
}

async function verifyOne(
  file: string,
  known: readonly AnyCatalogueEntry[],
  language: Language,
  fairness: string | undefined,
): Promise<FileResult> {
  const checked = await verifyArchiveFile(file, known);
  if (checked.ok) {
    const { recording, entry } = checked.value;
    const { game, entries } = recording.archive;
    const shuffle = await verifyShuffle(file, entry, fairness, language);
    if (!shuffle.ok)
      return { verdict: { file, ok: false, problem: shuffle.problem }, exitCode: EXIT_CODES.failed };
    const verdict = { file, ok: true, game, entries: entries.length } as const;
    return {
      verdict: shuffle.value === undefined ? verdict : { ...verdict, shuffle: shuffle.value },
      exitCode: EXIT_CODES.done,
    };
  }
  const { problem, older } = checked.problem;
  const recovered = 'damage' in problem ? problem.recovered?.recording.archive.entries.length : undefined;
  const verdict: Verdict = {
    file,
    ok: false,
    problem: formatArchiveProblem(problem, language),
    ...(older === undefined ? {} : { older }),
    ...(recovered === undefined ? {} : { recovered }),
  };
  return { verdict, exitCode: toExitCode(problem) };
}

function formatVerdict(verdict: Verdict, language: Language): string {
  const texts = TEXTS[language];
  const path = formatPath(verdict.file);
  if (verdict.ok) {
    const { entries, shuffle } = verdict;
    const checked = shuffle === undefined ? '' : texts.shuffle(fairnessTexts[language].verdicts[shuffle]);
    return `${path}: ${texts.good(entries)}${checked}`;
  }
  const { problem, older } = verdict;
  return `${path}: ${texts.bad(problem)}${older === undefined ? '' : texts.older(formatPath(older))}`;
}
