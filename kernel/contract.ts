/**
 * The contract between a game and the rules machine: read this first. A game is a value (`Game`), a match is one play of it (`Match`).
 * The nouns are explained in docs/vocabulary.md, the reasons in docs/adr/.
 */

export type Seat = number;

/** The judge sees everything: replays, tests, disputes. */
export type Watcher = Seat | 'spectator' | 'judge';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a game is made of, in one bag of types: `interface Uno extends Parts { state: State; … }`. */
export interface Parts {
  state: object;
  frame: { readonly do: string };
  /** For each frame that asks, the answers it takes: `{ turn: Discard | 'buy'; buy: number }`. */
  choice: object;
  event: { readonly did: string };
  view: unknown;
  settings: unknown;
}

/** The parts of a game of which nothing is known: what catalogues, faces and hosts work with. */
export interface AnyParts extends Parts {
  state: { [key: string]: unknown };
  frame: { readonly do: string; readonly seat: Seat };
  choice: { [prompt: string]: Json };
  event: { readonly did: string };
  view: Json;
  settings: Json;
}

export type Prompt<P extends Parts> = keyof P['choice'] & P['frame']['do'];
export type FrameOf<P extends Parts, K> = Extract<P['frame'], { readonly do: K }>;
export type EventOf<P extends Parts, K> = Extract<P['event'], { readonly did: K }>;
export type Choice<P extends Parts> = P['choice'][Prompt<P>];

/** A value that may be looked at and not touched, all the way down. */
export type DeepReadonly<S> = S extends readonly (infer U)[]
  ? readonly DeepReadonly<U>[]
  : S extends object
    ? { readonly [K in keyof S]: DeepReadonly<S[K]> }
    : S;

export type Result<V, F> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly problem: F };

/** A key of the game's texts, the number of the rule in its RULES.md, and what fills the sentence. */
export interface Reason {
  readonly why: string;
  readonly rule?: string;
  readonly facts?: Json;
}

/** Places count from 1 and may be shared, by seat: `[1, 1, 3]`. */
export interface Outcome {
  readonly places: readonly number[];
  readonly scores?: readonly number[];
}

export interface Dice {
  /** A uniform integer from 0 to n - 1. */
  int(n: number): number;
  /** A die: 1 to sides. */
  die(sides: number): number;
  /** Shuffles the pile in place and returns it. */
  shuffle<U>(pile: U[]): U[];
  pick<U>(from: readonly U[]): U;
}

/** The only hands that touch the state. */
export interface Dealer<P extends Parts> {
  readonly state: P['state'];
  readonly dice: Dice;
  /** next(a, b, c): a, then b, then c, then whatever was due before. */
  next(...frames: P['frame'][]): void;
  tell(event: P['event']): void;
  end(outcome: Outcome): void;
}

/** A rule that happens. */
export type AutomaticRule<P extends Parts, K> = (dealer: Dealer<P>, frame: FrameOf<P, K>) => void;

/** A rule that asks the seat its frame names. */
export interface QuestionRule<P extends Parts, K extends Prompt<P>> {
  /** Asked again, with less to choose from, until 'done' or until nothing is left: faces may send the whole subset in one gesture. */
  readonly gather?: 'subset';
  /** The complete list of options, in a fixed order; never a live pile; empty when there is nothing to ask. */
  ask(state: DeepReadonly<P['state']>, frame: FrameOf<P, K>): P['choice'][K][];
  answer(dealer: Dealer<P>, frame: FrameOf<P, K>, choice: P['choice'][K]): void;
  /** There was nothing to ask, or the seat has left: the chain goes on here. */
  otherwise?(dealer: Dealer<P>, frame: FrameOf<P, K>): void;
  /** No valid answer came. Default: the first option. */
  lapse?(dealer: Dealer<P>, frame: FrameOf<P, K>): void;
  /**
   * What a player may expect and is not offered: "why not?" lists these. Choices of any question, since what this one leads to is
   * expected here already: in a main phase, an attack by somebody who cannot attack.
   */
  barred?(state: DeepReadonly<P['state']>, frame: FrameOf<P, K>): Choice<P>[];
  /** Why a choice is not offered. Asked after a refusal or on request, never on a hot path; the choice may be anything. */
  why?(state: DeepReadonly<P['state']>, frame: FrameOf<P, K>, choice: unknown): Reason;
}

export type Rulebook<P extends Parts> = {
  readonly [K in P['frame']['do']]: K extends Prompt<P>
    ? FrameOf<P, K> extends { readonly seat: Seat }
      ? QuestionRule<P, K>
      : 'a frame that asks must name its seat'
    : AutomaticRule<P, K>;
};

/** Who knows an event in full, and what the rest learn. A new event without a word on visibility does not compile. */
export type Sights<P extends Parts> = {
  readonly [K in P['event']['did']]:
    | 'everyone'
    | {
        knows(event: EventOf<P, K>, watcher: Watcher): boolean;
        rest(event: EventOf<P, K>): EventOf<P, K> | undefined;
      };
};

