import { at, type Json, type Seat } from '@ludoteca/kernel';
import type { Contestant, AnyCatalogueEntry } from '@ludoteca/kit';

/** Somebody who plays: a program by its path, or a player of the house. */
export interface Competitor {
  /** What it is called at the table: no two are called alike. */
  readonly name: string;
  readonly kind: 'program' | 'house';
  /** The path of the program, or the name of the player. */
  readonly source: string;
}

/** What is played, apart from how many games. */
export interface CompetitionPlan {
  readonly entry: AnyCatalogueEntry;
  readonly competitors: readonly Competitor[];
  readonly settings: { readonly [key: string]: Json };
  readonly seed: string;
  /** Milliseconds for an answer; 0: as long as it takes. */
  readonly clock: number;
}

/** One game of many. */
export interface CompetitionGame {
  readonly number: number;
  readonly seed: string;
  /** Who sits where: the number of a competitor by seat. */
  readonly competitorBySeat: readonly number[];
}

/** Games come in rounds: the same deal once for every way around the table, so that nobody owes a place to luck of the seat. */
export function planGame({ seed, competitors }: CompetitionPlan, number: number): CompetitionGame {
  const { length } = competitors;
  const shift = number % length;
  return {
    number,
    seed: `${seed}/${Math.floor(number / length)}`,
    competitorBySeat: competitors.map((_, seat) => (seat + shift) % length),
  };
}

/** Programs stay who they are from game to game; players of the house get new dice. */
export class ContestantPool {
  private readonly programs: readonly (Contestant | undefined)[];
  private readonly competitors: readonly Competitor[];

  constructor(competitors: readonly Competitor[]) {
    this.competitors = competitors;
    this.programs = competitors.map(({ kind, source }) =>
      kind === 'program' ? { program: source } : undefined,
    );
  }

  at(game: CompetitionGame, seat: Seat): Contestant {
    const who = at(game.competitorBySeat, seat);
    const { source } = at(this.competitors, who);
    return this.programs[who] ?? { player: source, seed: `${game.seed} ${game.number} seat ${seat}` };
  }
}

/** Names from paths: the last part, numbered where two are alike. */
export function makeUniqueNames(messages: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const word of messages) {
    const name = word.replace(/^:/, '').split('/').at(-1) ?? word;
    let unique = name;
    for (let i = 2; names.includes(unique); i++) unique = `${name}-${i}`;
    names.push(unique);
  }
  return names;
}
