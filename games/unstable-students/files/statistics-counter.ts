/** Counts what the players of a match do and adds it to the statistics after every round. */
import { canonicalJson, type DeepReadonly, type Seat } from '@ludoteca/kernel';
import type { FileFolder, HostSnapshot, SaveContext } from '@ludoteca/kit';
import type { CardKind } from '../cards/codes.ts';
import type { Event, State, Students } from '../parts.ts';
import {
  addIncrement,
  decodeStatistics,
  encodeStatistics,
  type PlayerStatistics,
  type StatisticsIncrement,
} from './statistics.ts';

/** Persons and computer players have separate statistics. */
export const STATISTICS_FILES = { person: 'stats.bin', computer: 'stats-auto.bin' } as const;

type SeatIncrement = Omit<StatisticsIncrement, 'name'> & { readonly seat: Seat };

/** The increments of one answer and the state after it, by which a rewind finds it. */
interface CountedAnswer {
  readonly increments: readonly SeatIncrement[];
  readonly stateAfter: string;
}

export class StatisticsCounter {
  readonly #context: SaveContext;
  readonly #kindOf: (card: string) => CardKind;
  /** The seat whose round is being counted; undefined before the first round. */
  #turn: Seat | undefined;
  /** The answers of the current round, which may still be taken back. */
  #answers: CountedAnswer[] = [];
  /** The increments of finished rounds that are not written yet. */
  #unwritten: SeatIncrement[] = [];

  /** `turn`: the current seat, if the match is in the middle of a round. */
  constructor(context: SaveContext, kindOf: (card: string) => CardKind, turn: Seat | undefined) {
    this.#context = context;
    this.#kindOf = kindOf;
    this.#turn = turn;
  }

  count(events: readonly Event[], { state, outcome }: HostSnapshot<Students>): void {
    let increments: SeatIncrement[] = [];
    for (const event of events) {
      if (event.did === 'round') {
        if (this.#turn !== undefined) increments.push({ seat: this.#turn, rounds: 1 });
        this.#endRound(increments);
        increments = [];
        this.#turn = event.seat;
      }
      increments.push(...this.#incrementsOf(event));
    }
    if (outcome !== undefined) return this.#endRound(increments);
    this.#answers.push({ increments, stateAfter: canonicalJson(state) });
  }

  rewind(state: DeepReadonly<State>): void {
    const target = canonicalJson(state);
    this.#answers.length = this.#answers.findLastIndex(({ stateAfter }) => stateAfter === target) + 1;
    this.#turn = state.turn;
  }

  #endRound(increments: readonly SeatIncrement[]): void {
    this.#unwritten.push(...this.#answers.flatMap((answer) => answer.increments), ...increments);
    this.#answers = [];
  }

  #incrementsOf(event: Event): readonly SeatIncrement[] {
    switch (event.did) {
      case 'play':
      case 'waste':
        return [{ seat: event.seat, played: this.#kindOf(event.card).type }];
      case 'block':
        return [{ seat: event.seat, played: this.#kindOf(event.with).type }];
      case 'discard':
        return [{ seat: event.seat, discarded: 1 }];
      case 'win':
        return [{ seat: event.seat, rounds: 1, wins: 1 }];
      default:
        return [];
    }
  }

  /** Increments that cannot be written are tried again with the next call. */
  async write(folder: FileFolder): Promise<void> {
    for (const [group, file] of Object.entries(STATISTICS_FILES)) {
      const seats = this.#seatsFromTurn().filter(
        (seat) => (this.#context.kinds[seat] === 'person') === (group === 'person'),
      );
      const increments = this.#unwritten.filter(({ seat }) => seats.includes(seat));
      if (increments.length === 0) continue;
      const before = decodeStatistics((await folder.read(file)) ?? new Uint8Array());
      const after = [...seats.map((seat): SeatIncrement => ({ seat })), ...increments].reduce<
        readonly PlayerStatistics[]
      >(
        (records, { seat, ...increment }) =>
          addIncrement(records, { ...increment, name: this.#context.names[seat] ?? '' }),
        before,
      );
      await folder.write(file, encodeStatistics(after));
      this.#unwritten = this.#unwritten.filter((increment) => !increments.includes(increment));
    }
  }

  /** New records are added beginning with the player to move. */
  #seatsFromTurn(): readonly Seat[] {
    const { names } = this.#context;
    return names.map((_, step) => ((this.#turn ?? 0) + step) % names.length);
  }
}
