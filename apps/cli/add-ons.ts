/** What the user has added to games: read from the data folder, handed to each game. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AddOn, AddOnLoader, Language, AnyCatalogueEntry } from '@ludoteca/kit';
import { disk } from './files/disk.ts';
import { readBytes } from './files/load.ts';
import { messageOf, oneLine, shownPath } from './foreign.ts';
import { troubleSentence } from './problem.ts';
import { dataFolder } from './saves/folder.ts';

/** Once for each process and thread: what a game has taken it keeps. What cannot be had or taken is said, and the rest goes on. */
export async function takeAddOns(
  entries: readonly AnyCatalogueEntry[],
  language: Language,
  complain: (line: string) => void,
  data = dataFolder(undefined),
): Promise<void> {
  for (const { game, addOns } of entries) {
    if (addOns === undefined) continue;
    const folder = join(data, game.id, addOns.folder);
    const names = await disk.names(folder).catch((): readonly string[] => []);
    const files: AddOn[] = [];
    for (const name of names.toSorted()) {
      const found = await addOnAt(folder, name, addOns);
      if (typeof found === 'string') complain(`${shownPath(join(folder, name))}: ${found}`);
      else if (found !== undefined) files.push(found);
    }
    for (const line of addOns.load(files, language)) complain(oneLine(line));
  }
}

/** The file of that name, or why it is not to be had; undefined: it is none for the game. */
async function addOnAt(
  folder: string,
  name: string,
  { extensions: endings }: AddOnLoader,
): Promise<AddOn | string | undefined> {
  const path = join(folder, name);
  if (name.endsWith(endings.read)) {
    const bytes = await readBytes(path);
    return bytes.ok ? { name, bytes: bytes.value } : troubleSentence(bytes.problem);
  }
  if (!name.endsWith(endings.module)) return undefined;
  try {
    const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
      readonly default?: unknown;
    };
    return { name, exported: module.default };
  } catch (error) {
    return messageOf(error);
  }
}
