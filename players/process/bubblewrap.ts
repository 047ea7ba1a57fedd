import { LIMITS } from './limits.ts';
import { toolAt } from './paths.ts';
import { OWN, type Room } from './room.ts';
import type { Walls } from './walls.ts';

const NAMESPACES = ['user', 'pid', 'net', 'ipc', 'uts', 'cgroup-try'].map((name) => `--unshare-${name}`);
const REST = `--cap-drop ALL --die-with-parent --proc /proc --dev /dev --size ${LIMITS.folder} --tmpfs ${OWN} --chdir ${OWN} --remount-ro /`;

const words = ({ seen, links }: Room): readonly string[] => [
  ...NAMESPACES,
  ...Array.from(seen).flatMap(([path, from]) => ['--ro-bind', from, path]),
  ...Array.from(links).flatMap(([path, to]) => ['--symlink', to, path]),
  ...REST.split(' '),
];

/** Bubblewrap puts up all walls by itself. */
export const bubblewrap: Walls = {
  level: 'bubblewrap',
  around: (room, _, command) => [toolAt('bwrap'), ...words(room), '--', ...command],
};
