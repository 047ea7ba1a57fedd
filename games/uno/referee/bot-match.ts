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
import { createBotProtocol } from '../bot-protocol.ts';
import { entry } from '../entry.ts';
import type { Event, Uno } from '../parts.ts';
import type { RefereeOptions } from './options.ts';

/** The players of the house, as they are called on a command line. */
export const BUILT_IN_PLAYERS = [':greedy', ':random'] as const;

export const isBuiltInPlayer = (word: string): boolean => word.startsWith(':');

/** Whoever a word stands for. A name without a slash is looked for in the current folder, never elsewhere. */
export function toContestant(word: string, seed: number, seat: Seat): Contestant {
  if (isBuiltInPlayer(word)) return { player: word.slice(1), seed: `${seed} ${seat}` };
  return { program: word.includes('/') ? word : `./${word}` };
}

export interface StartedBotMatch {
  readonly match: Match<Uno>;
  readonly opening: readonly Event[];
}

/** Deals, before any bot runs. */
export function startBotMatch(
  order: RefereeOptions,
  seats: number,
  seed: number,
): Result<StartedBotMatch, readonly Reason[]> {
  const { hand, decks, firstCard } = order;
  const opening: Event[] = [];
  const started = startMatch(
    entry.game,
    { seats, seed: String(seed), settings: { hand, decks, firstCard } },
    opening,
  );
  return started.ok ? ok({ match: started.value, opening }) : started;
}

export interface BotMatchSetup extends StartedBotMatch {
  readonly options: RefereeOptions;
  readonly seats: readonly Contestant[];
  readonly names: PlayerNames;
  readonly clock: number;
  readonly observer: RefereeObserver<Uno>;
  readonly stopSignal: StopSignal;
}

export const playBotMatch = (
  referee: Referee,
  { options: order, ...sitting }: BotMatchSetup,
): Promise<RefereeReport<Uno>> => referee.play(entry, { ...sitting, protocol: createBotProtocol(order) });

/** Why a seat is out, if it is. */
export const findWithdrawal = ({ withdrawn }: RefereeReport<Uno>, seat: Seat): BotFailure | undefined =>
  withdrawn.find((left) => left.seat === seat)?.note;
