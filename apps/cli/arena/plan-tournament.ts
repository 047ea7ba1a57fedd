/** Plans a new tournament from the arguments of the command and the tournament file. */
import { randomInt } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { at, startMatch } from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  formatStartProblem,
  type IsolationMode,
  type Language,
  type Referee,
  type StopSignal,
  inLanguages,
} from '@ludoteca/kit';
import { isPlayerName, playerNames } from '@ludoteca/players';
import {
  type ArenaPlayer,
  createDefaultPoints,
  createSchedule,
  toJournalValue,
  TOURNAMENT_LIMITS,
  type TournamentPlan,
} from '@ludoteca/players/arena';
import { findProgramProblem, hashFile } from '@ludoteca/players/process';
import { CliError } from '../args/cli-error.ts';
import { describeUnknownPlayer } from '../args/describe-unknown-player.ts';
import { createReasonsError } from '../args/game-args.ts';
import { makeUniqueNames } from '../bots/plan.ts';
import { formatPath, quote, quoteIfUnsafe } from '../terminal/sanitize.ts';
import type { Limiter } from './create-limiter.ts';
import { type ProbeOptions, probeProtocol } from './probe-protocol.ts';
import {
  formatProbe,
  formatSubmissionReport,
  recordSkipped,
  type SubmissionReport,
} from './submission-report.ts';
import { collectSubmissions } from './submissions.ts';

const DEFAULT_ROUNDS = 10;
/** Milliseconds. */
const DEFAULT_CLOCK = 3000;

const messages = {
  notProgram: (path: string, problem: string) =>
    inLanguages(
      `PLAYER: ${formatPath(path)} non è un programma: ${problem}`,
      `PLAYER: ${formatPath(path)} is not a program: ${problem}`,
      `PLAYER: ${formatPath(path)} não é um programa: ${problem}`,
    ),
  noFolder: (path: string) =>
    inLanguages(
      `--submissions: ${formatPath(path)} non è una cartella`,
      `--submissions: ${formatPath(path)} is not a folder`,
      `--submissions: ${formatPath(path)} não é uma pasta`,
    ),
  inside: (out: string, from: string) =>
    inLanguages(
      `--out: ${formatPath(out)} è dentro ${formatPath(from)}; indica una cartella altrove`,
      `--out: ${formatPath(out)} is inside ${formatPath(from)}; give a folder elsewhere`,
      `--out: ${formatPath(out)} está dentro de ${formatPath(from)}; indique uma pasta em outro lugar`,
    ),
  noSubmissions: (path: string) =>
    inLanguages(
      `--submissions: nessuna consegna in ${formatPath(path)} è pronta`,
      `--submissions: no submission in ${formatPath(path)} is ready`,
      `--submissions: nenhuma entrega em ${formatPath(path)} está pronta`,
    ),
  fewPlayers: (players: number, seats: number) =>
    inLanguages(
      `una partita vuole ${seats} giocatori; qui sono ${players}`,
      `a match needs ${seats} players; there are ${players}`,
      `uma partida precisa de ${seats} jogadores; aqui são ${players}`,
    ),
  seats: (id: string, { min, max }: { min: number; max: number }) =>
    inLanguages(
      `--seats: ${id} si gioca in ${min === max ? min : `${min}–${max}`}`,
      `--seats: ${id} is for ${min === max ? min : `${min} to ${max}`} players`,
      `--seats: ${id} é para ${min === max ? min : `${min} a ${max}`} jogadores`,
    ),
  manyMatches: (matches: number) =>
    inLanguages(
      `il torneo avrebbe ${matches} partite, più di ${TOURNAMENT_LIMITS.matches}; indica meno --rounds`,
      `the tournament would have ${matches} matches, more than ${TOURNAMENT_LIMITS.matches}; give fewer --rounds`,
      `o torneio teria ${matches} partidas, mais de ${TOURNAMENT_LIMITS.matches}; indique menos --rounds`,
    ),
  sprt: inLanguages(
    '--sprt confronta esattamente due giocatori in partite a due',
    '--sprt compares exactly two players in matches of two',
    '--sprt compara exatamente dois jogadores em partidas de dois',
  ),
  sprtOrder: inLanguages(
    '--sprt: la prima differenza Elo dev’essere minore della seconda',
    '--sprt: the first Elo difference must be less than the second',
    '--sprt: a primeira diferença de Elo deve ser menor que a segunda',
  ),
  gauntlet: (name: string, players: readonly string[]) => {
    const known = players.map((each) => quoteIfUnsafe(each)).join(', ');
    return inLanguages(
      `--gauntlet: nessun giocatore si chiama ${quote(name)}; ci sono ${known}`,
      `--gauntlet: no player is called ${quote(name)}; there are ${known}`,
      `--gauntlet: nenhum jogador se chama ${quote(name)}; existem ${known}`,
    );
  },
  points: (places: number) =>
    inLanguages(
      `points: una partita ha ${places} posti; serve un numero per ognuno`,
      `points: a match has ${places} places; give one number for each`,
      `points: uma partida tem ${places} colocações; dê um número para cada uma`,
    ),
  twice: (name: string) =>
    inLanguages(
      `due giocatori si chiamano ${quote(name)}; dai loro nomi diversi`,
      `two players are called ${quote(name)}; give them different names`,
      `dois jogadores se chamam ${quote(name)}; dê a eles nomes diferentes`,
    ),
  noAnswer: (name: string, why: string) => `${quoteIfUnsafe(name)}: ${why}`,
};

