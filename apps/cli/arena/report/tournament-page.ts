/** The main page of a report: standings, ratings, pairwise results, lengths of matches, failures. */
import { at } from '@ludoteca/kernel';
import type { Language } from '@ludoteca/kit';
import { failuresOf, type TournamentPlan, type TournamentTables } from '@ludoteca/players/arena';
import { classifyFailure, type FailureReason } from '../failure-reasons.ts';
import { formatSkipReason, listSkipped } from '../submission-report.ts';
import { type ArenaTexts, arenaTexts } from '../texts/arena-texts.ts';
import { drawHistogram, drawRating, findRatingRange, createHeatStyle } from './charts.ts';
import { type Html, html } from './html.ts';
import { formatHeading, formatPage, formatTable } from './page.ts';

/** A tournament as the pages of its report show it. */
export interface TournamentReport {
  readonly plan: TournamentPlan;
  readonly tables: TournamentTables;
  /** The name of the game in each language. */
  readonly gameName: (language: Language) => string;
}

/** Addresses of other pages, relative to the page. */
export interface PageLinks {
  readonly player: (player: number) => string;
  readonly language: (language: Language) => string;
}

export function formatTournamentPage(
  tournament: TournamentReport,
  language: Language,
  links: PageLinks,
): string {
  const { plan, tables } = tournament;
  const texts = arenaTexts[language].report;
  const clock = plan.clock === 0 ? texts.noClock : texts.clock(plan.clock);
  return formatPage({
    language,
    title: texts.title(tournament.gameName(language)),
    addressIn: links.language,
    content: [
      html`<p>${texts.summary(tables.matches.length, tables.scheduled, plan.players.length, plan.seats)}</p>
        <p class="quiet">${texts.settings(plan.seed, clock, plan.rounds)}</p> `,
      ...formatSprt(tournament, texts),
      html`<h2>${texts.standings}</h2> `,
      formatStandings(tournament, texts, links),
      html`<h2>${texts.ratings}</h2>
        <p class="quiet">${texts.ratingsNote}</p> `,
      formatRatings(tournament, texts, links),
      html`<h2>${texts.pairs}</h2>
        <p class="quiet">${texts.pairsNote}</p> `,
      formatPairs(tournament, texts, links),
      ...formatLengths(tournament, texts),
      html`<h2>${texts.failures}</h2> `,
      formatFailures(tournament, texts, links),
      ...formatFaults(tournament, texts),
      ...formatSkippedSubmissions(tournament, language),
    ],
  });
}

const nameOf = ({ plan }: TournamentReport, player: number): string => at(plan.players, player).name;

const linkTo = (tournament: TournamentReport, links: PageLinks, player: number): Html =>
  html`<a href="${encodeURI(links.player(player))}">${nameOf(tournament, player)}</a>`;

function formatSprt(
  { plan, tables: { sprt } }: TournamentReport,
  texts: ArenaTexts['report'],
): readonly Html[] {
  if (plan.sprt === undefined || sprt === undefined) return [];
  return [
    html`<p>
      <strong>${texts.sprt.title(plan.sprt.elo0, plan.sprt.elo1)}</strong>:
      ${texts.sprt.verdict(sprt.verdict, texts.numbers.likelihoodRatio(sprt.ratio))}
    </p> `,
  ];
}

function formatStandings(tournament: TournamentReport, texts: ArenaTexts['report'], links: PageLinks): Html {
  const isTwo = tournament.plan.seats === 2;
  const rows = tournament.tables.rows.map((row, i) => {
    const { wins, draws, matches, points, rating, lapses, withdrawals, player, places } = row;
    const [low, high] = wins.interval;
    return html`<tr>
      <th scope="row">${i + 1}. ${linkTo(tournament, links, player)}</th>
      <td>${texts.numbers.rating(rating)}</td>
      <td>${texts.numbers.points(points)}</td>
      <td>${matches}</td>
      <td>${wins.wins}</td>
      <td>${texts.numbers.percent(wins.share)}</td>
      <td>${texts.numbers.percent(low)}–${texts.numbers.percent(high)}</td>
      <td>${isTwo ? draws : places.join(' / ')}</td>
      ${isTwo ? html`<td>${texts.numbers.elo(row)}</td>` : undefined}
      <td>${lapses}</td>
      <td>${withdrawals}</td>
    </tr> `;
  });
  const headings = [
    texts.player,
    texts.rating,
    texts.points,
    texts.matches,
    texts.wins,
    texts.winRate,
    texts.interval,
    isTwo ? texts.draws : texts.places,
    ...(isTwo ? [texts.elo] : []),
    texts.lapses,
    texts.out,
  ];
  return formatTable(texts.standings, headings, rows);
}

