import { at, type Seat } from '@ludoteca/kernel';
import { type BotNote, type Names, Page, type Witness } from '@ludoteca/kit';
import type { Uno } from '../parts.ts';

/** What passed between the referee and one bot. */
class BotPages {
  /** The lines it was sent. */
  readonly sent = new Page();
  /** Those and what it answered, as they came: `< ` to the bot, `> ` from it, `# ` about it; and what it complained of. */
  readonly all = new Page();
  refused = 0;
  /** The first action that was refused. */
  firstRefused: BotNote | undefined;
}

/** Counts what is refused and, where somebody wants to read it afterwards, keeps what authors want to see of their bots. */
export class Recorder implements Witness<Uno> {
  readonly pages: readonly BotPages[];
  private readonly keeps: boolean;

  constructor(names: Names, keeps: boolean) {
    this.pages = names.map(() => new BotPages());
    this.keeps = keeps;
  }

  sent(seat: Seat, line: string): void {
    if (this.keeps) at(this.pages, seat).sent.write(line);
    this.write(seat, `< ${line}`);
  }

  received(seat: Seat, line: string): void {
    this.write(seat, `> ${line}`);
  }

  lapsed(seat: Seat, note: BotNote): void {
    const pages = at(this.pages, seat);
    pages.refused++;
    pages.firstRefused ??= note;
    this.write(seat, `# ${JSON.stringify(note)}`);
  }

  withdrawn(seat: Seat, note: BotNote): void {
    this.write(seat, `# ${JSON.stringify(note)}`);
  }

  complained(seat: Seat, text: string): void {
    if (this.keeps) at(this.pages, seat).all.complain(text);
  }

  private write(seat: Seat, line: string): void {
    if (this.keeps) at(this.pages, seat).all.write(line);
  }
}

/** Several witnesses as one. */
export const together = (...witnesses: readonly Witness<Uno>[]): Witness<Uno> => ({
  happened: (...told) => witnesses.forEach((witness) => witness.happened?.(...told)),
  sent: (...told) => witnesses.forEach((witness) => witness.sent?.(...told)),
  received: (...told) => witnesses.forEach((witness) => witness.received?.(...told)),
  said: (...told) => witnesses.forEach((witness) => witness.said?.(...told)),
  lapsed: (...told) => witnesses.forEach((witness) => witness.lapsed?.(...told)),
  withdrawn: (...told) => witnesses.forEach((witness) => witness.withdrawn?.(...told)),
  complained: (...told) => witnesses.forEach((witness) => witness.complained?.(...told)),
  answered: (...told) =>
    witnesses.some((witness) => witness.answered?.(...told) === 'stop') ? 'stop' : undefined,
});
