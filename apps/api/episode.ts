/** One play of a game for experiments: options, steps, observations, returns, forks and imagined worlds. */
import {
  createFastDice,
  deepEqual,
  type AnyParts,
  type ArchiveEntry,
  type Choice,
  type Match,
  type Outcome,
  type Parts,
  type Perspective,
  type Prompt,
  type Question,
  type Seat,
  type World,
  makeMatchArchive,
} from '@ludoteca/kernel';
import type { CatalogueEntry, EncodedMoment } from '@ludoteca/kit';
import { computeReturns } from './compute-returns.ts';
import { type Encoder, encoderOf } from './encoder.ts';
import { EpisodeError } from './errors.ts';

/** What a seat may know at one moment, as plain JSON. */
export interface EpisodeObservation<P extends Parts> {
  readonly view: P['view'];
  /** The seat that is asked and the kind of its question; options only for that seat. */
  readonly question:
    | { readonly seat: Seat; readonly prompt: Prompt<P>; readonly options?: readonly Choice<P>[] }
    | undefined;
}

/** What a learning program needs to choose for the seat that is asked. */
export interface Decision {
  readonly seat: Seat;
  readonly observation: Float32Array;
  /** The action numbers of `legal()`; empty if the game has none. */
  readonly actions: Int32Array;
  /** The rows of `optionTensor()`; empty if the game has action numbers. */
  readonly options: Float32Array;
}

export class Episode<P extends Parts = AnyParts> {
  readonly seats: number;
  private readonly entry: CatalogueEntry<P>;
  private readonly world: World<P>;
  /** Absent in an imagined episode, which has no seed and no archive. */
  private readonly match: Match<P> | undefined;
  /** The options answered since an imagined episode began. */
  private readonly answered: Choice<P>[];

  /** Callers use `open`. */
  constructor(
    entry: CatalogueEntry<P>,
    seats: number,
    world: World<P>,
    match?: Match<P>,
    answered: Choice<P>[] = [],
  ) {
    this.entry = entry;
    this.seats = seats;
    this.world = world;
    this.match = match;
    this.answered = answered;
  }

  get game(): string {
    return this.entry.game.id;
  }

  get isOver(): boolean {
    return this.world.question === undefined;
  }

  /** The seat that is asked; undefined after the end. */
  get seat(): Seat | undefined {
    return this.world.question?.seat;
  }

  /** The kind of the open question, such as `turn`; undefined after the end. */
  get prompt(): Prompt<P> | undefined {
    return this.world.question?.prompt;
  }

  /** Final places by seat, counted from 1 and possibly shared; undefined before the end. */
  get outcome(): Outcome | undefined {
    return this.world.outcome;
  }

  /** All options of the open question; empty after the end. */
  legal(): readonly Choice<P>[] {
    return this.world.question?.options ?? [];
  }

  /** Answers the open question with one of its options, or a value equal to one. */
  step(option: Choice<P>): void {
    const options = this.legal();
    if (options.includes(option)) return this.choose(option);
    const index = options.findIndex((known) => deepEqual(known, option));
    if (index === -1) throw this.refuse(`${JSON.stringify(option)} is not legal`);
    this.choose(options[index] as Choice<P>);
  }

  /** Answers with the option at an index of `legal()`. */
  stepIndex(index: number): void {
    const options = this.legal();
    const option = options[index];
    if (option === undefined) throw this.refuse(`option ${index} is not legal: there are ${options.length}`);
    this.choose(option);
  }

  /** Answers with the option that has an action number. */
  stepAction(action: number): void {
    const index = this.legalActions().indexOf(action);
    if (index === -1) throw this.refuse(`action ${action} is not legal`);
    this.stepIndex(index);
  }

  /** How many action numbers the game has; 0 if its choices cannot be enumerated. */
  get actionCount(): number {
    return this.entry.encoding === undefined ? 0 : (this.encoder.encoding.actions?.names.length ?? 0);
  }

  /** The action number of an option of the open question. */
  actionId(option: Choice<P>): number {
    return this.encoder.actionNumber(this.momentOfAsked(), this.requireQuestion(), option);
  }

  /** The action numbers of `legal()`, in the same order. */
  legalActions(): Int32Array {
    const { question } = this.world;
    return question === undefined
      ? new Int32Array(0)
      : this.encoder.actionNumbers(this.momentOfAsked(), question);
  }

