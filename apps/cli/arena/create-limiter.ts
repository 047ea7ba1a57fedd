/** Limits how many asynchronous actions run at the same time. */

/** Runs an action as soon as fewer than the limit are running, in the order of the calls. */
export type Limiter = <V>(action: () => Promise<V>) => Promise<V>;

export function createLimiter(limit: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (action) => {
    if (running < limit) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await action();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
