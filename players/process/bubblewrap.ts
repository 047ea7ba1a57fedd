import { LIMITS } from './limits.ts';
import { toolAt } from './paths.ts';
import { OWN, type Room } from './room.ts';
import type { Walls } from './walls.ts';

const NAMESPACES = ['user', 'pid', 'net', 'ipc', 'uts', 'cgroup-try'].map((name) => `--unshare-${name}`);
const REST = `--cap-drop ALL --die-with-parent --proc /proc --dev /dev --size ${LIMITS.folder} --tmpfs /dev/shm --remount-ro /dev --size ${LIMITS.folder} --tmpfs ${OWN} --chdir ${OWN} --remount-ro /`;

const words = ({ seen, links }: Room): readonly string[] => [
  ...NAMESPACES,
  ...Array.from(seen).flatMap(([path, from]) => ['--ro-bind', from, path]),
  ...Array.from(links).flatMap(([path, to]) => ['--symlink', to, path]),
  ...REST.split(' '),
];

const wrapped = (...more: readonly string[]): Walls => ({
  level: 'bubblewrap',
  around: (room, _, command) => [toolAt('bwrap'), ...words(room), ...more, '--', ...command],
});

/** Bubblewrap puts up all walls by itself. Whoever could build rooms inside the room would have file systems there that nobody measures. */
export const bubblewrap = wrapped('--disable-userns');

/** Before 0.8 it cannot forbid that. */
export const olderBubblewrap = wrapped();
