/** Statistics over recorded matches of one game: players, decks, pairings, cards, length, first player. */
import { at, type Seat } from '@ludoteca/kernel';
import type { MatchRecord } from './match-record.ts';
import { WinCounter, type WinRate } from './win-rate.ts';

export interface NamedRate {
  readonly name: string;
  readonly rate: WinRate;
}

export interface CardRates {
  readonly card: string;
  /** Wins of the seats that drew it, and of those that played it. */
  readonly drawn: WinRate;
  readonly played: WinRate;
}

/** Five numbers that describe a distribution. */
export interface Spread {
  readonly shortest: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly longest: number;
}

export interface ArchiveStatistics {
  readonly game: string;
  /** Finished matches, those among them without a single winner, and matches that were not finished. */
  readonly matches: number;
  readonly draws: number;
  readonly unfinished: number;
  /** Of finished matches, in turns where the game counts them, and in entries. */
  readonly turns: Spread | undefined;
  readonly entries: Spread | undefined;
  /** Wins of the seat that began. */
  readonly first: WinRate;
  readonly players: readonly NamedRate[];
  readonly decks: readonly NamedRate[];
  /** Wins of the first deck of each pair of different decks. */
  readonly pairings: readonly NamedRate[];
  readonly cards: readonly CardRates[];
}

/** Names beyond these are not counted: archives may come from anywhere. */
const MAX_NAMES = 10_000;

/** Wins by name. */
class RateTable {
  private readonly counters = new Map<string, WinCounter>();

  count(name: string, won: boolean): void {
    const counter = this.counters.get(name) ?? new WinCounter();
    if (counter.times === 0 && this.counters.size >= MAX_NAMES) return;
    this.counters.set(name, counter);
    counter.count(won);
  }

  rateOf(name: string): WinRate {
    return (this.counters.get(name) ?? new WinCounter()).rate;
  }

  get names(): readonly string[] {
    return [...this.counters.keys()];
  }

  /** The most frequent first. */
  get rates(): readonly NamedRate[] {
    return this.names
      .map((name) => ({ name, rate: this.rateOf(name) }))
      .toSorted((a, b) => b.rate.times - a.rate.times || (a.name < b.name ? -1 : 1));
  }
}

class StatisticsCounter {
  readonly first = new WinCounter();
  readonly players = new RateTable();
  readonly decks = new RateTable();
  readonly pairings = new RateTable();
  readonly drawn = new RateTable();
  readonly played = new RateTable();
  draws = 0;

  count(record: MatchRecord, places: readonly number[]): void {
    const isDraw = places.filter((place) => place === 1).length > 1;
    if (isDraw) this.draws++;
    const hasWon = (seat: Seat): boolean => !isDraw && places[seat] === 1;
    if (record.first !== undefined) this.first.count(hasWon(record.first));
    for (let seat = 0; seat < places.length; seat++) {
      const player = record.players[seat];
      if (player !== undefined) this.players.count(formatPlayer(player), hasWon(seat));
      for (const card of record.drawn[seat] ?? []) this.drawn.count(card, hasWon(seat));
      for (const card of record.played[seat] ?? []) this.played.count(card, hasWon(seat));
      const deck = record.decks[seat];
      if (deck === undefined) continue;
      this.decks.count(deck, hasWon(seat));
      for (const other of record.decks)
        if (deck < other) this.pairings.count(`${deck} - ${other}`, hasWon(seat));
    }
  }

  get cards(): readonly CardRates[] {
    return [...new Set([...this.drawn.names, ...this.played.names])]
      .map((card) => ({ card, drawn: this.drawn.rateOf(card), played: this.played.rateOf(card) }))
      .toSorted(
        (a, b) =>
          b.played.times - a.played.times || b.drawn.times - a.drawn.times || (a.card < b.card ? -1 : 1),
      );
  }
}

/** People by name, computer players by kind where the name does not say it. */
const formatPlayer = ({ name, kind }: MatchRecord['players'][number]): string =>
  kind === 'person' || name.startsWith(kind) ? name : `${name} (${kind})`;

/** Undefined without numbers. Quartiles are values that occur. */
export function computeSpread(numbers: readonly number[]): Spread | undefined {
  if (numbers.length === 0) return undefined;
  const sorted = numbers.toSorted((a, b) => a - b);
  const quantile = (share: number): number => at(sorted, Math.round(share * (sorted.length - 1)));
  return {
    shortest: quantile(0),
    lower: quantile(0.25),
    median: quantile(0.5),
    upper: quantile(0.75),
    longest: quantile(1),
  };
}

/** One for each game, the most played first. */
export function computeArchiveStatistics(records: readonly MatchRecord[]): readonly ArchiveStatistics[] {
  const games = new Map<string, MatchRecord[]>();
  for (const record of records) {
    const known = games.get(record.game);
    if (known === undefined) games.set(record.game, [record]);
    else known.push(record);
  }
  return Array.from(games, ([game, all]) => computeGame(game, all)).toSorted((a, b) => b.matches - a.matches);
}

function computeGame(game: string, records: readonly MatchRecord[]): ArchiveStatistics {
  const counter = new StatisticsCounter();
  const finished = records.filter(({ places }) => places !== undefined);
  for (const record of finished) counter.count(record, record.places ?? []);
  return {
    game,
    matches: finished.length,
    draws: counter.draws,
    unfinished: records.length - finished.length,
    turns: computeSpread(finished.flatMap(({ turns }) => turns ?? [])),
    entries: computeSpread(finished.map(({ entries }) => entries)),
    first: counter.first.rate,
    players: counter.players.rates,
    decks: counter.decks.rates,
    pairings: counter.pairings.rates,
    cards: counter.cards,
  };
}
