/** The standings of a match, as lines and as CSV rows. */
import { at, type Match, type Seat } from '@ludoteca/kernel';
import type { Uno } from '../parts.ts';

export interface Standing {
  readonly seat: Seat;
  /** Equal card counts share a place: 1, 1, 3. */
  readonly place: number;
  readonly cards: number;
}

/** All seats, best first, then in seat order; empty while the match is running. */
export function rankSeats(match: Match<Uno>): readonly Standing[] {
  const { hands } = match.view('judge');
  const places = match.outcome?.places ?? [];
  return places
    .map((place, seat): Standing => ({ seat, place, cards: at(hands, seat).count }))
    .toSorted((a, b) => a.place - b.place);
}

/** Scripts parse these lines, so they are the same in every language. Places are numbered without ties. */
export const formatStandings = (standings: readonly Standing[], ids: readonly string[]): readonly string[] =>
  standings.map(({ seat, cards }, i) => `${i + 1}º: ${at(ids, seat)} - ${cards} cartas`);

const quoteCsv = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A row for each bot with its path as given. Ties share a place. */
export const formatCsv = (standings: readonly Standing[], paths: readonly string[]): string =>
  standings.map(({ seat, place }) => `${quoteCsv(at(paths, seat))},${place}\n`).join('');
