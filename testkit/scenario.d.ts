import {
  type Asking,
  type Choice,
  type Match,
  type Parts,
  type Refusal,
  type Result,
  type Seat,
  type Watcher,
} from '@ludoteca/kernel';
import type { Entry } from '@ludoteca/kit';
/** How a story begins: who sits where, and what lies on the table if it is not freshly laid. */
export interface Scene<P extends Parts, N extends string> {
  /** The first sits at seat 0. */
  readonly cast: readonly N[];
  readonly settings?: unknown;
  readonly seed?: string;
  readonly from?: {
    readonly state: P['state'];
    /** What is due, the most urgent last. */
    readonly agenda: readonly P['frame'][];
  };
}
export type Cast<P extends Parts, N extends string> = {
  readonly [name in N]: Actor<P>;
} & {
  readonly spectator: Onlooker<P>;
  readonly everybody: Everybody<P>;
};
/** Some of a value: lists whole, objects with the fields that matter. */
export type PartOf<V> = V extends readonly (infer U)[]
  ? readonly PartOf<U>[]
  : V extends object
    ? {
        readonly [K in keyof V]?: PartOf<V[K]>;
      }
    : V;
/** A test told as a story: what people do at tables, and what must be so. One that claims nothing is none. */
export declare function story(title: string, tell: () => void): void;
/** Sits people down: `const { ann, bob, everybody } = table(rumour, { cast: ['ann', 'bob'], from: … })`. */
export declare function table<P extends Parts, const N extends string>(
  entry: Entry<P>,
  scene: Scene<P, N>,
): Cast<P, N>;
/** The match and what its last entry told. */
declare class Stage<P extends Parts> {
  readonly match: Match<P>;
  private told;
  constructor({ game }: Entry<P>, { cast, settings, seed, from }: Scene<P, string>);
  enter(what: string, entered: Result<P['event'][], Refusal>): void;
  heardBy(watcher: Watcher): readonly P['event'][];
}
/** Somebody who looks on. */
declare class Onlooker<P extends Parts> {
  protected readonly stage: Stage<P>;
  protected readonly name: string;
  private readonly watcher;
  constructor(stage: Stage<P>, watcher: Watcher, name: string);
  /** These events, exactly as given, were among what the last entry told. */
  hears(...events: readonly P['event'][]): void;
  hearsNothingOf(did: P['event']['did']): void;
  sees(part: PartOf<P['view']>): void;
}
/** Somebody with a seat. */
export declare class Actor<P extends Parts> extends Onlooker<P> {
  readonly seat: Seat;
  constructor(stage: Stage<P>, seat: Seat, name: string);
  /** Answers, by value, and is taken at the word. */
  plays(...choices: readonly Choice<P>[]): void;
  isAsked(prompt?: Asking<P>): void;
  isNotAsked(): void;
  /** Is asked, and may choose among these and nothing else, in this order. */
  isOffered(...options: readonly Choice<P>[]): void;
  /** Tries, and is told why not; nothing has happened. */
  cannot(choice: unknown, why: string, rule?: string): void;
  /** Gives no valid answer in time. */
  lapses(): void;
  leaves(): void;
  isPlaced(place: number): void;
}
/** All at the table and around it. */
declare class Everybody<P extends Parts> {
  private readonly stage;
  private readonly all;
  constructor(stage: Stage<P>, all: readonly Onlooker<P>[]);
  hears(...events: readonly P['event'][]): void;
  hearsNothingOf(did: P['event']['did']): void;
  sees(part: PartOf<P['view']>): void;
  /** The match is over, with these places by seat. */
  isPlaced(...places: readonly number[]): void;
  playsOn(): void;
}
export {};
