/** Measures latencies at a constant request rate. */

/** In milliseconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

/** A request that was answered. */
export interface LatencySample<T> {
  /** When it was due, as `performance.now()` says it. */
  readonly due: number;
  readonly milliseconds: number;
  readonly result: T;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends requests at a constant rate without waiting for replies, and measures from the time at which each was due. Waiting for a slow
 * reply before the next request would hide the delay (coordinated omission). `isOver` is called with the number of requests.
 */
export async function sampleAtRate<T>(
  rate: number,
  isOver: (fired: number) => boolean,
  fire: () => Promise<T>,
): Promise<readonly LatencySample<T>[]> {
  const samples: LatencySample<T>[] = [];
  const begun = performance.now();
  const flights: Promise<void>[] = [];
  for (let fired = 0; !isOver(fired);) {
    const due = begun + (fired * 1000) / rate;
    if (due > performance.now()) {
      await wait(1);
      continue;
    }
    fired++;
    flights.push(
      fire().then((result) => {
        samples.push({ due, milliseconds: performance.now() - due, result });
      }),
    );
  }
  await Promise.all(flights);
  return samples;
}

export async function measureAtRate(
  rate: number,
  seconds: number,
  fire: () => Promise<unknown>,
): Promise<Percentiles> {
  return computePercentiles(await sampleAtRate(rate, (fired) => fired >= rate * seconds, fire));
}

export function computePercentiles(
  samples: readonly Pick<LatencySample<unknown>, 'milliseconds'>[],
): Percentiles {
  const sorted = samples.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const share = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { p50: share(0.5), p99: share(0.99) };
}
