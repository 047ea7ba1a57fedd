/** Counting of wins and formatting of win rates. */
import type { Language } from '../text/game-texts.ts';
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

/** With one decimal: `52.3 %`, in Italian and Portuguese `52,3 %`. */
export const formatShare = (language: Language, share: number): string =>
  `${formatDecimal(language, share * 100)} %`;

/** With one decimal and the decimal sign of the language. */
export const formatDecimal = (language: Language, value: number): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  }).format(value);

/** `52.3 % (48.1 %-56.4 %, 520)` */
export const formatWinRate = (language: Language, { times, share, interval: [low, high] }: WinRate): string =>
  times === 0
    ? '-'
    : `${formatShare(language, share)} (${formatShare(language, low)}-${formatShare(language, high)}, ${times})`;
