/** Storage that dies at a chosen point, as if the power of its process was cut. */
import process from 'node:process';
import type { Dialect } from 'kysely';
import { interceptDialect } from '../intercepted-dialect.testing.ts';
import type { Storage } from '../storage.ts';

export const FAULT_POINTS = ['after append', 'after commit', 'before acknowledge'] as const;
export type FaultPoint = (typeof FAULT_POINTS)[number];

/** Nothing of this process runs after this. */
const killProcess = (): void => void process.kill(process.pid, 'SIGKILL');

/** Lets so many go before it dies. */
function dieAfter(length: number): () => void {
  let left = length;
  return () => {
    if (left === 0) killProcess();
    left--;
  };
}

/** Dies in a transaction that has everything but its commit, or when it is committed and nobody knows. */
export function injectDialectFault(dialect: Dialect, point: FaultPoint, after: number): Dialect {
  const countdown = dieAfter(after);
  return interceptDialect(dialect, {
    ...(point === 'after append' && { beforeCommit: countdown }),
    ...(point === 'after commit' && { afterCommit: countdown }),
  });
}

/** Dies when the storage has done its part and the server has not yet said so. */
export function injectStorageFault(storage: Storage, point: FaultPoint, after: number): Storage {
  if (point !== 'before acknowledge') return storage;
  const countdown = dieAfter(after);
  const appendEntries: Storage['appendEntries'] = async (table, number, entries) => {
    await storage.appendEntries(table, number, entries);
    countdown();
  };
  return new Proxy(storage, {
    get(target, name) {
      if (name === 'appendEntries') return appendEntries;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
