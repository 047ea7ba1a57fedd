import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isExecutableProgram } from '@ludoteca/players/process';

/**
 * The programs in a folder and the folders in it, by name: no deeper, where things lie that nobody handed in. Hidden files
 * and links are passed over.
 */
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