/** A rulebook as a value. */
export interface Game<P extends Parts> {
  readonly id: string;
  /** Raised whenever the same entries would give another match. */
  readonly version: number;
  /** `least`: with how many a start from elsewhere may go on, where some are out already. Default: min. */
  readonly seats: { readonly min: number; readonly max: number; readonly least?: number };
  settings(input: unknown, seats: number): Result<P['settings'], readonly Reason[]>;
  /** The table before anything happens. No chance here: the opening frame deals and tells. */
  setup(settings: P['settings'], seats: number): P['state'];
  readonly opening: P['frame'];
  /** A start from elsewhere (a save file, a scenario, a puzzle), validated. */
  position?(
    input: unknown,
    settings: P['settings'],
    seats: number,
  ): Result<{ state: P['state']; agenda: P['frame'][] }, readonly Reason[]>;
  readonly rules: Rulebook<P>;
  readonly sights: Sights<P>;
  present(state: DeepReadonly<P['state']>, seat: Seat): boolean;
  /** Makes `present` false. Frames of the seat stay: each runs its `otherwise` when it surfaces. */
  withdraw(dealer: Dealer<P>, seat: Seat): void;
  view(state: DeepReadonly<P['state']>, watcher: Watcher): P['view'];
  /** Re-deals, in place, what that seat cannot know. */
  imagine(state: P['state'], seat: Seat, dice: Dice): void;
  /** Must equal the kernel's generic copy; write one when search proves that it needs it. */
  copy?(state: P['state']): P['state'];
}

/** What the top frame asks one seat. Other seats see it without its options. */
export type Question<P extends Parts> = {
  [K in Prompt<P>]: {
    readonly number: number;
    readonly seat: Seat;
    readonly prompt: K;
    readonly frame: FrameOf<P, K>;
    readonly options: readonly P['choice'][K][];
    readonly gather?: 'subset';
  };
}[Prompt<P>];

export type Refusal =
  | { readonly kind: 'over' | 'stale' | 'not yours' }
  | { readonly kind: 'illegal'; readonly reason: Reason };

/** A match that can be played on, true or imagined. */
export interface World<P extends Parts> {
  readonly question: Question<P> | undefined;
  readonly outcome: Outcome | undefined;
  /** In process: one of the question's options, by identity; anything else throws. */
  choose(option: Choice<P>): void;
  view(watcher: Watcher): P['view'];
  perspective(seat: Seat): Perspective<P>;
  copy(): World<P>;
  /** From now on `choose` adds what happens to this list; undefined: silent again. Copies and forks are silent. */
  setEventSink(heard: P['event'][] | undefined): void;
}

/** All that a computer player gets of a match, bound to its seat: it can imagine worlds, never fork the true one. */
export interface Perspective<P extends Parts> {
  readonly seat: Seat;
  /** The seat's own question, if it is asked one. */
  readonly question: Question<P> | undefined;
  view(): P['view'];
  /** A world that looks the same from this seat. It and its copies draw from the given dice. */
  imagine(dice: Dice): World<P>;
}

/** Events as each watcher may know them. */
export interface RedactedEvents<P extends Parts> {
  get(watcher: Watcher): readonly P['event'][];
}

export interface Match<P extends Parts> extends World<P> {
  readonly seats: number;
  /** How many entries were made: the number of the question that is open. */
  readonly number: number;
  /** At a border: answers by value, all or none; more than one only where the question gathers a subset. */
  play(seat: Seat, number: number, ...choices: readonly unknown[]): Result<P['event'][], Refusal>;
  lapse(number: number, note?: Json): Result<P['event'][], Refusal>;
  withdraw(seat: Seat, note?: Json): Result<P['event'][], Refusal>;
  present(seat: Seat): boolean;
  why(choice: unknown): Reason;
  barred(): readonly Choice<P>[];
  /** What each watcher learns of these events, all watchers in one pass. */
  redact(events: readonly P['event'][]): RedactedEvents<P>;
  /** An exact copy, dice included: for hosts, never for players. */
  fork(): Match<P>;
  position(): Position<P>;
  archive(): Archive;
}

/** All of a match at one moment, as JSON. It holds the dice: as secret as the seed. */
export interface Position<P extends Parts> {
  readonly state: P['state'];
  readonly agenda: readonly P['frame'][];
  readonly dice: Json;
  readonly number: number;
  readonly outcome?: Outcome;
}

/** ChaCha20 for matches that count, a fast generator for simulation. */
export type DiceKind = 'chacha' | 'fast';

/** Notes say why, for people; they are not part of what is verified. */
export type ArchiveEntry =
  | { readonly answer: Json }
  | { readonly lapse: Seat; readonly note?: Json }
  | { readonly withdraw: Seat; readonly note?: Json };

/** What a match was started with. */
export interface MatchHeader {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly settings: Json;
  readonly seed: string;
  readonly dice: DiceKind;
  /** The start position, if not the usual one. */
  readonly from?: Json;
}

/** All that is needed to play a match again. */
export interface Archive extends MatchHeader {
  readonly entries: readonly ArchiveEntry[];
}
