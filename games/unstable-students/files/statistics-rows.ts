/** Renders the statistics: the counts of every player and the best player of each count. */
import type { Language, TextRow } from '@ludoteca/kit';
import { type CardFilter, TYPES } from '../cards/codes.ts';
import type { PlayedType, PlayerStatistics } from './statistics.ts';
import { fileTexts } from './texts/index.ts';
import type { FileTexts } from './texts/text-types.ts';

export function statisticsRows(
  people: readonly PlayerStatistics[],
  computers: readonly PlayerStatistics[],
  language: Language,
): readonly TextRow[] {
  const { stats } = fileTexts[language];
  if (people.length + computers.length === 0) return [[{ text: stats.none, role: 'quiet' }]];
  return [...groupRows(stats.people, people, stats), ...groupRows(stats.computers, computers, stats)];
}

type StatisticsTexts = FileTexts['stats'];

function groupRows(
  heading: string,
  players: readonly PlayerStatistics[],
  stats: StatisticsTexts,
): readonly TextRow[] {
  if (players.length === 0) return [];
  return [
    [{ text: heading, role: 'good' }],
    ...players.flatMap((player) => playerRows(player, stats)),
    ...bestRows(players, stats),
  ];
}

const playerRows = (
  { name, wins, rounds, discarded, played }: PlayerStatistics,
  stats: StatisticsTexts,
): readonly TextRow[] => [
  [
    { text: `  ${name}: ` },
    {
      text: formatCounts([
        [stats.wins, wins],
        [stats.rounds, rounds],
        [stats.discarded, discarded],
        [stats.played, played[0] ?? 0],
      ]),
    },
  ],
  [{ text: `    ${formatCounts(countsByType(played, stats))}`, role: 'quiet' }],
];

const formatCounts = (list: readonly (readonly [string, number])[]): string =>
  list.map(([what, count]) => `${what} ${count}`).join(', ');

const isType = (type: CardFilter): type is PlayedType => type !== 'ALL';

const countsByType = (
  played: readonly number[],
  { types }: StatisticsTexts,
): readonly (readonly [string, number])[] =>
  TYPES.filter(isType).map((type) => [types[type], played[TYPES.indexOf(type)] ?? 0]);

/** The first of equal players is named. */
function bestRows(players: readonly PlayerStatistics[], stats: StatisticsTexts): readonly TextRow[] {
  const counted: readonly (readonly [string, (player: PlayerStatistics) => number])[] = [
    [stats.wins, ({ wins }) => wins],
    [stats.rounds, ({ rounds }) => rounds],
    [stats.discarded, ({ discarded }) => discarded],
    [stats.played, ({ played }) => played[0] ?? 0],
  ];
  return counted.map(([what, count]): TextRow => {
    const max = Math.max(...players.map(count));
    const first = players.find((player) => count(player) === max);
    return [{ text: `  ${stats.best(what, first?.name ?? '', max)}` }];
  });
}
