import { lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isProgram } from './beginning.ts';
import { interpreterOf } from './interpreter.ts';
import { outermost, within } from './paths.ts';

/** The folder in which a program that is kept apart stands, and the only one it can write to. */
export const OWN = '/cell';

/** What a program can see: nothing else exists for it. */
export interface Room {
  /** Files and folders to be read, where the program sees them and where they are. */
  readonly seen: ReadonlyMap<string, string>;
  /** Links and where they lead. */
  readonly links: ReadonlyMap<string, string>;
  /** Where commands are looked for. */
  readonly path: string;
}

/** How a room may differ from one machine and one match to another. */
export interface Circumstances {
  /** The programs that play against this one. */
  readonly others: readonly string[];
  /** Whether whoever will run the program may read that file or folder. */
  readonly reads: (path: string) => boolean;
  /** Where such a one finds a copy of what it may not read. */
  readonly copyOf: (path: string) => string;
}

const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/nix/store'];
const SETTINGS = ['alternatives', 'ld.so.cache', 'ld.so.conf', 'ld.so.conf.d', 'localtime'];
const COMMANDS = ['/usr/local/bin', '/usr/bin', '/bin'];

const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const isSystem = (path: string): boolean => SYSTEM.some((folder) => within(path, folder));

/** The room of a program: the system, its interpreter, and the folder in which it lies if that is its own. */
export function roomFor(program: string, { others, reads, copyOf }: Circumstances): Room {
  const { seen, links } = theSystem();
  const homes = interpreterOf(program).filter(
    (folder) => !isSystem(folder) && !isShared(folder, others) && reads(folder),
  );
  const folder = dirname(program);
  const own = isSystem(folder)
    ? []
    : [isShared(folder, others) || hasOthers(folder, program) ? program : folder];
  const isOpen = (path: string): boolean => reads(path) && (!within(program, path) || reads(program));
  for (const path of outermost([...homes, ...own])) seen.set(path, isOpen(path) ? path : copyOf(path));
  if (![...seen.keys()].some((path) => within(path, '/tmp'))) links.set('/tmp', OWN);
  return { seen, links, path: [...homes.map((home) => join(home, 'bin')), ...COMMANDS].join(':') };
}

/** Where /bin is only another name of /usr/bin it is so for programs too. */
function theSystem(): { readonly seen: Map<string, string>; readonly links: Map<string, string> } {
  const seen = new Map<string, string>();
  const links = new Map<string, string>();
  for (const path of [...SYSTEM, ...SETTINGS.map((name) => `/etc/${name}`)]) {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found?.isSymbolicLink() === true) links.set(path, readlinkSync(path));
    else if (found !== undefined) seen.set(path, path);
  }
  return { seen, links };
}

/** Whether others have something in a folder: somebody's home, this program, another player. Of such a folder nothing is shown but the program itself. */
function isShared(folder: string, others: readonly string[]): boolean {
  return [homedir(), tmpdir(), '/tmp', project, ...others].some((path) => within(real(path), folder));
}

/** Whether other programs lie beside this one: of somebody else, for all that is known. */
function hasOthers(folder: string, program: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some(
    (entry) => entry.isFile() && join(folder, entry.name) !== program && isProgram(join(folder, entry.name)),
  );
}

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
