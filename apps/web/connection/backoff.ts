/** Delays between attempts to reconnect. */
const MIN_DELAY = 250;
const MAX_DELAY = 5000;

/** Computes an exponential delay with jitter; `random` is from 0 to 1. */
export const computeBackoffDelay = (attempts: number, random: number): number =>
  Math.min(MAX_DELAY, MIN_DELAY * 2 ** (attempts - 1)) * (0.5 + random / 2);

/** Resolves after the delay, or when the network is back. */
export function waitForRetry(attempts: number): Promise<void> {
  const online = new AbortController();
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, computeBackoffDelay(attempts, Math.random()));
    const back = (): void => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener('online', back, { signal: online.signal });
  }).finally(() => online.abort());
}
