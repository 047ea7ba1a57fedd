/** Path relations, command lookup and file permissions. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, sep } from 'node:path';
import process from 'node:process';

/** Whether a path is a folder or inside it. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Removes paths that are inside another one of the list. */
export const outermostPaths = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && isWithin(path, other)));

/** Finds a command on PATH, ignoring relative entries. */
export function findCommand(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
  return folders.map((folder) => join(folder, name)).find((path) => isExecutable(path));
}

const toolCache = new Map<string, string>();

/** Finds a system tool once and remembers its path, so that files created later cannot replace it. */
export function findTool(name: string): string {
  const path = toolCache.get(name) ?? findCommand(name);
  if (path === undefined) throw new Error(`there is no ${name} here`);
  toolCache.set(name, path);
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

/** Whether every user may read a path (and execute it if its owner may), including access to its parent folders. */
export function isWorldReadable(path: string): boolean {
  const { mode } = statSync(path);
  if ((mode & OTHERS_READ) === 0 || ((mode & OWNER_RUNS) !== 0 && (mode & OTHERS_RUN) === 0)) return false;
  const folders: string[] = [];
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) folders.push(folder);
  return folders.every((folder) => (statSync(folder).mode & OTHERS_RUN) !== 0);
}
