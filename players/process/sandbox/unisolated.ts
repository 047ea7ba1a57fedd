/** A sandbox without isolation: a plain child process in its own working folder. */
import { chmodSync, chownSync, mkdtempSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { ok, refuse, type Result } from '@ludoteca/kernel';
import type { LaunchCommand } from '../program/child-program.ts';
import { copyReadable } from './copy-readable.ts';
import { isWorldReadable } from './paths.ts';
import { type Sandbox, findProgramProblem, LOCALE, NOBODY_USER } from './sandbox.ts';
import { findOwnPath } from './sandbox-view.ts';

/** If this process is root, programs run as nobody, on a copy if only root can read them. */
export function createUnisolatedSandbox(folder: string): Sandbox {
  const isRoot = process.getuid?.() === 0;
  const readable = new Map<string, Result<string, string>>();
  const makeReadable = (path: string, others: readonly string[]): Result<string, string> => {
    try {
      const program = realpathSync(path);
      return ok(!isRoot || isWorldReadable(program) ? program : copyForNobody(program, others, folder));
    } catch (error) {
      return refuse(error instanceof Error ? error.message : String(error));
    }
  };
  const createLaunch = (file: string, args: readonly string[]): LaunchCommand => {
    const own = mkdtempSync(join(folder, 'run-'));
    if (isRoot) chownSync(own, NOBODY_USER.uid, NOBODY_USER.gid);
    const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LANG: LOCALE };
    const launch = { file, args, cwd: own, env, wrappers: 0, folder: own };
    return isRoot ? { ...launch, user: NOBODY_USER } : launch;
  };
  return {
    level: 'none',
    launchScript: (script, shown, words) => {
      const launch = createLaunch('/bin/sh', []);
      const copy = join(launch.cwd, 'shown');
      const isPrivate = isRoot && !isWorldReadable(shown);
      if (isPrivate) copyReadable(shown, copy);
      return ok({ ...launch, args: ['-c', script, 'sh', isPrivate ? copy : shown, ...words] });
    },
    launch: (path, others) => {
      const problem = findProgramProblem(path);
      if (problem !== undefined) return refuse(problem);
      const program = readable.get(path) ?? makeReadable(path, others);
      readable.set(path, program);
      return program.ok ? ok(createLaunch(program.value, [])) : program;
    },
  };
}

/** Copies a program, with the folder it is in unless that contains files of others. */
function copyForNobody(program: string, others: readonly string[], folder: string): string {
  const copies = mkdtempSync(join(folder, 'copy-'));
  chmodSync(copies, 0o755);
  const own = findOwnPath(program, others);
  const name = basename(own ?? program);
  copyReadable(own ?? program, join(copies, name));
  return own === dirname(program) ? join(copies, name, basename(program)) : join(copies, name);
}
