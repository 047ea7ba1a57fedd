/** Hosts a match in this process: computer players, undo, copies. */
import { setImmediate } from 'node:timers/promises';
import {
  type Archive,
  at,
  isIrreversible,
  type Game,
  type Match,
  replay,
  type Seat,
  type AnyParts,
  findUndoPoint,
  type Watcher,
} from '@ludoteca/kernel';
import type { Hint, MatchHost, SeatExplanation, AnyCatalogueEntry } from '@ludoteca/kit';
import { chooseInSteps, createPlayer, deliberateHint, runInSteps } from '@ludoteca/players';
import { PERSON } from '@ludoteca/wire';
import { messageOf } from '../terminal/sanitize.ts';
import type { SaveSlot } from '../saves/save-slot.ts';
import type { SeatedPlayer } from './seated-player.ts';
import type { ExerciseGuide } from './exercise-guide.ts';
import { type EventLog, replayEventLog } from './event-log.ts';
import { ReceivedEvents } from './received-events.ts';
import type { OriginalFilesWriter } from './original-files-writer.ts';

/** Called with the explanation before the choice is sent, and with undefined afterwards. */
export type ExplanationListener = (explanation: SeatExplanation | undefined) => void;

/**
 * `number` is the number of the question that is open again. `nothing`: no decision yet; `final`: it cannot be undone.
 */
export type UndoResult = { readonly number: number } | 'nothing' | 'final';

/** Operations that are only possible where the match is hosted. */
export interface LocalHost {
  readonly slot: SaveSlot;
  /** Absent if the game has no original files. */
  readonly files: OriginalFilesWriter | undefined;
  /** Present if the match belongs to an exercise. */
  readonly guide: ExerciseGuide | undefined;
  replayLog(watchers: readonly Watcher[]): EventLog;
  /** Lets the computer player answer the open question. */
  playComputerTurn(seat: Seat, onExplanation: ExplanationListener): Promise<void>;
  /** What an expert would answer to the open question; undefined if the seat is not asked. */
  findHint(seat: Seat): Promise<Hint<AnyParts> | undefined>;
  /**
   * Undoes the latest decision of the seat. `passed`: the numbers of the questions that were answered automatically.
   */
  undo(seat: Seat, passed: ReadonlySet<number>): Promise<UndoResult>;
  isIrreversible(seat: Seat, choices: readonly unknown[]): boolean;
  /** Saves a copy of the match. Throws if the name is invalid. */
  saveCopy(name: string): Promise<SaveSlot>;
}

export interface LocalHostParts {
  readonly entry: AnyCatalogueEntry;
  readonly players: readonly SeatedPlayer[];
  readonly slot: SaveSlot;
  readonly files: OriginalFilesWriter | undefined;
  readonly guide: ExerciseGuide | undefined;
  readonly host: MatchHost<AnyParts>;
  readonly latestMatch: () => Match<AnyParts>;
}

export function createLocalHost({
  entry,
  players,
  slot,
  files,
  guide,
  host,
  latestMatch,
}: LocalHostParts): LocalHost {
  const { game } = entry;
  const people = players.flatMap(({ kind }, seat) => (kind === PERSON ? [seat] : []));
  const received = new ReceivedEvents(game, host);
  return {
    slot,
    files,
    guide,
    replayLog: (watchers) => replayEventLog(game, host.archive(), watchers),
    playComputerTurn: (seat, onExplanation) =>
      playComputerTurn({ entry, host, guide, received, seat, kind: at(players, seat).kind }, onExplanation),
    findHint: (seat) => runInSteps(deliberateHint(entry, host.perspective(seat)), () => setImmediate()),
    isIrreversible: (seat, choices) => {
      const { seed, entries } = host.archive();
      return isIrreversible(game, host.perspective(seat), people, choices, `${seed} ${entries.length}`);
    },
    saveCopy: (name) => slot.copy(name, latestMatch(), players),
    undo: async (seat, passed) => {
      const archive = host.archive();
      const point = findUndoPoint(game, archive, seat, people, passed);
      const earlier = point === undefined ? undefined : replay(game, archive, point);
      if (point === undefined || earlier?.ok !== true)
        return hasDecided(game, archive, seat) ? 'final' : 'nothing';
      await host.replaceMatch(earlier.value);
      received.reset();
      return { number: point };
    },
  };
}

function hasDecided(game: Game<AnyParts>, archive: Archive, seat: Seat): boolean {
  let asked: Seat | undefined;
  let decided = false;
  replay(game, archive, undefined, ({ question, number }) => {
    const entry = archive.entries[number - 1];
    decided ||= asked === seat && entry !== undefined && 'answer' in entry;
    asked = question?.seat;
  });
  return decided;
}

interface ComputerTurn {
  readonly entry: AnyCatalogueEntry;
  readonly host: MatchHost<AnyParts>;
  readonly guide: ExerciseGuide | undefined;
  readonly received: ReceivedEvents;
  readonly seat: Seat;
  readonly kind: string;
}

/**
 * The player is created anew for every question, seeded with the match's seed, the seat and the question's number: it
 * decides the same after a resume or an undo. An illegal answer is a lapse; a player that throws withdraws, with the
 * error as a note.
 */
async function playComputerTurn(
  { entry, host, guide, received, seat, kind }: ComputerTurn,
  onExplanation: ExplanationListener,
): Promise<void> {
  const perspective = host.perspective(seat);
  const { number } = perspective.question ?? {};
  if (number === undefined) return;
  const reply = guide?.findReply(host.match);
  if (reply !== undefined) {
    await host.chair(seat).answer(number, reply);
    return;
  }
  const isOpen = (): boolean => perspective.question?.number === number;
  const archive = host.archive();
  let choice;
  let explanation;
  try {
    const player = createPlayer(entry, kind, `${archive.seed} seat ${seat}`, number);
    if (player.observe !== undefined) player.observe(received.eventsOf(seat));
    choice = await chooseInSteps(player, perspective, async () => {
      await setImmediate();
      if (!isOpen()) throw new Error('the question is no longer open');
    });
    explanation = player.explain?.();
  } catch (error) {
    if (isOpen()) await host.withdraw(seat, messageOf(error));
    return;
  }
  onExplanation(explanation && { ...explanation, seat });
  const answered = await host.chair(seat).answer(number, choice);
  // A refused answer needs no explanation.
  onExplanation(undefined);
  if (!answered.ok && answered.problem.kind === 'illegal') await host.lapse(number);
}
