/** Isolation with bubblewrap, where unshare does not work: kernels that refuse namespaces to users may allow them to this tool. */
import { LIMITS } from './limits.ts';
import { findTool } from './paths.ts';
import { WORKING_FOLDER, type SandboxView } from './sandbox-view.ts';
import type { IsolationTool } from './isolation.ts';

const NAMESPACES = ['user', 'pid', 'net', 'ipc', 'uts', 'cgroup-try'].map((name) => `--unshare-${name}`);
const FIXED_ARGUMENTS = `--cap-drop ALL --die-with-parent --proc /proc --tmpfs /proc/sys --remount-ro /proc/sys --dev /dev --size ${LIMITS.folder} --tmpfs /dev/shm --remount-ro /dev --size ${LIMITS.folder} --tmpfs ${WORKING_FOLDER} --chdir ${WORKING_FOLDER} --remount-ro /`;

const sandboxArguments = ({ mounts, links }: SandboxView): readonly string[] => [
  ...NAMESPACES,
  ...Array.from(mounts).flatMap(([path, from]) => ['--ro-bind', from, path]),
  ...Array.from(links).flatMap(([path, to]) => ['--symlink', to, path]),
  ...FIXED_ARGUMENTS.split(' '),
];

const createBubblewrap = (...more: readonly string[]): IsolationTool => ({
  level: 'bubblewrap',
  wrapCommand: (view, _, command) => [
    findTool('bwrap'),
    ...sandboxArguments(view),
    ...more,
    '--',
    ...command,
  ],
});

/** Nested user namespaces are disabled, because file systems mounted in them would escape the size limits. */
export const bubblewrap = createBubblewrap('--disable-userns');

/** Versions before 0.8 cannot disable user namespaces. */
export const legacyBubblewrap = createBubblewrap();
