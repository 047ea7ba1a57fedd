import { at, type Seat } from '@ludoteca/kernel';
import { type BotFailure, type PlayerNames, BotTranscript, type RefereeObserver } from '@ludoteca/kit';
import type { Uno } from '../parts.ts';

/** What passed between the referee and one bot. */
class BotRecord {
  /** The lines it was sent. */
  readonly sent = new BotTranscript();
  /** Those and what it answered, as they came: `< ` to the bot, `> ` from it, `# ` about it; and what it complained of. */
  readonly transcript = new BotTranscript();
  refusedCount = 0;
  /** The first action that was refused. */
  firstRefusal: BotFailure | undefined;
}

/** Counts what is refused and, where somebody wants to read it afterwards, keeps what authors want to see of their bots. */
export class BotRecorder implements RefereeObserver<Uno> {
  readonly records: readonly BotRecord[];
  private readonly keepsLines: boolean;

  constructor(names: PlayerNames, keeps: boolean) {
    this.records = names.map(() => new BotRecord());
    this.keepsLines = keeps;
  }

  onSent(seat: Seat, line: string): void {
    if (this.keepsLines) at(this.records, seat).sent.write(line);
    this.write(seat, `< ${line}`);
  }

  onReceived(seat: Seat, line: string): void {
    this.write(seat, `> ${line}`);
  }

  onLapse(seat: Seat, note: BotFailure): void {
    const pages = at(this.records, seat);
    pages.refusedCount++;
    pages.firstRefusal ??= note;
    this.write(seat, `# ${JSON.stringify(note)}`);
  }

  onWithdraw(seat: Seat, note: BotFailure): void {
    this.write(seat, `# ${JSON.stringify(note)}`);
  }

  onStderr(seat: Seat, text: string): void {
    if (this.keepsLines) at(this.records, seat).transcript.writeStderr(text);
  }

  private write(seat: Seat, line: string): void {
    if (this.keepsLines) at(this.records, seat).transcript.write(line);
  }
}

/** Several witnesses as one. */
export const combineObservers = (...witnesses: readonly RefereeObserver<Uno>[]): RefereeObserver<Uno> => ({
  onUpdate: (...told) => witnesses.forEach((witness) => witness.onUpdate?.(...told)),
  onSent: (...told) => witnesses.forEach((witness) => witness.onSent?.(...told)),
  onReceived: (...told) => witnesses.forEach((witness) => witness.onReceived?.(...told)),
  onSay: (...told) => witnesses.forEach((witness) => witness.onSay?.(...told)),
  onLapse: (...told) => witnesses.forEach((witness) => witness.onLapse?.(...told)),
  onWithdraw: (...told) => witnesses.forEach((witness) => witness.onWithdraw?.(...told)),
  onStderr: (...told) => witnesses.forEach((witness) => witness.onStderr?.(...told)),
  onAnswer: (...told) =>
    witnesses.some((witness) => witness.onAnswer?.(...told) === 'stop') ? 'stop' : undefined,
});
