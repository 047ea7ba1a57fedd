/** What came back in time, in milliseconds: the half of all, and 99 of 100. */
export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Fires at a steady rate, whether or not what was fired before has come back, and measures from when it was due: whoever waits for a
 * slow reply before the next request hides how slow it was.
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
