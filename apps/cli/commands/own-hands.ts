import { randomInt } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CommandEnvironment } from '@ludoteca/kit';
import { openReferee } from '@ludoteca/players/process';
import type { Hands } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { makeFolders } from '../files/folders.ts';
import { readBytes } from '../files/load.ts';
import { programsIn } from '../files/programs.ts';
import { save } from '../files/save.ts';
import { messageOf, shownPath, visible } from '../foreign.ts';
import { troubleSentence } from '../problem.ts';
import { inkOf } from '../ui/colours.ts';

/** What a tab does to a terminal is harmless. */
const shownLine = (line: string): string => line.split('\t').map(visible).join('\t');

/** What cannot be done to a file, as a complaint. */
async function attempt<V>(verb: string, path: string, deed: () => Promise<V>): Promise<V> {
  try {
    return await deed();
  } catch (error) {
    throw new Complaint(`cannot ${verb} ${shownPath(path)}: ${messageOf(error)}`, EXIT.failed);
  }
}

/** What a game's command may do to the world: files are read up to the limit, and what counts is written crash-safe, like archives. */
export function handsFor(hands: Hands, alone: boolean): CommandEnvironment {
  const ink = inkOf({ colours: hands.colours.isColorSupported, spell: shownLine });
  return {
    read: async (path) => {
      const bytes = await readBytes(path);
      if (bytes.ok) return bytes.value;
      throw new Complaint(`${shownPath(path)}: ${troubleSentence(bytes.problem)}`);
    },
    write: (path, bytes) => attempt('write', path, () => save(path, bytes)),
    replaceText: (path, text) => attempt('write', path, () => writeFile(path, text)),
    append: (path, text) => attempt('write', path, () => appendFile(path, text)),
    makeFolder: (path) => attempt('make the folder', path, () => makeFolders(path)),
    programsIn: (folder) => attempt('look into', folder, () => programsIn(folder)),
    sampleBot: (game) => fileURLToPath(new URL(`../../../examples/bots/${game}/bot.mjs`, import.meta.url)),
    print: (line) => hands.print(typeof line === 'string' ? shownLine(line) : ink(line)),
    printError: (line) => hands.complain(shownLine(line)),
    readLine: () => hands.read(),
    language: hands.language,
    randomInt: (below) => randomInt(below),
    calledByOwnName: alone,
    referee: openReferee,
    interceptInterrupt: () => hands.stopping(),
  };
}
