/** A token bucket that limits the rate of messages on one connection. */
export class TokenBucket {
  private tokens: number;
  private refilledAt: number;
  private readonly perSecond: number;
  private readonly capacity: number;
  private readonly clock: () => number;

  constructor(perSecond: number, capacity: number, clock: () => number) {
    this.perSecond = perSecond;
    this.capacity = capacity;
    this.tokens = capacity;
    this.clock = clock;
    this.refilledAt = clock();
  }

  /** Takes one token; false if there is none. */
  take(): boolean {
    const now = this.clock();
    // The clock may be set back.
    const refill = (Math.max(0, now - this.refilledAt) * this.perSecond) / 1000;
    this.tokens = Math.min(this.capacity, this.tokens + refill);
    this.refilledAt = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}
