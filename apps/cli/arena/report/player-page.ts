/** The page of one player: its figures and its lost matches with their reasons. */
import { at } from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  type BotFailure,
  formatBotFailure,
  formatRefusedAnswer,
  type Language,
} from '@ludoteca/kit';
import { failuresOf, findWithdrawal, type PlayedMatch } from '@ludoteca/players/arena';
import { arenaTexts } from '../texts/arena-texts.ts';
import { type Html, html } from './html.ts';
import { formatHeading, formatPage, formatTable } from './page.ts';
import type { TournamentReport } from './tournament-page.ts';

/** Lost matches that a page lists; results.csv has all. */
const MAX_LISTED_LOSSES = 500;
/** Lost matches that have a page of their own: those in which the program failed, and others. */
const MAX_FAILURE_PAGES = 200;
const MAX_BEATEN_PAGES = 20;

/** A match that a player did not win. */
interface LostMatch {
  readonly match: PlayedMatch;
  readonly seat: number;
}

/** Lists lost matches: first those in which the program failed, then the others, each in the order of the schedule. */
function listLosses({ tables }: TournamentReport, player: number): readonly LostMatch[] {
  const lost = tables.matches.flatMap((match): LostMatch[] => {
    const seat = match.playerBySeat.indexOf(player);
    return seat === -1 || at(match.result.places, seat) === 1 ? [] : [{ match, seat }];
  });
  return [...lost.filter(hasFailed), ...lost.filter((loss) => !hasFailed(loss))];
}

const hasFailed = ({ match, seat }: LostMatch): boolean => findWithdrawal(match.result, seat) !== undefined;

/** The lost matches of a player that get a page of their own. */
export function selectMatchPages(tournament: TournamentReport, player: number): readonly PlayedMatch[] {
  const losses = listLosses(tournament, player);
  const failed = losses.filter(hasFailed).slice(0, MAX_FAILURE_PAGES);
  const beaten = losses.filter((loss) => !hasFailed(loss)).slice(0, MAX_BEATEN_PAGES);
  return [...failed, ...beaten].map(({ match }) => match);
}

/** Describes a failure as a sentence without a subject. */
export const formatFailureNote = (entry: AnyCatalogueEntry, language: Language, note: BotFailure): string =>
  note.why === 'refused'
    ? `"${note.line}": ${formatRefusedAnswer(language, note.reason, (reason) => entry.texts[language].reason(reason, []))}`
    : formatBotFailure(language, note);

export interface PlayerPageLinks {
  readonly tournament: string;
  readonly language: (language: Language) => string;
  /** The page of a match, if it has one, and its archive. */
  readonly match: (number: number) => string | undefined;
  readonly archive: (number: number) => string;
  /** The transcript of a program that failed. */
  readonly transcript: (number: number, seat: number) => string;
}

export function formatPlayerPage(
  tournament: TournamentReport,
  entry: AnyCatalogueEntry,
  player: number,
  language: Language,
  links: PlayerPageLinks,
): string {
  const texts = arenaTexts[language].report;
  const { name, kind, protocol, source } = at(tournament.plan.players, player);
  const row = tournament.tables.rows.find((each) => each.player === player);
  const losses = listLosses(tournament, player);
  const spoken =
    kind === 'built-in' ? `${texts.builtIn}: ${source}` : protocol === 'own' ? texts.own : texts.json;
  return formatPage({
    language,
    title: name,
    addressIn: links.language,
    content: [
      html`<p><a href="${encodeURI(links.tournament)}">${texts.back}</a></p>
        <p class="quiet">${spoken}</p> `,
      row === undefined
        ? html``
        : html`<p>
            ${texts.rating} ${texts.numbers.rating(row.rating)}; ${texts.matches}: ${row.matches};
            ${texts.wins}: ${row.wins.wins} (${texts.numbers.percent(row.wins.share)}); ${texts.elo}:
            ${texts.numbers.elo(row)}; ${texts.lapses}: ${row.lapses}; ${texts.out}: ${row.withdrawals}
          </p> `,
      html`<h2>${texts.losses}</h2> `,
      losses.length > MAX_LISTED_LOSSES
        ? html`<p class="quiet">${texts.moreLosses(MAX_LISTED_LOSSES, losses.length)}</p> `
        : html``,
      losses.length === 0
        ? html`<p>${texts.noLosses}</p> `
        : formatLosses(tournament, entry, losses, language, links),
    ],
  });
}

function formatLosses(
  { plan }: TournamentReport,
  entry: AnyCatalogueEntry,
  losses: readonly LostMatch[],
  language: Language,
  links: PlayerPageLinks,
): Html {
  const texts = arenaTexts[language].report;
  const rows = losses.slice(0, MAX_LISTED_LOSSES).map(({ match, seat }) => {
    const { number, seed, playerBySeat, result } = match;
    const page = links.match(number);
    const hasTranscript = failuresOf(result).some((failure) => failure.seat === seat);
    const opponents = playerBySeat
      .filter((_, other) => other !== seat)
      .map((index) => at(plan.players, index).name);
    return html`<tr>
      <th scope="row">${page === undefined ? number : html`<a href="${encodeURI(page)}">${number}</a>`}</th>
      <td class="text wrap">${formatReason(entry, match, seat, language)}</td>
      <td class="text">${opponents.join(', ')}</td>
      <td>${seat + 1}</td>
      <td>${at(result.places, seat)}</td>
      <td class="text">${seed}</td>
      <td class="text">
        <a href="${encodeURI(links.archive(number))}">${texts.archive}</a>
        ${hasTranscript ? html`<a href="${encodeURI(links.transcript(number, seat))}">${texts.transcriptFile}</a>` : undefined}
      </td>
    </tr> `;
  });
  const headings = [
    texts.match,
    formatHeading(texts.reason, 'text'),
    formatHeading(texts.opponents, 'text'),
    texts.seat,
    texts.place,
    formatHeading(texts.seed, 'text'),
    formatHeading(texts.files, 'text'),
  ];
  return formatTable(texts.losses, headings, rows);
}

/** Why a match was lost: the failure that cost the seat, or lost turns, or the play of the others. */
function formatReason(
  entry: AnyCatalogueEntry,
  { result }: PlayedMatch,
  seat: number,
  language: Language,
): Html {
  const texts = arenaTexts[language].report;
  const withdrawal = findWithdrawal(result, seat);
  if (withdrawal !== undefined)
    return html`<span class="warn">${formatFailureNote(entry, language, withdrawal.note)}</span>`;
  const lapse = failuresOf(result).find((failure) => failure.seat === seat);
  if (lapse === undefined) return html`${texts.beaten}`;
  return html`${texts.beaten}; ${texts.lostTurns(result.lapses[seat] ?? 0)}:
  ${formatFailureNote(entry, language, lapse.note)}`;
}
