import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LIMITS } from './limits.ts';
import { toolAt } from './paths.ts';
import { OWN, type Room } from './room.ts';
import type { Walls } from './walls.ts';

const NAMESPACES = ['user', 'map-root-user', 'mount', 'pid', 'net', 'ipc', 'uts', 'fork', 'kill-child'];
const POWERLESS = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--'];
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'].map((name) => `/dev/${name}`);

/** Lets nobody build rooms inside the room, goes into it, leaves the world outside, and waits at the door until the program has gone. */
const SCRIPT = `PATH=/usr/sbin:/usr/bin:/sbin:/bin
echo 0 > /proc/sys/user/max_user_namespaces && mount -a -T "$1" && cd "$2" && pivot_root . old && umount -l /old && cd ${OWN} || exit 70
PATH=$3
unset OLDPWD
shift 3
"$@"`;

/** What the room consists of, as a table of file systems. */
function tableOf(root: string, { seen }: Room): string {
  const lines = [
    [root, root, 'none', 'bind,ro'],
    ...Array.from(seen, ([path, from]) => [from, root + path, 'none', 'rbind,ro']),
    ...DEVICES.map((path) => [path, root + path, 'none', 'bind']),
    ['proc', `${root}/proc`, 'proc', 'subset=pid'],
    ['tmpfs', root + OWN, 'tmpfs', `size=${LIMITS.folder},mode=700`],
  ];
  return lines.map((fields) => `${fields.map(escaped).join(' ')} 0 0\n`).join('');
}

const escaped = (field: string): string =>
  field.replaceAll(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);

/** An empty house with a place for every part of the room. */
function build(root: string, { seen, links }: Room): void {
  for (const path of ['/old', '/proc', OWN]) mkdirSync(root + path, { recursive: true });
  for (const path of [...seen.keys(), ...DEVICES]) {
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

/** Where there is no bubblewrap, the tools of the system put up the same walls one by one. */
export const unshare: Walls = {
  level: 'unshare',
  around: (room, folder, command) => {
    const root = join(folder, 'root');
    const table = join(folder, 'table');
    build(root, room);
    writeFileSync(table, tableOf(root, room));
    const flags = NAMESPACES.map((name) => `--${name}`);
    const script = ['/bin/sh', '-c', SCRIPT, 'sh', table, root, room.path];
    return [toolAt('unshare'), ...flags, '--', ...script, toolAt('setpriv'), ...POWERLESS, ...command];
  },
};
