/** How a match ended, for scripts: one outcome, told as standings that share no place and as rows that do. */
import { at, type Match, type Seat } from '@ludoteca/kernel';
import type { Uno } from '../parts.ts';

export interface Standing {
  readonly seat: Seat;
  /** As the outcome has it: equal counts share a place, 1, 1, 3. */
  readonly place: number;
  readonly cards: number;
}

/** Everybody, best first; who shares a place in the order of the seats. None while the match goes on. */
export function rankSeats(match: Match<Uno>): readonly Standing[] {
  const { hands } = match.view('judge');
  const places = match.outcome?.places ?? [];
  return places
    .map((place, seat): Standing => ({ seat, place, cards: at(hands, seat).count }))
    .toSorted((a, b) => a.place - b.place);
}

/** Scripts read these lines: byte by byte the same in every language. */
export const formatStandings = (standings: readonly Standing[], ids: readonly string[]): readonly string[] =>
  standings.map(({ seat, cards }, i) => `${i + 1}º: ${at(ids, seat)} - ${cards} cartas`);

const quoteCsv = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A row for each bot, by the path as it was given. */
export const formatCsv = (standings: readonly Standing[], paths: readonly string[]): string =>
  standings.map(({ seat, place }) => `${quoteCsv(at(paths, seat))},${place}\n`).join('');
