/** Formats the result of a competition as a table or as JSON. */
import type { Reason } from '@ludoteca/kernel';
import { type AnyCatalogueEntry, type BotFailure, wilsonInterval } from '@ludoteca/kit';
import { toSingleLine, quoteIfUnsafe } from '../terminal/sanitize.ts';
import { formatColumns } from '../terminal/text-layout.ts';
import { formatCount, formatNumber } from '../terminal/numbers.ts';
import type { CompetitionPlan } from './plan.ts';
import type { Loss, CompetitorScore } from './scores.ts';

/** Refusals of the bot protocol itself, which no game can word. */
const PROTOCOL_REASONS: { readonly [why: string]: string } = {
  'no JSON': 'it begins like a message and is no JSON',
  malformed: 'the message is malformed',
  'option, choice or choices': 'an answer has exactly one of option, choice and choices',
  'one answer': 'several choices answer only where a subset is gathered',
  'no such option': 'there is no option of that number',
};

const START_PROBLEMS: { readonly [problem: string]: string } = {
  missing: 'there is no such file',
  'a folder': 'it is a folder',
  'no file': 'it is no file',
  'not executable': 'the file is not executable (chmod +x)',
  'no interpreter': 'what should run it is missing (its interpreter or loader)',
};

function formatBotReason({ texts }: AnyCatalogueEntry, reason: unknown): string {
  const { why = '', facts } = (reason ?? {}) as Partial<Reason>;
  const known = PROTOCOL_REASONS[why];
  if (known === undefined) return texts.en.reason({ ...(reason as Reason), why }, []);
  return facts === undefined ? known : `${known} (${JSON.stringify(facts)})`;
}

const formatPartialLine = (part: string): string =>
  part === '' ? '' : `; it left a line without an end: ${part}`;

function formatFailure(entry: AnyCatalogueEntry, note: BotFailure): string {
  switch (note.why) {
    case 'refused':
      return `${note.line} was refused: ${formatBotReason(entry, note.reason)}`;
    case 'late':
      return `no answer within ${note.clock} ms${formatPartialLine(note.part)}`;
    case 'ended':
      return `the program ended (${note.signal ?? `code ${note.code}`})${formatPartialLine(note.part)}`;
    case 'not started':
      return `the program could not be started: ${START_PROBLEMS[note.problem] ?? note.problem}`;
    case 'deaf':
      return `the program does not read: ${formatCount(note.bytes, 'byte')} wait for it`;
    case 'flood':
      return `${formatCount(note.bytes, 'byte')}, more than are read; they began with ${note.line}`;
  }
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
