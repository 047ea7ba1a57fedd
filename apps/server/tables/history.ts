import {
  at,
  type Archive,
  type ArchiveEntry,
  type Game,
  type Match,
  replay,
  type Seat,
  type Seen,
  type SomeParts,
  type Watcher,
} from '@ludoteca/kernel';
import type { Said } from '@ludoteca/kit';
import type { Step } from '@ludoteca/wire';

/** What one entry told, to each in its own way. */
interface Told {
  readonly seen: Seen<SomeParts>;
  readonly left?: Seat;
  readonly said?: Said;
}

/**
 * What every entry of a match told, by its number, for whoever comes later; number 0 is the opening. Entries from before a snapshot are
 * played again when somebody asks for them: whoever comes back after a restart has usually heard them.
 */
export class History {
  private told: Told[] = [];
  /** The number of the first that is at hand. */
  private first: number;
  private readonly game: Game<SomeParts>;

  constructor(game: Game<SomeParts>, first: number) {
    this.game = game;
    this.first = first;
  }

  get last(): number {
    return this.first + this.told.length - 1;
  }

  /** `entry`: none for the opening. `said`: why, for everybody at the table; it is not played again. */
  add(seen: Seen<SomeParts>, entry: ArchiveEntry | undefined, said?: Said): void {
    const told = toldBy(seen, entry);
    this.told.push(said === undefined ? told : { ...told, said });
  }

  step(number: number, watcher: Watcher): Step {
    const { seen, left, said } = at(this.told, number - this.first);
    const step = { number, events: seen.get(watcher), ...(said === undefined ? {} : { remarks: [said] }) };
    return left === undefined ? step : { ...step, left };
  }

  /** Everything from that number on. `archive`: of the match as it is now. */
  from(number: number, watcher: Watcher, archive: () => Archive): Step[] {
    if (number < this.first) this.recall(archive());
    return Array.from({ length: this.last - number + 1 }, (_, i) => this.step(number + i, watcher));
  }

  private recall(archive: Archive): void {
    const earlier: Told[] = [];
    const hear = (match: Match<SomeParts>, events: readonly SomeParts['event'][]): void => {
      earlier.push(toldBy(match.seen(events), archive.entries[match.number - 1]));
    };
    const replayed = replay(this.game, archive, this.first - 1, hear);
    if (!replayed.ok)
      throw new Error(`entry ${replayed.problem.entry} cannot be played again: ${replayed.problem.what}`);
    this.told = [...earlier, ...this.told];
    this.first = 0;
  }
}

const toldBy = (seen: Seen<SomeParts>, entry: ArchiveEntry | undefined): Told =>
  entry !== undefined && 'withdraw' in entry ? { seen, left: entry.withdraw } : { seen };
