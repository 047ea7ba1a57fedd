import { grouped } from './numbers.ts';

/** How often a bar is drawn anew, in milliseconds. */
const PACE = 100;
const WIDTH = 24;

/** A progress bar for whoever watches; where nobody does, nothing. */
export class Bar {
  private readonly show: ((text: string) => void) | undefined;
  private readonly total: number;
  private done = 0;
  private readonly began = performance.now();
  private drawn = Number.NEGATIVE_INFINITY;

  constructor(show: ((text: string) => void) | undefined, total: number) {
    this.show = show;
    this.total = total;
  }

  advance(by = 1): void {
    this.done += by;
    const now = performance.now();
    if (this.show === undefined || now - this.drawn < PACE) return;
    this.drawn = now;
    this.show(barText(this.done, this.total, (now - this.began) / 1000));
  }

  /** Leaves the line as if there had been no bar. */
  clear(): void {
    this.show?.('');
  }
}

export function barText(done: number, total: number, seconds: number): string {
  const share = total === 0 ? 1 : done / total;
  const full = Math.floor(share * WIDTH);
  const left = done === 0 ? '' : `, ${grouped(Math.ceil((seconds / done) * (total - done)))} s left`;
  return `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${Math.floor(share * 100)} %, ${grouped(done)} of ${grouped(total)}${left}`;
}
