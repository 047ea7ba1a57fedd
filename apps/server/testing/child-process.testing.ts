/** Runs a TypeScript program in a process that tests can kill. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

const BUNDLE = fileURLToPath(new URL('../../../tools/bundle.mjs', import.meta.url));
const OUT = fileURLToPath(new URL('../../../out/children/', import.meta.url));

export interface ChildHandle {
  kill(): void;
  /** Stops the process, without its knowledge, until it is continued. */
  pause(): void;
  resume(): void;
}

/** Bundles a TypeScript program before all tests: as one file it starts ten times faster. Returns the path of the file. */
export function bundleFile(entry: URL, name: string): string {
  const file = `${OUT}${name}-${process.pid}.mjs`;
  beforeAll(async () => {
    await promisify(execFile)(process.execPath, [BUNDLE, fileURLToPath(entry), file]);
  });
  afterAll(() => rm(file));
  return file;
}

/** Bundles a program and returns the function that runs it. */
export function bundleProgram(entry: URL, name: string) {
  const file = bundleFile(entry, name);

  /** Resolves, when the process has ended, to the signal that killed it or null. */
  return async (
    args: readonly string[],
    onLine: (line: string, child: ChildHandle) => void,
  ): Promise<NodeJS.Signals | null> => {
    const running = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    const child = {
      kill: () => void running.kill('SIGKILL'),
      pause: () => void running.kill('SIGSTOP'),
      resume: () => void running.kill('SIGCONT'),
    };
    onTestFinished(child.kill);
    createInterface({ input: running.stdout }).on('line', (line) => onLine(line, child));
    const [, signal] = (await once(running, 'close')) as [number | null, NodeJS.Signals | null];
    return signal;
  };
}
