import { at, type Seat } from '@ludoteca/kernel';
import type { BotNote, Names, Witness } from '@ludoteca/kit';
import type { Uno } from '../parts.ts';

/** More than an author would read of what a bot complains of. */
const MOST = 2 ** 20;

/** What passed between the referee and one bot. */
class Page {
  /** The lines it was sent. */
  readonly sent: string[] = [];
  /** Those and what it answered, as they came: `< ` to the bot, `> ` from it, `# ` about it. */
  readonly lines: string[] = [];
  complaints = '';
  refused = 0;
}

/** Keeps what authors want to see of their bots afterwards. */
export class Recorder implements Witness<Uno> {
  readonly pages: readonly Page[];
  /** The first action that was refused, and whose it was. */
  firstRefused: { readonly seat: Seat; readonly note: BotNote } | undefined;

  constructor(names: Names) {
    this.pages = names.map(() => new Page());
  }

  sent(seat: Seat, line: string): void {
    const page = at(this.pages, seat);
    page.sent.push(line);
    page.lines.push(`< ${line}`);
  }

  received(seat: Seat, line: string): void {
    at(this.pages, seat).lines.push(`> ${line}`);
  }

  lapsed(seat: Seat, note: BotNote): void {
    at(this.pages, seat).refused++;
    at(this.pages, seat).lines.push(`# ${JSON.stringify(note)}`);
    this.firstRefused ??= { seat, note };
  }

  withdrawn(seat: Seat, note: BotNote): void {
    at(this.pages, seat).lines.push(`# ${JSON.stringify(note)}`);
  }

  complained(seat: Seat, text: string): void {
    const page = at(this.pages, seat);
    page.complaints = (page.complaints + text).slice(0, MOST);
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
