/** The environment in which a command of a game runs. */
import { randomInt } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EXIT_CODES, type CommandEnvironment } from '@ludoteca/kit';
import { openReferee } from '@ludoteca/players/process';
import type { CliEnvironment } from '../args/command.ts';
import { CliError } from '../args/cli-error.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { readFileBytes } from '../files/read-file.ts';
import { findPrograms } from '../files/find-programs.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { messageOf, formatPath, replaceUnprintable } from '../terminal/sanitize.ts';
import { formatReadProblem } from '../files/archive-problem.ts';
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
      throw new CliError(`${formatPath(path)}: ${formatReadProblem(bytes.problem)}`);
    },
    write: (path, bytes) => wrapFileError('write', path, () => saveAtomically(path, bytes)),
    replaceText: (path, text) => wrapFileError('write', path, () => writeFile(path, text)),
    append: (path, text) => wrapFileError('write', path, () => appendFile(path, text)),
    makeFolder: (path) => wrapFileError('make the folder', path, () => makeDurableFolder(path)),
    programsIn: (folder) => wrapFileError('look into', folder, () => findPrograms(folder)),
    sampleBot: (game) => fileURLToPath(new URL(`../../../examples/bots/${game}/bot.mjs`, import.meta.url)),
    print: (line) => environment.print(typeof line === 'string' ? sanitizeLine(line) : encode(line)),
    printError: (line) => environment.printError(sanitizeLine(line)),
    readLine: () => environment.readLine(),
    language: environment.language,
    randomInt: (below) => randomInt(below),
    calledByOwnName: alone,
    referee: openReferee,
    interceptInterrupt: () => environment.interceptInterrupt(),
  };
}