/** A player that the user asks for. */
export interface PlayerRequest {
  /** `:NAME` or the path of a program. */
  readonly word: string;
  readonly name?: string | undefined;
  readonly protocol?: 'json' | 'own' | undefined;
}

/** What the user asks for; absent values have defaults. */
export interface TournamentRequest {
  readonly entry: AnyCatalogueEntry;
  readonly settings: TournamentPlan['settings'];
  readonly players: readonly PlayerRequest[];
  readonly from: readonly string[];
  readonly seats?: number;
  readonly rounds?: number;
  readonly seed?: string;
  readonly clock?: number;
  readonly matchTime?: number;
  readonly points?: readonly number[];
  readonly gauntlet?: string;
  readonly sprt?: readonly [number, number];
}

export interface PlanningEnvironment {
  readonly referee: Referee;
  readonly folder: string;
  readonly isolation: IsolationMode;
  readonly language: Language;
  readonly stopSignal: StopSignal;
  /** Programs are prepared several at the same time. */
  readonly limit: Limiter;
  /** Called with the lines about one program. */
  readonly onReport: (lines: readonly string[]) => void;
}

/** Checks everything that can be checked before a program is started. */
export function checkRequest(
  { entry, players, from, settings, seats = entry.game.seats.min, sprt }: TournamentRequest,
  folder: string,
  language: Language,
): void {
  for (const path of from) {
    if (findProgramProblem(path) !== 'a folder') throw new CliError(messages.noFolder(path));
    if (!relative(resolve(path), folder).startsWith('..')) throw new CliError(messages.inside(folder, path));
  }
  const { min, max } = entry.game.seats;
  if (seats < min || seats > max) throw new CliError(messages.seats(entry.game.id, entry.game.seats));
  if (sprt !== undefined && sprt[0] >= sprt[1]) throw new CliError(messages.sprtOrder);
  const known = playerNames(entry).map((name) => `:${name}`);
  for (const { word } of players) {
    if (word.startsWith(':')) {
      if (!isPlayerName(entry, word.slice(1)))
        throw new CliError(describeUnknownPlayer(word, known, 'PLAYER: '));
      continue;
    }
    const problem = findProgramProblem(word);
    if (problem !== undefined)
      throw new CliError(messages.notProgram(word, formatStartProblem(language, problem)));
  }
  const names = players.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw new CliError(messages.twice(twice));
  const tried = startMatch(entry.game, { seats, settings, seed: 'probe' });
  if (!tried.ok) throw createReasonsError(entry, tried.problem, language);
}

