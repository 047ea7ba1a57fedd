/** The interface of sandboxes, which isolate programs from the machine and from each other. */
import { accessSync, constants, statSync } from 'node:fs';
import type { Result } from '@ludoteca/kernel';
import type { LaunchCommand } from '../program/child-program.ts';

export type IsolationLevel = 'bubblewrap' | 'unshare' | 'none';

export interface Sandbox {
  readonly level: IsolationLevel;
  /** Returns the command that starts a program next to its opponents, or the problem: missing, a folder, no file, not executable. */
  launch(path: string, others: readonly string[]): Result<LaunchCommand, string>;
  /** Returns the command that runs a shell script which can read a folder, its first argument. */
  launchScript(script: string, folder: string, words: readonly string[]): Result<LaunchCommand, string>;
}

/** If this process is root, programs run as nobody. */
export const NOBODY_USER = { uid: 65_534, gid: 65_534 };

/** The locale of programs. */
export const LOCALE = 'C.UTF-8';

/** Finds the reason why a file cannot be started, without starting it. */
export function findProgramProblem(path: string): string | undefined {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return 'a folder';
    // Opening a pipe or a device could block for ever.
    if (!found.isFile()) return 'no file';
  } catch {
    return 'missing';
  }
  try {
    accessSync(path, constants.X_OK);
    return undefined;
  } catch {
    return 'not executable';
  }
}
