/** One match among bots, from an order to its report. */
import { type Match, ok, type Reason, type Result, type Seat, startMatch } from '@ludoteca/kernel';
import type {
  BotFailure,
  Contestant,
  StopSignal,
  PlayerNames,
  Referee,
  RefereeReport,
  RefereeObserver,
} from '@ludoteca/kit';
import { botsWith } from '../bots.ts';
import { entry } from '../entry.ts';
import type { Event, Uno } from '../parts.ts';
import type { Order } from './arguments.ts';

/** The players of the house, as they are called on a command line. */
export const HOUSE = [':greedy', ':random'] as const;

export const isHouse = (word: string): boolean => word.startsWith(':');

/** Whoever a word stands for. A name without a slash is looked for in the current folder, never elsewhere. */
export function contestantFor(word: string, seed: number, seat: Seat): Contestant {
  if (isHouse(word)) return { player: word.slice(1), seed: `${seed} ${seat}` };
  return { program: word.includes('/') ? word : `./${word}` };
}

export interface Laid {
  readonly match: Match<Uno>;
  readonly opening: readonly Event[];
}

/** Deals, before any bot runs. */
export function lay(order: Order, seats: number, seed: number): Result<Laid, readonly Reason[]> {
  const { hand, decks, firstCard } = order;
  const opening: Event[] = [];
  const started = startMatch(
    entry.game,
    { seats, seed: String(seed), settings: { hand, decks, firstCard } },
    opening,
  );
  return started.ok ? ok({ match: started.value, opening }) : started;
}

export interface Bout extends Laid {
  readonly order: Order;
  readonly seats: readonly Contestant[];
  readonly names: PlayerNames;
  readonly clock: number;
  readonly observer: RefereeObserver<Uno>;
  readonly stopSignal: StopSignal;
}

export const fight = (referee: Referee, { order, ...sitting }: Bout): Promise<RefereeReport<Uno>> =>
  referee.play(entry, { ...sitting, protocol: botsWith(order) });

/** Why a seat is out, if it is. */
export const whyOut = ({ withdrawn }: RefereeReport<Uno>, seat: Seat): BotFailure | undefined =>
  withdrawn.find((left) => left.seat === seat)?.note;
