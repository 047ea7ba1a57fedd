/** The part of the file system that an isolated program can see. */
import { lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isExecutableProgram } from './executable.ts';
import { findInterpreterFolders } from './interpreter.ts';
import { outermostPaths, isWithin } from './paths.ts';

/** The working folder of an isolated program and the only one it can write to. */
export const WORKING_FOLDER = '/cell';

/** Mounts and links of a sandbox; nothing else is visible. */
export interface SandboxView {
  /** Read-only mounts: path in the sandbox to path on the machine. */
  readonly mounts: ReadonlyMap<string, string>;
  /** Symbolic links and their targets. */
  readonly links: ReadonlyMap<string, string>;
  /** The PATH of the program. */
  readonly path: string;
}

/** What the view depends on besides the program. */
export interface SandboxViewOptions {
  /** Programs of the opponents. */
  readonly others: readonly string[];
  /** A further folder that the program can read. */
  readonly folder?: string;
  /** Whether the user that runs the program can read a path. */
  readonly canRead: (path: string) => boolean;
  /** Copies an unreadable path and returns the path of the copy. */
  readonly copyReadable: (path: string) => string;
}

const SYSTEM_FOLDERS = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store'];
const SYSTEM_SETTINGS = ['alternatives', 'ld.so.cache', 'ld.so.conf', 'ld.so.conf.d', 'localtime'];
const COMMAND_FOLDERS = ['/usr/local/bin', '/usr/bin', '/bin'];

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

const isSystem = (path: string): boolean => SYSTEM_FOLDERS.some((folder) => isWithin(path, folder));

/** Creates the view: system folders, interpreter, and the program's folder unless it is shared. */
export function createSandboxView(
  program: string,
  { others, folder, canRead, copyReadable }: SandboxViewOptions,
): SandboxView {
  const { mounts, links } = mountSystem();
  const homes = findInterpreterFolders(program).filter(
    (home) => !isSystem(home) && !isShared(home, others) && canRead(home),
  );
  const own = folder ?? findOwnPath(program, others);
  const isOpen = (path: string): boolean => canRead(path) && (!isWithin(program, path) || canRead(program));
  for (const path of outermostPaths([...homes, ...(own === undefined ? [] : [own])]))
    mounts.set(path, isOpen(path) ? path : copyReadable(path));
  if (![...mounts.keys()].some((path) => isWithin(path, '/tmp'))) links.set('/tmp', WORKING_FOLDER);
  return {
    mounts,
    links,
    path: [...homes.map((home) => join(home, 'bin')), ...COMMAND_FOLDERS].join(':'),
  };
}

/** The folder of a program, or only its file if the folder contains files of others; undefined for programs of the system. */
export function findOwnPath(program: string, others: readonly string[]): string | undefined {
  const folder = dirname(program);
  if (isSystem(folder)) return undefined;
  return isShared(folder, others) || hasOtherPrograms(folder, program) ? program : folder;
}

/** Mounts the system folders; links such as /bin are kept as links. */
function mountSystem(): { readonly mounts: Map<string, string>; readonly links: Map<string, string> } {
  const mounts = new Map<string, string>();
  const links = new Map<string, string>();
  for (const path of [...SYSTEM_FOLDERS, ...SYSTEM_SETTINGS.map((name) => `/etc/${name}`)]) {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found?.isSymbolicLink() === true) links.set(path, readlinkSync(path));
    else if (found !== undefined) mounts.set(path, path);
  }
  return { mounts, links };
}

/** Whether a folder contains a home, this project or another program; then only the program file is mounted. */
function isShared(folder: string, others: readonly string[]): boolean {
  return [homedir(), tmpdir(), '/tmp', projectFolder, ...others].some((path) =>
    isWithin(realPath(path), folder),
  );
}

/** Whether a folder contains other programs, which may belong to other authors. */
function hasOtherPrograms(folder: string, program: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some(
    (entry) =>
      entry.isFile() && join(folder, entry.name) !== program && isExecutableProgram(join(folder, entry.name)),
  );
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
