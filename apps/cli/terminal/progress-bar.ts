/** A progress bar with the remaining time. */
import { formatNumber } from './numbers.ts';

const REDRAW_MILLISECONDS = 100;
const WIDTH = 24;

/** Does nothing without a function that shows it. */
export class ProgressBar {
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
    if (this.show === undefined || now - this.drawn < REDRAW_MILLISECONDS) return;
    this.drawn = now;
    this.show(formatProgress(this.done, this.total, (now - this.began) / 1000));
  }

  clear(): void {
    this.show?.('');
  }
}

export function formatProgress(done: number, total: number, seconds: number): string {
  const share = total === 0 ? 1 : done / total;
  const full = Math.floor(share * WIDTH);
  const left = done === 0 ? '' : `, ${formatNumber(Math.ceil((seconds / done) * (total - done)))} s left`;
  return `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${Math.floor(share * 100)} %, ${formatNumber(done)} of ${formatNumber(total)}${left}`;
}
