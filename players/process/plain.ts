import { mkdtempSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ok } from '@ludoteca/kernel';
import { type Cell, faultIn, LANG } from './cell.ts';

/** No walls: a plain child process, in a folder of its own inside the given one. */
export const plainCell = (folder: string): Cell => ({
  level: 'none',
  launch: (path) => {
    const fault = faultIn(path);
    if (fault !== undefined) return fault;
    const own = mkdtempSync(join(folder, 'run-'));
    const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LANG };
    return ok({ file: realpathSync(path), args: [], cwd: own, env, wrappers: 0, folder: own });
  },
});
