/** The measured ladder as tables for docs/strength.md. */
import { estimateElo, evaluateSprt, type SprtBounds, type ScoreCounts } from '@ludoteca/players/arena';
import { wilsonInterval } from '@ludoteca/kit';
import { median } from '../measure.ts';
import type { Pairing } from './ladder.ts';
import type { JournalResult } from './ladder-journal.ts';

/** The hypotheses: no difference, and one that players notice. */
export const LADDER_SPRT_BOUNDS: SprtBounds = { elo0: 0, elo1: 40 };

export interface MeasuredPairing {
  readonly pairing: Pairing;
  readonly results: readonly JournalResult[];
}

/** How often the two matches of a deal brought 0, 0.5, 1, 1.5 or 2 points. */
export function countScores(results: readonly JournalResult[]): ScoreCounts {
  const counts = [0, 0, 0, 0, 0];
  for (const { score } of results) counts[score * 2] = (counts[score * 2] ?? 0) + 1;
  return counts;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const whole = (share: number): string => (100 * share).toFixed(0);

function formatRow({ pairing, results }: MeasuredPairing): string {
  const counts = countScores(results);
  const matches = 2 * results.length;
  const score = results.reduce((sum, result) => sum + result.score, 0);
  const [low, high] = wilsonInterval(score, matches);
  const { elo = 0, error = 0 } = estimateElo(counts) ?? {};
  const { verdict } = evaluateSprt(counts, LADDER_SPRT_BOUNDS);
  const meaning = { H1: 'stronger', H0: 'not stronger', undecided: 'undecided' }[verdict];
  const time = median(results.flatMap(({ times }) => times));
  const interval = Number.isFinite(error) ? ` ± ${error.toFixed(0)}` : '';
  const cells = [
    `\`${pairing.players[0]}\` : \`${pairing.players[1]}\``,
    String(matches),
    `${percent(score / matches)} (${whole(low)} to ${whole(high)})`,
    Number.isFinite(elo) ? `${elo.toFixed(0)}${interval}` : 'above 400',
    meaning,
    `${time.toFixed(time < 10 ? 1 : 0)} ms`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Pairs with fewer deals say nothing and are left out. */
const MIN_DEALS = 10;

/** One table for each game. */
export function formatLadder(measured: readonly MeasuredPairing[]): string {
  const shown = measured.filter(({ results }) => results.length >= MIN_DEALS);
  const games = [...new Set(shown.map(({ pairing }) => pairing.entry))];
  return games
    .map((entry) => {
      const rows = shown.filter(({ pairing }) => pairing.entry === entry);
      const hours =
        rows.flatMap(({ results }) => results).reduce((sum, { seconds }) => sum + seconds, 0) / 3600;
      return [
        `### ${entry.texts.en.name}`,
        '',
        '| players | matches | score of the first | Elo | test | time |',
        '|---|---|---|---|---|---|',
        ...rows.map(formatRow),
        '',
        `${hours.toFixed(2)} hours.`,
      ].join('\n');
    })
    .join('\n\n');
}
