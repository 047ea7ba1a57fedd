/** Formats tournaments of a server: a line of the list, the standings, and the own pairing. */
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { TournamentInfo, TournamentPlayer } from '@ludoteca/wire';
import { programName } from '../args/program-name.ts';
import { formatShellOption } from '../args/shell-quote.ts';
import { toSingleLine } from '../terminal/sanitize.ts';
import type { ServerClient } from './server-client.ts';
import { formatTableLink, formatTournamentLink } from './table-address.ts';
import { TOURNAMENT_TEXTS } from './tournament-texts.ts';

/** Such as `Friday · Lirya · being played · 4 players · round 2`. */
export function formatTournament(
  info: TournamentInfo,
  { language }: ServerClient,
  entries: readonly AnyCatalogueEntry[],
): string {
  const texts = TOURNAMENT_TEXTS[language];
  const { name, game, state, players, played } = info;
  const entry = entries.find((one) => one.game.id === game);
  const parts = [
    name,
    entry?.texts[language].name ?? game,
    texts.states[state],
    texts.players(players.length),
  ];
  const round = state === 'playing' ? [texts.round(played.length)] : [];
  return toSingleLine([...parts, ...round].join(' · '));
}

export const formatTournamentAddress = ({ id }: TournamentInfo, { origin }: ServerClient): string =>
  formatTournamentLink({ origin, tournament: id });

/** A heading and a row per player: rank and name, points, Buchholz. */
export function listStandings(
  { players }: TournamentInfo,
  { language }: ServerClient,
): readonly (readonly string[])[] {
  const texts = TOURNAMENT_TEXTS[language];
  const { player, points, buchholz } = texts.columns;
  const rows = players
    .toSorted((a, b) => a.rank - b.rank)
    .map((one) => [
      `${one.rank}. ${formatName(one, language)}${one.hasLeft === true ? ` (${texts.hasLeft})` : ''}`,
      formatPoints(one.points),
      formatPoints(one.buchholz),
    ]);
  return [[player, points, buchholz], ...rows];
}

const formatPoints = (points: number): string => String(Math.round(points * 100) / 100);

const formatName = (player: TournamentPlayer | undefined, language: ServerClient['language']): string =>
  toSingleLine(player?.name ?? '') || TOURNAMENT_TEXTS[language].deleted;

export const isEnrolled = ({ players }: TournamentInfo, { guest }: ServerClient): boolean =>
  guest !== undefined && players.some(({ id, hasLeft }) => id === guest.id && hasLeft !== true);

/** Whether the person is enrolled, the own match of this round, and the command that joins its table. */
export function describeOwnPairing(
  info: TournamentInfo,
  server: ServerClient,
  dir: string | undefined,
): readonly string[] {
  const { language, guest, origin } = server;
  const texts = TOURNAMENT_TEXTS[language];
  if (!isEnrolled(info, server) || info.state === 'over') return [];
  const own = info.players.findIndex(({ id }) => id === guest?.id);
  const pairing = info.played.at(-1)?.find(({ players }) => players.includes(own));
  if (pairing === undefined || (pairing.table !== undefined && pairing.scores !== undefined))
    return [texts.enrolled];
  if (pairing.table === undefined) return [texts.bye];
  const names = pairing.players.map((player) => formatName(info.players[player], language));
  const link = formatTableLink({ origin, table: pairing.table });
  const option = dir === undefined ? '' : ` ${formatShellOption('dir', dir)}`;
  return [
    `${texts.pairing}: ${names.join(' – ')}`,
    texts.toTable(toSingleLine(`${programName()} join ${link}${option}`)),
  ];
}
