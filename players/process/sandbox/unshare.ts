/** Isolation with unshare, mount and setpriv, for systems without bubblewrap. */
import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LIMITS } from './limits.ts';
import { findTool } from './paths.ts';
import { WORKING_FOLDER, type SandboxView } from './sandbox-view.ts';
import type { IsolationTool } from './isolation.ts';

const NAMESPACES = ['user', 'map-root-user', 'mount', 'pid', 'net', 'ipc', 'uts', 'fork', 'kill-child'];
const DROP_PRIVILEGES = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--'];
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'].map((name) => `/dev/${name}`);

/** Forbids nested namespaces, mounts the view, pivots into it, and waits for the program. */
const SCRIPT = `PATH=/usr/sbin:/usr/bin:/sbin:/bin
echo 0 > /proc/sys/user/max_user_namespaces && mount -a -T "$1" && cd "$2" && pivot_root . old && umount -l /old && cd ${WORKING_FOLDER} || exit 70
PATH=$3
unset OLDPWD
shift 3
"$@"`;

/** Creates the fstab of the view. */
function createMountTable(root: string, { mounts }: SandboxView): string {
  const lines = [
    [root, root, 'none', 'bind,ro'],
    ...Array.from(mounts, ([path, from]) => [from, root + path, 'none', 'rbind,ro']),
    ...DEVICES.map((path) => [path, root + path, 'none', 'bind']),
    ['proc', `${root}/proc`, 'proc', 'subset=pid'],
    ['tmpfs', root + WORKING_FOLDER, 'tmpfs', `size=${LIMITS.folder},mode=700`],
  ];
  return lines.map((fields) => `${fields.map(escapeField).join(' ')} 0 0\n`).join('');
}

const escapeField = (field: string): string =>
  field.replaceAll(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);

/** Creates an empty folder tree with a mount point for every mount. */
function createMountPoints(root: string, { mounts, links }: SandboxView): void {
  for (const path of ['/old', '/proc', WORKING_FOLDER]) mkdirSync(root + path, { recursive: true });
  for (const path of [...mounts.keys(), ...DEVICES]) {
    const place = root + path;
    mkdirSync(dirname(place), { recursive: true });
    if (statSync(path).isDirectory()) mkdirSync(place, { recursive: true });
    else writeFileSync(place, '');
  }
  for (const [path, to] of links) {
    mkdirSync(dirname(root + path), { recursive: true });
    symlinkSync(to, root + path);
  }
}

export const unshare: IsolationTool = {
  level: 'unshare',
  wrapCommand: (room, folder, command) => {
    const root = join(folder, 'root');
    const table = join(folder, 'table');
    createMountPoints(root, room);
    writeFileSync(table, createMountTable(root, room));
    const flags = NAMESPACES.map((name) => `--${name}`);
    const script = ['/bin/sh', '-c', SCRIPT, 'sh', table, root, room.path];
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
};
