import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Starts the host beside this program, which was bundled there too, and ends it afterwards. */
export async function withServerProcess<R>(
  args: readonly string[],
  measure: (address: string) => Promise<R>,
): Promise<R> {
  const host: ChildProcess = fork(fileURLToPath(new URL('host.mjs', import.meta.url)), args);
  const [address] = (await once(host, 'message')) as [string];
  try {
    return await measure(address);
  } finally {
    const ended = once(host, 'exit');
    host.disconnect();
    await ended;
  }
}

/** A folder for a server's data, gone afterwards. Not where files may lie in memory: what is measured waits for a disk. */
export async function withDataFolder<R>(measure: (folder: string) => Promise<R>): Promise<R> {
  const folder = await mkdtemp(fileURLToPath(new URL('data-', import.meta.url)));
  try {
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
