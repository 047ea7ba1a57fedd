/** The statistics as rows: everybody's counts, and who is best in what. */
import type { Language, TextRow } from '@ludoteca/kit';
import { type Filter, TYPES } from '../cards/codes.ts';
import type { PlayedType, Tally } from './stats.ts';
import { fileWords } from './words/index.ts';
import type { FileWords } from './words/words.ts';

/** The tallies of people and of computers, where there are any. */
export function statsRows(
  people: readonly Tally[],
  computers: readonly Tally[],
  language: Language,
): readonly TextRow[] {
  const { stats } = fileWords[language];
  if (people.length + computers.length === 0) return [[{ text: stats.none, role: 'quiet' }]];
  return [...group(stats.people, people, stats), ...group(stats.computers, computers, stats)];
}

type StatsWords = FileWords['stats'];

function group(heading: string, tallies: readonly Tally[], stats: StatsWords): readonly TextRow[] {
  if (tallies.length === 0) return [];
  return [
    [{ text: heading, role: 'good' }],
    ...tallies.flatMap((tally) => rowsOf(tally, stats)),
    ...bests(tallies, stats),
  ];
}

const rowsOf = ({ name, wins, rounds, discarded, played }: Tally, stats: StatsWords): readonly TextRow[] => [
  [
    { text: `  ${name}: ` },
    {
      text: counts([
        [stats.wins, wins],
        [stats.rounds, rounds],
        [stats.discarded, discarded],
        [stats.played, played[0] ?? 0],
      ]),
    },
  ],
  [{ text: `    ${counts(byType(played, stats))}`, role: 'quiet' }],
];

const counts = (list: readonly (readonly [string, number])[]): string =>
  list.map(([what, count]) => `${what} ${count}`).join(', ');

const isType = (type: Filter): type is PlayedType => type !== 'ALL';

const byType = (played: readonly number[], { types }: StatsWords): readonly (readonly [string, number])[] =>
  TYPES.filter(isType).map((type) => [types[type], played[TYPES.indexOf(type)] ?? 0]);

/** In each count the first of those who have most. */
function bests(tallies: readonly Tally[], stats: StatsWords): readonly TextRow[] {
  const counted: readonly (readonly [string, (tally: Tally) => number])[] = [
    [stats.wins, ({ wins }) => wins],
    [stats.rounds, ({ rounds }) => rounds],
    [stats.discarded, ({ discarded }) => discarded],
    [stats.played, ({ played }) => played[0] ?? 0],
  ];
  return counted.map(([what, count]): TextRow => {
    const most = Math.max(...tallies.map(count));
    const first = tallies.find((tally) => count(tally) === most);
    return [{ text: `  ${stats.best(what, first?.name ?? '', most)}` }];
  });
}
