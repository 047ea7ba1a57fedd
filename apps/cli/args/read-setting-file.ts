/** Reads the value of a setting from a file. */
import { type Json, encodeUtf8, type Reason, refuse, type Result } from '@ludoteca/kernel';
import {
  type FileField,
  type Language,
  FILE_TOO_LARGE,
  prefixLineNumber,
  parseFileSetting,
  type AnyCatalogueEntry,
} from '@ludoteca/kit';
import { readFileBytes, type ReadProblem } from '../files/read-file.ts';
import { quoteIfUnsafe, toSingleLine } from '../terminal/sanitize.ts';
import { formatReadProblem } from '../files/archive-problem.ts';

/** The file cannot be read, or its content is not valid for the setting. */
export type SettingFileProblem =
  | { readonly readProblem: ReadProblem }
  | { readonly reasons: readonly Reason[] };

/** Further reasons are only counted. */
const MAX_LISTED_REASONS = 5;

/**
 * The value in the file. If the file does not exist and the path itself is a code of the field, the value of the code.
 */
export async function readSettingFile(
  field: FileField,
  path: string,
): Promise<Result<Json, SettingFileProblem>> {
  const bytes = await readFileBytes(path);
  const isCode = !bytes.ok && isMissing(bytes.problem) && field.isCode?.(path) === true;
  if (!bytes.ok && !isCode)
    return refuse(isLarge(bytes.problem) ? { reasons: [FILE_TOO_LARGE] } : { readProblem: bytes.problem });
  const read = parseFileSetting(field, bytes.ok ? bytes.value : encodeUtf8(path));
  return read.ok ? read : refuse({ reasons: read.problem });
}

/** A long code exceeds the limit of file names; systems report that with different errors. */
const isMissing = ({ what }: ReadProblem): boolean => what === 'missing' || what === 'unreadable';

/** Files of settings have a lower limit than archives, so both count as too large. */
const isLarge = ({ what }: ReadProblem): boolean => what === 'too large' || what === 'unpacks too large';

/** One sentence for each reason, with its line number if it has one. System messages are in English. */
function formatSettingFileProblem(
  problem: SettingFileProblem,
  { texts }: AnyCatalogueEntry,
  language: Language,
): string {
  if ('readProblem' in problem) return formatReadProblem(problem.readProblem);
  const { reasons } = problem;
  const sentences = reasons
    .slice(0, MAX_LISTED_REASONS)
    .map((reason) => prefixLineNumber(language, reason, texts[language].reason(reason, [])));
  const more = reasons.length > MAX_LISTED_REASONS ? ` (+${reasons.length - MAX_LISTED_REASONS})` : '';
  return toSingleLine(sentences.join(' ')) + more;
}

/** The path and what is wrong with the file. */
export const formatFileError = (
  path: string,
  problem: SettingFileProblem,
  entry: AnyCatalogueEntry,
  language: Language,
): string => `${quoteIfUnsafe(path, 200)}: ${formatSettingFileProblem(problem, entry, language)}`;
