/** Storage that kills its process at a fault point. */
import process from 'node:process';
import type { Dialect } from 'kysely';
import { interceptDialect } from '../intercepted-dialect.testing.ts';
import type { Storage } from '../storage.ts';

export const FAULT_POINTS = ['after append', 'after commit', 'before acknowledge'] as const;
export type FaultPoint = (typeof FAULT_POINTS)[number];

const killProcess = (): void => void process.kill(process.pid, 'SIGKILL');

/** Returns a function that kills the process when it has been called more than `calls` times. */
function dieAfter(calls: number): () => void {
  let left = calls;
  return () => {
    if (left === 0) killProcess();
    left--;
  };
}

/** Dies immediately before or after a commit. */
export function injectDialectFault(dialect: Dialect, point: FaultPoint, after: number): Dialect {
  const countdown = dieAfter(after);
  return interceptDialect(dialect, {
    ...(point === 'after append' && { beforeCommit: countdown }),
    ...(point === 'after commit' && { afterCommit: countdown }),
  });
}

/** Dies when an append has resolved, before the server acknowledges it. */
export function injectStorageFault(storage: Storage, point: FaultPoint, after: number): Storage {
  if (point !== 'before acknowledge') return storage;
  const countdown = dieAfter(after);
  const appendEntries: Storage['appendEntries'] = async (...append) => {
    await storage.appendEntries(...append);
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
