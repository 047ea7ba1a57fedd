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
import { at, canonicalJson, deepCopy, ok, refuse, deepEqual } from './data.ts';
import { createFastDice, type StreamDice } from './dice.ts';
import { EntryList } from './entry-list.ts';
import { limitReason } from './limit-reasons.ts';
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
  'no cards',
  'more reasons',
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
  readonly header: MatchHeader;
  private stream: StreamDice;
  /** Answers are stored unwrapped, so that bulk play allocates nothing for its history. */
  private history: EntryList;

  constructor(game: Game<P>, header: MatchHeader, snapshot: MatchSnapshot<P>, history: EntryList) {
    super(game, snapshot);
    this.header = header;
    this.seats = header.seats;
    this.stream = snapshot.dice;
    this.history = history;
  }

  override choose(option: Choice<P>): void {
    super.choose(option);
    this.history.push(option);
  }

  override copy(): Match<P> {
    return this.fork();
  }

  play(seat: Seat, number: number, ...choices: readonly unknown[]): Result<P['event'][], Refusal> {
    const played = this.playEach(seat, number, ...choices);
    if (!played.ok) return played;
    return ok(played.value.length === 1 ? at(played.value, 0) : played.value.flat());
  }

  playEach(seat: Seat, number: number, ...choices: readonly unknown[]): Result<P['event'][][], Refusal> {
    const { question } = this;
    if (question === undefined) return refuse({ kind: 'over' });
    if (number !== this.number) return refuse({ kind: 'stale' });
    if (seat !== question.seat) return refuse({ kind: 'not yours' });
    if (choices.length !== 1) return this.playSubset(question, choices);
    const found = question.options.findIndex((option) => deepEqual(option, choices[0]));
    if (found === -1) return illegal(this.why(choices[0]));
    return ok([this.collectEvents(() => this.choose(question.options[found] as Choice<P>))]);
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
    return limitReason(this.rule.why?.(this.state, frame, choice) ?? kernelReason('not offered'));
  }

  barred(): readonly Choice<P>[] {
    if (this.question === undefined) return [];
    const frame = this.topFrame();
    return (this.rule.barred?.(this.state, frame) ?? []) as Choice<P>[];
  }

  publicFrame(): P['frame'] {
    const frame = this.topFrame() as P['frame'];
    return this.game.publicFrame?.(frame) ?? frame;
  }

  redact(events: readonly P['event'][]): RedactedEvents<P> {
    return redactEvents(this.game.sights, this.seats, events);
  }

  fork(): EngineMatch<P> {
    const { game, header, history } = this;
    const dice = this.stream.copy();
    return this.shareQuestion(
      new EngineMatch(game, header, { ...this.takeSnapshot(dice), dice }, history.copy()),
    );
  }

  position(): Position<P> {
    const { state, agenda, number, outcome } = this;
    const position = { state: deepCopy(state), agenda: agenda.slice(), dice: this.stream.save(), number };
    return outcome === undefined ? position : { ...position, outcome };
  }

  imaginePosition(seat: Seat, seed: string): Position<P> {
    const dice = createFastDice(seed);
    const { state, agenda, number } = this.takeSnapshot(dice);
    this.game.imagine(state, seat, dice);
    return { state: this.game.conceal?.(state, seat) ?? state, agenda, dice: dice.save(), number };
  }

  canonicalPosition(): string {
    const { state, agenda, number, outcome, game, header } = this;
    const exported = header.format === 1 ? undefined : game.cards?.exportState(this.readonlyState);
    return canonicalJson({ state: exported ?? state, agenda, dice: this.stream.save(), number, outcome });
  }

  entriesSince(number: number): ArchiveEntry[] {
    return this.history
      .from(number)
      .map((entry) => (entry instanceof NonAnswerEntry ? entry.entry : { answer: entry as Json }));
  }

  archive(): Archive {
    return { ...this.header, entries: this.entriesSince(0) };
  }

  /**
   * Plays several answers, each an option of the question that its predecessor leads to. They are played on a fork, so that all or
   * none are played, and they end with the subset, because a later refusal would reveal hidden information.
   */
  private playSubset(question: Question<P>, choices: readonly unknown[]): Result<P['event'][][], Refusal> {
    if (choices.length === 0 || question.gather !== 'subset') return illegal(kernelReason('one answer'));
    if (choices.slice(0, -1).includes('done')) return illegal(kernelReason('one answer'));
    const fork = this.fork();
    const events: P['event'][][] = [];
    for (const choice of choices) {
      const { prompt, seat } = fork.question ?? {};
      if (prompt !== question.prompt || seat !== question.seat) {
        // The subset ended because no options were left; a final 'done' is allowed and redundant.
        if (choice !== 'done') return illegal(kernelReason('one answer'));
        break;
      }
      const played = fork.play(question.seat, fork.number, choice);
      if (!played.ok) return played;
      events.push(played.value);
    }
    this.adopt(fork);
    this.stream = fork.stream;
    this.history = fork.history;
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
/** `missing`: how many entries before these are not in memory. */
export const toEntryList = (entries: readonly ArchiveEntry[], missing = 0): EntryList =>
  new EntryList(
    entries.map((entry) => ('answer' in entry ? entry.answer : new NonAnswerEntry(entry))),
    missing,
  );
