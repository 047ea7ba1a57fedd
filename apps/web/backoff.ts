const SOONEST = 250;
const LATEST = 5000;

/** How long to wait after so many failures in a row: soon at first, later patiently. By lot (0 to 1) everybody comes at another moment, not all at once. */
export const delayAfter = (attempts: number, lot: number): number =>
  Math.min(LATEST, SOONEST * 2 ** (attempts - 1)) * (0.5 + lot / 2);

/** Resolves when it is time to try again: after a while, or at once when the network says it is back. */
export function backoff(attempts: number): Promise<void> {
  const online = new AbortController();
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, delayAfter(attempts, Math.random()));
    const back = (): void => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener('online', back, { signal: online.signal });
  }).finally(() => online.abort());
}
