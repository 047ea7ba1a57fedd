/** Counts what everybody does in a match, and writes it to the statistics after every round. */
import { canonicalJson, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import type { FileFolder, HostSnapshot, SaveContext } from '@ludoteca/kit';
import type { CardKind } from '../cards/codes.ts';
import type { Event, State, Students } from '../parts.ts';
import {
  addIncrement,
  type StatisticsIncrement,
  encodeStatistics,
  decodeStatistics,
  type PlayerStatistics,
} from './statistics.ts';

/** What people have done, and what computers have. */
export const STATISTICS_FILES = { person: 'stats.bin', computer: 'stats-auto.bin' } as const;

type SeatIncrement = Omit<StatisticsIncrement, 'name'> & { readonly seat: Seat };

/** What was done between two decisions, and how the match stood then: a decision may be taken back. */
interface CountedStep {
  readonly deeds: readonly SeatIncrement[];
  readonly stood: string;
}

export class StatisticsCounter {
  readonly #sat: SaveContext;
  readonly #kind: (card: string) => CardKind;
  /** Whose round is being counted. */
  #turn: Seat | undefined;
  #steps: CountedStep[] = [];
  /** What is to be written down: of rounds that are over. */
  #due: SeatIncrement[] = [];

  /** `turn`: whose round it is, where the match is in the middle of one. */
  constructor(sat: SaveContext, kind: (card: string) => CardKind, turn: Seat | undefined) {
    this.#sat = sat;
    this.#kind = kind;
    this.#turn = turn;
  }

  count(events: readonly Event[], { state, outcome }: HostSnapshot<Students>): void {
    let deeds: SeatIncrement[] = [];
    for (const event of events) {
      if (event.did === 'round') {
        if (this.#turn !== undefined) deeds.push({ seat: this.#turn, rounds: 1 });
        this.#endRound(deeds);
        deeds = [];
        this.#turn = event.seat;
      }
      deeds.push(...this.#deeds(event));
    }
    if (outcome !== undefined) return this.#endRound(deeds);
    this.#steps.push({ deeds, stood: canonicalJson(state) });
  }

  rewind(state: DeepReadonly<State>): void {
    const stood = canonicalJson(state);
    this.#steps.length = this.#steps.findLastIndex((step) => step.stood === stood) + 1;
    this.#turn = state.turn;
  }

  #endRound(deeds: readonly SeatIncrement[]): void {
    this.#due.push(...this.#steps.flatMap((step) => step.deeds), ...deeds);
    this.#steps = [];
  }

  #deeds(event: Event): readonly SeatIncrement[] {
    switch (event.did) {
      case 'play':
      case 'waste':
        return [{ seat: event.seat, played: this.#kind(event.card).type }];
      case 'block':
        return [{ seat: event.seat, played: this.#kind(event.with).type }];
      case 'discard':
        return [{ seat: event.seat, discarded: 1 }];
      case 'win':
        return [{ seat: event.seat, rounds: 1, wins: 1 }];
      default:
        return [];
    }
  }

  /** Writes down what is due. What cannot be written stays due. */
  async write(folder: FileFolder): Promise<void> {
    for (const [sort, file] of Object.entries(STATISTICS_FILES)) {
      const here = this.#seats().filter(
        (seat) => (this.#sat.kinds[seat] === 'person') === (sort === 'person'),
      );
      const deeds = this.#due.filter(({ seat }) => here.includes(seat));
      if (deeds.length === 0) continue;
      const before = decodeStatistics((await folder.read(file)) ?? new Uint8Array());
      const after = [...here.map((seat): SeatIncrement => ({ seat })), ...deeds].reduce<
        readonly PlayerStatistics[]
      >(
        (tallies, { seat, ...deed }) => addIncrement(tallies, { ...deed, name: this.#sat.names[seat] ?? '' }),
        before,
      );
      await folder.write(file, encodeStatistics(after));
      this.#due = this.#due.filter((deed) => !deeds.includes(deed));
    }
  }

  /** New records are put down beginning with whoever is to move. */
  #seats(): readonly Seat[] {
    const { names } = this.#sat;
    return names.map((_, step) => ((this.#turn ?? 0) + step) % names.length);
  }
}
