/** Parses the arguments that name a game, its players and its seats, and reports what a game refuses. */
import { at, type Reason } from '@ludoteca/kernel';
import {
  EXIT_CODES,
  type ByLanguage,
  type Language,
  type PlayerNames,
  prefixLineNumber,
  type AnyCatalogueEntry,
  inLanguages,
} from '@ludoteca/kit';
import { isPlayerName, playerNames } from '@ludoteca/players';
import { CliError } from './cli-error.ts';
import { toSingleLine, quote } from '../terminal/sanitize.ts';
import { withSuggestion } from './suggestion.ts';
import { parseInteger } from './options.ts';

const messages = {
  unknownGame: (id: string, known: readonly string[]) =>
    inLanguages(
      `GAME: nessun gioco si chiama ${quote(id)}; ci sono ${known.join(', ')}`,
      `GAME: no game is called ${quote(id)}; there are ${known.join(', ')}`,
      `GAME: nenhum jogo se chama ${quote(id)}; existem ${known.join(', ')}`,
    ),
  manyPlayers: (players: number, id: string, most: number) =>
    inLanguages(
      `--players nomina ${players} giocatori; ${id} ne ammette al massimo ${most}`,
      `--players names ${players} players; ${id} takes ${most} at most`,
      `--players nomeia ${players} jogadores; ${id} admite no máximo ${most}`,
    ),
  morePlayersThanSeats: (players: number, seats: number) =>
    inLanguages(
      `--players nomina ${players} giocatori per ${seats} posti; nominane al massimo ${seats}, o indica --seats ${players}`,
      `--players names ${players} players for ${seats} seats; name ${seats} at most, or give --seats ${players}`,
      `--players nomeia ${players} jogadores para ${seats} lugares; nomeie no máximo ${seats}, ou indique --seats ${players}`,
    ),
  unknownPlayer: (name: string, known: readonly string[]) =>
    inLanguages(
      `--players: nessun giocatore si chiama ${quote(name)}; ci sono ${known.join(', ')}`,
      `--players: no player is called ${quote(name)}; there are ${known.join(', ')}`,
      `--players: nenhum jogador se chama ${quote(name)}; existem ${known.join(', ')}`,
    ),
  seats: (id: string, { min, max }: { readonly min: number; readonly max: number }, wanted: string) =>
    inLanguages(
      `--seats dev’essere ${min === max ? min : `un intero da ${min} a ${max}`} per ${id}, non ${quote(wanted)}`,
      `--seats must be ${min === max ? min : `a whole number from ${min} to ${max}`} for ${id}, not ${quote(wanted)}`,
      `--seats deve ser ${min === max ? min : `um inteiro de ${min} a ${max}`} para ${id}, não ${quote(wanted)}`,
    ),
};

/** Throws if no game has that id. */
export function findGame(id: string, entries: readonly AnyCatalogueEntry[]): AnyCatalogueEntry {
  const entry = entries.find(({ game }) => game.id === id);
  if (entry !== undefined) return entry;
  const known = entries.map(({ game }) => game.id);
  throw new CliError(withSuggestion(messages.unknownGame(id, known), id, known));
}

/** Reasons as one line. Their facts may contain untrusted text from files or arguments. */
export const formatReasons = (texts: AnyCatalogueEntry['texts']['en'], reasons: readonly Reason[]): string =>
  toSingleLine(reasons.map((reason) => texts.reason(reason, [])).join(' '));

/** Further reasons are only counted. */
const MAX_LISTED_REASONS = 50;

const REASON_COUNTS: ByLanguage<{
  readonly count: (faults: number) => string;
  readonly more: (faults: number) => string;
}> = {
  it: { count: (faults) => `${faults} errori`, more: (faults) => `e altri ${faults}` },
  en: { count: (faults) => `${faults} errors`, more: (faults) => `and ${faults} more` },
  pt: { count: (faults) => `${faults} erros`, more: (faults) => `e mais ${faults}` },
};

/** An error for refused settings or positions: a single reason in its line, several as details. */
export function createReasonsError(
  { texts }: AnyCatalogueEntry,
  reasons: readonly Reason[],
  language: Language,
  describe: (what: string) => string = (what) => what,
): CliError {
  if (reasons.length === 0) throw new TypeError('refused without a reason');
  const lines = reasons
    .slice(0, MAX_LISTED_REASONS)
    .map((reason) => prefixLineNumber(language, reason, texts[language].reason(reason, [])));
  if (reasons.length === 1) return new CliError(describe(toSingleLine(lines.join())));
  const { count, more } = REASON_COUNTS[language];
  const rest = reasons.length - lines.length;
  return new CliError(
    describe(count(reasons.length)),
    EXIT_CODES.misused,
    rest > 0 ? [...lines, more(rest)] : lines,
  );
}

/** The player of each seat: a list shorter than the number of seats is repeated. */
export function assignPlayers(
  { game }: AnyCatalogueEntry,
  players: readonly string[],
  seats: number,
): readonly string[] {
  const { length } = players;
  if (length > game.seats.max) throw new CliError(messages.manyPlayers(length, game.id, game.seats.max));
  if (length > seats) throw new CliError(messages.morePlayersThanSeats(length, seats));
  return Array.from({ length: seats }, (_, seat) => at(players, seat % length));
}

/** Throws if a player is unknown. `others`: accepted besides the computer players of the game. */
export function parsePlayerNames(
  entry: AnyCatalogueEntry,
  list: string,
  others: readonly string[] = [],
): readonly string[] {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !others.includes(name) && !isPlayerName(entry, name));
  if (unknown === undefined) return names;
  const known = [...others, ...playerNames(entry)];
  throw new CliError(withSuggestion(messages.unknownPlayer(unknown, known), unknown, known));
}

/** The wanted number, else as many seats as players are named, within the limits of the game. */
export function parseSeatCount(
  { game: { id, seats } }: AnyCatalogueEntry,
  players: readonly string[],
  wanted: string | undefined,
): number {
  const { min, max } = seats;
  if (wanted === undefined) return Math.min(max, Math.max(min, players.length));
  const number = parseInteger(wanted);
  if (number >= min && number <= max) return number;
  throw new CliError(messages.seats(id, seats, wanted));
}

const SEAT: ByLanguage<string> = { it: 'Posto', en: 'Seat', pt: 'Lugar' };

/** `Seat 1`, `Seat 2` …, for archives that do not name the players. */
export const numberSeats = (seats: number, language: Language): PlayerNames =>
  Array.from({ length: seats }, (_, seat) => `${SEAT[language]} ${seat + 1}`);