  /** A 1 at every legal action number, else 0. */
  actionMask(): Uint8Array {
    const mask = new Uint8Array(this.actionCount);
    for (const action of this.legalActions()) mask[action] = 1;
    return mask;
  }

  /** One row of numbers for each option of `legal()`, in the same order, in one array. */
  optionTensor(): Float32Array {
    const { question } = this.world;
    return question === undefined
      ? new Float32Array(0)
      : this.encoder.encodeOptions(this.momentOfAsked(), question);
  }

  observe(seat: Seat): EpisodeObservation<P> {
    const { question } = this.world;
    return { view: this.viewOf(seat), question: question && toVisible(question, seat) };
  }

  /** The observation of a seat as numbers, of the same length in every match of the game. `out`: an array to be filled instead of a new one. */
  observationTensor(seat: Seat, out?: Float32Array): Float32Array {
    return this.encoder.encodeObservation(this.moment(seat, this.world.question), out);
  }

  /** The numbers of the open question together, which is faster than one by one; undefined after the end. */
  decision(): Decision | undefined {
    const { question } = this.world;
    if (question === undefined) return undefined;
    const moment = this.moment(question.seat, question);
    const { encoder } = this;
    const hasActions = encoder.encoding.actions !== undefined;
    return {
      seat: question.seat,
      observation: encoder.encodeObservation(moment),
      actions: hasActions ? encoder.actionNumbers(moment, question) : new Int32Array(0),
      options: hasActions ? new Float32Array(0) : encoder.encodeOptions(moment, question),
    };
  }

  /** By seat, from -1 to 1; their sum is 0. Zeros before the end. */
  returns(): readonly number[] {
    return computeReturns(this.world.outcome, this.seats);
  }

  /** An independent copy with the same future random numbers. Those of an imagined episode are shared with its copies. */
  fork(): Episode<P> {
    const match = this.match?.fork();
    return new Episode(this.entry, this.seats, match ?? this.world.copy(), match, this.answered.slice());
  }

  /** An episode that looks the same to the seat, with everything that it cannot know dealt again at random. */
  imagine(seat: Seat, seed: number | string): Episode<P> {
    this.checkSeat(seat);
    const world = this.world.perspective(seat).imagine(createFastDice(String(seed)));
    return new Episode(this.entry, this.seats, world);
  }

  /** The answers so far, in order. Those of an imagined episode begin with it. */
  history(): readonly ArchiveEntry[] {
    return (
      this.match?.entriesSince(0) ?? this.answered.map((answer) => ({ answer }) as unknown as ArchiveEntry)
    );
  }

  /** The match as a file that `ludoteca verify` and `ludoteca replay` accept. It reveals everything. */
  archive(): Uint8Array {
    if (this.match === undefined) throw new EpisodeError('an imagined episode has no archive');
    return makeMatchArchive(this.match);
  }

  /** What a computer player of the seat may use. */
  perspective(seat: Seat): Perspective<P> {
    this.checkSeat(seat);
    return this.world.perspective(seat);
  }

  private choose(option: Choice<P>): void {
    this.world.choose(option);
    if (this.match === undefined) this.answered.push(option);
  }

  private get encoder(): Encoder<P> {
    return encoderOf(this.entry);
  }

  private viewOf(seat: Seat): P['view'] {
    this.checkSeat(seat);
    return this.world.view(seat);
  }

  /** Encodings read a part of the view only. */
  private moment(seat: Seat, question: Question<P> | undefined): EncodedMoment<P> {
    this.checkSeat(seat);
    return {
      view: this.world.lazyView(seat),
      seat,
      seats: this.seats,
      asked: question?.seat ?? -1,
      prompt: question?.prompt,
      frame: question?.frame,
    };
  }

  private momentOfAsked(): EncodedMoment<P> {
    const question = this.requireQuestion();
    return this.moment(question.seat, question);
  }

  private requireQuestion(): Question<P> {
    const { question } = this.world;
    if (question === undefined) throw new EpisodeError('the episode is over');
    return question;
  }

  private checkSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats)
      throw new EpisodeError(`there is no seat ${seat}: seats are counted from 0 to ${this.seats - 1}`);
  }

  private refuse(reason: string): EpisodeError {
    return new EpisodeError(this.isOver ? 'the episode is over' : reason);
  }
}

function toVisible<P extends Parts>(
  { seat, prompt, options }: Question<P>,
  watcher: Seat,
): EpisodeObservation<P>['question'] {
  return seat === watcher ? { seat, prompt, options } : { seat, prompt };
}
