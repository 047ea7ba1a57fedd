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
import type { MatchHost, SeatExplanation, AnyCatalogueEntry } from '@ludoteca/kit';
import { createPlayer } from '@ludoteca/players';
import { messageOf } from '../terminal/sanitize.ts';
import type { SaveSlot } from '../saves/save-slot.ts';
import { PERSON, type SeatedPlayer } from './seated-player.ts';
import { type EventLog, replayEventLog } from './event-log.ts';
import { HeardEvents } from './heard-events.ts';
import type { OriginalFilesWriter } from './original-files-writer.ts';

/** Hears why a computer is about to choose as it does; nothing: there is no more to say. */
export type ExplanationListener = (said: SeatExplanation | undefined) => void;

/** What came of a wish to take a decision back. */
export type UndoResult = { readonly number: number } | 'nothing' | 'final';

/** What only whoever hosts the match at this terminal can do: at a table far away none of it is offered. */
export interface LocalHost {
  /** Where the match is kept. */
  readonly slot: SaveSlot;
  /** The files of the game, if it has any. */
  readonly files: OriginalFilesWriter | undefined;
  /** What these have learned since the match began. */
  replayLog(watchers: readonly Watcher[]): EventLog;
  /** Lets the computer at that seat answer the question that is open; `say` hears first why, if it gives a reason. */
  playComputerTurn(seat: Seat, say: ExplanationListener): Promise<void>;
  /** Takes back the latest decision; `passed` has the numbers of the questions whose answers went without saying, as far as it goes on. */
  undo(seat: Seat, passed: ReadonlySet<number>): Promise<UndoResult>;
  /** Whether the seat could not take these choices back. */
  isIrreversible(seat: Seat, choices: readonly unknown[]): boolean;
  /** Keeps a copy of the match as it is. A name that cannot be one is refused with a Complaint. */
  saveCopy(name: string): Promise<SaveSlot>;
}

/** A table in this process, and the match on it was last kept. */
export interface LocalHostParts {
  readonly entry: AnyCatalogueEntry;
  readonly players: readonly SeatedPlayer[];
  readonly slot: SaveSlot;
  readonly files: OriginalFilesWriter | undefined;
  readonly host: MatchHost<AnyParts>;
  readonly latestMatch: () => Match<AnyParts>;
}

export function createLocalHost({
  entry,
  players,
  slot,
  files,
  host,
  latestMatch,
}: LocalHostParts): LocalHost {
  const { game } = entry;
  const people = players.flatMap(({ kind }, seat) => (kind === PERSON ? [seat] : []));
  const heard = new HeardEvents(game, host);
  return {
    slot,
    files,
    replayLog: (watchers) => replayEventLog(game, host.archive(), watchers),
    playComputerTurn: (seat, say) =>
      playComputerTurn({ entry, host, heard, seat, kind: at(players, seat).kind }, say),
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
      heard.reset();
      return { number: point };
    },
  };
}

/** Whether an answer of that seat is in the archive. */
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
  readonly heard: HeardEvents;
  readonly seat: Seat;
  readonly kind: string;
}

/**
 * A player is made anew for every question, with dice of the match's seed, the seat and the question's number: the same after the
 * match was taken up again or a decision was taken back. A wrong answer is a lapse; a player that fails is out, with the reason as a note.
 */
async function playComputerTurn(
  { entry, host, heard, seat, kind }: ComputerTurn,
  say: ExplanationListener,
): Promise<void> {
  const line = host.perspective(seat);
  const { number } = line.question ?? {};
  if (number === undefined) return;
  const archive = host.archive();
  let choice;
  let remark;
  try {
    const player = createPlayer(entry, kind, `${archive.seed} seat ${seat}`, number);
    if (player.observe !== undefined) player.observe(heard.eventsOf(seat));
    choice = player.choose(line);
    remark = player.explain?.();
  } catch (error) {
    await host.withdraw(seat, messageOf(error));
    return;
  }
  say(remark && { ...remark, seat });
  const answered = await host.chair(seat).answer(number, choice);
  // What was not taken needs no reason.
  say(undefined);
  if (!answered.ok && answered.problem.kind === 'illegal') await host.lapse(number);
}
