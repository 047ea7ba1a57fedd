/** Plays the matches of a tournament with a referee and makes their files. */
import { isAbsolute, join } from 'node:path';
import { setImmediate as waitForEventLoop } from 'node:timers/promises';
import { type AnyParts, at, type Json, makeMatchArchive, type Seat, startMatch } from '@ludoteca/kernel';
import type {
  AnyCatalogueEntry,
  BotFailure,
  BotProtocol,
  Contestant,
  PlayerNames,
  ReceivedLine,
  Referee,
  RefereeObserver,
  RefereeReport,
  StopSignal,
} from '@ludoteca/kit';
import {
  type ArenaPlayer,
  type MatchFailure,
  type MatchResult,
  type ScheduledMatch,
  toJournalValue,
  type TournamentPlan,
  type UnsavedMatch,
} from '@ludoteca/players/arena';
import { createJsonLinesProtocol } from '@ludoteca/players/bots';
import { createReasonsError } from '../args/game-args.ts';
import { GameTranscripts } from '../bots/game-transcripts.ts';
import { ARCHIVE_EXTENSION } from '../files/archive-file.ts';
import { hashText } from '../files/hash-text.ts';
import { messageOf } from '../terminal/sanitize.ts';
import { type MatchFile, matchFileName, programFileName, writeMatchFiles } from './arena-folder.ts';

/** A match that was played and whose files are made while the next match is being played. */
export interface PlayedArenaMatch {
  readonly result: MatchResult;
  readonly makeFiles: () => Promise<readonly MatchFile[]>;
}

/** The same match with its files in the folder of the tournament. */
export const toUnsavedMatch = (folder: string, played: PlayedArenaMatch): UnsavedMatch => ({
  result: played.result,
  save: async () => writeMatchFiles(folder, await played.makeFiles()),
});

export interface ArenaMatchOptions {
  readonly entry: AnyCatalogueEntry;
  readonly plan: TournamentPlan;
  readonly referee: Referee;
  /** Of the tournament, with the programs that were submitted. */
  readonly folder: string;
  readonly stopSignal: StopSignal;
}

/** Programs of submissions are inside the folder, others are given by absolute paths. */
export const resolveProgram = (folder: string, { source }: ArenaPlayer): string =>
  isAbsolute(source) ? source : join(folder, source);

/** The protocols of one match. Every match starts new processes, so that its result does not depend on earlier matches. */
export function createProtocols(
  entry: AnyCatalogueEntry,
  settings: Json,
  clock: number,
): { readonly json: BotProtocol<AnyParts>; readonly own: BotProtocol<AnyParts> } {
  const json = { ...createJsonLinesProtocol({ game: entry.game, settings, clock }), reusesProcess: false };
  const own = entry.botProtocol?.create();
  return { json, own: own === undefined ? json : { ...own, reusesProcess: false } };
}

export class ArenaMatchPlayer {
  private readonly options: ArenaMatchOptions;
  /** The names of all players, as the protocol of the game allows them. */
  private readonly names: PlayerNames;

  constructor(options: ArenaMatchOptions) {
    const { entry, plan } = options;
    this.options = options;
    const names = plan.players.map(({ name }) => name);
    this.names = entry.botProtocol?.assignNames(names) ?? names;
  }

