/** The standings of a tournament as lines for the terminal. */
import { at } from '@ludoteca/kernel';
import type { Language } from '@ludoteca/kit';
import type { TournamentPlan, TournamentTables } from '@ludoteca/players/arena';
import { quoteIfUnsafe } from '../terminal/sanitize.ts';
import { formatColumns } from '../terminal/text-layout.ts';
import { formatSkipReason, listSkipped } from './submission-report.ts';
import { arenaTexts } from './texts/arena-texts.ts';

const MAX_NAME_WIDTH = 16;

/** The lines fit into 80 columns. */
export function formatTables(
  plan: TournamentPlan,
  tables: TournamentTables,
  language: Language,
): readonly string[] {
  const texts = arenaTexts[language].report;
  const isTwo = plan.seats === 2;
  const rows = tables.rows.map((row, i) => {
    const [low, high] = row.wins.interval;
    return [
      `${i + 1}.`,
      cutName(at(plan.players, row.player).name),
      texts.numbers.rating(row.rating),
      texts.numbers.points(row.points),
      String(row.matches),
      `${texts.numbers.percent(row.wins.share)} (${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)})`,
      ...(isTwo ? [texts.numbers.elo(row)] : []),
      String(row.lapses),
      String(row.withdrawals),
    ];
  });
  const headings = [
    '',
    texts.player,
    texts.rating,
    texts.points,
    texts.matches,
    texts.winRate,
    ...(isTwo ? [texts.elo] : []),
    '!',
    '×',
  ];
  const sprt =
    plan.sprt === undefined || tables.sprt === undefined
      ? []
      : [
          `${texts.sprt.title(plan.sprt.elo0, plan.sprt.elo1)}: ${texts.sprt.verdict(tables.sprt.verdict, texts.numbers.likelihoodRatio(tables.sprt.ratio))}`,
        ];
  return [
    ...formatColumns([headings, ...rows], { right: [0, 2, 3, 4, 5, 6, 7, 8] }),
    `! ${texts.lapses}, × ${texts.out}`,
    ...sprt,
    ...formatSkipped(plan, language),
  ];
}

const cutName = (name: string): string =>
  quoteIfUnsafe(name.length > MAX_NAME_WIDTH ? `${name.slice(0, MAX_NAME_WIDTH - 1)}…` : name);

/** The evidence has been printed when the submissions were prepared; the report repeats it. */
const formatSkipped = (plan: TournamentPlan, language: Language): readonly string[] =>
  listSkipped(plan).map(({ name, reason }) => {
    const [why = ''] = formatSkipReason(plan.game, language, reason);
    return `${cutName(name)}: ${arenaTexts[language].submissions.skipped(why)}`;
  });
