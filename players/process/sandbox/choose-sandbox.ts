/** The choice of the best isolation that works on this machine. */
import { spawnSync } from 'node:child_process';
import type { IsolationMode } from '@ludoteca/kit';
import { bubblewrap, legacyBubblewrap } from './bubblewrap.ts';
import type { Sandbox } from './sandbox.ts';
import { createUnisolatedSandbox } from './unisolated.ts';
import { unshare, unshareWithoutOverlays } from './unshare.ts';
import { createLaunchCommand, type IsolationTool, createIsolatedSandbox } from './isolation.ts';

/** Isolation is required and not available on this machine. */
export class IsolationError extends Error {}

/** Limit of a trial, in milliseconds. */
const TRIAL_TIMEOUT = 10_000;

/** Tests by starting a shell in the sandbox, because installed tools do not always work. */
function worksHere(tool: IsolationTool, folder: string, countsProcesses: boolean): boolean {
  const program = {
    program: '/bin/sh',
    words: ['-c', 'echo > /dev/null && (exit 7)'],
    others: [],
    countsProcesses,
  };
  try {
    const { file, args, user, ...rest } = createLaunchCommand(tool, folder, program);
    const { status } = spawnSync(file, args, { ...rest, ...user, stdio: 'ignore', timeout: TRIAL_TIMEOUT });
    return status === 7;
  } catch {
    return false;
  }
}

/**
 * Chooses the best isolation that works; sandboxes are built in `folder`. With overlays, `unshare` is stricter than bubblewrap, which shares
 * files of the system between programs and does not limit their number.
 */
export function chooseSandbox(
  isolation: IsolationMode,
  folder: string,
  choice: readonly IsolationTool[] = [unshare, bubblewrap, unshareWithoutOverlays, legacyBubblewrap],
): Sandbox {
  if (isolation === 'none') return createUnisolatedSandbox(folder);
  for (const tool of choice)
    for (const countsProcesses of [true, false])
      if (worksHere(tool, folder, countsProcesses))
        return createIsolatedSandbox(tool, folder, countsProcesses);
  if (isolation === 'required') throw new IsolationError('neither unshare nor bubblewrap works here');
  return createUnisolatedSandbox(folder);
}
