/** A program at its seat: sends it updates and reads its turns. */
import type { Json, Parts, Question, Seat } from '@ludoteca/kernel';
import type { BotFailure, MatchUpdate, RefereedMatchSetup } from '@ludoteca/kit';
import { toBotFailure, quoteBytes } from './bot-failure.ts';
import { OUTPUT_LIMITS, type Program } from '../program/program.ts';

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

  constructor(seat: Seat, program: Program, setup: RefereedMatchSetup<P>, now: () => number) {
    this.seat = seat;
    this.program = program;
    this.setup = setup;
    this.now = now;
  }

  /** Sends everything that follows from one action at once. `asking` is false if the open question is already answered. */
  onUpdate({ events, observation }: MatchUpdate<P>, asking: boolean): void {
    const { seat, setup } = this;
    const { protocol, names } = setup;
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
    const { seat, program, setup, view } = this;
    const { clock, protocol, observer } = setup;
    const deadline = clock === 0 ? Number.POSITIVE_INFINITY : performance.now() + clock;
    const { unread } = program;
    if (unread > 0) return { kind: 'withdrawal', note: { why: 'deaf', bytes: unread } };
    let first: Buffer | undefined;
    for (;;) {
      const reading = program.read(deadline);
      const result = reading instanceof Promise ? await reading : reading;
      if (result.kind !== 'line') return { kind: 'withdrawal', note: toBotFailure(result, clock, first) };
      const { bytes } = result;
      const line = bytes.toString();
      this.receivedBytes += bytes.length + result.dropped;
      if (this.receivedBytes > OUTPUT_LIMITS.match)
        return {
          kind: 'withdrawal',
          note: toBotFailure({ kind: 'flood', bytes: this.receivedBytes }, clock, first ?? bytes),
        };
      observer?.onReceived?.(seat, line, this.now(), result.dropped);
      const message = protocol.read(line, question, view);
      if (message.kind === 'answer')
        return { kind: 'answer', choices: message.choices as readonly Json[], line: quoteBytes(bytes) };
      if (message.kind === 'refused') {
        const note: BotFailure = { why: 'refused', line: quoteBytes(bytes), reason: message.reason };
        return { kind: message.fatal === true ? 'withdrawal' : 'lapse', note };
      }
      if (message.kind === 'say') observer?.onSay?.(seat, message.text);
      first ??= bytes;
      // Buffered lines are read without waiting, so the deadline is checked here too.
      if (performance.now() >= deadline)
        return { kind: 'withdrawal', note: { why: 'late', clock, part: '' } };
    }
  }

  private send(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.program.write(`${lines.join('\n')}\n`);
    const { observer } = this.setup;
    if (observer?.onSent === undefined) return;
    for (const line of lines) observer.onSent(this.seat, line, this.now());
  }
}
