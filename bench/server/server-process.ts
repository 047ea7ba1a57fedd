/** Starts the measured server and its data folder. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
}

/** Runs several servers with the same arguments. */
export const withServerProcesses = <R>(
  count: number,
  args: readonly string[],
  measure: (servers: readonly ServerProcess[]) => Promise<R>,
): Promise<R> =>
  count === 0
    ? measure([])
    : withServerProcess(args, (server) =>
        withServerProcesses(count - 1, args, (others) => measure([server, ...others])),
      );

/** Runs the bundled `host.mjs` in a process of its own during a measurement. */
export async function withServerProcess<R>(
  args: readonly string[],
  measure: (server: ServerProcess) => Promise<R>,
): Promise<R> {
  const host: ChildProcess = fork(fileURLToPath(new URL('host.mjs', import.meta.url)), args);
  const [address] = (await once(host, 'message')) as [string];
  try {
    return await measure({ address, pid: host.pid ?? 0 });
  } finally {
    const ended = once(host, 'exit');
    host.disconnect();
    await ended;
  }
}

/** Creates a temporary data folder beside this program, because the system's temporary folder may be in memory. */
export async function withDataFolder<R>(measure: (folder: string) => Promise<R>): Promise<R> {
  const folder = await mkdtemp(fileURLToPath(new URL('data-', import.meta.url)));
  try {
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
