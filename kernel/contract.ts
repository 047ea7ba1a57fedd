/**
 * The contract between a game and the rules engine, as types, and its version. Read this first. docs/vocabulary.md defines the terms, docs/adr/
 * has the reasons.
 */

/** Increased when games that were written for an earlier contract would not work any more. */
export const CONTRACT_VERSION = 1;

export type Seat = number;

/** A recipient of information. The judge sees everything; it is used in replays, tests and disputes. */
export type Watcher = Seat | 'spectator' | 'judge';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The types a game is made of, declared as `interface Uno extends Parts { state: State; … }`. */
export interface Parts {
  state: object;
  frame: { readonly do: string };
  /** The type of the answer for each kind of frame that asks: `{ turn: Discard | 'buy'; buy: number }`. */
  choice: object;
  event: { readonly did: string };
  view: unknown;
  settings: unknown;
}

/** Parts of a game whose types are not known statically. Catalogues, user interfaces and hosts use them. */
export interface AnyParts extends Parts {
  state: { [key: string]: unknown };
  frame: { readonly do: string; readonly seat: Seat };
  choice: { [prompt: string]: Json };
  event: { readonly did: string };
  view: Json;
  settings: Json;
}

/** The kinds of frames that ask a question. */
export type Prompt<P extends Parts> = keyof P['choice'] & P['frame']['do'];
export type FrameOf<P extends Parts, K> = Extract<P['frame'], { readonly do: K }>;
export type EventOf<P extends Parts, K> = Extract<P['event'], { readonly did: K }>;
export type Choice<P extends Parts> = P['choice'][Prompt<P>];

/** A value that is readonly at every level. */
export type DeepReadonly<S> = S extends readonly (infer U)[]
  ? readonly DeepReadonly<U>[]
  : S extends object
    ? { readonly [K in keyof S]: DeepReadonly<S[K]> }
    : S;

export type Result<V, F> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly problem: F };

/** Why something is not allowed: a key of the game's texts, the rule's number in RULES.md, and facts for the sentence. */
export interface Reason {
  readonly why: string;
  readonly rule?: string;
  readonly facts?: Json;
}

/** Final places and scores by seat. Places count from 1 and may be shared: `[1, 1, 3]`. */
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

/** The interface through which rules change a match. Nothing else writes to the state. */
export interface Dealer<P extends Parts> {
  readonly state: P['state'];
  readonly dice: Dice;
  /** Pushes frames so that the first argument is executed first, before the frames that were already due. */
  next(...frames: P['frame'][]): void;
  /** Emits an event. */
  tell(event: P['event']): void;
  /**
   * Counts work that neither frames nor events show, such as objects created by the thousand. The engine limits the work between two
   * questions (docs/adr/0031).
   */
  charge(work: number): void;
  end(outcome: Outcome): void;
}

/** A rule that executes its frame without asking. */
export type AutomaticRule<P extends Parts, K> = (dealer: Dealer<P>, frame: FrameOf<P, K>) => void;

/** A rule that asks the seat named by its frame. Its functions are called without `this`. */
export interface QuestionRule<P extends Parts, K extends Prompt<P>> {
  /** The question repeats with fewer options until 'done' or until none are left. Clients may send the whole subset at once. */
  readonly gather?: 'subset';
  /** Returns all options in a fixed order, as a new list; an empty list means that there is nothing to ask. */
  ask(state: DeepReadonly<P['state']>, frame: FrameOf<P, K>): P['choice'][K][];
  answer(dealer: Dealer<P>, frame: FrameOf<P, K>, choice: P['choice'][K]): void;
  /** Runs instead of the question if there are no options or the seat has withdrawn. */
  otherwise?(dealer: Dealer<P>, frame: FrameOf<P, K>): void;
  /** Runs if no valid answer arrived. Default: the first option is answered. */
  lapse?(dealer: Dealer<P>, frame: FrameOf<P, K>): void;
  /**
   * Choices that a player may expect and that are not offered; "why not?" lists them. They may belong to a later question that this one
   * leads to: an attack with a character that cannot attack is barred in the main phase.
   */
  barred?(state: DeepReadonly<P['state']>, frame: FrameOf<P, K>): Choice<P>[];
  /** Explains why a choice is not offered. Called after a refusal or on request; the choice is unchecked input. */
  why?(state: DeepReadonly<P['state']>, frame: FrameOf<P, K>, choice: unknown): Reason;
}

