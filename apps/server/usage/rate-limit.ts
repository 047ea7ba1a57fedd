/** Limits how much each of many keys may use in a window of time, with a limited number of keys in memory. */

/** Keys that are remembered; beyond it the ones that were not used for the longest time are forgotten. */
const MAX_KEYS = 20_000;

interface UsageWindow {
  readonly start: number;
  readonly used: number;
}

export class RateLimit {
  private readonly windows = new Map<string, UsageWindow>();
  private readonly max: number;
  /** In milliseconds. */
  private readonly length: number;
  private readonly clock: () => number;
  private readonly maxKeys: number;

  constructor(max: number, length: number, clock: () => number, maxKeys = MAX_KEYS) {
    this.max = max;
    this.length = length;
    this.clock = clock;
    this.maxKeys = maxKeys;
  }

  get keys(): number {
    return this.windows.size;
  }

  /** Milliseconds until this amount is possible; 0 if it is possible now. */
  waitFor(key: string, amount: number): number {
    const { start, used } = this.currentWindow(key);
    return used + amount <= this.max ? 0 : start + this.length - this.clock();
  }

  add(key: string, amount: number): void {
    const { start, used } = this.currentWindow(key);
    // Deleted first, so that the map is ordered by the time of the last use.
    this.windows.delete(key);
    this.windows.set(key, { start, used: used + amount });
    if (this.windows.size > this.maxKeys)
      for (const oldest of this.windows.keys()) {
        this.windows.delete(oldest);
        break;
      }
  }

  /** A window ends after its length, and also when the clock is set back. */
  private currentWindow(key: string): UsageWindow {
    const now = this.clock();
    const window = this.windows.get(key);
    return window !== undefined && now >= window.start && now < window.start + this.length
      ? window
      : { start: now, used: 0 };
  }
}
