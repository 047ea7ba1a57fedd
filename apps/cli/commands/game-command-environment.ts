/** The environment in which a command of a game runs. */
import { randomInt } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ok, refuse } from '@ludoteca/kernel';
import {
  EXIT_CODES,
  type CommandEnvironment,
  type IsolationMode,
  type Language,
  type PreparedSubmissions,
  inLanguages,
} from '@ludoteca/kit';
import {
  findProgramProblem,
  openTerminalProgram,
  openReferee,
  prepareFolder,
} from '@ludoteca/players/process';
import { formatSubmissionProblem, shortenOutput } from '../arena/submission-report.ts';
import type { CliEnvironment } from '../args/command.ts';
import { CliError } from '../args/cli-error.ts';
import { programName } from '../args/program-name.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { readFileBytes } from '../files/read-file.ts';
import { openDataFile, readFileChunks, replaceDataFile } from '../files/data-files.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { messageOf, formatPath, replaceUnprintable } from '../terminal/sanitize.ts';
import { describeReadProblem, toExitCode } from '../files/archive-problem.ts';
import { createRowEncoder } from '../terminal/row-encoder.ts';

/** Tabs are harmless in a terminal and stay. */
const sanitizeLine = (line: string): string => line.split('\t').map(replaceUnprintable).join('\t');

/** The beginning of an error message, by the operation on a path that has failed. */
const ATTEMPTS = {
  write: inLanguages('non si può scrivere', 'cannot write', 'não é possível gravar'),
  'make folder': inLanguages(
    'non si può creare la cartella',
    'cannot make the folder',
    'não é possível criar a pasta',
  ),
  'look into': inLanguages('non si può leggere', 'cannot look into', 'não é possível ler'),
};

async function wrapFileError<V>(
  attempt: keyof typeof ATTEMPTS,
  path: string,
  action: () => Promise<V>,
): Promise<V> {
  try {
    return await action();
  } catch (error) {
    const { it, en, pt } = ATTEMPTS[attempt];
    const why = `${formatPath(path)}: ${messageOf(error)}`;
    throw new CliError(inLanguages(`${it} ${why}`, `${en} ${why}`, `${pt} ${why}`), EXIT_CODES.failed);
  }
}

/** Files are read up to the size limit; results are saved atomically, like archives. */
export function createCommandEnvironment(
  environment: CliEnvironment,
  calledByOwnName: boolean,
): CommandEnvironment {
  const encode = createRowEncoder({ colours: environment.colours.isColorSupported, convert: sanitizeLine });
  return {
    read: async (path) => {
      const bytes = await readFileBytes(path);
      if (bytes.ok) return bytes.value;
      const { problem } = bytes;
      const { it, en, pt } = describeReadProblem(problem);
      const file = formatPath(path);
      throw new CliError(
        inLanguages(`${file}: ${it}`, `${file}: ${en}`, `${file}: ${pt}`),
        toExitCode({ readProblem: problem }),
      );
    },
    readChunks: (path) => readFileChunks(path),
    readData: (name) => openDataFile(name),
    writeData: (name, bytes) => wrapFileError('write', name, () => replaceDataFile(name, bytes)),
    write: (path, bytes) => wrapFileError('write', path, () => saveAtomically(path, bytes)),
    replaceText: (path, text) => wrapFileError('write', path, () => writeFile(path, text)),
    append: (path, text) => wrapFileError('write', path, () => appendFile(path, text)),
    makeFolder: (path) => wrapFileError('make folder', path, () => makeDurableFolder(path)),
    prepareSubmissions: (folder, isolation, language) =>
      wrapFileError('look into', folder, () => prepareSubmissions(folder, isolation, language)),
    openTerminalProgram,
    findProgramProblem,
    sampleBot: (game) => fileURLToPath(new URL(`../../../examples/bots/${game}/bot.mjs`, import.meta.url)),
    print: (line) => environment.print(typeof line === 'string' ? sanitizeLine(line) : encode(line)),
    printError: (line) => environment.printError(sanitizeLine(line)),
    readLine: () => environment.readLine(),
    language: environment.language,
    randomInt: (below) => randomInt(below),
    calledByOwnName,
    programName: programName(),
    referee: openReferee,
    interceptInterrupt: () => environment.interceptInterrupt(),
  };
}

/** Problems are worded as in tournaments. */
async function prepareSubmissions(
  folder: string,
  isolation: IsolationMode,
  language: Language,
): Promise<PreparedSubmissions> {
  const prepared = await prepareFolder(folder, isolation);
  const submissions = prepared.sources.map(({ path, program }) => ({
    path,
    program: program.ok
      ? ok(program.value.path)
      : refuse(formatSubmissionProblem(language, shortenOutput(program.problem))),
  }));
  return { submissions, close: () => prepared.close() };
}