export type Rulebook<P extends Parts> = {
  readonly [K in P['frame']['do']]: K extends Prompt<P>
    ? FrameOf<P, K> extends { readonly seat: Seat }
      ? QuestionRule<P, K>
      : 'a frame that asks must name its seat'
    : AutomaticRule<P, K>;
};

/** The visibility of each kind of event: who learns it in full (`knows`) and what all others learn (`rest`). */
export type Sights<P extends Parts> = {
  readonly [K in P['event']['did']]:
    | 'everyone'
    | {
        knows(event: EventOf<P, K>, watcher: Watcher): boolean;
        rest(event: EventOf<P, K>): EventOf<P, K> | undefined;
      };
};

/** The cards of a match by their stable names, which do not depend on the other cards of the installation. */
export type CardNames = readonly string[];

/** The cards that this installation knows, as archives need them. */
export interface CardTable<P extends Parts> {
  /** The cards that a match with these settings and this start position uses. */
  list(settings: P['settings'], from: unknown): CardNames;
  /** Why recorded cards cannot be used here: one is missing, or is not the same any more. */
  findMissing(recorded: CardNames): readonly Reason[];
  /** Why recorded cards cannot be those of a match with these settings and this start position. */
  findContradictions(recorded: CardNames, settings: P['settings'], from: unknown): readonly Reason[];
  /** The state with cards by name in place of the numbers that this installation gives them: hashes cover this form. */
  exportState(state: DeepReadonly<P['state']>): object;
}

/** A rulebook as a value. */
export interface Game<P extends Parts> {
  readonly id: string;
  /** Increased whenever the same entries would lead to a different match. */
  readonly version: number;
  /** Rulebooks of earlier versions that can still be played: their matches go on and are replayed by them. */
  readonly earlier?: readonly Game<P>[];
  /** `least` is the minimum for a start from a position in which some seats are already out. Default: `min`. */
  readonly seats: { readonly min: number; readonly max: number; readonly least?: number };
  settings(input: unknown, seats: number): Result<P['settings'], readonly Reason[]>;
  /** Present if users or later versions can add cards: archives then name the cards of a match. */
  readonly cards?: CardTable<P>;
  /**
   * Creates the state before the opening frame. It uses no dice: the opening frame deals and emits events. `cards` is what the card
   * table listed; absent in a match of archive format 1.
   */
  setup(settings: P['settings'], seats: number, cards?: CardNames): P['state'];
  readonly opening: P['frame'];
  /** Validates a start position from outside: a save file, a scenario, a puzzle. */
  position?(
    input: unknown,
    settings: P['settings'],
    seats: number,
    cards?: CardNames,
  ): Result<{ state: P['state']; agenda: P['frame'][] }, readonly Reason[]>;
  readonly rules: Rulebook<P>;
  readonly sights: Sights<P>;
  present(state: DeepReadonly<P['state']>, seat: Seat): boolean;
  /** Makes `present` false. Frames of the seat stay on the agenda; each runs its `otherwise` when it is due. */
  withdraw(dealer: Dealer<P>, seat: Seat): void;
  /**
   * Ends a match whose rules run on without a question for longer than the engine allows. It runs between two frames. Games whose content
   * comes from users need it; without it such a chain is a RulebookError.
   */
  endRunaway?(dealer: Dealer<P>): void;
  view(state: DeepReadonly<P['state']>, watcher: Watcher): P['view'];
  /** A frame as watchers see it who are not asked its question. Default: the frame itself. */
  publicFrame?(frame: P['frame']): P['frame'];
  /**
   * A faster replacement for `view`, for computer players: the same values, computed when they are read. It must not be used after the
   * state has changed.
   */
  lazyView?(state: DeepReadonly<P['state']>, seat: Seat): P['view'];
  /** Re-deals at random, in place, everything that the seat cannot know. */
  imagine(state: P['state'], seat: Seat, dice: Dice): void;
  /**
   * Replaces what an imagined state still holds of the secrets of others, such as a list in the settings, before the seat receives it.
   * Default: nothing.
   */
  conceal?(state: P['state'], seat: Seat): P['state'];
  /** The settings as a seat may know them. Default: all. */
  visibleSettings?(settings: DeepReadonly<P['settings']>, seat: Seat): P['settings'];
  /** A faster replacement for the kernel's deep copy; the result must be equal. */
  copy?(state: P['state']): P['state'];
}

