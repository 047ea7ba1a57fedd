/** Measures latencies at a constant request rate. */

/** In milliseconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends requests at a constant rate without waiting for replies, and measures from the time at which each was due. Waiting for a slow
 * reply before the next request would hide the delay (coordinated omission).
 */
export async function measureAtRate(
  rate: number,
  seconds: number,
  fire: () => Promise<void>,
): Promise<Percentiles> {
  const taken: number[] = [];
  const begun = performance.now();
  const flights: Promise<void>[] = [];
  for (let fired = 0; fired < rate * seconds;) {
    const due = begun + (fired * 1000) / rate;
    if (due > performance.now()) {
      await wait(1);
      continue;
    }
    fired++;
    flights.push(fire().then(() => void taken.push(performance.now() - due)));
  }
  await Promise.all(flights);
  const sorted = taken.toSorted((a, b) => a - b);
  const share = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { p50: share(0.5), p99: share(0.99) };
}
