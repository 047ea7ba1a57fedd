/** Parses lists of players and fills the remaining seats. */
import { ok, type RecordedPlayer, refuse, type Result, type Seat } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { defaultPlayerName, isPlayerName } from '@ludoteca/players';
import { PERSON } from '@ludoteca/wire';
import { assignPlayers, parsePlayerNames } from '../../args/game-args.ts';
import type { PlayerSpec } from './player-names.ts';

/** The kind of a person on the command line. */
export const YOU = 'you';

/** For example `you=Ada,you,greedy`. */
export function parsePlayerList(entry: AnyCatalogueEntry, list: string): readonly PlayerSpec[] {
  const named = list.split(',').map((word) => {
    const [, kind = word, name] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
    return { kind: kind.trim(), name };
  });
  parsePlayerNames(entry, named.map(({ kind }) => kind).join(), [YOU]);
  return named.map(({ kind, name }) => createSpec(kind === YOU ? PERSON : kind, name));
}

const createSpec = (kind: string, name: string | undefined): PlayerSpec =>
  name === undefined ? { kind } : { kind, name };

/** The named players, then computer players. */
export function fillSeats(
  entry: AnyCatalogueEntry,
  specs: readonly PlayerSpec[],
  seats: number,
): readonly PlayerSpec[] {
  const rest = Array.from({ length: Math.max(0, seats - specs.length) }, () => ({
    kind: defaultPlayerName(entry),
  }));
  const all = [...specs, ...rest];
  assignPlayers(
    entry,
    all.map(({ kind }) => kind),
    seats,
  );
  return all;
}

/** A computer player of a saved match that this program does not know. */
export interface UnknownPlayer {
  readonly seat: Seat;
  readonly kind: string;
}

/** The players of a saved match. If the archive does not name them: the user and computer players. */
export function restorePlayers(
  entry: AnyCatalogueEntry,
  players: readonly RecordedPlayer[] | undefined,
  seats: number,
): Result<readonly PlayerSpec[], UnknownPlayer> {
  if (players === undefined) return ok(fillSeats(entry, [{ kind: PERSON }], seats));
  const unknownPlayers = players.flatMap(({ kind }, seat) =>
    isKnownKind(entry, kind) ? [] : [{ seat, kind }],
  );
  const [unknown] = unknownPlayers;
  return unknown === undefined ? ok(players) : refuse(unknown);
}

const isKnownKind = (entry: AnyCatalogueEntry, kind: string): boolean =>
  kind === PERSON || isPlayerName(entry, kind);
