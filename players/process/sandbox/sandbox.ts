/** The interface of sandboxes, which isolate programs from the machine and from each other. */
import { accessSync, constants, statSync } from 'node:fs';
import { refuse, type Result } from '@ludoteca/kernel';
import type { LaunchCommand } from '../program/child-program.ts';

export type IsolationLevel = 'bubblewrap' | 'unshare' | 'none';

export interface Sandbox {
  readonly level: IsolationLevel;
  /** Returns the command that starts a program next to its opponents, or the problem: missing, a folder, no file, not executable. */
  launch(path: string, others: readonly string[]): Result<LaunchCommand, string>;
}

/** The locale of programs. */
export const LOCALE = 'C.UTF-8';

/** Finds the reason why a file cannot be started, without starting it. */
export function findLaunchProblem(
  path: string,
): { readonly ok: false; readonly problem: string } | undefined {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return refuse('a folder');
    // Opening a pipe or a device could block for ever.
    if (!found.isFile()) return refuse('no file');
  } catch {
    return refuse('missing');
  }
  try {
    accessSync(path, constants.X_OK);
    return undefined;
  } catch {
    return refuse('not executable');
  }
}
