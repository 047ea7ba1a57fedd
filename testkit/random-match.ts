/** Random matches on which the laws are checked. */
import {
  at,
  type Dice,
  type ArchiveEntry,
  createFastDice,
  type Game,
  type Json,
  type Match,
  type Reason,
  type Refusal,
  type Result,
  type Seat,
  type AnyParts,
  startMatch,
  type Watcher,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { assert } from './assertions.ts';
import type { CardPiles, ConformanceSpec } from './conformance-spec.ts';

export type AnyMatch = Match<AnyParts>;
export type AnyEvent = AnyParts['event'];

/** A game with a number of seats and settings. */
export interface ConformanceTrial {
  readonly entry: AnyCatalogueEntry;
  /** The supervised game. */
  readonly game: Game<AnyParts>;
  readonly spec: ConformanceSpec<AnyParts>;
  readonly seats: number;
  readonly settings: unknown;
  readonly games: number;
}

/** A position of a random match. */
export interface MatchMoment {
  readonly trial: ConformanceTrial;
  readonly seed: string;
  readonly step: number;
  readonly match: AnyMatch;
  /** Events of the last entry. */
  readonly events: readonly AnyEvent[];
  /** Options offered earlier in this match. */
  readonly offered: ReadonlyMap<string, Json>;
  /** All cards of the match. */
  readonly deck: string;
  /** Dice for the laws, independent of the match. */
  readonly dice: Dice;
}

/** A finished random match. */
export interface FinishedMatch {
  readonly trial: ConformanceTrial;
  readonly seed: string;
  readonly match: AnyMatch;
  /** Position and events after the start and after each entry. */
  readonly story: readonly { readonly position: string; readonly events: readonly AnyEvent[] }[];
}

/** One in so many decisions is a lapse or a withdrawal; 0 means none. */
interface InterruptionRate {
  readonly lapses: number;
  readonly withdrawals: number;
}
const INTERRUPTION_RATES: readonly InterruptionRate[] = [
  { lapses: 0, withdrawals: 0 },
  { lapses: 10, withdrawals: 0 },
  { lapses: 20, withdrawals: 25 },
];

export const seatsOf = ({ seats }: { readonly seats: number }): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat);

export const watchersOf = (match: { readonly seats: number }): Watcher[] => [
  'judge',
  'spectator',
  ...seatsOf(match),
];

export const deriveSeed = ({ game, seats }: ConformanceTrial, index: number): string =>
  `conformance/${game.id}/${seats}/${index}`;

/** Serializes the cards of all piles in a canonical order. */
export const listCards = (piles: CardPiles): string =>
  Object.values(piles)
    .flatMap((pile) => pile.map((card) => JSON.stringify(card)))
    .toSorted()
    .join();

export function startTrial(
  { game, seats, settings }: ConformanceTrial,
  seed: string,
  eventSink?: AnyEvent[],
): AnyMatch {
  const started = startMatch(game, { seats, seed, settings }, eventSink);
  assert(started.ok, `settings ${JSON.stringify(settings)} are refused: ${problems(started)}`);
  return started.value;
}

const problems = (result: Result<unknown, readonly Reason[]>): string =>
  result.ok ? '' : result.problem.map(({ why }) => why).join(', ');

/** Applies an entry as a host does. */
export function applyEntry(match: AnyMatch, entry: ArchiveEntry): Result<AnyEvent[], Refusal> {
  if ('withdraw' in entry) return match.withdraw(entry.withdraw);
  if ('lapse' in entry) return match.lapse(match.number);
  return match.play(match.question?.seat ?? -1, match.number, entry.answer);
}

/** Chooses a random answer, lapse or withdrawal. */
export function chooseEntry(
  match: AnyMatch,
  dice: Dice,
  { lapses, withdrawals }: InterruptionRate,
): ArchiveEntry {
  const { question } = match;
  assert(question !== undefined, 'nobody is asked and the match is not over');
  if (withdrawals > 0 && dice.int(withdrawals) === 0)
    return { withdraw: dice.pick(seatsOf(match).filter((seat) => match.present(seat))) };
  if (lapses > 0 && dice.int(lapses) === 0) return { lapse: question.seat };
  return { answer: dice.pick(question.options) };
}

/** Plays random answers up to a maximum. */
export function playRandomly(match: Pick<AnyMatch, 'question' | 'choose'>, dice: Dice, most: number): void {
  for (let i = 0; i < most && match.question !== undefined; i++)
    match.choose(dice.pick(match.question.options));
}

/** Plays one random match to its end and visits every position. */
export function playRandomMatch(
  trial: ConformanceTrial,
  index: number,
  visit: (here: MatchMoment) => void,
): FinishedMatch {
  const seed = deriveSeed(trial, index);
  const rates = at(INTERRUPTION_RATES, index % INTERRUPTION_RATES.length);
  const [choices, dice] = [createFastDice(`${seed} choices`), createFastDice(`${seed} laws`)];
  let events: AnyEvent[] = [];
  const match = startTrial(trial, seed, events);
  const deck = listCards(trial.spec.cards(match.position().state));
  const story: { position: string; events: AnyEvent[] }[] = [];
  const offered = new Map<string, Json>();
  for (let step = 0; ; step++) {
    const { question } = match;
    story.push({ position: JSON.stringify(match.position()), events });
    visit({ trial, seed, step, match, events, offered, deck, dice });
    if (question === undefined) break;
    assert(step < trial.spec.maxDecisions, `no end after ${step} decisions`);
    for (const option of question.options) offered.set(JSON.stringify(option), option);
    const entered = applyEntry(match, chooseEntry(match, choices, rates));
    assert(entered.ok, 'an entry that is allowed was refused');
    events = entered.value;
  }
  return { trial, seed, match, story };
}
