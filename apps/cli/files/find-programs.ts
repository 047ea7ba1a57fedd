/** Finds the bot programs in a folder. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isExecutableProgram } from '@ludoteca/players/process';

/** Executable files in the folder and its direct subfolders, by name. Hidden files and links are ignored. */
export async function findPrograms(folder: string, depth = 1): Promise<readonly string[]> {
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
