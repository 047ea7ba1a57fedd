/** Reads a file of exercises that a user has written. */
import { basename, extname } from 'node:path';
import {
  type AnyCatalogueEntry,
  EXIT_CODES,
  type ExerciseCollection,
  formatExerciseFileProblem,
  MAX_FILE_BYTES,
  parseExerciseFile,
  singleLanguage,
  type ByLanguage,
  inLanguages,
  type Language,
} from '@ludoteca/kit';
import { CliError, type ExitCode } from '../args/cli-error.ts';
import { describeReadProblem, toExitCode } from '../files/archive-problem.ts';
import { readFileBytes } from '../files/read-file.ts';
import { formatPath } from '../terminal/sanitize.ts';

const TOO_LARGE = inLanguages('supera 1 MiB', 'it is larger than 1 MiB', 'passa de 1 MiB');

/** Throws a `CliError` with the first problem. */
export async function readExerciseCollection(
  entry: AnyCatalogueEntry,
  path: string,
): Promise<ExerciseCollection> {
  const fail = ({ it, en, pt }: ByLanguage<string>, exitCode: ExitCode = EXIT_CODES.failed): never => {
    const file = formatPath(path);
    throw new CliError(inLanguages(`${file}: ${it}`, `${file}: ${en}`, `${file}: ${pt}`), exitCode);
  };
  const bytes = await readFileBytes(path);
  if (!bytes.ok) return fail(describeReadProblem(bytes.problem), toExitCode({ readProblem: bytes.problem }));
  if (bytes.value.length > MAX_FILE_BYTES) return fail(TOO_LARGE);
  const parsed = parseExerciseFile(entry.game, bytes.value);
  if (!parsed.ok) {
    const formatIn = (language: Language): string =>
      formatExerciseFileProblem(language, parsed.problem, (reason) =>
        entry.texts[language].reason(reason, []),
      );
    return fail(inLanguages(formatIn('it'), formatIn('en'), formatIn('pt')));
  }
  const name = basename(path, extname(path));
  return {
    id: name,
    name: singleLanguage(name),
    about: singleLanguage(path),
    load: async () => parsed.value,
  };
}
