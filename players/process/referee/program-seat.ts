/** A program at its seat: sends it updates and reads its turns. */
import type { Json, Parts, Position, Question, Seat } from '@ludoteca/kernel';
import type { BotFailure, BotProtocol, MatchUpdate, RefereedMatchSetup } from '@ludoteca/kit';
import { toBotFailure, quoteBytes } from './bot-failure.ts';
import { OUTPUT_LIMITS, type Program, type ReadResult } from '../program/program.ts';

/** The result of a program's turn. */
export type ProgramTurn =
  | { readonly kind: 'answer'; readonly choices: readonly Json[]; readonly line: string }
  | { readonly kind: 'lapse' | 'withdrawal'; readonly note: BotFailure };

/** Sends a program what its seat may know and waits for its answers. */
export class ProgramSeat<P extends Parts> {
  readonly seat: Seat;
  readonly program: Program;
  private readonly setup: RefereedMatchSetup<P>;
  /** Returns the milliseconds since the start of the match. */
  private readonly now: () => number;
  private view: P['view'] | undefined;
  /** Bytes received in this match. */
  private receivedBytes = 0;
  /** Milliseconds used for all turns of this match. */
  private usedTime = 0;
  private lastSent = '';

  private readonly imaginePosition: () => Position<P>;
  /** The number of the question for which a position was imagined last. */
  private imagined = -1;

  constructor(
    seat: Seat,
    program: Program,
    setup: RefereedMatchSetup<P>,
    environment: { readonly now: () => number; readonly imaginePosition: () => Position<P> },
  ) {
    this.seat = seat;
    this.program = program;
    this.setup = setup;
    this.now = environment.now;
    this.imaginePosition = environment.imaginePosition;
  }

  private get protocol(): BotProtocol<P> {
    return this.setup.protocolBySeat?.get(this.seat) ?? this.setup.protocol;
  }

  /** Sends everything that follows from one action at once. `asking` is false if the open question is already answered. */
  onUpdate({ events, observation }: MatchUpdate<P>, asking: boolean): void {
    const { seat, setup } = this;
    const { names } = setup;
    const { protocol } = this;
    const { view, asked, outcome } = observation;
    const eventLines =
      this.view === undefined ? protocol.greet(view, seat, names) : protocol.tell(events, seat, names);
    this.view = view;
    const questionLines =
      outcome !== undefined
        ? (protocol.close?.(outcome, seat, names) ?? [])
        : asking && asked !== undefined
          ? protocol.ask(asked, view, seat, names)
          : [];
    this.send([...eventLines, ...questionLines]);
  }

  /**
   * Reads lines until the program answers, or exceeds its time or output, or ends. The clock covers all lines of the turn. Lines written
   * before the question count too.
   */
  async awaitTurn(question: Question<P>): Promise<ProgramTurn> {
    const { unread } = this.program;
    if (unread > 0) return { kind: 'withdrawal', note: { why: 'deaf', bytes: unread } };
    const began = performance.now();
    const turn = await this.readTurn(question, began);
    this.usedTime += performance.now() - began;
    return turn;
  }

  /** The time for this turn, which is what is left of the match clock if that is less. */
  private get turnClock(): { readonly clock: number; readonly time: number; readonly isWholeMatch: boolean } {
    const { clock, matchClock = Number.POSITIVE_INFINITY } = this.setup;
    const turnTime = clock === 0 ? Number.POSITIVE_INFINITY : clock;
    const left = matchClock - this.usedTime;
    return left < turnTime
      ? { clock: matchClock, time: Math.max(0, left), isWholeMatch: true }
      : { clock, time: turnTime, isWholeMatch: false };
  }

  private async readTurn(question: Question<P>, began: number): Promise<ProgramTurn> {
    const { program } = this;
    const { time, ...clock } = this.turnClock;
    const deadline = began + time;
    let firstLine: Buffer | undefined;
    let lastLine: Buffer | undefined;
    let lines = 0;
    const fail = (result: Exclude<ReadResult, { kind: 'line' }>): ProgramTurn => ({
      kind: 'withdrawal',
      note: toBotFailure(result, { ...clock, lines, firstLine, lastLine, awaited: this.lastSent }),
    });
    for (;;) {
      const reading = program.read(deadline);
      const result = reading instanceof Promise ? await reading : reading;
      if (result.kind !== 'line') return fail(result);
      this.receivedBytes += result.bytes.length + result.dropped;
      if (this.receivedBytes > OUTPUT_LIMITS.match)
        return fail({ kind: 'flood', bytes: this.receivedBytes, part: result.bytes });
      const turn = this.interpretLine(result, question);
      if (turn !== undefined) return turn;
      firstLine ??= result.bytes;
      lastLine = result.bytes;
      lines++;
      // Buffered lines are read without waiting, so the deadline is checked here too.
      if (performance.now() >= deadline) return fail({ kind: 'late', part: Buffer.alloc(0) });
    }
  }

  /** Returns the turn that a line ends, or undefined if it is no answer. */
  private interpretLine(
    { bytes, dropped }: Extract<ReadResult, { kind: 'line' }>,
    question: Question<P>,
  ): ProgramTurn | undefined {
    const { seat, setup, view } = this;
    const { observer } = setup;
    const text = bytes.toString();
    observer?.onReceived?.(seat, { text, bytes, dropped }, this.now());
    const message = this.protocol.read(text, question, view);
    if (message.kind === 'answer')
      return { kind: 'answer', choices: message.choices as readonly Json[], line: quoteBytes(bytes) };
    if (message.kind === 'refused') {
      const note: BotFailure = { why: 'refused', line: quoteBytes(bytes), reason: message.reason };
      return { kind: message.fatal === true ? 'withdrawal' : 'lapse', note };
    }
    if (message.kind === 'imagine') this.sendWorld(question.number);
    if (message.kind === 'say') observer?.onSay?.(seat, message.text);
    return undefined;
  }

  /** Answers a request once a question: a position costs the referee time. */
  private sendWorld(number: number): void {
    if (this.imagined === number) return;
    this.imagined = number;
    this.send(this.protocol.world?.(this.imaginePosition()) ?? []);
  }

  private send(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.lastSent = lines.at(-1) ?? '';
    this.program.write(`${lines.join('\n')}\n`);
    const { observer } = this.setup;
    if (observer?.onSent === undefined) return;
    for (const line of lines) observer.onSent(this.seat, line, this.now());
  }
}
