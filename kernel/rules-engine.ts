import type {
  Choice,
  Dealer,
  Dice,
  Game,
  Perspective,
  Outcome,
  Parts,
  Question,
  Reason,
  Seat,
  DeepReadonly,
  Watcher,
  World,
} from './contract.ts';
import { at, deepCopy } from './data.ts';
import { RulebookError, toRulebookError } from './rulebook-error.ts';

/** How many frames may run without anybody being asked. No rulebook comes near it; a runaway chain does. */
const MAX_FRAMES_WITHOUT_QUESTION = 100_000;
const NOTHING: readonly unknown[] = [];

/**
 * TypeScript cannot see that `rules[frame.do]` takes just that frame, so the dispatch looks at a rulebook through these types.
 * The cast is made once, in the constructor.
 */
interface AnyFrame {
  readonly do: string;
  readonly seat: Seat;
}
interface AnyQuestionRule {
  readonly gather?: 'subset';
  ask(state: unknown, frame: AnyFrame): unknown[];
  answer(dealer: unknown, frame: AnyFrame, choice: unknown): void;
  otherwise?(dealer: unknown, frame: AnyFrame): void;
  lapse?(dealer: unknown, frame: AnyFrame): void;
  barred?(state: unknown, frame: AnyFrame): unknown[];
  why?(state: unknown, frame: AnyFrame, choice: unknown): Reason;
}
type AnyRule = AnyQuestionRule | ((dealer: unknown, frame: AnyFrame) => void);
const NO_RULE: AnyQuestionRule = { ask: () => [], answer: () => undefined };

/** What a machine goes on from. It takes the state and the agenda as its own. */
export interface EngineSnapshot<P extends Parts> {
  readonly state: P['state'];
  readonly agenda: P['frame'][];
  readonly dice: Dice;
  readonly number: number;
  readonly outcome: Outcome | undefined;
}

/** The rules machine: runs the frames that are due until one asks. It is the dealer that rules are handed, and a world to play in. */
export class RulesEngine<P extends Parts> implements World<P>, Dealer<P> {
  readonly state: P['state'];
  readonly dice: Dice;
  number: number;
  outcome: Outcome | undefined;
  protected readonly game: Game<P>;
  protected readonly still: DeepReadonly<P['state']>;
  protected readonly agenda: P['frame'][];
  protected eventSink: P['event'][] | undefined = undefined;
  private readonly rules: { readonly [name: string]: AnyRule };
  private options: readonly unknown[] = NOTHING;
  /** The rule that asks the open question; its frame lies on top of the agenda. */
  protected rule: AnyQuestionRule = NO_RULE;
  /** Made when read: bulk play may not need it. */
  private asked: Question<P> | undefined = undefined;
  /** A rule threw half-way: nothing may be built on what it left behind. */
  private broken: RulebookError | undefined = undefined;

  constructor(game: Game<P>, moment: EngineSnapshot<P>) {
    this.game = game;
    this.rules = game.rules as unknown as { readonly [name: string]: AnyRule };
    this.state = moment.state;
    this.still = moment.state as DeepReadonly<P['state']>;
    this.agenda = moment.agenda;
    this.dice = moment.dice;
    this.number = moment.number;
    this.outcome = moment.outcome;
  }

  next(...frames: P['frame'][]): void {
    for (let i = frames.length - 1; i >= 0; i--) this.agenda.push(at(frames, i));
  }

  tell(event: P['event']): void {
    if (this.eventSink !== undefined) this.eventSink.push(event);
  }

  end(outcome: Outcome): void {
    if (this.outcome !== undefined) throw new RulebookError('the match ended twice', this.agenda);
    this.outcome = outcome;
  }

  get question(): Question<P> | undefined {
    if (this.broken !== undefined) throw this.broken;
    if (this.options === NOTHING) return undefined;
    if (this.asked === undefined) {
      const { number, options } = this;
      const { gather } = this.rule;
      const frame = this.due();
      const { seat, do: prompt } = frame;
      this.asked = (gather === undefined
        ? { number, seat, prompt, frame, options }
        : { number, seat, prompt, frame, options, gather }) as unknown as Question<P>;
    }
    return this.asked;
  }

  choose(option: Choice<P>): void {
    if (!this.options.includes(option))
      throw this.broken ?? new RulebookError(`${JSON.stringify(option)} is not an option`, this.agenda);
    const frame = this.due();
    this.agenda.pop();
    this.number++;
    try {
      this.rule.answer(this, frame, option);
      this.settle();
    } catch (error) {
      throw this.breaks(error);
    }
  }

  setEventSink(heard: P['event'][] | undefined): void {
    this.eventSink = heard;
  }

  view(watcher: Watcher): P['view'] {
    return this.game.view(this.still, watcher);
  }

  perspective(seat: Seat): Perspective<P> {
    return new SeatPerspective(this, seat);
  }

  /** A world that looks the same from that seat, drawing from the searcher's dice and from no others. */
  imagine(seat: Seat, dice: Dice): World<P> {
    const moment = this.moment(dice);
    this.game.imagine(moment.state, seat, dice);
    const world = new RulesEngine(this.game, moment);
    world.settle();
    return world;
  }

  copy(): World<P> {
    return this.asLike(new RulesEngine(this.game, this.moment(this.dice)));
  }

  /** Runs what is due until somebody must be asked or the match is over. */
  settle(): void {
    this.asked = undefined;
    this.options = NOTHING;
    for (let frames = 0; this.outcome === undefined; frames++) {
      if (frames === MAX_FRAMES_WITHOUT_QUESTION) throw new RulebookError('a runaway chain', this.agenda);
      const frame = this.due();
      const rule = this.rules[frame.do];
      if (typeof rule === 'function') {
        this.agenda.pop();
        rule(this, frame);
      } else {
        if (rule === undefined) throw new RulebookError(`there is no rule for ${frame.do}`, this.agenda);
        const options = this.game.present(this.still, frame.seat) ? rule.ask(this.state, frame) : NOTHING;
        if (options.length > 0) {
          this.rule = rule;
          this.options = options;
          return;
        }
        this.agenda.pop();
        rule.otherwise?.(this, frame);
      }
    }
    this.agenda.length = 0;
  }

  protected breaks(error: unknown): RulebookError {
    this.options = NOTHING;
    this.broken = toRulebookError(error, this.agenda);
    return this.broken;
  }

  /** The frame on top. An asking frame stays there until it is answered. */
  protected due(): AnyFrame {
    const frame = this.agenda[this.agenda.length - 1];
    if (frame === undefined)
      throw new RulebookError('nothing is due and the match has not ended', this.agenda);
    return frame as AnyFrame;
  }

  /** A copy of this moment, with the dice given. */
  protected moment(dice: Dice): EngineSnapshot<P> {
    const { game, state, agenda, number, outcome } = this;
    const copied = game.copy === undefined ? deepCopy(state) : game.copy(state);
    return { state: copied, agenda: agenda.slice(), dice, number, outcome };
  }

  /** Lets a copy share the open question: options never change. */
  protected asLike<M extends RulesEngine<P>>(copied: M): M {
    copied.rule = this.rule;
    copied.options = this.options;
    copied.asked = this.asked;
    copied.broken = this.broken;
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

  imagine(dice: Dice): World<P> {
    return this.world.imagine(this.seat, dice);
  }
}
