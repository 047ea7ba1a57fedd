import {
  at,
  type Dice,
  type ArchiveEntry as Deed,
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
import { must } from './breach.ts';
import type { Piles, Spec } from './spec.ts';

export type SomeMatch = Match<AnyParts>;
export type SomeEvent = AnyParts['event'];

/** A game, so many seats, some settings: what the laws are tried on. */
export interface Trial {
  readonly entry: AnyCatalogueEntry;
  /** The entry's game under strict supervision. */
  readonly game: Game<AnyParts>;
  readonly spec: Spec<AnyParts>;
  readonly seats: number;
  readonly settings: unknown;
  readonly games: number;
}

/** A moment of a random match. */
export interface Here {
  readonly trial: Trial;
  readonly seed: string;
  readonly step: number;
  readonly match: SomeMatch;
  /** What the last entry told. */
  readonly events: readonly SomeEvent[];
  /** What was offered earlier in this match. */
  readonly offered: ReadonlyMap<string, Json>;
  /** All cards of the match, in no pile. */
  readonly deck: string;
  /** For what a law tries by chance: neither the match nor the walk notices. */
  readonly dice: Dice;
}

/** A random match that has ended. */
export interface Played {
  readonly trial: Trial;
  readonly seed: string;
  readonly match: SomeMatch;
  /** The position after each entry, the start first, with what was told. */
  readonly story: readonly { readonly position: string; readonly events: readonly SomeEvent[] }[];
}

/** One in so many decisions is a lapse or a withdrawal; 0: none. */
interface Manner {
  readonly lapses: number;
  readonly leaves: number;
}
const MANNERS: readonly Manner[] = [
  { lapses: 0, leaves: 0 },
  { lapses: 10, leaves: 0 },
  { lapses: 20, leaves: 25 },
];

export const seatsOf = ({ seats }: { readonly seats: number }): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat);

export const watchersOf = (table: { readonly seats: number }): Watcher[] => [
  'judge',
  'spectator',
  ...seatsOf(table),
];

export const seedOf = ({ game, seats }: Trial, index: number): string =>
  `conformance/${game.id}/${seats}/${index}`;

/** The cards of some piles, wherever they lie. */
export const deckOf = (piles: Piles): string =>
  Object.values(piles)
    .flatMap((pile) => pile.map((card) => JSON.stringify(card)))
    .toSorted()
    .join();

export function begin({ game, seats, settings }: Trial, seed: string, heard?: SomeEvent[]): SomeMatch {
  const started = startMatch(game, { seats, seed, settings }, heard);
  must(started.ok, `settings ${JSON.stringify(settings)} are refused: ${problems(started)}`);
  return started.value;
}

const problems = (result: Result<unknown, readonly Reason[]>): string =>
  result.ok ? '' : result.problem.map(({ why }) => why).join(', ');

/** Enters one entry as a host would. */
export function enter(match: SomeMatch, deed: Deed): Result<SomeEvent[], Refusal> {
  if ('withdraw' in deed) return match.withdraw(deed.withdraw);
  if ('lapse' in deed) return match.lapse(match.number);
  return match.play(match.question?.seat ?? -1, match.number, deed.answer);
}

/** Something that may happen now: an answer, all equally likely, or what the manner adds. */
export function deedFor(match: SomeMatch, dice: Dice, { lapses, leaves }: Manner): Deed {
  const { question } = match;
  must(question !== undefined, 'nobody is asked and the match is not over');
  if (leaves > 0 && dice.int(leaves) === 0)
    return { withdraw: dice.pick(seatsOf(match).filter((seat) => match.present(seat))) };
  if (lapses > 0 && dice.int(lapses) === 0) return { lapse: question.seat };
  return { answer: dice.pick(question.options) };
}

/** Plays on by chance, to the end or for so many answers. */
export function playOn(match: Pick<SomeMatch, 'question' | 'choose'>, dice: Dice, most: number): void {
  for (let i = 0; i < most && match.question !== undefined; i++)
    match.choose(dice.pick(match.question.options));
}

/** Plays one random match to its end and shows every moment of it. */
export function playMatch(trial: Trial, index: number, visit: (here: Here) => void): Played {
  const seed = seedOf(trial, index);
  const manner = at(MANNERS, index % MANNERS.length);
  const [choices, dice] = [createFastDice(`${seed} choices`), createFastDice(`${seed} laws`)];
  let events: SomeEvent[] = [];
  const match = begin(trial, seed, events);
  const deck = deckOf(trial.spec.cards(match.position().state));
  const story: { position: string; events: SomeEvent[] }[] = [];
  const offered = new Map<string, Json>();
  for (let step = 0; ; step++) {
    const { question } = match;
    story.push({ position: JSON.stringify(match.position()), events });
    visit({ trial, seed, step, match, events, offered, deck, dice });
    if (question === undefined) break;
    must(step < trial.spec.longest, `no end after ${step} decisions`);
    for (const option of question.options) offered.set(JSON.stringify(option), option);
    const entered = enter(match, deedFor(match, choices, manner));
    must(entered.ok, 'an entry that is allowed was refused');
    events = entered.value;
  }
  return { trial, seed, match, story };
}
