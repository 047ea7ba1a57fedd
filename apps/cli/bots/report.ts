/** Formats the result of a competition as a table or as JSON. */
import {
  type AnyCatalogueEntry,
  type BotFailure,
  formatBotFailure,
  formatRefusedAnswer,
  wilsonInterval,
} from '@ludoteca/kit';
import { toSingleLine, quoteIfUnsafe } from '../terminal/sanitize.ts';
import { formatColumns } from '../terminal/text-layout.ts';
import { formatCount, formatNumber } from '../terminal/numbers.ts';
import type { CompetitionPlan } from './plan.ts';
import type { Loss, CompetitorScore } from './scores.ts';

function formatFailure({ texts }: AnyCatalogueEntry, note: BotFailure): string {
  if (note.why !== 'refused') return formatBotFailure('en', note);
  return `${note.line} was refused: ${formatRefusedAnswer('en', note.reason, (reason) => texts.en.reason(reason, []))}`;
}

const formatLoss = (
  entry: AnyCatalogueEntry,
  { competitor }: CompetitorScore,
  { game, kind, note }: Loss,
): string =>
  toSingleLine(
    `game ${game}, ${competitor.name}: ${kind === 'lapse' ? 'a turn lost' : 'out'}: ${formatFailure(entry, note)}`,
  );

const formatPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function toRow(score: CompetitorScore): readonly string[] {
  const { competitor, games, wins, shared, places, lapses, withdrawals, calledItself } = score;
  const [low, high] = wilsonInterval(wins, games);
  const own =
    calledItself === undefined || calledItself === competitor.name ? '' : ` (${quoteIfUnsafe(calledItself)})`;
  return [
    quoteIfUnsafe(competitor.name) + own,
    formatNumber(wins),
    formatPercent(games === 0 ? 0 : wins / games),
    `${formatPercent(low)} to ${formatPercent(high)}`,
    formatNumber(shared),
    games === 0 ? '' : (places / games).toFixed(2),
    formatNumber(lapses),
    formatNumber(withdrawals),
  ];
}

const HEADINGS = ['', 'wins', 'share', '95 % interval', 'shared', 'mean place', 'lapses', 'out'];

/** By wins, then by mean place. */
const rankScores = (scores: readonly CompetitorScore[]): readonly CompetitorScore[] =>
  scores.toSorted((a, b) => b.wins - a.wins || a.places - b.places);

/** The standings, then the first losses. */
export function formatReport(
  { entry, seed }: CompetitionPlan,
  scores: readonly CompetitorScore[],
): readonly string[] {
  const games = scores[0]?.games ?? 0;
  const losses = scores.flatMap((score) => score.losses.map((loss) => formatLoss(entry, score, loss)));
  return [
    `${entry.game.id}, seed ${quoteIfUnsafe(seed)}: ${formatCount(games, 'game')}`,
    '',
    ...formatColumns([HEADINGS, ...rankScores(scores).map(toRow)], { right: [1, 2, 3, 4, 5, 6, 7] }),
    ...(losses.length === 0 ? [] : ['', ...losses]),
  ];
}

export const toJsonResult = (
  { entry, seed, settings, clock }: CompetitionPlan,
  scores: readonly CompetitorScore[],
  isolation: string,
): object => ({
  game: entry.game.id,
  games: scores[0]?.games ?? 0,
  seed,
  settings,
  clock,
  isolation,
  players: rankScores(scores).map((score) => ({
    name: score.competitor.name,
    kind: score.competitor.kind,
    source: score.competitor.source,
    calledItself: score.calledItself ?? null,
    wins: score.wins,
    shared: score.shared,
    interval: wilsonInterval(score.wins, score.games),
    meanPlace: score.games === 0 ? null : score.places / score.games,
    lapses: score.lapses,
    withdrawals: score.withdrawals,
    losses: score.losses,
  })),
});
