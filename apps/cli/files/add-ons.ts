/** Loads the files that the user has added to games from the data folder. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AddOn, AddOnLoader, Language, AnyCatalogueEntry } from '@ludoteca/kit';
import { disk } from './disk.ts';
import { readFileBytes } from './read-file.ts';
import { messageOf, toSingleLine, formatPath } from '../terminal/sanitize.ts';
import { formatReadProblem } from './archive-problem.ts';
import { resolveDataFolder } from '../saves/data-folder.ts';

/**
 * Runs once per process and thread, since a game keeps what it has loaded. Files that cannot be loaded are reported and
 * skipped.
 */
export async function loadAddOns(
  entries: readonly AnyCatalogueEntry[],
  language: Language,
  printError: (line: string) => void,
  data = resolveDataFolder(undefined),
): Promise<void> {
  for (const { game, addOns } of entries) {
    if (addOns === undefined) continue;
    const folder = join(data, game.id, addOns.folder);
    const names = await disk.listFiles(folder).catch((): readonly string[] => []);
    const files: AddOn[] = [];
    for (const name of names.toSorted()) {
      const found = await loadAddOn(folder, name, addOns);
      if (typeof found === 'string') printError(`${formatPath(join(folder, name))}: ${found}`);
      else if (found !== undefined) files.push(found);
    }
    for (const line of addOns.load(files, language)) printError(toSingleLine(line));
  }
}

/** The add-on, why it cannot be loaded, or undefined if the file is none of the game's. */
async function loadAddOn(
  folder: string,
  name: string,
  { extensions }: AddOnLoader,
): Promise<AddOn | string | undefined> {
  const path = join(folder, name);
  if (name.endsWith(extensions.read)) {
    const bytes = await readFileBytes(path);
    return bytes.ok ? { name, bytes: bytes.value } : formatReadProblem(bytes.problem);
  }
  if (!name.endsWith(extensions.module)) return undefined;
  try {
    const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
      readonly default?: unknown;
    };
    return { name, exported: module.default };
  } catch (error) {
    return messageOf(error);
  }
}
