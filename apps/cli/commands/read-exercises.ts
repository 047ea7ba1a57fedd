/** Reads a file of exercises that a user has written. */
import { basename, extname } from 'node:path';
import {
  type AnyCatalogueEntry,
  EXIT_CODES,
  type ExerciseCollection,
  type ExerciseFileProblem,
  MAX_FILE_BYTES,
  parseExerciseFile,
  singleLanguage,
} from '@ludoteca/kit';
import { CliError, type ExitCode } from '../args/cli-error.ts';
import { formatReadProblem, toExitCode } from '../files/archive-problem.ts';
import { readFileBytes } from '../files/read-file.ts';
import { formatPath, quote } from '../terminal/sanitize.ts';

const messages = {
  large: 'it is larger than 1 MiB',
  json: 'it is no JSON',
  field: (path: string, problem: string) =>
    path === '' ? `the file as a whole: ${problem}` : `${path}: ${problem}`,
  game: (game: string) => `it is for the game ${quote(game)}`,
  repeated: (id: string) => `two exercises are called ${quote(id)}`,
  start: (id: string, reason: string) => `the game refuses the position of ${quote(id)}: ${reason}`,
};

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
  if (!parsed.ok) return fail(describeProblem(entry, parsed.problem));
  const name = basename(path, extname(path));
  return {
    id: name,
    name: singleLanguage(name),
    about: singleLanguage(path),
    load: async () => parsed.value,
  };
}

function describeProblem({ texts }: AnyCatalogueEntry, problem: ExerciseFileProblem): string {
  switch (problem.what) {
    case 'json':
      return messages.json;
    case 'field':
      return messages.field(problem.issue.path, problem.issue.problem);
    case 'game':
      return messages.game(problem.game);
    case 'repeated':
      return messages.repeated(problem.id);
    case 'start':
      return messages.start(
        problem.id,
        problem.reasons.map((reason) => texts.en.reason(reason, [])).join(' '),
      );
  }
}
