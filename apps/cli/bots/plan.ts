/** Plans a competition: who plays, and who sits where in each game. */
import { at, type Json, type Seat } from '@ludoteca/kernel';
import type { Contestant, AnyCatalogueEntry } from '@ludoteca/kit';

/** A bot program, or a computer player. */
export interface Competitor {
  /** Unique among the competitors. */
  readonly name: string;
  readonly kind: 'program' | 'computer player';
  /** The path of the program, or the name of the computer player. */
  readonly source: string;
}

/** Everything about a competition except the number of games. */
export interface CompetitionPlan {
  readonly entry: AnyCatalogueEntry;
  readonly competitors: readonly Competitor[];
  readonly settings: { readonly [key: string]: Json };
  readonly seed: string;
  /** Milliseconds per answer; 0: unlimited. */
  readonly clock: number;
  /** Milliseconds of each program for all its answers in a game; absent: unlimited. */
  readonly matchClock?: number;
}

export interface CompetitionGame {
  readonly number: number;
  readonly seed: string;
  /** The index of the competitor at each seat. */
  readonly competitorBySeat: readonly number[];
}

/** Each deal is played once for every rotation of the seats, so that no competitor profits from its seat. */
export function planGame({ seed, competitors }: CompetitionPlan, number: number): CompetitionGame {
  const { length } = competitors;
  const shift = number % length;
  return {
    number,
    seed: `${seed}/${Math.floor(number / length)}`,
    competitorBySeat: competitors.map((_, seat) => (seat + shift) % length),
  };
}

/** Programs keep their identity from game to game; computer players get a new seed. */
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
    const index = at(game.competitorBySeat, seat);
    const { source } = at(this.competitors, index);
    return this.programs[index] ?? { player: source, seed: `${game.seed} ${game.number} seat ${seat}` };
  }
}

/** The last part of each path, with a number where two are equal. */
export function makeUniqueNames(paths: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const path of paths) {
    const name = path.replace(/^:/, '').split('/').at(-1) ?? path;
    let unique = name;
    for (let i = 2; names.includes(unique); i++) unique = `${name}-${i}`;
    names.push(unique);
  }
  return names;
}
