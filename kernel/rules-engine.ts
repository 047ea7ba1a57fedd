/** The rules engine: executes frames until a question is open or the match is over. */
import type {
  Choice,
  Dealer,
  Dice,
  Game,
  Perspective,
  Outcome,
  Parts,
  Question,
  Seat,
  DeepReadonly,
  Watcher,
  World,
} from './contract.ts';
import { deepCopy } from './data.ts';
import { type AnyFrame, EngineRule, type EngineRulebook, rulebookOf } from './engine-rulebook.ts';
import { RulebookError, toRulebookError } from './rulebook-error.ts';

/** The work between two questions after which no further frame is executed: frames, events, and what rules charge. */
export const MAX_WORK = 100_000;
/** An event is stored, redacted and sent to every watcher. */
const EVENT_WORK = 5;
/** Work at which a rule is stopped inside its frame, so that one frame can do at least twice `MAX_WORK`. */
const MAX_WORK_IN_FRAME = 3 * MAX_WORK;
const NO_OPTIONS: readonly unknown[] = [];

const NO_RULE = new EngineRule('', () => undefined);

/** The data an engine starts from. The engine takes ownership of state and agenda. */
export interface EngineSnapshot<P extends Parts> {
  readonly state: P['state'];
  readonly agenda: P['frame'][];
  readonly dice: Dice;
  readonly number: number;
  readonly outcome: Outcome | undefined;
}

/** Executes the rules. It is the dealer that rules receive and a world that players can play on. */
export class RulesEngine<P extends Parts> implements World<P>, Dealer<P> {
  state: P['state'];
  dice: Dice;
  number: number;
  outcome: Outcome | undefined;
  protected readonly game: Game<P>;
  protected readonlyState: DeepReadonly<P['state']>;
  protected agenda: P['frame'][];
  protected eventSink: P['event'][] | undefined = undefined;
  private readonly rulebook: EngineRulebook;
  private options: readonly unknown[] = NO_OPTIONS;
  /** The rule of the open question; its frame is on top of the agenda. */
  protected rule: EngineRule = NO_RULE;
  /** Built when first read, because bulk play may not need it. */
  private cachedQuestion: Question<P> | undefined = undefined;
  /** Set when a rule threw: the state is inconsistent and every further call throws. */
  private error: RulebookError | undefined = undefined;
  /** Work since the last question. It depends on the entries alone, so a replay stops where the match did. */
  private work = 0;

  constructor(game: Game<P>, snapshot: EngineSnapshot<P>) {
    this.game = game;
    this.rulebook = rulebookOf(game);
    this.state = snapshot.state;
    this.readonlyState = snapshot.state as DeepReadonly<P['state']>;
    this.agenda = snapshot.agenda;
    this.dice = snapshot.dice;
    this.number = snapshot.number;
    this.outcome = snapshot.outcome;
  }

  next(...frames: P['frame'][]): void {
    this.charge(frames.length);
    for (let i = frames.length - 1; i >= 0; i--) this.agenda.push(frames[i] as P['frame']);
  }

  charge(work: number): void {
    this.work += work;
    if (this.work > MAX_WORK_IN_FRAME) throw new RulebookError('a rule that does not end', this.agenda);
  }

  tell(event: P['event']): void {
    this.charge(EVENT_WORK);
    if (this.eventSink !== undefined) this.eventSink.push(event);
  }

  end(outcome: Outcome): void {
    if (this.outcome !== undefined) throw new RulebookError('the match ended twice', this.agenda);
    this.outcome = outcome;
  }

  get question(): Question<P> | undefined {
    if (this.error !== undefined) throw this.error;
    if (this.options === NO_OPTIONS) return undefined;
    if (this.cachedQuestion === undefined) {
      const { number, options } = this;
      const { gather, prompt } = this.rule;
      const frame = this.topFrame();
      const { seat } = frame;
      this.cachedQuestion = (gather === undefined
        ? { number, seat, prompt, frame, options }
        : { number, seat, prompt, frame, options, gather }) as unknown as Question<P>;
    }
    return this.cachedQuestion;
  }

  choose(option: Choice<P>): void {
    if (!this.options.includes(option))
      throw this.error ?? new RulebookError(`${JSON.stringify(option)} is not an option`, this.agenda);
    const frame = this.topFrame();
    this.agenda.pop();
    this.number++;
    try {
      this.rule.answer(this, frame, option);
      this.runToQuestion();
    } catch (error) {
      throw this.failWith(error);
    }
  }

  setEventSink(sink: P['event'][] | undefined): void {
    this.eventSink = sink;
  }

