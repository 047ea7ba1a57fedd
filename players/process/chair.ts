import type { Json, Parts, Question, Seat } from '@ludoteca/kernel';
import type { BotFailure, MatchUpdate, RefereedMatchSetup } from '@ludoteca/kit';
import { noteOf, quoted } from './notes.ts';
import { FLOOD, type Program } from './program.ts';

/** What a program did with its turn. */
export type BotDeed =
  | { readonly kind: 'answer'; readonly choices: readonly Json[]; readonly line: string }
  | { readonly kind: 'lapse' | 'withdrawal'; readonly note: BotFailure };

/** A program in its chair: it is told what its seat may know, and heard when it is asked. */
export class ProgramChair<P extends Parts> {
  readonly seat: Seat;
  readonly program: Program;
  private readonly sitting: RefereedMatchSetup<P>;
  /** Milliseconds since the match began. */
  private readonly now: () => number;
  private view: P['view'] | undefined;
  /** How many bytes of it were heard in this match. */
  private heard = 0;

  constructor(seat: Seat, program: Program, sitting: RefereedMatchSetup<P>, now: () => number) {
    this.seat = seat;
    this.program = program;
    this.sitting = sitting;
    this.now = now;
  }

  /** All that follows from one deed goes to the program in one piece. `asking`: what is open now has no answer yet. */
  hear({ events, observation: sight }: MatchUpdate<P>, asking: boolean): void {
    const { seat, sitting } = this;
    const { protocol, names } = sitting;
    const { view, asked, outcome } = sight;
    const happened =
      this.view === undefined ? protocol.greet(view, seat, names) : protocol.tell(events, seat, names);
    this.view = view;
    const then =
      outcome !== undefined
        ? (protocol.close?.(outcome, seat, names) ?? [])
        : asking && asked !== undefined
          ? protocol.ask(asked, view, seat, names)
          : [];
    this.send([...happened, ...then]);
  }

  /**
   * Listens until the program answers, or its time, its output or its life is over. The clock runs for all its lines together; lines that
   * it wrote before it was asked are heard now.
   */
  async hearOut(question: Question<P>): Promise<BotDeed> {
    const { seat, program, sitting, view } = this;
    const { clock, protocol, observer: witness } = sitting;
    const deadline = clock === 0 ? Number.POSITIVE_INFINITY : performance.now() + clock;
    const { unread } = program;
    if (unread > 0) return { kind: 'withdrawal', note: { why: 'deaf', bytes: unread } };
    let first: Buffer | undefined;
    for (;;) {
      const soon = program.read(deadline);
      const heard = soon instanceof Promise ? await soon : soon;
      if (heard.kind !== 'line') return { kind: 'withdrawal', note: noteOf(heard, clock, first) };
      const { bytes } = heard;
      const line = bytes.toString();
      this.heard += bytes.length + heard.dropped;
      if (this.heard > FLOOD.match)
        return {
          kind: 'withdrawal',
          note: noteOf({ kind: 'flood', bytes: this.heard }, clock, first ?? bytes),
        };
      witness?.onReceived?.(seat, line, this.now(), heard.dropped);
      const said = protocol.read(line, question, view);
      if (said.kind === 'answer')
        return { kind: 'answer', choices: said.choices as readonly Json[], line: quoted(bytes) };
      if (said.kind === 'refused') {
        const note: BotFailure = { why: 'refused', line: quoted(bytes), reason: said.reason };
        return { kind: said.fatal === true ? 'withdrawal' : 'lapse', note };
      }
      if (said.kind === 'say') witness?.onSay?.(seat, said.text);
      first ??= bytes;
      // Lines that lie there already are heard without waiting: time goes by all the same.
      if (performance.now() >= deadline)
        return { kind: 'withdrawal', note: { why: 'late', clock, part: '' } };
    }
  }

  private send(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.program.write(`${lines.join('\n')}\n`);
    const { observer: witness } = this.sitting;
    if (witness?.onSent === undefined) return;
    for (const line of lines) witness.onSent(this.seat, line, this.now());
  }
}
