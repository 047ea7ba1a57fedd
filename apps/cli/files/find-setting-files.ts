/** Finds the files of a game's folder whose content is the default of a setting. */
import { join } from 'node:path';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { disk } from './disk.ts';
import type { GameFolder } from './game-folder.ts';

export interface SettingFile {
  readonly key: string;
  readonly path: string;
}

/** Without those of settings that `set` gives, as `key=value`. */
export async function findSettingFiles(
  { files }: AnyCatalogueEntry,
  folder: GameFolder | undefined,
  { set = [] }: { readonly set?: readonly string[] } = {},
): Promise<readonly SettingFile[]> {
  if (folder === undefined) return [];
  const found: SettingFile[] = [];
  for (const [key, name] of Object.entries(files?.settingFiles ?? {})) {
    const path = join(folder.path, name);
    const isGiven = set.some((word) => word.startsWith(`${key}=`));
    if (!isGiven && (await disk.stat(path).catch(() => undefined))?.file === true) found.push({ key, path });
  }
  return found;
}
