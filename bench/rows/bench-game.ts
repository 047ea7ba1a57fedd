/** A game as benchmark rows play it: seats, number of matches, start and half of a match. */
import {
  createFastDice,
  createMatchStarter,
  type AnyParts,
  type DiceKind,
  type Match,
  type MatchStarter,
  type Reason,
  type Result,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createUniformPlayer, type PlayerFactory, playOut } from '@ludoteca/players';

/** Decisions that a round of a row plays, about; the matches of a round depend on the rules alone, not on the machine. */
const DECISIONS = 40_000;
const SAMPLE = 20;

function accept<V>(result: Result<V, readonly Reason[]>): V {
  if (!result.ok) throw new Error(`bench: ${JSON.stringify(result.problem)}`);
  return result.value;
}

export class BenchGame {
  readonly entry: AnyCatalogueEntry;
  readonly seats: number;
  private matchCount: number | undefined;
  private readonly starters: { [K in DiceKind]?: MatchStarter<AnyParts> } = {};

  constructor(entry: AnyCatalogueEntry, seats = Math.min(4, entry.game.seats.max), matches?: number) {
    this.entry = entry;
    this.seats = seats;
    this.matchCount = matches;
  }

  nameRow(what: string): string {
    return `${this.entry.game.id} ${this.seats} seats: ${what}`;
  }

  /** The matches of a round. Default: about `DECISIONS` decisions of uniform play. */
  get matches(): number {
    this.matchCount ??= Math.ceil(
      (SAMPLE * DECISIONS) / this.playMatches(SAMPLE, 0, 'fast', createUniformPlayer),
    );
    return this.matchCount;
  }

  begin(seed: string, dice: DiceKind, opening?: AnyParts['event'][]): Match<AnyParts> {
    this.starters[dice] ??= accept(createMatchStarter(this.entry.game, { seats: this.seats, dice }));
    return accept(this.starters[dice].start(seed, opening));
  }

  /** Plays matches with one player for all seats, which makes the same choices whenever the round is run. Returns the decisions. */
  playMatches(matches: number, round: number, kind: DiceKind, policy: PlayerFactory): number {
    const player = policy(this.entry, createFastDice(`choice ${round}`));
    const players = Array.from({ length: this.seats }, () => player);
    let decisions = 0;
    for (let i = 0; i < matches; i++) decisions += playOut(this.begin(`${round}/${i}`, kind), players);
    return decisions;
  }

  /** A match after half of its decisions. */
  midway(round: number): Match<AnyParts> {
    const decisions = this.playUniformly(this.begin(`middle ${round}`, 'chacha'), round);
    const half = this.begin(`middle ${round}`, 'chacha');
    this.playUniformly(half, round, decisions >> 1);
    return half;
  }

  private playUniformly(match: Match<AnyParts>, round: number, most?: number): number {
    const player = createUniformPlayer(this.entry, createFastDice(`middle ${round}`));
    const players = Array.from({ length: this.seats }, () => player);
    return playOut(match, players, { most });
  }
}
