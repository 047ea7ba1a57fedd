/** Records the lines and refused actions of bots during a match. */
import { at, type Seat } from '@ludoteca/kernel';
import {
  type BotFailure,
  type PlayerNames,
  BotTranscript,
  type ReceivedLine,
  type RefereeObserver,
} from '@ludoteca/kit';
import type { Uno } from '../parts.ts';

/** The lines between the referee and one bot. */
class BotRecord {
  /** Lines to the bot. */
  readonly sent = new BotTranscript();
  /** All lines in order (`< ` to the bot, `> ` from it, `# ` its failures) and its standard error. */
  readonly transcript = new BotTranscript();
  refusedCount = 0;
  firstRefusal: BotFailure | undefined;
}

/** Counts refused actions and, if `keepsLines` is set, keeps the lines of every bot. */
export class BotRecorder implements RefereeObserver<Uno> {
  readonly records: readonly BotRecord[];
  private readonly keepsLines: boolean;

  constructor(names: PlayerNames, keepsLines: boolean) {
    this.records = names.map(() => new BotRecord());
    this.keepsLines = keepsLines;
  }

  onSent(seat: Seat, line: string): void {
    if (this.keepsLines) at(this.records, seat).sent.write(line);
    this.write(seat, `< ${line}`);
  }

  onReceived(seat: Seat, { bytes }: ReceivedLine): void {
    if (this.keepsLines) at(this.records, seat).transcript.write('> ', bytes);
  }

  onLapse(seat: Seat, failure: BotFailure): void {
    const record = at(this.records, seat);
    record.refusedCount++;
    record.firstRefusal ??= failure;
    this.write(seat, `# ${JSON.stringify(failure)}`);
  }

  onWithdraw(seat: Seat, failure: BotFailure): void {
    this.write(seat, `# ${JSON.stringify(failure)}`);
  }

  onStderr(seat: Seat, text: string): void {
    if (this.keepsLines) at(this.records, seat).transcript.writeStderr(text);
  }

  private write(seat: Seat, line: string): void {
    if (this.keepsLines) at(this.records, seat).transcript.write(line);
  }
}

export const combineObservers = (...observers: readonly RefereeObserver<Uno>[]): RefereeObserver<Uno> => ({
  onUpdate: (...args) => observers.forEach((observer) => observer.onUpdate?.(...args)),
  onSent: (...args) => observers.forEach((observer) => observer.onSent?.(...args)),
  onReceived: (...args) => observers.forEach((observer) => observer.onReceived?.(...args)),
  onSay: (...args) => observers.forEach((observer) => observer.onSay?.(...args)),
  onLapse: (...args) => observers.forEach((observer) => observer.onLapse?.(...args)),
  onWithdraw: (...args) => observers.forEach((observer) => observer.onWithdraw?.(...args)),
  onStderr: (...args) => observers.forEach((observer) => observer.onStderr?.(...args)),
  onAnswer: (...args) =>
    observers.some((observer) => observer.onAnswer?.(...args) === 'stop') ? 'stop' : undefined,
});
