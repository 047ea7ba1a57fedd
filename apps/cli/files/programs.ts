import { constants } from 'node:fs';
import { access, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What a file that the system can start begins with: a compiled program, or a line that names its interpreter. */
const BEGINNINGS = ['\u007fELF', '#!'];

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
      const start = buffer.subarray(0, bytesRead).toString('latin1');
      return BEGINNINGS.some((beginning) => start.startsWith(beginning));
    } finally {
      await file.close();
    }
  } catch {
    // What may not be looked at may not be started either.
    return false;
  }
}

/**
 * The programs in a folder and the folders in it, by name: no deeper, where things lie that nobody handed in. On a drive of Windows every file may be started, so what a file begins with is looked at
 * too. Hidden files and links are passed over.
 */
export async function programsIn(folder: string, depth = 1): Promise<readonly string[]> {
  const found = await readdir(folder, { withFileTypes: true });
  const programs: string[] = [];
  for (const entry of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth > 0) programs.push(...(await programsIn(path, depth - 1)));
    else if (entry.isFile() && (await isProgram(path))) programs.push(path);
  }
  return programs;
}
