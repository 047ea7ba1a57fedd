/** A match on the rules engine: validation of answers, history, redaction, archive. */
import type {
  Archive,
  ArchiveEntry,
  Choice,
  Game,
  MatchHeader,
  Json,
  Match,
  Parts,
  Position,
  Question,
  Reason,
  Refusal,
  Result,
  Seat,
  RedactedEvents,
} from './contract.ts';
import { deepCopy, ok, refuse, deepEqual } from './data.ts';
import type { StreamDice } from './dice.ts';
import { RulesEngine, type EngineSnapshot } from './rules-engine.ts';
import { redactEvents } from './redact-events.ts';

/** Reasons given by the kernel. All others are keys of the game's texts. */
export const KERNEL_REASONS = [
  'offered',
  'not offered',
  'one answer',
  'seat left',
  'no such seat',
  'seats',
  'seed',
  'dice',
  'no position',
  'position',
] as const;
export type KernelReason = (typeof KERNEL_REASONS)[number];

export const kernelReason = (why: KernelReason, facts?: Json): Reason =>
  facts === undefined ? { why } : { why, facts };
const illegal = (reason: Reason): { readonly ok: false; readonly problem: Refusal } =>
  refuse({ kind: 'illegal', reason });

/** A lapse or a withdrawal in the history. */
class NonAnswerEntry {
  readonly entry: ArchiveEntry;
  constructor(entry: ArchiveEntry) {
    this.entry = entry;
  }
}

interface MatchSnapshot<P extends Parts> extends EngineSnapshot<P> {
  readonly dice: StreamDice;
}

/** The rules engine with validation of outside answers and a history. */
export class EngineMatch<P extends Parts> extends RulesEngine<P> implements Match<P> {
  readonly seats: number;
  private readonly header: MatchHeader;
  private readonly stream: StreamDice;
  /** Answers are stored unwrapped, so that bulk play allocates nothing for its history. */
  private readonly history: unknown[];

  constructor(game: Game<P>, header: MatchHeader, moment: MatchSnapshot<P>, past: unknown[]) {
    super(game, moment);
    this.header = header;
    this.seats = header.seats;
    this.stream = moment.dice;
    this.history = past;
  }

  override choose(option: Choice<P>): void {
    super.choose(option);
    this.history.push(option);
  }

  override copy(): Match<P> {
    return this.fork();
  }

  play(seat: Seat, number: number, ...choices: readonly unknown[]): Result<P['event'][], Refusal> {
    const { question } = this;
    if (question === undefined) return refuse({ kind: 'over' });
    if (number !== this.number) return refuse({ kind: 'stale' });
    if (seat !== question.seat) return refuse({ kind: 'not yours' });
    if (choices.length !== 1) return this.playSubset(question, choices);
    const found = question.options.findIndex((option) => deepEqual(option, choices[0]));
    if (found === -1) return illegal(this.why(choices[0]));
    return ok(this.collectEvents(() => this.choose(question.options[found] as Choice<P>)));
  }

  lapse(number: number, note?: Json): Result<P['event'][], Refusal> {
    const { question } = this;
    if (question === undefined) return refuse({ kind: 'over' });
    if (number !== this.number) return refuse({ kind: 'stale' });
    const { rule } = this;
    const frame = this.topFrame();
    const events = this.applyAction(() => {
      this.agenda.pop();
      if (rule.lapse === undefined) rule.answer(this, frame, question.options[0]);
      else rule.lapse(this, frame);
    });
    this.history.push(new NonAnswerEntry({ lapse: question.seat, ...withNote(note) }));
    return ok(events);
  }

  withdraw(seat: Seat, note?: Json): Result<P['event'][], Refusal> {
    if (this.question === undefined) return refuse({ kind: 'over' });
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats)
      return illegal(kernelReason('no such seat', { seats: this.seats }));
    if (!this.present(seat)) return illegal(kernelReason('seat left', { seat }));
    const events = this.applyAction(() => this.game.withdraw(this, seat));
    this.history.push(new NonAnswerEntry({ withdraw: seat, ...withNote(note) }));
    return ok(events);
  }

  present(seat: Seat): boolean {
    return this.game.present(this.readonlyState, seat);
  }

  why(choice: unknown): Reason {
    const { question } = this;
    if (question === undefined) return kernelReason('not offered');
    if (question.options.some((option) => deepEqual(option, choice))) return kernelReason('offered');
    const frame = this.topFrame();
    return this.rule.why?.(this.state, frame, choice) ?? kernelReason('not offered');
  }

  barred(): readonly Choice<P>[] {
    if (this.question === undefined) return [];
    const frame = this.topFrame();
    return (this.rule.barred?.(this.state, frame) ?? []) as Choice<P>[];
  }

  redact(events: readonly P['event'][]): RedactedEvents<P> {
    return redactEvents(this.game.sights, this.seats, events);
  }

  fork(): Match<P> {
    const { game, header, history } = this;
    const dice = this.stream.copy();
    return this.shareQuestion(new EngineMatch(game, header, { ...this.moment(dice), dice }, history.slice()));
  }

  position(): Position<P> {
    const { state, agenda, number, outcome } = this;
    const moment = { state: deepCopy(state), agenda: agenda.slice(), dice: this.stream.save(), number };
    return outcome === undefined ? moment : { ...moment, outcome };
  }

  archive(): Archive {
    const entries = this.history.map((entry) =>
      entry instanceof NonAnswerEntry ? entry.entry : { answer: entry as Json },
    );
    return { ...this.header, entries };
  }

  /**
   * Plays several answers, each an option of the question that its predecessor leads to. They are tried on a fork first, so that all or
   * none are played, and they end with the subset, because a later refusal would reveal hidden information.
   */
  private playSubset(question: Question<P>, choices: readonly unknown[]): Result<P['event'][], Refusal> {
    if (choices.length === 0 || question.gather !== 'subset') return illegal(kernelReason('one answer'));
    if (choices.slice(0, -1).includes('done')) return illegal(kernelReason('one answer'));
    const trial = this.fork();
    let accepted = choices;
    for (const [i, choice] of choices.entries()) {
      const { prompt, seat } = trial.question ?? {};
      if (prompt !== question.prompt || seat !== question.seat) {
        // The subset ended because no options were left; a final 'done' is allowed and redundant.
        if (choice !== 'done') return illegal(kernelReason('one answer'));
        accepted = choices.slice(0, i);
        break;
      }
      const tried = trial.play(question.seat, trial.number, choice);
      if (!tried.ok) return tried;
    }
    const events: P['event'][] = [];
    for (const choice of accepted) {
      const played = this.play(question.seat, this.number, choice);
      if (played.ok) events.push(...played.value);
    }
    return ok(events);
  }

  private applyAction(action: () => void): P['event'][] {
    this.number++;
    return this.collectEvents(() => {
      try {
        action();
        this.runToQuestion();
      } catch (error) {
        throw this.failWith(error);
      }
    });
  }

  private collectEvents(action: () => void): P['event'][] {
    const previousSink = this.eventSink;
    const events: P['event'][] = [];
    this.eventSink = events;
    try {
      action();
    } finally {
      this.eventSink = previousSink;
    }
    return events;
  }
}

const withNote = (note: Json | undefined): { note?: Json } => (note === undefined ? {} : { note });

/** Converts archive entries to the history of a match. */
export const toPastEntries = (entries: readonly ArchiveEntry[]): unknown[] =>
  entries.map((entry) => ('answer' in entry ? entry.answer : new NonAnswerEntry(entry)));
