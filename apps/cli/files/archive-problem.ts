/** The sentences about archive files that cannot be used. */
import type { ArchiveDamage, RecoveredRecording, VerificationFailure } from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  type ByLanguage,
  EXIT_CODES,
  formatArchiveDamage,
  formatRecovery,
  formatVerificationFailure,
  type Language,
  inLanguages,
} from '@ludoteca/kit';
import { MAX_FILE_BYTES, type ReadProblem } from './read-file.ts';
import type { ExitCode } from '../args/cli-error.ts';
import { toSingleLine, quote } from '../terminal/sanitize.ts';

/** What could be read of a file that is cut off. */
export interface RecoveredArchive {
  readonly recording: RecoveredRecording;
  readonly entry: AnyCatalogueEntry;
  /** Absent if the replay agrees with all of it. */
  readonly failure?: VerificationFailure;
}

/** In the order in which they are detected. */
export type ArchiveProblem =
  | { readonly readProblem: ReadProblem }
  | { readonly damage: ArchiveDamage; readonly recovered?: RecoveredArchive }
  | { readonly unknownGame: string; readonly known: readonly string[] }
  | { readonly failure: VerificationFailure; readonly texts: AnyCatalogueEntry['texts'] };

/** A path without a readable file is a wrong argument; a file that is refused is a finding. */
export const toExitCode = (problem: ArchiveProblem): ExitCode =>
  'readProblem' in problem && ['missing', 'no file', 'unreadable'].includes(problem.readProblem.what)
    ? EXIT_CODES.misused
    : EXIT_CODES.failed;

interface ProblemTexts {
  unknownGame(game: string, known: string): string;
  readonly missing: string;
  readonly noFile: string;
  readonly gzip: string;
  tooLarge(size: string, max: string): string;
  unpacksTooLarge(max: string): string;
  unreadable(why: string): string;
}

const TEXTS: ByLanguage<ProblemTexts> = {
  en: {
    unknownGame: (game, known) => `field "game": no game is called ${game}; there are ${known}`,
    missing: 'there is no such file',
    noFile: 'this is not a file',
    gzip: 'it is packed with gzip, and damaged or cut off',
    tooLarge: (size, max) => `the file has ${size}; more than ${max} are not read`,
    unpacksTooLarge: (max) => `it unpacks to more than ${max}, which are not read`,
    unreadable: (why) => `it cannot be read: ${why}`,
  },
  it: {
    unknownGame: (game, known) => `campo "game": nessun gioco si chiama ${game}; ci sono ${known}`,
    missing: 'il file non esiste',
    noFile: 'non è un file',
    gzip: 'è compresso con gzip, e guasto o troncato',
    tooLarge: (size, max) => `il file ha ${size}; se ne leggono al massimo ${max}`,
    unpacksTooLarge: (max) => `decompresso supera ${max}, che è il massimo`,
    unreadable: (why) => `non si può leggere: ${why}`,
  },
  pt: {
    unknownGame: (game, known) => `campo "game": nenhum jogo se chama ${game}; existem ${known}`,
    missing: 'o arquivo não existe',
    noFile: 'não é um arquivo',
    gzip: 'está comprimido com gzip, e danificado ou truncado',
    tooLarge: (size, max) => `o arquivo tem ${size}; são lidos no máximo ${max}`,
    unpacksTooLarge: (max) => `descomprimido passa de ${max}, que é o máximo`,
    unreadable: (why) => `não pode ser lido: ${why}`,
  },
};

export function formatArchiveProblem(problem: ArchiveProblem, language: Language = 'en'): string {
  if ('readProblem' in problem) return formatReadProblem(problem.readProblem, language);
  if ('unknownGame' in problem)
    return TEXTS[language].unknownGame(quote(problem.unknownGame), problem.known.join(', '));
  if ('failure' in problem) return formatFailure(problem.failure, problem.texts, language);
  const { damage, recovered } = problem;
  if (recovered === undefined) return toSingleLine(formatArchiveDamage(language, damage));
  const { recording, entry, failure } = recovered;
  const sentence = formatRecovery(language, damage, recording.archive.entries.length);
  return failure === undefined ? sentence : `${sentence}; ${formatFailure(failure, entry.texts, language)}`;
}

const formatFailure = (
  failure: VerificationFailure,
  texts: AnyCatalogueEntry['texts'],
  language: Language,
): string =>
  toSingleLine(formatVerificationFailure(language, failure, (reason) => texts[language].reason(reason, [])));

const formatMebibytes = (size: number): string => `${Math.ceil(size / 2 ** 20)} MiB`;

/** The same in all languages, for errors of commands. */
export const describeReadProblem = (problem: ReadProblem): ByLanguage<string> =>
  inLanguages(
    formatReadProblem(problem, 'it'),
    formatReadProblem(problem, 'en'),
    formatReadProblem(problem, 'pt'),
  );

export function formatReadProblem(readProblem: ReadProblem, language: Language = 'en'): string {
  const texts = TEXTS[language];
  switch (readProblem.what) {
    case 'missing':
      return texts.missing;
    case 'no file':
      return texts.noFile;
    case 'gzip':
      return texts.gzip;
    case 'too large':
      return texts.tooLarge(formatMebibytes(readProblem.size), formatMebibytes(MAX_FILE_BYTES));
    case 'unpacks too large':
      return texts.unpacksTooLarge(formatMebibytes(MAX_FILE_BYTES));
    case 'unreadable':
      return texts.unreadable(toSingleLine(readProblem.why));
  }
}
