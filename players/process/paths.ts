import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, sep } from 'node:path';
import process from 'node:process';

/** Whether a path is that folder or lies in it. */
export const within = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Without what lies in another of them. */
export const outermost = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && within(path, other)));

/** Where a command would be found, as a shell would look for it, but never in whatever folder happens to be the current one. */
export function commandAt(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
  return folders.map((folder) => join(folder, name)).find((path) => isExecutable(path));
}

const tools = new Map<string, string>();

/**
 * The path of a command that this program itself relies on. Looked for once, among the commands of whoever runs it: what a program brings
 * along, or puts into the way later, is never taken for it.
 */
export function toolAt(name: string): string {
  const path = tools.get(name) ?? commandAt(name);
  if (path === undefined) throw new Error(`there is no ${name} here`);
  tools.set(name, path);
  return path;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

const OWNER_RUNS = 0o100;
const OTHERS_READ = 0o004;
const OTHERS_RUN = 0o001;

/** Whether anybody on this machine may read that file or folder, and run it if its owner may, as far as the way there tells. */
export function isOpenToAll(path: string): boolean {
  const { mode } = statSync(path);
  if ((mode & OTHERS_READ) === 0 || ((mode & OWNER_RUNS) !== 0 && (mode & OTHERS_RUN) === 0)) return false;
  const folders: string[] = [];
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) folders.push(folder);
  return folders.every((folder) => (statSync(folder).mode & OTHERS_RUN) !== 0);
}
