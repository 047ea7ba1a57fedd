/** A sandbox without isolation: a plain child process in its own working folder. */
import { mkdtempSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ok } from '@ludoteca/kernel';
import { type Sandbox, findLaunchProblem, LOCALE } from './sandbox.ts';

export const createUnisolatedSandbox = (folder: string): Sandbox => ({
  level: 'none',
  launch: (path) => {
    const problem = findLaunchProblem(path);
    if (problem !== undefined) return problem;
    const own = mkdtempSync(join(folder, 'run-'));
    const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LANG: LOCALE };
    return ok({ file: realpathSync(path), args: [], cwd: own, env, wrappers: 0, folder: own });
  },
});
