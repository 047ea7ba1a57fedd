/** Counting of wins and formatting of win rates. */
import { wilsonInterval } from './wilson-interval.ts';

/** Counts occurrences and how many of them were wins. */
export class WinCounter {
  times = 0;
  wins = 0;

  count(won: boolean): void {
    this.times++;
    if (won) this.wins++;
  }

  get rate(): WinRate {
    const { times, wins } = this;
    return { times, wins, share: times === 0 ? 0 : wins / times, interval: wilsonInterval(wins, times) };
  }
}

/** A share of wins with its 95 % interval. */
export interface WinRate {
  readonly times: number;
  readonly wins: number;
  readonly share: number;
  readonly interval: readonly [number, number];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `52.3 % (48.1 %-56.4 %, 520)` */
export const formatWinRate = ({ times, share, interval: [low, high] }: WinRate): string =>
  times === 0 ? '-' : `${percent(share)} (${percent(low)}-${percent(high)}, ${times})`;
