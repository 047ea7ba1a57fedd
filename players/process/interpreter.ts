import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readSync, realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { commandAt } from './paths.ts';

/** What Python says of itself: it may be called through something that only finds it. */
const PYTHON = 'import sys; print(sys.prefix); print(sys.base_prefix)';

const known = new Map<string, readonly string[]>();

/** The folders of the interpreter that the first line of a program names, where it names one: `#!/usr/bin/env python3`. */
export function interpreterOf(program: string): readonly string[] {
  const command = commandIn(firstLineOf(program));
  if (command === undefined) return [];
  const folders = known.get(command) ?? foldersOf(command);
  known.set(command, folders);
  return folders;
}

function firstLineOf(program: string): string {
  const start = Buffer.alloc(256);
  const file = openSync(program, 'r');
  try {
    return start.toString('latin1', 0, readSync(file, start)).split('\n')[0] ?? '';
  } finally {
    closeSync(file);
  }
}

function commandIn(line: string): string | undefined {
  if (!line.startsWith('#!')) return undefined;
  const [command, ...words] = line.slice(2).trim().split(/\s+/);
  if (command === undefined || basename(command) !== 'env') return command;
  const name = words.find((word) => !word.startsWith('-') && !word.includes('='));
  return name === undefined ? undefined : commandAt(name);
}

const foldersOf = (command: string): readonly string[] =>
  basename(command).startsWith('python') ? pythonFolders(command) : binFolders(command);

function pythonFolders(command: string): readonly string[] {
  const { status, stdout } = spawnSync(command, ['-I', '-c', PYTHON], { encoding: 'utf8' });
  return status === 0 ? [...new Set(stdout.trim().split('\n'))] : [];
}

/** …/bin/node belongs to … as a whole. */
function binFolders(command: string): readonly string[] {
  try {
    const folder = dirname(realpathSync(command));
    return basename(folder) === 'bin' ? [dirname(folder)] : [];
  } catch {
    return [];
  }
}