  /** Plays a match; undefined if it was stopped. */
  async play(match: ScheduledMatch): Promise<PlayedArenaMatch | undefined> {
    const { entry, plan, referee, stopSignal } = this.options;
    const { seats, settings, clock, matchClock } = plan;
    const opening: AnyParts['event'][] = [];
    const started = startMatch(entry.game, { seats, settings, seed: match.seed }, opening);
    if (!started.ok) throw createReasonsError(entry, started.problem, 'en');
    const { json, own } = createProtocols(entry, started.value.archive().settings, clock);
    const players = match.playerBySeat.map((index) => at(plan.players, index));
    const log = new MatchLog(seats);
    try {
      const report = await referee.play(entry, {
        match: started.value,
        opening,
        clock,
        ...(matchClock === undefined ? {} : { matchClock }),
        stopSignal,
        seats: players.map((player, seat) => this.toContestant(player, match, seat)),
        names: match.playerBySeat.map((index) => at(this.names, index)),
        protocol: json,
        protocolBySeat: new Map(
          players.flatMap(({ protocol }, seat) => (protocol === 'own' ? [[seat, own]] : [])),
        ),
        observer: log,
      });
      if (report.stopped) return undefined;
      return {
        result: log.toResult(match.number, report.match.outcome?.places ?? [], report.match.number),
        makeFiles: () => this.makeFiles(match, report, log),
      };
    } catch (error) {
      if (error instanceof Error && 'code' in error) throw error;
      const result = { ...log.toResult(match.number, [], 0), fault: messageOf(error) };
      return { result, makeFiles: async () => [] };
    }
  }

  private toContestant(player: ArenaPlayer, { seed, number }: ScheduledMatch, seat: Seat): Contestant {
    return player.kind === 'program'
      ? { program: resolveProgram(this.options.folder, player) }
      : { player: player.source, seed: `${seed} ${number} seat ${seat}` };
  }

  /** The archive, and the transcripts of programs that failed. */
  private async makeFiles(
    { number, playerBySeat }: ScheduledMatch,
    { match, metadata }: RefereeReport<AnyParts>,
    log: MatchLog,
  ): Promise<readonly MatchFile[]> {
    // The programs of the next match start first, because encoding keeps this process busy.
    await waitForEventLoop();
    const players = playerBySeat.map((index) => {
      const { name, kind, source } = at(this.options.plan.players, index);
      return { name, kind: kind === 'program' ? kind : source };
    });
    const archive = makeMatchArchive(match, { ...metadata, players }, hashText);
    const files: MatchFile[] = [{ name: `${matchFileName(number)}${ARCHIVE_EXTENSION}`, bytes: archive }];
    for (const seat of log.failedSeats) {
      const base = programFileName(number, seat, at(players, seat).name);
      const { bytes, stderr } = log.transcripts.transcriptAt(seat);
      files.push({ name: `${base}.txt`, bytes });
      if (stderr !== '') files.push({ name: `${base}.err`, bytes: Buffer.from(stderr) });
    }
    return files;
  }
}

/** Observes one match: transcripts, lapses and failures. */
class MatchLog implements RefereeObserver<AnyParts> {
  readonly transcripts: GameTranscripts;
  private readonly lapses: number[];
  /** The first lapse and the withdrawal of each seat. */
  private readonly failures: MatchFailure[] = [];

  constructor(seats: number) {
    this.transcripts = new GameTranscripts(seats);
    this.lapses = Array.from({ length: seats }, () => 0);
  }

  get failedSeats(): ReadonlySet<Seat> {
    return new Set(this.failures.map(({ seat }) => seat));
  }

  onSent(seat: Seat, line: string, when: number): void {
    this.transcripts.sent(seat, line, when);
  }

  onReceived(seat: Seat, line: ReceivedLine, when: number): void {
    this.transcripts.received(seat, line, when);
  }

  onStderr(seat: Seat, text: string): void {
    this.transcripts.stderr(seat, text);
  }

  onLapse(seat: Seat, note: BotFailure): void {
    this.transcripts.failed(seat, 'lapse', note);
    if (this.lapses[seat] === 0) this.failures.push({ seat, kind: 'lapse', note });
    this.lapses[seat] = (this.lapses[seat] ?? 0) + 1;
  }

  onWithdraw(seat: Seat, note: BotFailure): void {
    this.transcripts.failed(seat, 'withdrawal', note);
    this.failures.push({ seat, kind: 'withdrawal', note });
  }

  toResult(match: number, places: readonly number[], entries: number): MatchResult {
    const failures = this.failures.toSorted((a, b) => a.seat - b.seat) as unknown as MatchResult['failures'];
    return toJournalValue({ match, places, entries, lapses: this.lapses, failures });
  }
}
