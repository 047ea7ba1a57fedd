/** Starts and plays a match among bots as the options say. */
import { type Match, type Seat, startMatch } from '@ludoteca/kernel';
import type {
  BotFailure,
  Contestant,
  PlayerNames,
  Referee,
  RefereeObserver,
  RefereeReport,
  StopSignal,
} from '@ludoteca/kit';
import { createBotProtocol } from '../bot-protocol.ts';
import { entry } from '../entry.ts';
import type { Event, Uno } from '../parts.ts';
import type { RefereeOptions } from './options.ts';
import { UsageError } from './usage-error.ts';

/** The computer players that can be named in place of a program. */
export const BUILT_IN_PLAYERS = [':greedy', ':random', ':clumsy'] as const;

export const isBuiltInPlayer = (word: string): boolean => word.startsWith(':');

/** A name without a slash is a program in the current folder; the search path is never used. */
export const toProgramPath = (word: string): string => (word.includes('/') ? word : `./${word}`);

export function toContestant(word: string, seed: number, seat: Seat): Contestant {
  if (word === ':clumsy') return createClumsyContestant(seat);
  if (isBuiltInPlayer(word)) return { player: word.slice(1), seed: `${seed} ${seat}` };
  return { program: toProgramPath(word) };
}

/** Its first action is refused, and on its second turn it leaves: programs must survive both. */
function createClumsyContestant(seat: Seat): Contestant {
  let turns = 0;
  return { follows: () => (turns++ === 0 ? { lapse: seat } : { withdraw: seat }) };
}

export interface StartedBotMatch {
  readonly match: Match<Uno>;
  readonly opening: readonly Event[];
}

/** Deals before any bot program is started. */
export function startBotMatch(options: RefereeOptions, seats: number, seed: number): StartedBotMatch {
  const { hand, decks, firstCard, language } = options;
  const opening: Event[] = [];
  const settings = { hand, decks, firstCard };
  const started = startMatch(entry.game, { seats, seed: String(seed), settings }, opening);
  if (started.ok) return { match: started.value, opening };
  throw new UsageError(started.problem.map((reason) => entry.texts[language].reason(reason, [])).join(' '));
}

export interface BotMatchSetup extends StartedBotMatch {
  readonly options: RefereeOptions;
  readonly seats: readonly Contestant[];
  readonly names: PlayerNames;
  /** Milliseconds for a turn; 0: unlimited. */
  readonly clock: number;
  readonly observer: RefereeObserver<Uno>;
  readonly stopSignal: StopSignal;
}

export const playBotMatch = (
  referee: Referee,
  { options, ...setup }: BotMatchSetup,
): Promise<RefereeReport<Uno>> =>
  referee.play(entry, {
    ...setup,
    protocol: createBotProtocol(options),
    ...(options.matchTime === undefined ? {} : { matchClock: options.matchTime * 1000 }),
  });

/** Why a seat was put out, if it was. */
export const findWithdrawal = ({ withdrawn }: RefereeReport<Uno>, seat: Seat): BotFailure | undefined =>
  withdrawn.find((withdrawal) => withdrawal.seat === seat)?.note;
