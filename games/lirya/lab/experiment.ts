/** Plays many matches between every pair of decks, with equal players in alternating seats, and collects statistics. */
import { at, type Json } from '@ludoteca/kernel';
import { WinCounter, type WinRate } from '@ludoteca/kit';
import type { Preset } from '../config.ts';
import { type Deck, resolveDeck } from '../deck/index.ts';
import type { CardId } from '../card-definition/index.ts';
import { type LabMatchResult, playLabMatch } from './lab-match.ts';

export interface ExperimentDeck {
  readonly name: string;
  readonly deck: Json;
}

export interface Experiment {
  readonly decks: readonly ExperimentDeck[];
  readonly preset: Preset;
  /** Matches per pair. */
  readonly games: number;
  readonly seed: string;
  /** Called after each match with the number of finished matches and of all. */
  readonly progress?: (done: number, of: number) => void;
}

export interface Distribution {
  readonly least: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly most: number;
}

export interface PairingResult {
  readonly one: string;
  readonly other: string;
  /** Of deck `one`, without draws. */
  readonly wins: WinRate;
  readonly turns: Distribution;
}

export interface CardWinRates {
  readonly card: CardId;
  /** Win rates of the matches in which a player had the card in hand, and in which it was played. */
  readonly drawn: WinRate;
  readonly played: WinRate;
}

export interface ExperimentResult {
  readonly preset: Preset;
  /** Matches per pair. */
  readonly games: number;
  readonly seed: string;
  readonly pairings: readonly PairingResult[];
  readonly decks: readonly {
    readonly deck: string;
    readonly wins: WinRate;
    readonly cards: readonly CardWinRates[];
  }[];
  /** Win rate of the player who begins. */
  readonly first: WinRate;
  readonly turns: Distribution;
  readonly ends: { readonly [end in LabMatchResult['end']]: number };
  readonly draws: number;
  /** Characters that could attack, and those of them without a useful target. */
  readonly attackers: { readonly able: number; readonly idle: number; readonly share: number };
}

export function computeDistribution(values: readonly number[]): Distribution {
  const sorted = values.toSorted((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return {
    least: quantile(0),
    quarter: quantile(0.25),
    median: quantile(0.5),
    threeQuarters: quantile(0.75),
    most: quantile(1),
  };
}

/** Win counts of one deck and its cards. */
class DeckWinCounter {
  readonly wins = new WinCounter();
  private readonly drawn: ReadonlyMap<CardId, WinCounter>;
  private readonly played: ReadonlyMap<CardId, WinCounter>;

  constructor({ cards }: Pick<Deck, 'cards'>) {
    const ids = Object.keys(cards);
    this.drawn = new Map(ids.map((id) => [id, new WinCounter()]));
    this.played = new Map(ids.map((id) => [id, new WinCounter()]));
  }

  count(match: LabMatchResult, seat: number): void {
    if (match.winner === undefined) return;
    const won = match.winner === seat;
    this.wins.count(won);
    for (const card of at(match.drawn, seat)) this.drawn.get(card)?.count(won);
    for (const card of at(match.played, seat)) this.played.get(card)?.count(won);
  }

  cards(): readonly CardWinRates[] {
    return [...this.drawn].map(([card, drawn]) => ({
      card,
      drawn: drawn.rate,
      played: (this.played.get(card) ?? new WinCounter()).rate,
    }));
  }
}

/** A single deck plays against itself. */
const listPairs = (decks: readonly ExperimentDeck[]): readonly (readonly [number, number])[] =>
  decks.length === 1
    ? [[0, 0]]
    : decks.flatMap((_, one) => decks.slice(one + 1).map((__, i): [number, number] => [one, one + 1 + i]));

export function runExperiment({ decks, preset, games, seed, progress }: Experiment): ExperimentResult {
  const counters = decks.map(({ deck }) => new DeckWinCounter(resolveDeck(deck) ?? { cards: {} }));
  const first = new WinCounter();
  const ends = { life: 0, deck: 0, other: 0 };
  const turns: number[] = [];
  let [draws, able, idle, done] = [0, 0, 0, 0];
  const pairs = listPairs(decks);
  const pairings = pairs.map(([one, other]): PairingResult => {
    const wins = new WinCounter();
    const lengths: number[] = [];
    for (let number = 0; number < games; number++) {
      const order = number % 2 === 0 ? [one, other] : [other, one];
      const [deck1, deck2] = order.map((which) => at(decks, which).deck) as [Json, Json];
      const match = playLabMatch(
        { preset, deck1, deck2 },
        `${seed} ${at(decks, one).name} ${at(decks, other).name} ${number}`,
      );
      lengths.push(match.turns);
      ends[match.end]++;
      able += match.attackers;
      idle += match.idle;
      if (match.winner === undefined) draws++;
      else {
        // Deck `one` has seat 0 in the even matches and seat 1 in the odd ones.
        wins.count(match.winner === number % 2);
        first.count(match.winner === match.first);
      }
      for (const [seat, which] of order.entries()) at(counters, which).count(match, seat);
      progress?.(++done, pairs.length * games);
    }
    turns.push(...lengths);
    return {
      one: at(decks, one).name,
      other: at(decks, other).name,
      wins: wins.rate,
      turns: computeDistribution(lengths),
    };
  });
  return {
    preset,
    games,
    seed,
    pairings,
    decks: decks.map(({ name }, which) => {
      const counter = at(counters, which);
      return { deck: name, wins: counter.wins.rate, cards: counter.cards() };
    }),
    first: first.rate,
    turns: computeDistribution(turns),
    ends,
    draws,
    attackers: { able, idle, share: able === 0 ? 0 : idle / able },
  };
}
