/** Prints a refereed match line by line: events, messages and failures of bots, their standard error. */
import { at, type Seat } from '@ludoteca/kernel';
import {
  type BotFailure,
  type Language,
  type PlayerNames,
  type MatchUpdate,
  type TextRow,
  type TextSpan,
  type ReceivedLine,
  type RefereeObserver,
  formatZone,
} from '@ludoteca/kit';
import { SUITS } from '../cards.ts';
import type { Uno } from '../parts.ts';
import { texts } from '../text/index.ts';
import { suitRole } from '../text/format.ts';
import { formatFailureLines } from './format-failure.ts';
import { refereeTexts } from './texts/index.ts';

export interface NarratorOptions {
  readonly names: PlayerNames;
  readonly language: Language;
  /** Prints the table and the hands at every turn. */
  readonly verbose: boolean;
  /** Prints every line between the referee and its bots. */
  readonly debug: boolean;
  print(row: TextRow): void;
}

const WORD = /\p{L}|\p{N}|_/u;
const CARD = /(?:10|[2-9AVDRC])?[♥♦♣♠]/gu;

/** Gives names the colours of their seats and cards those of their suits. */
export function colorize(sentence: string, names: PlayerNames): TextRow {
  const highlights: readonly { from: number; span: TextSpan }[] = [
    ...names.flatMap((name, seat) =>
      findName(sentence, name).map((from) => ({ from, span: { text: name, role: 'seat', seat } as const })),
    ),
    ...[...sentence.matchAll(CARD)].map(({ index, 0: text }) => ({
      from: index,
      span: { text, role: cardRoleOf(text) },
    })),
  ];
  const row: TextSpan[] = [];
  let next = 0;
  for (const { from, span } of highlights.toSorted((a, b) => a.from - b.from)) {
    if (from < next) continue;
    if (from > next) row.push({ text: sentence.slice(next, from) });
    row.push(span);
    next = from + span.text.length;
  }
  if (next < sentence.length) row.push({ text: sentence.slice(next) });
  return row;
}

const cardRoleOf = (card: string) => suitRole(SUITS.findIndex((suit) => card.endsWith(suit)));

/** The offsets at which a name occurs as a whole word. */
function findName(sentence: string, name: string): number[] {
  const found: number[] = [];
  for (let from = sentence.indexOf(name); from !== -1; from = sentence.indexOf(name, from + name.length)) {
    const around = [sentence[from - 1] ?? ' ', sentence[from + name.length] ?? ' '];
    if (!around.some((character) => WORD.test(character))) found.push(from);
  }
  return found;
}

/** Splits the standard error of each bot, which arrives in pieces, into whole lines. */
class StderrLines {
  private readonly parts = new Map<Seat, string>();

  /** Adds a piece and returns the lines it completes. */
  add(seat: Seat, text: string): readonly string[] {
    const lines = `${this.parts.get(seat) ?? ''}${text}`.split('\n');
    this.parts.set(seat, lines.pop() ?? '');
    return lines;
  }

  /** Returns the last lines that have no line end. */
  flush(): readonly (readonly [Seat, string])[] {
    const rest = [...this.parts].filter(([, part]) => part !== '');
    this.parts.clear();
    return rest;
  }
}

export class Narrator implements RefereeObserver<Uno> {
  private readonly options: NarratorOptions;
  private readonly stderrLines = new StderrLines();
  /** The seat whose standard error was printed last, if nothing else was printed since. */
  private stderrSeat: Seat | undefined;

  constructor(options: NarratorOptions) {
    this.options = options;
  }

  onUpdate({ events, observation }: MatchUpdate<Uno>): void {
    const { language, names, verbose } = this.options;
    for (const event of events) {
      const sentence = texts[language].event(event, names);
      if (sentence !== undefined) this.printSentence(sentence);
    }
    const { view, asked, outcome } = observation;
    if (outcome !== undefined) this.printSentence(texts[language].outcome(outcome, names));
    if (!verbose || asked === undefined || asked.prompt === 'buy') return;
    for (const zone of texts[language].zones(view, 'judge', names, asked))
      if (zone.id !== 'stock') this.printSentence(`  ${formatZone(zone)}`);
  }

  onSent(seat: Seat, line: string): void {
    if (this.options.debug) this.printProtocolLine(`${this.nameOf(seat)} < ${line}`);
  }

  onReceived(seat: Seat, { text }: ReceivedLine): void {
    if (this.options.debug) this.printProtocolLine(`${this.nameOf(seat)} > ${text}`);
  }

  onSay(seat: Seat, text: string): void {
    this.printSentence(refereeTexts[this.options.language].says(this.nameOf(seat), text));
  }

  onLapse(seat: Seat, failure: BotFailure): void {
    for (const line of formatFailureLines(this.options.language, this.nameOf(seat), failure))
      this.printWarning(line);
  }

  onWithdraw(seat: Seat, failure: BotFailure): void {
    this.onLapse(seat, failure);
  }

  onStderr(seat: Seat, text: string): void {
    this.printStderr(seat, this.stderrLines.add(seat, text));
  }

  /** Prints the rest of the standard error. */
  close(): void {
    for (const [seat, part] of this.stderrLines.flush()) this.printStderr(seat, [part]);
  }

  private printStderr(seat: Seat, lines: readonly string[]): void {
    if (lines.length === 0) return;
    if (this.stderrSeat !== seat) this.printWarning(`Bot ${this.nameOf(seat)}:`);
    for (const line of lines) this.printWarning(`\t${line}`);
    this.stderrSeat = seat;
  }

  private nameOf(seat: Seat): string {
    return at(this.options.names, seat);
  }

  private printSentence(sentence: string): void {
    this.printRow(colorize(sentence, this.options.names));
  }

  private printWarning(text: string): void {
    this.printRow([{ text, role: 'warn' }]);
  }

  private printProtocolLine(text: string): void {
    this.printRow([{ text, role: 'quiet' }]);
  }

  private printRow(row: TextRow): void {
    this.stderrSeat = undefined;
    this.options.print(row);
  }
}
