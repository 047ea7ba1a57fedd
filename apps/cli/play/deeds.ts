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
import { messageOf } from '../foreign.ts';
import type { Slot } from '../saves/slot.ts';
import { PERSON, type Sitter } from '../sitter.ts';
import { type Diary, diaryOf } from './diary.ts';
import { Ears } from './ears.ts';
import type { OwnFiles } from './own-files.ts';

/** Hears why a computer is about to choose as it does; nothing: there is no more to say. */
export type Say = (said: SeatExplanation | undefined) => void;

/** What came of a wish to take a decision back. */
export type Undone = 'done' | 'nothing' | 'final';

/** What only whoever hosts the match at this terminal can do: at a table far away none of it is offered. */
export interface LocalDeeds {
  /** Where the match is kept. */
  readonly slot: Slot;
  /** The files of the game, if it has any. */
  readonly files: OwnFiles | undefined;
  /** What these have learned since the match began. */
  past(watchers: readonly Watcher[]): Diary;
  /** Lets the computer at that seat answer the question that is open; `say` hears first why, if it gives a reason. */
  think(seat: Seat, say: Say): Promise<void>;
  /** Takes back the latest decision; `passed` has the numbers of the questions whose answers went without saying, as far as it goes on. */
  undo(seat: Seat, passed: Set<number>): Promise<Undone>;
  /** Whether the seat could not take these choices back. */
  binds(seat: Seat, choices: readonly unknown[]): boolean;
  /** Keeps a copy of the match as it is. A name that cannot be one is refused with a Complaint. */
  copy(name: string): Promise<Slot>;
}

/** A table in this process, and the match on it as it was last kept. */
export interface Hosted {
  readonly entry: AnyCatalogueEntry;
  readonly sitters: readonly Sitter[];
  readonly slot: Slot;
  readonly files: OwnFiles | undefined;
  readonly table: MatchHost<AnyParts>;
  readonly kept: () => Match<AnyParts>;
}

export function localDeeds({ entry, sitters, slot, files, table, kept }: Hosted): LocalDeeds {
  const { game } = entry;
  const people = sitters.flatMap(({ kind }, seat) => (kind === PERSON ? [seat] : []));
  const ears = new Ears(game, table);
  return {
    slot,
    files,
    past: (watchers) => diaryOf(game, table.archive(), watchers),
    think: (seat, say) => think({ entry, table, ears, seat, kind: at(sitters, seat).kind }, say),
    binds: (seat, choices) => {
      const { seed, entries } = table.archive();
      return isIrreversible(game, table.perspective(seat), people, choices, `${seed} ${entries.length}`);
    },
    copy: (name) => slot.copy(name, kept(), sitters),
    undo: async (seat, passed) => {
      const archive = table.archive();
      const point = findUndoPoint(game, archive, seat, people, passed);
      const earlier = point === undefined ? undefined : replay(game, archive, point);
      if (point === undefined || earlier?.ok !== true)
        return hasDecided(game, archive, seat) ? 'final' : 'nothing';
      for (const number of passed) if (number >= point) passed.delete(number);
      await table.replaceMatch(earlier.value);
      ears.forget();
      return 'done';
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

interface Thinking {
  readonly entry: AnyCatalogueEntry;
  readonly table: MatchHost<AnyParts>;
  readonly ears: Ears;
  readonly seat: Seat;
  readonly kind: string;
}

/**
 * A player is made anew for every question, with dice of the match's seed, the seat and the question's number: the same after the
 * match was taken up again or a decision was taken back. A wrong answer is a lapse; a player that fails is out, with the reason as a note.
 */
async function think({ entry, table, ears, seat, kind }: Thinking, say: Say): Promise<void> {
  const line = table.perspective(seat);
  const { number } = line.question ?? {};
  if (number === undefined) return;
  const archive = table.archive();
  let choice;
  let remark;
  try {
    const player = createPlayer(entry, kind, `${archive.seed} seat ${seat}`, number);
    if (player.observe !== undefined) player.observe(ears.past(seat));
    choice = player.choose(line);
    remark = player.explain?.();
  } catch (error) {
    await table.withdraw(seat, messageOf(error));
    return;
  }
  say(remark && { ...remark, seat });
  const answered = await table.chair(seat).answer(number, choice);
  // What was not taken needs no reason.
  say(undefined);
  if (!answered.ok && answered.problem.kind === 'illegal') await table.lapse(number);
}
