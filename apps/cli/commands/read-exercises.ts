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
} from '@ludoteca/kit';
import { CliError, type ExitCode } from '../args/cli-error.ts';
import { formatReadProblem, toExitCode } from '../files/archive-problem.ts';
import { readFileBytes } from '../files/read-file.ts';
import { formatPath } from '../terminal/sanitize.ts';

const messages = { large: 'it is larger than 1 MiB' };

/** Throws a `CliError` with the first problem. */
export async function readExerciseCollection(
  entry: AnyCatalogueEntry,
  path: string,
): Promise<ExerciseCollection> {
  const fail = (why: string, exitCode: ExitCode = EXIT_CODES.failed): never => {
    throw new CliError(`${formatPath(path)}: ${why}`, exitCode);
  };
  const bytes = await readFileBytes(path);
  if (!bytes.ok) return fail(formatReadProblem(bytes.problem), toExitCode({ readProblem: bytes.problem }));
  if (bytes.value.length > MAX_FILE_BYTES) return fail(messages.large);
  const parsed = parseExerciseFile(entry.game, bytes.value);
  if (!parsed.ok)
    return fail(
      formatExerciseFileProblem('en', parsed.problem, (reason) => entry.texts.en.reason(reason, [])),
    );
  const name = basename(path, extname(path));
  return {
    id: name,
    name: singleLanguage(name),
    about: singleLanguage(path),
    load: async () => parsed.value,
  };
}