  view(watcher: Watcher): P['view'] {
    return this.game.view(this.readonlyState, watcher);
  }

  lazyView(seat: Seat): P['view'] {
    const { game, readonlyState } = this;
    return game.lazyView === undefined ? game.view(readonlyState, seat) : game.lazyView(readonlyState, seat);
  }

  perspective(seat: Seat): Perspective<P> {
    return new SeatPerspective(this, seat);
  }

  /** Creates a world that looks the same to the seat and draws only from the given dice. */
  imagine(seat: Seat, dice: Dice): World<P> {
    const snapshot = this.takeSnapshot(dice);
    this.game.imagine(snapshot.state, seat, dice);
    const world = new RulesEngine(this.game, snapshot);
    // The options of a seat do not depend on what it cannot know, so its own question is the same in every imagined world.
    if (this.options !== NO_OPTIONS && this.topFrame().seat === seat) return this.shareQuestion(world);
    world.runToQuestion();
    return world;
  }

  copy(): World<P> {
    return this.shareQuestion(new RulesEngine(this.game, this.takeSnapshot(this.dice)));
  }

  /** Executes frames until a question is open or the match is over. */
  runToQuestion(): void {
    const { rules, present } = this.rulebook;
    this.cachedQuestion = undefined;
    this.options = NO_OPTIONS;
    while (this.outcome === undefined) {
      if (this.work > MAX_WORK) {
        this.endRunaway();
        break;
      }
      const frame = this.topFrame();
      // Most questions are of the same kind as the last one.
      const rule = frame.do === this.rule.prompt ? this.rule : rules.get(frame.do);
      if (rule === undefined) throw new RulebookError(`there is no rule for ${frame.do}`, this.agenda);
      if (rule.execute === undefined) {
        const options = present(this.state, frame.seat) ? rule.ask(this.state, frame) : NO_OPTIONS;
        if (options.length > 0) {
          this.rule = rule;
          this.options = options;
          this.work = 0;
          return;
        }
      }
      const execute = rule.execute ?? rule.otherwise;
      this.agenda.pop();
      if (execute !== undefined) execute(this, frame);
    }
    this.agenda.length = 0;
    this.work = 0;
  }

  /** Lets the game end a match whose automatic frames do not come to a question. */
  private endRunaway(): void {
    this.work = 0;
    this.game.endRunaway?.(this);
    if (this.outcome === undefined)
      throw new RulebookError('an endless chain of automatic frames', this.agenda);
  }

  protected failWith(error: unknown): RulebookError {
    this.options = NO_OPTIONS;
    this.error = toRulebookError(error, this.agenda);
    return this.error;
  }

  /** Returns the top frame. The frame of a question stays there until it is answered. */
  protected topFrame(): AnyFrame {
    const frame = this.agenda[this.agenda.length - 1];
    if (frame === undefined)
      throw new RulebookError('nothing is due and the match has not ended', this.agenda);
    return frame as AnyFrame;
  }

  /** Copies state and agenda, with the given dice. */
  protected takeSnapshot(dice: Dice): EngineSnapshot<P> {
    const { game, state, agenda, number, outcome } = this;
    const copied = game.copy === undefined ? deepCopy(state) : game.copy(state);
    return { state: copied, agenda: agenda.slice(), dice, number, outcome };
  }

  /** Moves on to the situation of a copy, which must not be used afterwards: the two share their state. */
  protected adopt(copied: RulesEngine<P>): void {
    this.state = copied.state;
    this.readonlyState = copied.readonlyState;
    this.agenda = copied.agenda;
    this.dice = copied.dice;
    this.number = copied.number;
    this.outcome = copied.outcome;
    copied.shareQuestion(this);
  }

  /** Copies the open question by reference, since options never change. */
  protected shareQuestion<M extends RulesEngine<P>>(copied: M): M {
    copied.rule = this.rule;
    copied.options = this.options;
    copied.cachedQuestion = this.cachedQuestion;
    copied.error = this.error;
    return copied;
  }
}

class SeatPerspective<P extends Parts> implements Perspective<P> {
  readonly seat: Seat;
  private readonly world: RulesEngine<P>;

  constructor(world: RulesEngine<P>, seat: Seat) {
    this.world = world;
    this.seat = seat;
  }

  get question(): Question<P> | undefined {
    const { question } = this.world;
    return question?.seat === this.seat ? question : undefined;
  }

  view(): P['view'] {
    return this.world.view(this.seat);
  }

  lazyView(): P['view'] {
    return this.world.lazyView(this.seat);
  }

  imagine(dice: Dice): World<P> {
    return this.world.imagine(this.seat, dice);
  }
}
