import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import process from 'node:process';
import { beginningOf } from './beginning.ts';
import { commandAt } from './paths.ts';

/** What Python says of itself: it may be called through something that only finds it. */
const PYTHON = 'import sys; print(sys.prefix); print(sys.base_prefix)';

const known = new Map<string, readonly string[]>();

/** The folders of the interpreter that the first line of a program names, where it names one: `#!/usr/bin/env python3`. */
export function interpreterOf(program: string): readonly string[] {
  const command = ownCommand(wordIn(beginningOf(program).split('\n')[0] ?? ''));
  if (command === undefined) return [];
  const folders = known.get(command) ?? foldersOf(command);
  known.set(command, folders);
  return folders;
}

function wordIn(line: string): string | undefined {
  if (!line.startsWith('#!')) return undefined;
  const [command, ...words] = line.slice(2).trim().split(/\s+/);
  if (command === undefined || basename(command) !== 'env') return command;
  return words.find((word) => !word.startsWith('-') && !word.includes('='));
}

/**
 * The command that a word names, if it is one that whoever runs this would find under that name too. A program can name anything, its own
 * files among them: such a thing is never run out here, nor shown to it as an interpreter.
 */
function ownCommand(word: string | undefined): string | undefined {
  if (word === undefined || word === '') return undefined;
  const name = basename(word);
  const trusted = [commandAt(name), name === basename(process.execPath) ? process.execPath : undefined];
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

const foldersOf = (command: string): readonly string[] =>
  basename(command).startsWith('python') ? pythonFolders(command) : binFolders(command);

function pythonFolders(command: string): readonly string[] {
  const { status, stdout } = spawnSync(command, ['-I', '-c', PYTHON], { encoding: 'utf8' });
  return status === 0 ? [...new Set(stdout.trim().split('\n'))] : [];
}

/** …/bin/node belongs to … as a whole. */
function binFolders(command: string): readonly string[] {
  const folder = dirname(realpathSync(command));
  return basename(folder) === 'bin' ? [dirname(folder)] : [];
}
