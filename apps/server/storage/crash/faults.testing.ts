/** Storage that dies at a chosen point, as if the power of its process was cut. */
import process from 'node:process';
import type { Dialect } from 'kysely';
import { between } from '../between.testing.ts';
import type { Storage } from '../port.ts';

export const FAULT_POINTS = ['after append', 'after commit', 'before acknowledge'] as const;
export type FaultPoint = (typeof FAULT_POINTS)[number];

/** Nothing of this process runs after this. */
const die = (): void => void process.kill(process.pid, 'SIGKILL');

/** Lets so many go before it dies. */
function fuse(length: number): () => void {
  let left = length;
  return () => {
    if (left === 0) die();
    left--;
  };
}

/** Dies in a transaction that has everything but its commit, or when it is committed and nobody knows. */
export function dyingDialect(dialect: Dialect, point: FaultPoint, after: number): Dialect {
  const burn = fuse(after);
  return between(dialect, {
    ...(point === 'after append' && { beforeCommit: burn }),
    ...(point === 'after commit' && { afterCommit: burn }),
  });
}

/** Dies when the storage has done its part and the server has not yet said so. */
export function dyingStorage(storage: Storage, point: FaultPoint, after: number): Storage {
  if (point !== 'before acknowledge') return storage;
  const burn = fuse(after);
  const append: Storage['append'] = async (table, number, entries) => {
    await storage.append(table, number, entries);
    burn();
  };
  return new Proxy(storage, {
    get(target, name) {
      if (name === 'append') return append;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
