/** Sandboxes on top of an isolation tool, with resource limits. */
import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { at, ok, refuse, type Result } from '@ludoteca/kernel';
import { type Sandbox, findProgramProblem, LOCALE, NOBODY, type IsolationLevel } from './sandbox.ts';
import type { LaunchCommand } from '../program/child-program.ts';
import { copyReadable } from './copy-readable.ts';
import { limitArguments } from './limits.ts';
import { isWithin, isWorldReadable } from './paths.ts';
import { findInterpreterFolders } from './interpreter.ts';
import { type SandboxView, createSandboxView } from './sandbox-view.ts';

/** A system tool that isolates a command. One of its processes stays outside the sandbox, one inside. */
export interface IsolationTool {
  readonly level: IsolationLevel;
  /** Returns the arguments that run a command with a view. Mount points are created in `folder`. */
  wrapCommand(view: SandboxView, folder: string, command: readonly string[]): readonly string[];
}

interface IsolatedProgram {
  readonly program: string;
  readonly words: readonly string[];
  /** Programs of the opponents. */
  readonly others: readonly string[];
  readonly countsProcesses: boolean;
  /** A further folder that the program can read. */
  readonly folder?: string;
}

/** Creates the command that starts an isolated program; files it needs are created in `folder`. */
export function createLaunchCommand(
  tool: IsolationTool,
  folder: string,
  isolated: IsolatedProgram,
): LaunchCommand {
  const { program, words, others, countsProcesses, folder: shown } = isolated;
  const sandboxFolder = mkdtempSync(join(folder, 'sandbox-'));
  chmodSync(sandboxFolder, 0o755);
  const asNobody = process.getuid?.() === 0;
  const view = createSandboxView(program, {
    others,
    ...(shown === undefined ? {} : { folder: shown }),
    canRead: (path) => !asNobody || isWorldReadable(path),
    copyReadable: (path) => {
      const copy = join(sandboxFolder, 'copy');
      copyReadable(path, copy);
      return copy;
    },
  });
  const command = tool.wrapCommand(view, sandboxFolder, [
    ...limitArguments(countsProcesses),
    program,
    ...words,
  ]);
  return {
    file: at(command, 0),
    args: command.slice(1),
    cwd: '/',
    env: { PATH: view.path, LANG: LOCALE },
    wrappers: 2,
    ...(asNobody ? { user: NOBODY } : {}),
  };
}

/** Whether another program is in a folder that the sandbox of a program would show. */
const mayContain = (path: string, other: string): boolean => {
  const program = realpathSync(path);
  return [dirname(program), ...findInterpreterFolders(program)].some((folder) => isWithin(other, folder));
};

/** Creates a sandbox that remembers the command of each program. */
export function createIsolatedSandbox(
  tool: IsolationTool,
  folder: string,
  countsProcesses: boolean,
): Sandbox {
  const built = new Map<string, Result<LaunchCommand, string>>();
  const build = (path: string, others: readonly string[]): Result<LaunchCommand, string> => {
    try {
      return ok(
        createLaunchCommand(tool, folder, {
          program: realpathSync(path),
          words: [],
          others,
          countsProcesses,
        }),
      );
    } catch (error) {
      return refuse(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    level: tool.level,
    launchScript: (script, shown, words) => {
      try {
        const isolated = { others: [], countsProcesses, folder: shown };
        const args = ['-c', script, 'sh', shown, ...words];
        return ok(createLaunchCommand(tool, folder, { ...isolated, program: '/bin/sh', words: args }));
      } catch (error) {
        return refuse(error instanceof Error ? error.message : String(error));
      }
    },
    launch: (path, others) => {
      const problem = findProgramProblem(path);
      if (problem !== undefined) return refuse(problem);
      const hidden = others.filter((other) => mayContain(path, other));
      const key = [path, ...hidden].join('\0');
      const launch = built.get(key) ?? build(path, hidden);
      built.set(key, launch);
      return launch;
    },
  };
}
