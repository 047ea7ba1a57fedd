/** A file that a setting is read from. */
import { type Json, encodeUtf8, type Reason, refuse, type Result } from '@ludoteca/kernel';
import {
  type FileField,
  type Language,
  FILE_TOO_LARGE,
  prefixLineNumber,
  parseFileSetting,
  type AnyCatalogueEntry,
} from '@ludoteca/kit';
import { readFileBytes, type ReadProblem } from '../files/load.ts';
import { toSingleLine } from '../terminal/sanitize.ts';
import { formatReadProblem } from '../files/archive-problem.ts';

/** Why a file gives no value: it is not to be had, or it holds none. */
export type SettingFileProblem = { readonly trouble: ReadProblem } | { readonly reasons: readonly Reason[] };

/** More that is wrong with one file is only counted. */
const MAX_LISTED_REASONS = 5;

/** What the file holds as a value for the field; where there is no such file, what the word itself says if it is a code. */
export async function readSettingFile(
  field: FileField,
  path: string,
): Promise<Result<Json, SettingFileProblem>> {
  const bytes = await readFileBytes(path);
  const isCode = !bytes.ok && isMissing(bytes.problem) && field.isCode?.(path) === true;
  if (!bytes.ok && !isCode)
    return refuse(isLarge(bytes.problem) ? { reasons: [FILE_TOO_LARGE] } : { trouble: bytes.problem });
  const read = parseFileSetting(field, bytes.ok ? bytes.value : encodeUtf8(path));
  return read.ok ? read : refuse({ reasons: read.problem });
}

/** A long code is too long for the name of a file: what the system says of that differs. */
const isMissing = ({ what }: ReadProblem): boolean => what === 'missing' || what === 'unreadable';

/** Archives may be larger. */
const isLarge = ({ what }: ReadProblem): boolean => what === 'too large' || what === 'unpacks too large';

/** What is wrong with a file, a sentence each, with the line where there is one. What the system says is in English. */
export function formatSettingFileProblem(
  problem: SettingFileProblem,
  { texts }: AnyCatalogueEntry,
  language: Language,
): string {
  if ('trouble' in problem) return formatReadProblem(problem.trouble);
  const { reasons } = problem;
  const sentences = reasons
    .slice(0, MAX_LISTED_REASONS)
    .map((reason) => prefixLineNumber(language, reason, texts[language].reason(reason, [])));
  const more = reasons.length > MAX_LISTED_REASONS ? ` (+${reasons.length - MAX_LISTED_REASONS})` : '';
  return toSingleLine(sentences.join(' ')) + more;
}
