import {
  at,
  type Archive,
  type ArchiveEntry,
  type Game,
  type Match,
  replay,
  type Seat,
  type RedactedEvents,
  type AnyParts,
  type Watcher,
} from '@ludoteca/kernel';
import type { SeatExplanation } from '@ludoteca/kit';
import type { MatchStep } from '@ludoteca/wire';

/** What one entry told, to each in its own way. */
interface HistoryStep {
  readonly seen: RedactedEvents<AnyParts>;
  readonly left?: Seat;
  readonly said?: SeatExplanation;
}

/**
 * What every entry of a match told, by its number, for whoever comes later; number 0 is the opening. Entries from before a snapshot are
 * played again when somebody asks for them: whoever comes back after a restart has usually heard them.
 */
export class MatchHistory {
  private steps: HistoryStep[] = [];
  /** The number of the first that is at hand. */
  private first: number;
  private readonly game: Game<AnyParts>;

  constructor(game: Game<AnyParts>, first: number) {
    this.game = game;
    this.first = first;
  }

  get last(): number {
    return this.first + this.steps.length - 1;
  }

  /** `entry`: none for the opening. `said`: why, for everybody at the table; it is not played again. */
  add(seen: RedactedEvents<AnyParts>, entry: ArchiveEntry | undefined, said?: SeatExplanation): void {
    const told = toHistoryStep(seen, entry);
    this.steps.push(said === undefined ? told : { ...told, said });
  }

  step(number: number, watcher: Watcher): MatchStep {
    const { seen, left, said } = at(this.steps, number - this.first);
    const step = { number, events: seen.get(watcher), ...(said === undefined ? {} : { remarks: [said] }) };
    return left === undefined ? step : { ...step, left };
  }

  /** Everything from that number on. `archive`: of the match as it is now. */
  from(number: number, watcher: Watcher, archive: () => Archive): MatchStep[] {
    if (number < this.first) this.replayEarlier(archive());
    return Array.from({ length: this.last - number + 1 }, (_, i) => this.step(number + i, watcher));
  }

  private replayEarlier(archive: Archive): void {
    const earlier: HistoryStep[] = [];
    const hear = (match: Match<AnyParts>, events: readonly AnyParts['event'][]): void => {
      earlier.push(toHistoryStep(match.redact(events), archive.entries[match.number - 1]));
    };
    const replayed = replay(this.game, archive, this.first - 1, hear);
    if (!replayed.ok)
      throw new Error(`entry ${replayed.problem.entry} cannot be played again: ${replayed.problem.what}`);
    this.steps = [...earlier, ...this.steps];
    this.first = 0;
  }
}

const toHistoryStep = (seen: RedactedEvents<AnyParts>, entry: ArchiveEntry | undefined): HistoryStep =>
  entry !== undefined && 'withdraw' in entry ? { seen, left: entry.withdraw } : { seen };
