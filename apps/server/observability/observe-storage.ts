/** A storage whose operations are measured and logged. */
import type { Logger } from 'pino';
import type { Storage } from '../storage/storage.ts';
import type { Metrics } from './metrics.ts';

type StorageMethod = (...args: readonly unknown[]) => Promise<unknown>;

export function observeStorage(storage: Storage, metrics: Metrics, logger: Logger): Storage {
  async function observe<R>(operation: string, execute: () => Promise<R>): Promise<R> {
    const start = performance.now();
    let hasFailed = true;
    try {
      const result = await execute();
      hasFailed = false;
      return result;
    } finally {
      metrics.countStorage(operation, performance.now() - start, hasFailed);
    }
  }
  const appendEntries: Storage['appendEntries'] = async (table, entry, added, progress) => {
    await observe('appendEntries', () => storage.appendEntries(table, entry, added, progress));
    metrics.countEntries(added.length);
    logger.debug({ table, entry, entries: added.length }, 'entries are stored');
  };
  const observed = new Map<PropertyKey, unknown>([['appendEntries', appendEntries]]);
  return new Proxy(storage, {
    get: (target, name: keyof Storage) => {
      const method = target[name] as StorageMethod | undefined;
      if (!observed.has(name) && method !== undefined)
        observed.set(name, (...args: unknown[]) => observe(name, () => method.apply(target, args)));
      return observed.get(name);
    },
  });
}
