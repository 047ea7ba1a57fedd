/** The folders of the interpreter that a script names in its first line. */
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import process from 'node:process';
import { readFilePrefix } from './executable.ts';
import { findCommand } from './paths.ts';

/** Python reports its own folders, since the command may be a launcher. */
const PRINT_PYTHON_PREFIXES = 'import sys; print(sys.prefix); print(sys.base_prefix)';

const folderCache = new Map<string, readonly string[]>();

/** Finds the folders of the interpreter named by a line such as `#!/usr/bin/env python3`; empty without such a line. */
export function findInterpreterFolders(program: string): readonly string[] {
  const command = findTrustedCommand(parseShebang(readFilePrefix(program).split('\n')[0] ?? ''));
  if (command === undefined) return [];
  const folders = folderCache.get(command) ?? listFolders(command);
  folderCache.set(command, folders);
  return folders;
}

function parseShebang(line: string): string | undefined {
  if (!line.startsWith('#!')) return undefined;
  const [command, ...words] = line.slice(2).trim().split(/\s+/);
  if (command === undefined || basename(command) !== 'env') return command;
  return words.find((word) => !word.startsWith('-') && !word.includes('='));
}

/**
 * Resolves a command only if the user of this process would find the same file under that name. A script may name any file, including its
 * own; such a file is neither executed outside the sandbox nor mounted as an interpreter.
 */
function findTrustedCommand(word: string | undefined): string | undefined {
  if (word === undefined || word === '') return undefined;
  const name = basename(word);
  const trusted = [findCommand(name), name === basename(process.execPath) ? process.execPath : undefined];
  if (word === name) return trusted.find((path) => path !== undefined);
  return trusted.find((path) => path !== undefined && isSameFile(path, word));
}

function isSameFile(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

const listFolders = (command: string): readonly string[] =>
  basename(command).startsWith('python') ? pythonFolders(command) : binFolders(command);

function pythonFolders(command: string): readonly string[] {
  const { status, stdout } = spawnSync(command, ['-I', '-c', PRINT_PYTHON_PREFIXES], { encoding: 'utf8' });
  return status === 0 ? [...new Set(stdout.trim().split('\n'))] : [];
}

/** For `…/bin/node` the whole folder `…` is needed. */
function binFolders(command: string): readonly string[] {
  const folder = dirname(realpathSync(command));
  return basename(folder) === 'bin' ? [dirname(folder)] : [];
}
