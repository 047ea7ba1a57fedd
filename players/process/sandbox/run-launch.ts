/** Runs a command of a sandbox to its end and collects its output. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { LaunchCommand } from '../program/child-program.ts';
import { killGroup } from '../program/process-group.ts';

/** Milliseconds, bytes of standard output, characters of standard error. */
export interface RunLimits {
  readonly time: number;
  readonly output: number;
  readonly errors: number;
}

export interface RunOutput {
  /** Null if the command did not start or was killed. */
  readonly code: number | null;
  readonly output: Buffer;
  readonly isOutputComplete: boolean;
  readonly errors: string;
}

export async function runLaunch(
  { file, args, cwd, env, user, folder }: LaunchCommand,
  limits: RunLimits,
): Promise<RunOutput> {
  const child = spawn(file, args, { cwd, env, ...user, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const output: Buffer[] = [];
  let size = 0;
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= limits.output) output.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    if (errors.length < limits.errors) errors += chunk.toString();
  });
  const timer = setTimeout(() => killGroup(child.pid ?? 0), limits.time);
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  clearTimeout(timer);
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  return {
    code,
    output: Buffer.concat(output),
    isOutputComplete: size <= limits.output,
    errors: errors.slice(0, limits.errors).trim(),
  };
}