function formatRatings(tournament: TournamentReport, texts: ArenaTexts['report'], links: PageLinks): Html {
  const range = findRatingRange(tournament.tables.rows.map(({ rating }) => rating));
  const rows = tournament.tables.rows.map(({ player, rating }) => {
    return html`<tr>
      <th scope="row">${linkTo(tournament, links, player)}</th>
      <td class="bar">${drawRating(rating, range, texts.numbers.rating(rating))}</td>
      <td>${texts.numbers.rating(rating)}</td>
    </tr> `;
  });
  const scale = `${texts.numbers.decimal(range.low)} … ${texts.numbers.decimal(range.high)}`;
  return formatTable(texts.ratings, [texts.player, scale, texts.rating], rows);
}

function formatPairs(tournament: TournamentReport, texts: ArenaTexts['report'], links: PageLinks): Html {
  const order = tournament.tables.rows.map(({ player }) => player);
  const rows = order.map((player) => {
    const cells = order.map((other) => {
      const { matches, score } = at(at(tournament.tables.pairs, player), other);
      if (matches === 0) return html`<td>–</td>`;
      const share = score / matches;
      return html`<td style="${createHeatStyle(share)}">${Math.round(share * 100)}</td>`;
    });
    return html`<tr>
      <th scope="row">${linkTo(tournament, links, player)}</th>
      ${cells}
    </tr> `;
  });
  const headings = order.map((player) => formatHeading(nameOf(tournament, player), 'vertical'));
  return formatTable(texts.pairs, [html`<td>%</td>`, ...headings], rows);
}

function formatLengths({ tables }: TournamentReport, texts: ArenaTexts['report']): readonly Html[] {
  const lengths = tables.matches.map(({ result }) => result.entries).toSorted((a, b) => a - b);
  const [least] = lengths;
  const most = lengths.at(-1);
  if (least === undefined || most === undefined) return [];
  const note = texts.lengthsNote(least, at(lengths, Math.floor(lengths.length / 2)), most);
  return [
    html`<h2>${texts.lengths}</h2>
      <figure>
        ${drawHistogram(lengths, note)}
        <figcaption>${note}</figcaption>
      </figure> `,
  ];
}

/** Counts of seats that were lost, by player and reason. */
function countFailures({ tables, plan }: TournamentReport): readonly ReadonlyMap<FailureReason, number>[] {
  const counts = plan.players.map(() => new Map<FailureReason, number>());
  for (const { playerBySeat, result } of tables.matches)
    for (const { seat, kind, note } of failuresOf(result)) {
      if (kind !== 'withdrawal') continue;
      const own = at(counts, at(playerBySeat, seat));
      const reason = classifyFailure(note);
      own.set(reason, (own.get(reason) ?? 0) + 1);
    }
  return counts;
}

function formatFailures(tournament: TournamentReport, texts: ArenaTexts['report'], links: PageLinks): Html {
  const counts = countFailures(tournament);
  const reasons = [...new Set(counts.flatMap((own) => [...own.keys()]))].toSorted();
  const failing = tournament.tables.rows.filter(
    ({ player, lapses }) => lapses > 0 || at(counts, player).size > 0,
  );
  if (failing.length === 0) return html`<p>${texts.noFailures}</p> `;
  const rows = failing.map(({ player, lapses, withdrawals }) => {
    const cells = reasons.map((reason) => html`<td>${at(counts, player).get(reason) ?? ''}</td>`);
    return html`<tr>
      <th scope="row">${linkTo(tournament, links, player)}</th>
      ${cells}
      <td>${withdrawals}</td>
      <td>${lapses}</td>
    </tr> `;
  });
  const headings = [
    texts.player,
    ...reasons.map((reason) => texts.reasons[reason] ?? reason),
    texts.out,
    texts.lapses,
  ];
  return formatTable(texts.failures, headings, rows);
}

function formatFaults(
  { tables: { faults } }: TournamentReport,
  texts: ArenaTexts['report'],
): readonly Html[] {
  if (faults.length === 0) return [];
  const items = faults.map(
    ({ number, seed, result }) => html`<li>${number} (${seed}): ${result.fault ?? ''}</li>`,
  );
  return [
    html`<h2>${texts.faults}</h2>
      <ul>
        ${items}
      </ul> `,
  ];
}

function formatSkippedSubmissions({ plan }: TournamentReport, language: Language): readonly Html[] {
  const skipped = listSkipped(plan);
  if (skipped.length === 0) return [];
  const texts = arenaTexts[language].report;
  const rows = skipped.map(({ name, reason }) => {
    const [why = '', ...evidence] = formatSkipReason(plan.game, language, reason);
    return html`<tr>
      <th scope="row">${name}</th>
      <td class="text wrap">
        ${why}${evidence.length === 0 ? undefined : html`<pre>${evidence.join('\n')}</pre>`}
      </td>
    </tr> `;
  });
  return [
    html`<h2>${texts.skipped}</h2> `,
    formatTable(texts.skipped, [texts.player, formatHeading(texts.reason, 'text')], rows),
  ];
}
