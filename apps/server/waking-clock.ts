/** A monotonic clock that stands still while the machine sleeps or the process is stopped, for the time of players. */

/** Milliseconds between two readings. */
const INTERVAL = 1000;
/** After a longer gap the clock has stood still: even an overloaded process reads it more often. */
const MAX_GAP = 10_000;

export class WakingClock {
  private readonly read: () => number;
  private readonly timer: NodeJS.Timeout;
  private lastReading: number;
  private elapsed = 0;

  /** `read`: a monotonic clock, which on some systems runs during sleep. */
  constructor(read: () => number = () => performance.now()) {
    this.read = read;
    this.lastReading = read();
    this.timer = setInterval(() => this.now(), INTERVAL);
    this.timer.unref();
  }

  /** In milliseconds. */
  now(): number {
    const reading = this.read();
    const gap = reading - this.lastReading;
    this.lastReading = reading;
    this.elapsed += gap > MAX_GAP ? INTERVAL : gap;
    return this.elapsed;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
