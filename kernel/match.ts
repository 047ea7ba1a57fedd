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

/** The reasons that are the kernel's own; every other is a key of the game's texts. */
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
const illegal = (because: Reason): { readonly ok: false; readonly problem: Refusal } =>
  refuse({ kind: 'illegal', reason: because });

/** A lapse or a withdrawal among past answers. */
class NonAnswerEntry {
  readonly entry: ArchiveEntry;
  constructor(entry: ArchiveEntry) {
    this.entry = entry;
  }
}

interface MatchSnapshot<P extends Parts> extends EngineSnapshot<P> {
  readonly dice: StreamDice;
}

/** One play of a game: the machine, with a door for answers from outside, a memory, and eyes for every watcher. */
export class EngineMatch<P extends Parts> extends RulesEngine<P> implements Match<P> {
  readonly seats: number;
  private readonly header: MatchHeader;
  private readonly stream: StreamDice;
  /** Answers bare, lapses and withdrawals as marks: bulk play allocates nothing for its past. */
  private readonly past: unknown[];

  constructor(game: Game<P>, header: MatchHeader, moment: MatchSnapshot<P>, past: unknown[]) {
    super(game, moment);
    this.header = header;
    this.seats = header.seats;
    this.stream = moment.dice;
    this.past = past;
  }

  override choose(option: Choice<P>): void {
    super.choose(option);
    this.past.push(option);
  }

  override copy(): Match<P> {
    return this.fork();
  }

  play(seat: Seat, number: number, ...choices: readonly unknown[]): Result<P['event'][], Refusal> {
    const { question } = this;
    if (question === undefined) return refuse({ kind: 'over' });
    if (number !== this.number) return refuse({ kind: 'stale' });
    if (seat !== question.seat) return refuse({ kind: 'not yours' });
    if (choices.length !== 1) return this.gather(question, choices);
    const found = question.options.findIndex((option) => deepEqual(option, choices[0]));
    if (found === -1) return illegal(this.why(choices[0]));
    return ok(this.hear(() => this.choose(question.options[found] as Choice<P>)));
  }

  lapse(number: number, note?: Json): Result<P['event'][], Refusal> {
    const { question } = this;
    if (question === undefined) return refuse({ kind: 'over' });
    if (number !== this.number) return refuse({ kind: 'stale' });
    const { rule } = this;
    const frame = this.due();
    const events = this.proceed(() => {
      this.agenda.pop();
      if (rule.lapse === undefined) rule.answer(this, frame, question.options[0]);
      else rule.lapse(this, frame);
    });
    this.past.push(new NonAnswerEntry({ lapse: question.seat, ...withNote(note) }));
    return ok(events);
  }

  withdraw(seat: Seat, note?: Json): Result<P['event'][], Refusal> {
    if (this.question === undefined) return refuse({ kind: 'over' });
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats)
      return illegal(kernelReason('no such seat', { seats: this.seats }));
    if (!this.present(seat)) return illegal(kernelReason('seat left', { seat }));
    const events = this.proceed(() => this.game.withdraw(this, seat));
    this.past.push(new NonAnswerEntry({ withdraw: seat, ...withNote(note) }));
    return ok(events);
  }

  present(seat: Seat): boolean {
    return this.game.present(this.still, seat);
  }

  why(choice: unknown): Reason {
    const { question } = this;
    if (question === undefined) return kernelReason('not offered');
    if (question.options.some((option) => deepEqual(option, choice))) return kernelReason('offered');
    const frame = this.due();
    return this.rule.why?.(this.state, frame, choice) ?? kernelReason('not offered');
  }

  barred(): readonly Choice<P>[] {
    if (this.question === undefined) return [];
    const frame = this.due();
    return (this.rule.barred?.(this.state, frame) ?? []) as Choice<P>[];
  }

  redact(events: readonly P['event'][]): RedactedEvents<P> {
    return redactEvents(this.game.sights, this.seats, events);
  }

  fork(): Match<P> {
    const { game, header, past } = this;
    const dice = this.stream.copy();
    return this.asLike(new EngineMatch(game, header, { ...this.moment(dice), dice }, past.slice()));
  }

  position(): Position<P> {
    const { state, agenda, number, outcome } = this;
    const moment = { state: deepCopy(state), agenda: agenda.slice(), dice: this.stream.save(), number };
    return outcome === undefined ? moment : { ...moment, outcome };
  }

  archive(): Archive {
    const entries = this.past.map((entry) =>
      entry instanceof NonAnswerEntry ? entry.entry : { answer: entry as Json },
    );
    return { ...this.header, entries };
  }

  /**
   * Several answers at once: each an option of the question that the one before leaves. Tried on a fork, all or none; and never
   * beyond the subset, where a refusal would tell what dice and cards have in store.
   */
  private gather(question: Question<P>, choices: readonly unknown[]): Result<P['event'][], Refusal> {
    if (choices.length === 0 || question.gather !== 'subset') return illegal(kernelReason('one answer'));
    if (choices.slice(0, -1).includes('done')) return illegal(kernelReason('one answer'));
    const trial = this.fork();
    let meant = choices;
    for (const [i, choice] of choices.entries()) {
      const { prompt, seat } = trial.question ?? {};
      if (prompt !== question.prompt || seat !== question.seat) {
        // Nothing was left to choose from: that this is all need not be said, and may be.
        if (choice !== 'done') return illegal(kernelReason('one answer'));
        meant = choices.slice(0, i);
        break;
      }
      const tried = trial.play(question.seat, trial.number, choice);
      if (!tried.ok) return tried;
    }
    const events: P['event'][] = [];
    for (const choice of meant) {
      const played = this.play(question.seat, this.number, choice);
      if (played.ok) events.push(...played.value);
    }
    return ok(events);
  }

  private proceed(deed: () => void): P['event'][] {
    this.number++;
    return this.hear(() => {
      try {
        deed();
        this.settle();
      } catch (error) {
        throw this.breaks(error);
      }
    });
  }

  private hear(deed: () => void): P['event'][] {
    const listening = this.eventSink;
    const events: P['event'][] = [];
    this.eventSink = events;
    try {
      deed();
    } finally {
      this.eventSink = listening;
    }
    return events;
  }
}

const withNote = (note: Json | undefined): { note?: Json } => (note === undefined ? {} : { note });

/** The past of a match as its archive tells it. */
export const toPastEntries = (entries: readonly ArchiveEntry[]): unknown[] =>
  entries.map((entry) => ('answer' in entry ? entry.answer : new NonAnswerEntry(entry)));
