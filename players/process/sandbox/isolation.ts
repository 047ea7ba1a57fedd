/** Sandboxes on top of an isolation tool, with resource limits. */
import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { at, ok, refuse, type Result } from '@ludoteca/kernel';
import { type Sandbox, findProgramProblem, LOCALE, NOBODY_USER, type IsolationLevel } from './sandbox.ts';
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
  /** Copies of files that only root can read, by their paths. */
  readonly copies?: Map<string, string>;
}

/** Creates the command that starts an isolated program; files it needs are created in `folder`. */
export function createLaunchCommand(
  tool: IsolationTool,
  folder: string,
  isolated: IsolatedProgram,
): LaunchCommand {
  const { program, words, others, countsProcesses, folder: shown, copies = new Map() } = isolated;
  const sandboxFolder = mkdtempSync(join(folder, 'sandbox-'));
  chmodSync(sandboxFolder, 0o755);
  const asNobody = process.getuid?.() === 0;
  const view = createSandboxView(program, {
    others,
    ...(shown === undefined ? {} : { folder: shown }),
    canRead: (path) => !asNobody || isWorldReadable(path),
    copyReadable: (path) => {
      const copy = copies.get(path) ?? join(sandboxFolder, 'copy');
      if (!copies.has(path)) copyReadable(path, copy);
      copies.set(path, copy);
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
    ...(asNobody ? { user: NOBODY_USER } : {}),
  };
}

/** Whether another program is in a folder that the sandbox of a program would show. */
const mayContain = (path: string, other: string): boolean => {
  const program = realpathSync(path);
  return [dirname(program), ...findInterpreterFolders(program)].some((folder) => isWithin(other, folder));
};

/** The sandboxes of one program that no process uses, or the problem of creating one. */
type IdleSandboxes = Result<LaunchCommand[], string>;

/**
 * Creates a sandbox that remembers the commands of each program. Processes that run at the same time get different ones: they share no
 * device, so that a program cannot signal through locks to itself in another match with the same deal.
 */
export function createIsolatedSandbox(
  tool: IsolationTool,
  folder: string,
  countsProcesses: boolean,
): Sandbox {
  const idleByProgram = new Map<string, IdleSandboxes>();
  const copies = new Map<string, string>();
  const build = (prepare: () => Omit<IsolatedProgram, 'countsProcesses'>): Result<LaunchCommand, string> => {
    try {
      return ok(createLaunchCommand(tool, folder, { ...prepare(), countsProcesses }));
    } catch (error) {
      return refuse(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    level: tool.level,
    launchScript: (script, shown, words) =>
      build(() => ({
        program: '/bin/sh',
        words: ['-c', script, 'sh', shown, ...words],
        others: [],
        folder: shown,
      })),
    launch: (path, opponents) => {
      const problem = findProgramProblem(path);
      if (problem !== undefined) return refuse(problem);
      const others = opponents.filter((other) => mayContain(path, other));
      const key = [path, ...others].join('\0');
      const idle = idleByProgram.get(key) ?? ok([]);
      idleByProgram.set(key, idle);
      if (!idle.ok) return idle;
      const used = idle.value.pop();
      const launch =
        used === undefined
          ? build(() => ({ program: realpathSync(path), words: [], others, copies }))
          : ok(used);
      if (!launch.ok) {
        idleByProgram.set(key, launch);
        return launch;
      }
      return ok({ ...launch.value, onExit: () => void idle.value.push(launch.value) });
    },
  };
}
