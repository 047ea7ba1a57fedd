import { accessSync, constants, statSync } from 'node:fs';
import { refuse, type Result } from '@ludoteca/kernel';
import type { Launch } from './child.ts';

export type Level = 'bubblewrap' | 'unshare' | 'none';

/** A way to keep programs apart. */
export interface Cell {
  readonly level: Level;
  /** How that file is started beside those others, or why it cannot be: missing, a folder, no file, not executable. */
  launch(path: string, others: readonly string[]): Result<Launch, string>;
}

/** The language of whatever a program calls. */
export const LANG = 'C.UTF-8';

/** Why a file cannot be a program, as far as can be seen without starting it. */
export function faultIn(path: string): { readonly ok: false; readonly problem: string } | undefined {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return refuse('a folder');
    // Whoever opens a pipe or a device to look at it may wait for ever.
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
