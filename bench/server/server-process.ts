/** Starts the measured server and its data folder. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MatchAssignment } from './match-assignments.ts';

export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** The matches that its workers have opened, in this order. */
  listAssignments(): Promise<readonly MatchAssignment[]>;
}

/** The program of the present version, beside this one. */
const HOST = fileURLToPath(new URL('host.mjs', import.meta.url));

/** Runs several servers with the same arguments. */
export const withServerProcesses = <R>(
  count: number,
  args: readonly string[],
  measure: (servers: readonly ServerProcess[]) => Promise<R>,
  program = HOST,
): Promise<R> =>
  count === 0
    ? measure([])
    : withServerProcess(
        args,
        (server) => withServerProcesses(count - 1, args, (others) => measure([server, ...others]), program),
        program,
      );

/** Runs a server in a process of its own during a measurement. */
export async function withServerProcess<R>(
  args: readonly string[],
  measure: (server: ServerProcess) => Promise<R>,
  program = HOST,
): Promise<R> {
  const host: ChildProcess = fork(program, args);
  const [address] = (await once(host, 'message')) as [string];
  const listAssignments = async (): Promise<readonly MatchAssignment[]> => {
    const listed = once(host, 'message');
    host.send('assignments');
    return ((await listed) as [readonly MatchAssignment[]])[0];
  };
  try {
    return await measure({ address, pid: host.pid ?? 0, listAssignments });
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
