/** Isolation with unshare, mount and setpriv. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { LIMITS } from './limits.ts';
import { findTool, isWithin } from './paths.ts';
import { WORKING_FOLDER, type SandboxView } from './sandbox-view.ts';
import type { IsolationTool } from './isolation.ts';

const NAMESPACES = ['user', 'map-root-user', 'mount', 'pid', 'net', 'ipc', 'uts', 'fork', 'kill-child'];
const DROP_PRIVILEGES = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--'];
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'];
/** Minor numbers of these devices; the major number is 1. */
const MINOR_NUMBERS = [3, 5, 7, 8, 9];
const DEVICE_LINKS = { fd: 'fd', stdin: 'fd/0', stdout: 'fd/1', stderr: 'fd/2' };
const SHARED_MEMORY = '/dev/shm';
const TERMINALS = '/dev/pts';
const TEMPORARY = `size=${LIMITS.folder},nr_inodes=${LIMITS.inodes}`;

/** Forbids nested namespaces, mounts the view, pivots into it, and waits for the program. */
const SCRIPT = `PATH=/usr/sbin:/usr/bin:/sbin:/bin
echo 0 > /proc/sys/user/max_user_namespaces && mount -a -T "$1" && cd "$2" && pivot_root . old && umount -l /old && cd ${WORKING_FOLDER} || exit 70
PATH=$3
unset OLDPWD
shift 3
"$@"`;

/** Where the parts of one sandbox are on the machine. */
interface SandboxPaths {
  /** The root folder, with a mount point for every mount. */
  readonly root: string;
  /** An empty folder, since an overlay needs two layers. */
  readonly empty: string;
  /** Devices of this sandbox only, if this process may create them. */
  readonly devices: string;
}

type Mount = readonly [from: string, to: string, type: string, options: string];

const terminalMount = (root: string): Mount => [
  'devpts',
  root + TERMINALS,
  'devpts',
  'newinstance,ptmxmode=666,mode=620',
];

const bindMount = (from: string, to: string): Mount => [from, to, 'none', 'rbind,ro'];

/**
 * Mounts folders as overlays, which have inodes of their own: programs in different sandboxes cannot signal to each other through locks on
 * the same file. Folders with other mounts inside them, or with a name that the option cannot express, are bound.
 */
function overlayMount(from: string, to: string, { empty }: SandboxPaths): Mount {
  const isPlain =
    !/[:,\\]/.test(from) && !listMountPoints().some((point) => point !== from && isWithin(point, from));
  return isPlain ? ['overlay', to, 'overlay', `ro,lowerdir=${from}:${empty}`] : bindMount(from, to);
}

let mountPoints: readonly string[] | undefined;

function listMountPoints(): readonly string[] {
  mountPoints ??= readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '');
  return mountPoints;
}

interface UnshareOptions {
  readonly overlays: boolean;
  /** The sandbox has pseudo-terminals of its own. */
  readonly terminals: boolean;
}

/** Creates the fstab of the view. */
function createMountTable(
  paths: SandboxPaths,
  { mounts }: SandboxView,
  { overlays, terminals }: UnshareOptions,
): string {
  const { root, devices } = paths;
  const mountFolder = (from: string, to: string): Mount =>
    overlays ? overlayMount(from, to, paths) : bindMount(from, to);
  const folders = Array.from(mounts).filter(([, from]) => statSync(from).isDirectory());
  const lines: readonly Mount[] = [
    overlays ? overlayMount(root, root, paths) : [root, root, 'none', 'bind,ro'],
    ...folders.map(([path, from]) => mountFolder(from, root + path)),
    ...DEVICES.map((name): Mount => [join(devices, name), `${root}/dev/${name}`, 'none', 'bind']),
    ['tmpfs', root + SHARED_MEMORY, 'tmpfs', TEMPORARY],
    ...(terminals ? [terminalMount(root)] : []),
    ['proc', `${root}/proc`, 'proc', 'subset=pid'],
    ['tmpfs', root + WORKING_FOLDER, 'tmpfs', `${TEMPORARY},mode=700`],
  ];
  return lines.map((fields) => `${fields.map(escapeField).join(' ')} 0 0\n`).join('');
}

const escapeField = (field: string): string =>
  field.replaceAll(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);

/** Creates a folder tree with a mount point for every mounted folder and a copy of every single file. */
function createRoot({ root }: SandboxPaths, { mounts, links }: SandboxView): void {
  for (const path of ['/old', '/proc', WORKING_FOLDER, SHARED_MEMORY, TERMINALS])
    mkdirSync(root + path, { recursive: true });
  for (const name of DEVICES) writeFileSync(`${root}/dev/${name}`, '');
  for (const [path, from] of mounts) {
    mkdirSync(dirname(root + path), { recursive: true });
    if (statSync(from).isDirectory()) mkdirSync(root + path, { recursive: true });
    else copyFileSync(from, root + path);
  }
  const deviceLinks = Object.entries(DEVICE_LINKS).map(
    ([name, to]) => [`/dev/${name}`, `/proc/self/${to}`] as const,
  );
  const terminals = ['/dev/ptmx', `${TERMINALS}/ptmx`] as const;
  for (const [path, to] of [...links, ...deviceLinks, terminals]) {
    mkdirSync(dirname(root + path), { recursive: true });
    symlinkSync(to, root + path);
  }
}

/** Creates devices that no other sandbox has, which only root can do; other users share those of the machine. */
function createDevices(folder: string): string {
  if (process.getuid?.() !== 0) return '/dev';
  mkdirSync(folder);
  const commands = DEVICES.map((name, i) => `mknod -m 666 ${name} c 1 ${MINOR_NUMBERS[i]}`);
  execFileSync('/bin/sh', ['-c', commands.join(' && ')], { cwd: folder });
  return folder;
}

const createUnshare = (options: UnshareOptions): IsolationTool => ({
  level: 'unshare',
  wrapCommand: (view, folder, command) => {
    const table = join(folder, 'table');
    const paths: SandboxPaths = {
      root: join(folder, 'root'),
      empty: join(folder, 'empty'),
      devices: options.overlays ? createDevices(join(folder, 'devices')) : '/dev',
    };
    mkdirSync(paths.empty);
    createRoot(paths, view);
    writeFileSync(table, createMountTable(paths, view, options));
    const flags = NAMESPACES.map((name) => `--${name}`);
    const script = ['/bin/sh', '-c', SCRIPT, 'sh', table, paths.root, view.path];
    return [
      findTool('unshare'),
      ...flags,
      '--',
      ...script,
      findTool('setpriv'),
      ...DROP_PRIVILEGES,
      ...command,
    ];
  },
});

export const unshare = createUnshare({ overlays: true, terminals: false });

/** For kernels that refuse overlays in a user namespace: files of the system are shared, and so are locks on them. */
export const unshareWithoutOverlays = createUnshare({ overlays: false, terminals: false });

/** The same for programs that are used at a terminal. */
export const unshareWithTerminals = createUnshare({ overlays: true, terminals: true });
export const unshareWithTerminalsOnly = createUnshare({ overlays: false, terminals: true });
