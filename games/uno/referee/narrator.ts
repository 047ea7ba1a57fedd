/** Tells a refereed match line by line: the game's own sentences, and what bots say, try and complain of. */
import { at, type Seat } from '@ludoteca/kernel';
import {
  type Language,
  type PlayerNames,
  type MatchUpdate,
  type TextRow,
  type TextSpan,
  type RefereeObserver,
  formatZone,
} from '@ludoteca/kit';
import { SUITS } from '../cards.ts';
import type { Uno } from '../parts.ts';
import { texts } from '../text/index.ts';
import { suitRole } from '../text/signs.ts';
import { lossLines } from './loss.ts';
import { refereeWords } from './words/index.ts';

export interface Telling {
  readonly names: PlayerNames;
  readonly language: Language;
  /** Also the table and the hands at every turn. */
  readonly verbose: boolean;
  /** Also every line between the referee and its bots. */
  readonly debug: boolean;
  print(row: TextRow): void;
}

const WORD = /\p{L}|\p{N}|_/u;
const CARD = /(?:10|[2-9AVDRC])?[♥♦♣♠]/gu;

/** Names in the colours of their seats and cards in their own. */
export function coloured(sentence: string, names: PlayerNames): TextRow {
  const marks: readonly { from: number; span: TextSpan }[] = [
    ...names.flatMap((name, seat) =>
      placesOf(sentence, name).map((from) => ({ from, span: { text: name, role: 'seat', seat } as const })),
    ),
    ...[...sentence.matchAll(CARD)].map(({ index, 0: text }) => ({
      from: index,
      span: { text, role: roleOf(text) },
    })),
  ];
  const row: TextSpan[] = [];
  let next = 0;
  for (const { from, span } of marks.toSorted((a, b) => a.from - b.from)) {
    if (from < next) continue;
    if (from > next) row.push({ text: sentence.slice(next, from) });
    row.push(span);
    next = from + span.text.length;
  }
  if (next < sentence.length) row.push({ text: sentence.slice(next) });
  return row;
}

const roleOf = (card: string) => suitRole(SUITS.findIndex((suit) => card.endsWith(suit)));

/** Where a name stands as a word of its own. */
function placesOf(sentence: string, name: string): number[] {
  const found: number[] = [];
  for (let from = sentence.indexOf(name); from !== -1; from = sentence.indexOf(name, from + name.length)) {
    const around = [sentence[from - 1] ?? ' ', sentence[from + name.length] ?? ' '];
    if (!around.some((sign) => WORD.test(sign))) found.push(from);
  }
  return found;
}

/** What bots write to their standard error comes in pieces: shown in whole lines, under the name of whoever wrote them. */
class Complaints {
  private readonly parts = new Map<Seat, string>();

  /** The whole lines that there are now. */
  add(seat: Seat, text: string): readonly string[] {
    const lines = `${this.parts.get(seat) ?? ''}${text}`.split('\n');
    this.parts.set(seat, lines.pop() ?? '');
    return lines;
  }

  /** What was left without a line end. */
  rest(): readonly (readonly [Seat, string])[] {
    const rest = [...this.parts].filter(([, part]) => part !== '');
    this.parts.clear();
    return rest;
  }
}

export class Narrator implements RefereeObserver<Uno> {
  private readonly telling: Telling;
  private readonly complaints = new Complaints();
  /** Whose complaints were shown last, with nothing after them. */
  private complaining: Seat | undefined;

  constructor(telling: Telling) {
    this.telling = telling;
  }

  onUpdate({ events, observation: sight }: MatchUpdate<Uno>): void {
    const { language, names, verbose } = this.telling;
    for (const event of events) {
      const sentence = texts[language].event(event, names);
      if (sentence !== undefined) this.tell(sentence);
    }
    const { view, asked, outcome } = sight;
    if (outcome !== undefined) this.tell(texts[language].outcome(outcome, names));
    if (!verbose || asked === undefined || asked.prompt === 'buy') return;
    for (const zone of texts[language].zones(view, 'judge', names, asked))
      if (zone.id !== 'stock') this.tell(`  ${formatZone(zone)}`);
  }

  onSent(seat: Seat, line: string): void {
    if (this.telling.debug) this.whisper(`${this.nameOf(seat)} < ${line}`);
  }

  onReceived(seat: Seat, line: string): void {
    if (this.telling.debug) this.whisper(`${this.nameOf(seat)} > ${line}`);
  }

  onSay(seat: Seat, text: string): void {
    this.tell(refereeWords[this.telling.language].says(this.nameOf(seat), text));
  }

  onLapse(seat: Seat, note: Parameters<typeof lossLines>[2]): void {
    for (const line of lossLines(this.telling.language, this.nameOf(seat), note)) this.warn(line);
  }

  onWithdraw(seat: Seat, note: Parameters<typeof lossLines>[2]): void {
    this.onLapse(seat, note);
  }

  onStderr(seat: Seat, text: string): void {
    this.complain(seat, this.complaints.add(seat, text));
  }

  /** There will be no more. */
  close(): void {
    for (const [seat, part] of this.complaints.rest()) this.complain(seat, [part]);
  }

  private complain(seat: Seat, lines: readonly string[]): void {
    if (lines.length === 0) return;
    if (this.complaining !== seat) this.warn(`Bot ${this.nameOf(seat)}:`);
    for (const line of lines) this.warn(`\t${line}`);
    this.complaining = seat;
  }

  private nameOf(seat: Seat): string {
    return at(this.telling.names, seat);
  }

  private tell(sentence: string): void {
    this.show(coloured(sentence, this.telling.names));
  }

  private warn(text: string): void {
    this.show([{ text, role: 'warn' }]);
  }

  private whisper(text: string): void {
    this.show([{ text, role: 'quiet' }]);
  }

  private show(row: TextRow): void {
    this.complaining = undefined;
    this.telling.print(row);
  }
}
