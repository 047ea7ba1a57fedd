/** The environment in which a command of a game runs. */
import { randomInt } from 'node:crypto';
import { appendFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT_CODES, type CommandEnvironment } from '@ludoteca/kit';
import { findProgramProblem, isExecutableProgram, openReferee } from '@ludoteca/players/process';
import type { CliEnvironment } from '../args/command.ts';
import { CliError } from '../args/cli-error.ts';
import { programName } from '../args/program-name.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { readFileBytes } from '../files/read-file.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { messageOf, formatPath, replaceUnprintable } from '../terminal/sanitize.ts';
import { formatReadProblem, toExitCode } from '../files/archive-problem.ts';
import { createRowEncoder } from '../terminal/row-encoder.ts';

/** Tabs are harmless in a terminal and stay. */
const sanitizeLine = (line: string): string => line.split('\t').map(replaceUnprintable).join('\t');

async function wrapFileError<V>(verb: string, path: string, action: () => Promise<V>): Promise<V> {
  try {
    return await action();
  } catch (error) {
    throw new CliError(`cannot ${verb} ${formatPath(path)}: ${messageOf(error)}`, EXIT_CODES.failed);
  }
}

/** Files are read up to the size limit; results are saved atomically, like archives. */
export function createCommandEnvironment(environment: CliEnvironment, alone: boolean): CommandEnvironment {
  const encode = createRowEncoder({ colours: environment.colours.isColorSupported, convert: sanitizeLine });
  return {
    read: async (path) => {
      const bytes = await readFileBytes(path);
      if (bytes.ok) return bytes.value;
      const { problem } = bytes;
      const sentence = formatReadProblem(problem, environment.language);
      throw new CliError(`${formatPath(path)}: ${sentence}`, toExitCode({ readProblem: problem }));
    },
    write: (path, bytes) => wrapFileError('write', path, () => saveAtomically(path, bytes)),
    replaceText: (path, text) => wrapFileError('write', path, () => writeFile(path, text)),
    append: (path, text) => wrapFileError('write', path, () => appendFile(path, text)),
    makeFolder: (path) => wrapFileError('make the folder', path, () => makeDurableFolder(path)),
    programsIn: (folder) => wrapFileError('look into', folder, () => findPrograms(folder)),
    findProgramProblem,
    sampleBot: (game) => fileURLToPath(new URL(`../../../examples/bots/${game}/bot.mjs`, import.meta.url)),
    print: (line) => environment.print(typeof line === 'string' ? sanitizeLine(line) : encode(line)),
    printError: (line) => environment.printError(sanitizeLine(line)),
    readLine: () => environment.readLine(),
    language: environment.language,
    randomInt: (below) => randomInt(below),
    calledByOwnName: alone,
    programName: programName(),
    referee: openReferee,
    interceptInterrupt: () => environment.interceptInterrupt(),
  };
}

/** Executable files in the folder and its direct subfolders, by name. Hidden files and links are ignored. */
async function findPrograms(folder: string, depth = 1): Promise<readonly string[]> {
  const found = await readdir(folder, { withFileTypes: true });
  const programs: string[] = [];
  for (const entry of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth > 0) programs.push(...(await findPrograms(path, depth - 1)));
    else if (entry.isFile() && isExecutableProgram(path)) programs.push(path);
  }
  return programs;
}
