/** Plays many matches among greedy players with one deck and counts the wins by seat and by card. */
import { at, createFastDice, type Json, type Match, type Seat, startMatch } from '@ludoteca/kernel';
import { WinCounter, type WinRate } from '@ludoteca/kit';
import { game } from '../game.ts';
import { heuristics } from '../heuristics.ts';
import type { CardName, Event, Students } from '../parts.ts';

/** Printed by `lab --json`. */
export interface DeckTrial {
  readonly games: number;
  readonly seats: number;
  /** Number of matches without a winner. */
  readonly unfinished: number;
  readonly rounds: { readonly mean: number; readonly least: number; readonly most: number };
  /** In turn order: the first shows the advantage of the first move. */
  readonly bySeat: readonly WinRate[];
  /** For each card the win rates of the players who had it in hand, and of those who played it. */
  readonly cards: readonly { readonly name: string; readonly drawn: WinRate; readonly played: WinRate }[];
}

export interface TrialSettings {
  readonly deck: Json;
  /** The names of the cards in the order of the report. */
  readonly names: readonly CardName[];
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  /** Called after each match with the number of matches so far. */
  readonly onProgress?: (games: number) => void;
}

export function runTrial({ deck, names, games, seats, seed, onProgress }: TrialSettings): DeckTrial {
  const drawn = new CardWinCounters();
  const played = new CardWinCounters();
  const bySeat = Array.from({ length: seats }, () => new WinCounter());
  const lengths: number[] = [];
  let unfinished = 0;
  for (let number = 0; number < games; number++) {
    const { events, winner, rounds } = playTrialMatch(deck, seats, `${seed} ${number}`);
    lengths.push(rounds);
    if (winner === undefined) unfinished++;
    for (const [seat, counter] of bySeat.entries()) counter.count(seat === winner);
    drawn.count(collectCards(events, seats, cardsHeld), winner);
    played.count(collectCards(events, seats, cardsPlayed), winner);
    onProgress?.(number + 1);
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
    bySeat: bySeat.map(({ rate }) => rate),
    cards: names.map((name) => ({ name, drawn: drawn.rate(name), played: played.rate(name) })),
  };
}

class CardWinCounters {
  readonly #counters = new Map<CardName, WinCounter>();

  /** `cards`: by seat. */
  count(cards: readonly ReadonlySet<CardName>[], winner: Seat | undefined): void {
    for (const [seat, names] of cards.entries())
      for (const name of names) {
        const counter = this.#counters.get(name) ?? new WinCounter();
        counter.count(seat === winner);
        this.#counters.set(name, counter);
      }
  }

  rate(name: CardName): WinRate {
    return (this.#counters.get(name) ?? new WinCounter()).rate;
  }
}

interface TrialMatch {
  readonly events: readonly Event[];
  /** Undefined if the match reached the limit of rounds. */
  readonly winner: Seat | undefined;
  readonly rounds: number;
}

function playTrialMatch(deck: Json, seats: number, seed: string): TrialMatch {
  const events: Event[] = [];
  const started = startMatch(game, { seats, seed, dice: 'fast', settings: { deck } }, events);
  if (!started.ok) throw new Error('a deck that was never checked');
  const match: Match<Students> = started.value;
  match.setEventSink(events);
  const perspectives = Array.from({ length: seats }, (_, seat) => match.perspective(seat));
  const dice = createFastDice(`${seed} players`);
  for (let { question } = match; question !== undefined; question = match.question)
    match.choose(heuristics.greedy(at(perspectives, question.seat), question, dice));
  return {
    events,
    winner: events.find((event) => event.did === 'win')?.seat,
    rounds: events.filter(({ did }) => did === 'round').length,
  };
}

function cardsHeld(event: Event): readonly CardName[] {
  if (event.did === 'deal') return event.cards ?? [];
  return (event.did === 'draw' || event.did === 'take') && event.card !== undefined ? [event.card] : [];
}

const cardsPlayed = (event: Event): readonly CardName[] =>
  event.did === 'play' ? [event.card] : event.did === 'block' ? [event.with] : [];

/** By seat, the different cards of all its events. */
function collectCards(
  events: readonly Event[],
  seats: number,
  cardsOf: (event: Event) => readonly CardName[],
): readonly ReadonlySet<CardName>[] {
  const cards = Array.from({ length: seats }, () => new Set<CardName>());
  for (const event of events)
    if ('seat' in event) for (const card of cardsOf(event)) at(cards, event.seat).add(card);
  return cards;
}
