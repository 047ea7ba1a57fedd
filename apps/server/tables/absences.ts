/** How long the guests of a table have been away, on a monotonic clock. */
export class Absences {
  private readonly monotonic: () => number;
  /** Guests that have never been connected count as away since the table was loaded. */
  private readonly start: number;
  /** When each guest left. */
  private readonly left = new Map<string, number>();

  constructor(monotonic: () => number) {
    this.monotonic = monotonic;
    this.start = monotonic();
  }

  noteLeft(guest: string): void {
    this.left.set(guest, this.monotonic());
  }

  /** Milliseconds since a guest that is not connected was there. */
  durationOf(guest: string): number {
    return Math.round(this.monotonic() - (this.left.get(guest) ?? this.start));
  }
}
