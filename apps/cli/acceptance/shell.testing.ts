/** Runs a pasted command line in a shell. */
import { spawn } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type CliResult, makeTempFolder, waitForExit } from '../testing/cli.testing.ts';

const BIN = fileURLToPath(new URL('../bin.mjs', import.meta.url));

/** `ludoteca` is on the path; standard input is empty. */
export async function runInShell(line: string, cwd?: string): Promise<CliResult> {
  const installed = await makeTempFolder();
  await symlink(BIN, join(installed, 'ludoteca'));
  const path = [installed, process.env['PATH']].join(delimiter);
  const child = spawn('/bin/sh', ['-c', line], {
    cwd: cwd ?? installed,
    env: { ...process.env, LC_ALL: 'C.UTF-8', PATH: path },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end();
  return waitForExit(child);
}
