/** A deck on trial: many matches among equal players, and how often who won. */
import {
  at,
  type Choice,
  type Dice,
  createFastDice,
  type Json,
  type Perspective,
  type Match,
  type Seat,
  startMatch,
} from '@ludoteca/kernel';
import { WinCounter, type WinRate } from '@ludoteca/kit';
import { game } from '../game.ts';
import { heuristics } from '../heuristics.ts';
import type { Event, Students } from '../parts.ts';

export interface DeckTrial {
  readonly games: number;
  readonly seats: number;
  /** How many ended without a winner. */
  readonly unfinished: number;
  readonly rounds: { readonly mean: number; readonly least: number; readonly most: number };
  /** By seat, in turn order: the first shows the edge of beginning. */
  readonly bySeat: readonly WinRate[];
  /** For each card: of whoever had it in hand, and of whoever played it. */
  readonly cards: readonly { readonly name: string; readonly drawn: WinRate; readonly played: WinRate }[];
}

export interface TrialSettings {
  readonly deck: Json;
  /** The names of its cards, as they are to be listed. */
  readonly names: readonly string[];
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  /** Told how many matches are done. */
  readonly progress?: (games: number) => void;
}

export function runTrial({ deck, names, games, seats, seed, progress }: TrialSettings): DeckTrial {
  const drawn = new Map(names.map((name): [string, WinCounter] => [name, new WinCounter()]));
  const played = new Map(names.map((name): [string, WinCounter] => [name, new WinCounter()]));
  const bySeat = Array.from({ length: seats }, () => new WinCounter());
  const lengths: number[] = [];
  let unfinished = 0;
  for (let number = 0; number < games; number++) {
    const { events, winner, rounds } = playTrialMatch(deck, seats, `${seed} ${number}`);
    lengths.push(rounds);
    if (winner === undefined) unfinished++;
    for (const [seat, tally] of bySeat.entries()) tally.count(seat === winner);
    for (const [tallies, seen] of [
      [drawn, findCardsHeld(events, seats)],
      [played, findCardsPlayed(events, seats)],
    ] as const)
      for (const [seat, cards] of seen.entries())
        for (const card of cards) {
          const tally = tallies.get(card);
          tally?.count(seat === winner);
        }
    progress?.(number + 1);
  }
  return {
    games,
    seats,
    unfinished,
    rounds: {
      mean: lengths.reduce((sum, length) => sum + length, 0) / games,
      least: Math.min(...lengths),
      most: Math.max(...lengths),
    },
    bySeat: bySeat.map(({ rate: tried }) => tried),
    cards: names.map((name) => ({ name, drawn: rateOf(drawn, name), played: rateOf(played, name) })),
  };
}

const rateOf = (tallies: ReadonlyMap<string, WinCounter>, name: string): WinRate =>
  (tallies.get(name) ?? new WinCounter()).rate;

interface TrialMatch {
  readonly events: readonly Event[];
  /** Undefined: nobody won within the rounds of a match. */
  readonly winner: Seat | undefined;
  readonly rounds: number;
}

function playTrialMatch(deck: Json, seats: number, seed: string): TrialMatch {
  const events: Event[] = [];
  const started = startMatch(game, { seats, seed, dice: 'fast', settings: { deck } }, events);
  if (!started.ok) throw new Error('a deck that was never checked');
  const match = started.value;
  match.setEventSink(events);
  const lines = Array.from({ length: seats }, (_, seat) => match.perspective(seat));
  const dice = createFastDice(`${seed} players`);
  while (match.question !== undefined) match.choose(chooseGreedily(match, lines, dice));
  const won = events.find((event) => event.did === 'win');
  const rounds = events.filter(({ did }) => did === 'round').length;
  return { events, winner: won?.seat, rounds };
}

function chooseGreedily(
  match: Match<Students>,
  lines: readonly Perspective<Students>[],
  dice: Dice,
): Choice<Students> {
  const { question } = match;
  if (question === undefined) throw new Error('nobody is asked');
  return heuristics.greedy(at(lines, question.seat), question, dice);
}

/** The cards that each seat had in hand at some time. */
const findCardsHeld = (events: readonly Event[], seats: number): readonly ReadonlySet<string>[] =>
  collectCards(events, seats, (event) => {
    if (event.did === 'deal') return event.cards ?? [];
    return (event.did === 'draw' || event.did === 'take') && event.card !== undefined ? [event.card] : [];
  });

const findCardsPlayed = (events: readonly Event[], seats: number): readonly ReadonlySet<string>[] =>
  collectCards(events, seats, (event) =>
    event.did === 'play' ? [event.card] : event.did === 'block' ? [event.with] : [],
  );

function collectCards(
  events: readonly Event[],
  seats: number,
  cards: (event: Event) => readonly string[],
): readonly ReadonlySet<string>[] {
  const seen = Array.from({ length: seats }, () => new Set<string>());
  for (const event of events)
    if ('seat' in event) for (const card of cards(event)) at(seen, event.seat).add(card);
  return seen;
}
