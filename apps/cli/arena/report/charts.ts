/** Charts of a report as inline SVG. Positions are percentages, so that charts fit any width. */
import type { Rating } from '@ludoteca/players/arena';
import { type Html, html } from './html.ts';

const HEIGHT = 20;
const LENGTH_HEIGHT = 120;

/** The range of ratings that a chart shows. */
export interface RatingRange {
  readonly low: number;
  readonly high: number;
}

/** Half the length of an error bar. */
const errorOf = ({ sigma }: Rating): number => 2 * sigma;

export const findRatingRange = (ratings: readonly Rating[]): RatingRange => ({
  low: Math.min(...ratings.map((rating) => rating.mu - errorOf(rating))),
  high: Math.max(...ratings.map((rating) => rating.mu + errorOf(rating))),
});

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A rating as a point with an error bar. */
export function drawRating(rating: Rating, { low, high }: RatingRange, label: string): Html {
  const place = (value: number): string =>
    percent(high === low ? 0.5 : 0.03 + (0.94 * (value - low)) / (high - low));
  const from = place(rating.mu - errorOf(rating));
  const to = place(rating.mu + errorOf(rating));
  return html`<svg width="100%" height="${HEIGHT}" role="img" aria-label="${label}">
    <line x1="${from}" x2="${to}" y1="10" y2="10" stroke="currentColor" stroke-width="2" />
    <line x1="${from}" x2="${from}" y1="5" y2="15" stroke="currentColor" stroke-width="2" />
    <line x1="${to}" x2="${to}" y1="5" y2="15" stroke="currentColor" stroke-width="2" />
    <circle cx="${place(rating.mu)}" cy="10" r="5" fill="currentColor" />
  </svg>`;
}

const COLUMNS = 30;

/** A histogram of whole numbers in ascending order, with its least and greatest value below. */
export function drawHistogram(values: readonly number[], label: string): Html {
  const [least = 0] = values;
  const most = values.at(-1) ?? least;
  const columns = Math.min(COLUMNS, most - least + 1);
  const width = (most - least + 1) / columns;
  const counts = Array.from({ length: columns }, () => 0);
  for (const value of values) {
    const column = Math.min(columns - 1, Math.floor((value - least) / width));
    counts[column] = (counts[column] ?? 0) + 1;
  }
  const highest = Math.max(...counts);
  const bars = counts.map((count, i) => {
    const height = Math.round((count / highest) * LENGTH_HEIGHT);
    return html`<rect
      x="${percent(i / columns)}"
      y="${LENGTH_HEIGHT - height}"
      width="${percent(0.9 / columns)}"
      height="${height}"
      fill="currentColor"
    />`;
  });
  return html`<svg width="100%" height="${LENGTH_HEIGHT}" role="img" aria-label="${label}">${bars}</svg>
    <div class="axis" aria-hidden="true"><span>${least}</span><span>${most}</span></div>`;
}

/** The background of a cell of the heat map: from red for 0 to green for 1, mixed with the sheet so that text stays readable. */
export function createHeatStyle(score: number): string {
  const strength = Math.round(Math.abs(score - 0.5) * 2 * 45);
  const colour = score >= 0.5 ? 'light-dark(#3f9e6a, #2e7d4f)' : 'light-dark(#d97757, #a8431f)';
  return `background: color-mix(in srgb, ${colour} ${strength}%, var(--sheet))`;
}