/** Collects all players and fixes the plan. */
export async function planTournament(
  request: TournamentRequest,
  environment: PlanningEnvironment,
): Promise<TournamentPlan> {
  const {
    entry,
    settings,
    rounds = DEFAULT_ROUNDS,
    clock = DEFAULT_CLOCK,
    matchTime,
    gauntlet,
    sprt,
  } = request;
  const { game } = entry;
  const seats = request.seats ?? game.seats.min;
  const probe: ProbeOptions = {
    entry,
    settings,
    seats,
    referee: environment.referee,
    stopSignal: environment.stopSignal,
  };
  const named = await collectNamedPlayers(request, environment, probe);
  const submissions = await collectFolders(request.from, environment, probe);
  const players = nameUniquely([
    ...named,
    ...submissions.flatMap((report) => ('player' in report ? [report.player] : [])),
  ]);
  if (players.length < seats) throw new CliError(messages.fewPlayers(players.length, seats));
  if (sprt !== undefined && (players.length !== 2 || seats !== 2)) throw new CliError(messages.sprt);
  const names = players.map(({ name }) => name);
  if (gauntlet !== undefined && !names.includes(gauntlet))
    throw new CliError(messages.gauntlet(gauntlet, names));
  const points = request.points ?? createDefaultPoints(seats);
  if (points.length !== seats) throw new CliError(messages.points(seats));
  const plan: TournamentPlan = {
    format: 1,
    game: game.id,
    version: game.version,
    settings,
    seed: request.seed ?? String(randomInt(1_000_000_000)),
    seats,
    rounds,
    players,
    ...(request.from.length === 0 ? {} : { submissions: request.from.map((path) => resolve(path)) }),
    ...recordSkipped(submissions),
    clock,
    ...(matchTime === undefined ? {} : { matchClock: matchTime * 1000 }),
    points,
    ...(gauntlet === undefined ? {} : { gauntlet }),
    ...(sprt === undefined ? {} : { sprt: { elo0: sprt[0], elo1: sprt[1] } }),
  };
  return toJournalValue(checkVolume(plan));
}

/** Returns the plan if its matches are not too many. */
export function checkVolume(plan: TournamentPlan): TournamentPlan {
  const matches = createSchedule(plan).length;
  if (matches > TOURNAMENT_LIMITS.matches) throw new CliError(messages.manyMatches(matches));
  return plan;
}

/** Players that are given by name or path. */
async function collectNamedPlayers(
  { players, entry }: TournamentRequest,
  { language, limit, onReport }: PlanningEnvironment,
  probe: ProbeOptions,
): Promise<readonly ArenaPlayer[]> {
  const names = makeUniqueNames(players.map(({ word, name }) => name ?? word));
  return Promise.all(
    players.map(async ({ word, protocol: given }, i): Promise<ArenaPlayer> => {
      const name = at(names, i);
      if (word.startsWith(':')) return { name, kind: 'built-in', source: word.slice(1) };
      const source = resolve(word);
      const found =
        given === undefined
          ? await limit(() => probeProtocol(source, probe))
          : { protocol: given, attempts: [] };
      const protocol = found.protocol ?? 'json';
      if (given === undefined)
        onReport([`${quoteIfUnsafe(name)}: ${formatProbe(entry.game.id, language, found)}`]);
      return { name, kind: 'program', source, protocol, hash: hashFile(source) };
    }),
  );
}

async function collectFolders(
  folders: readonly string[],
  environment: PlanningEnvironment,
  probe: ProbeOptions,
): Promise<readonly SubmissionReport[]> {
  const { language } = environment;
  const all: SubmissionReport[] = [];
  const owners = new Map<string, string>();
  for (const from of folders) {
    const reports = await collectSubmissions({
      ...environment,
      from,
      firstNumber: all.length + 1,
      owners,
      probe,
      onReport: (report) =>
        environment.onReport(formatSubmissionReport(probe.entry.game.id, language, report)),
    });
    if (!reports.some((report) => 'player' in report)) throw new CliError(messages.noSubmissions(from));
    all.push(...reports);
  }
  return all;
}

/** A second player of the same name gets a number. */
const nameUniquely = (players: readonly ArenaPlayer[]): readonly ArenaPlayer[] => {
  const names = makeUniqueNames(players.map(({ name }) => name));
  return players.map((player, i): ArenaPlayer => Object.assign({}, player, { name: at(names, i) }));
};
