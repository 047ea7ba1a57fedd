import { ok, type RecordedPlayer, refuse, type Result, type Seat } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { playerNames, defaultPlayerName } from '@ludoteca/players';
import { aroundTable, playersFrom } from '../entries.ts';
import { PERSON } from '../sitter.ts';
import type { Guest } from './names.ts';

/** What the command line calls whoever decides for oneself. */
export const YOU = 'you';

/** The guests a list names: `you=Ada,you,greedy`. */
export function guestsFrom(entry: AnyCatalogueEntry, list: string): readonly Guest[] {
  const words = list.split(',').map((word) => {
    const [, kind = word, name] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
    return { kind: kind.trim(), name };
  });
  playersFrom(words.map(({ kind }) => kind).join(), [YOU, ...playerNames(entry)]);
  return words.map(({ kind, name }) => guest(kind === YOU ? PERSON : kind, name));
}

const guest = (kind: string, name: string | undefined): Guest =>
  name === undefined ? { kind } : { kind, name };

/** A guest for every seat: whoever is named, then computers. */
export function fill(entry: AnyCatalogueEntry, guests: readonly Guest[], seats: number): readonly Guest[] {
  const rest = Array.from({ length: Math.max(0, seats - guests.length) }, () => ({
    kind: defaultPlayerName(entry),
  }));
  const all = [...guests, ...rest];
  aroundTable(
    entry,
    all.map(({ kind }) => kind),
    seats,
  );
  return all;
}

/** A computer player that sat at a seat and is not known here. */
export interface Stranger {
  readonly seat: Seat;
  readonly kind: string;
}

/** Those who sat there before; where nobody says who they were one sits down oneself, among computers. */
export function guestsAgain(
  entry: AnyCatalogueEntry,
  players: readonly RecordedPlayer[] | undefined,
  seats: number,
): Result<readonly Guest[], Stranger> {
  if (players === undefined) return ok(fill(entry, [{ kind: PERSON }], seats));
  const strangers = players.flatMap(({ kind }, seat) => (isKnown(entry, kind) ? [] : [{ seat, kind }]));
  const [stranger] = strangers;
  return stranger === undefined ? ok(players) : refuse(stranger);
}

const isKnown = (entry: AnyCatalogueEntry, kind: string): boolean =>
  kind === PERSON || playerNames(entry).includes(kind);