/** What the top frame asks one seat. */
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

/** A match that can be played on, real or imagined. */
export interface World<P extends Parts> {
  readonly question: Question<P> | undefined;
  readonly outcome: Outcome | undefined;
  /** Answers the open question with one of its options, compared by identity; throws for any other value. */
  choose(option: Choice<P>): void;
  view(watcher: Watcher): P['view'];
  /** The view of a seat, valid until the next choice. Games may compute its values when they are read. */
  lazyView(seat: Seat): P['view'];
  perspective(seat: Seat): Perspective<P>;
  copy(): World<P>;
  /** Makes `choose` append its events to this list; undefined stops it. Copies and forks start without a sink. */
  setEventSink(sink: P['event'][] | undefined): void;
}

/** What a computer player may use of a match: the view and question of its seat, and imagined worlds. */
export interface Perspective<P extends Parts> {
  readonly seat: Seat;
  /** The open question, if this seat is asked. */
  readonly question: Question<P> | undefined;
  view(): P['view'];
  /** The view, valid until the next choice. Games may compute its values when they are read. */
  lazyView(): P['view'];
  /** Creates a world that looks the same to this seat. The world and its copies draw from the given dice. */
  imagine(dice: Dice): World<P>;
}

/** Events as each watcher may know them. */
export interface RedactedEvents<P extends Parts> {
  get(watcher: Watcher): readonly P['event'][];
}

export interface Match<P extends Parts> extends World<P> {
  readonly seats: number;
  /** As secret as the seed. */
  readonly header: MatchHeader;
  /** How many entries the match has, which is the number of the open question. */
  readonly number: number;
  /** Answers with unchecked values, all or none; several values only if the question gathers a subset. */
  play(seat: Seat, number: number, ...choices: readonly unknown[]): Result<P['event'][], Refusal>;
  /** Like `play`, with the events of each entry in a list of their own. */
  playEach(seat: Seat, number: number, ...choices: readonly unknown[]): Result<P['event'][][], Refusal>;
  lapse(number: number, note?: Json): Result<P['event'][], Refusal>;
  withdraw(seat: Seat, note?: Json): Result<P['event'][], Refusal>;
  present(seat: Seat): boolean;
  why(choice: unknown): Reason;
  barred(): readonly Choice<P>[];
  /** The frame of the open question as watchers see it who are not asked. */
  publicFrame(): P['frame'];
  /** Redacts events for all watchers in one pass. */
  redact(events: readonly P['event'][]): RedactedEvents<P>;
  /** Creates an exact copy including the dice, in time independent of the number of entries. For hosts, never for players. */
  fork(): Match<P>;
  position(): Position<P>;
  /** A position that looks the same to the seat, with dice of its own. The seat may receive it: it tells nothing that the view does not. */
  imaginePosition(seat: Seat, seed: string): Position<P>;
  /** The position as canonical JSON, with cards by name: the text that hashes cover. */
  canonicalPosition(): string;
  /** The entries after the first `number` ones. */
  entriesSince(number: number): readonly ArchiveEntry[];
  archive(): Archive;
}

/** Everything about a match at one moment, as JSON. It contains the dice and is as secret as the seed. */
export interface Position<P extends Parts> {
  readonly state: P['state'];
  readonly agenda: readonly P['frame'][];
  readonly dice: Json;
  readonly number: number;
  readonly outcome?: Outcome;
}

/** `chacha` (ChaCha20) for matches between people, `fast` for simulation. */
export type DiceKind = 'chacha' | 'fast';

/** One entry of an archive. Notes are for people and are not verified. */
export type ArchiveEntry =
  | { readonly answer: Json }
  | { readonly lapse: Seat; readonly note?: Json }
  | { readonly withdraw: Seat; readonly note?: Json };

/** The parameters a match was started with. */
export interface MatchHeader {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly settings: Json;
  readonly seed: string;
  readonly dice: DiceKind;
  /** The start position, if not the usual one. */
  readonly from?: Json;
  /** The cards of the match, if its game has a card table. */
  readonly cards?: CardNames;
  /** 1 for a match from an archive of format 1, which is written in that format again. Absent: the current format. */
  readonly format?: 1;
}

/** Everything needed to replay a match. */
export interface Archive extends MatchHeader {
  readonly entries: readonly ArchiveEntry[];
}
