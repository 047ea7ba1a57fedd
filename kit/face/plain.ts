import type { Parts } from '@ludoteca/kernel';
import type { Chair, News, Sight } from './chair.ts';
import type { Language, Names, Texts, Thing, Zone } from './texts.ts';
import { refusalOf, typeNumber } from './words.ts';

/** Where a plain face reads and writes: one line at a time. `read` gives undefined when there is nothing more to come. */
export interface Lines {
  read(): Promise<string | undefined>;
  write(line: string): void;
}

export interface PlainFace<P extends Parts> {
  readonly chair: Chair<P>;
  readonly texts: Texts<P>;
  readonly language: Language;
  readonly names: Names;
  readonly lines: Lines;
}

/** A zone on one line: its name, then what lies there. */
export function zoneLine<P extends Parts>({ name, things }: Zone<P>): string {
  return `${name}: ${things.map(thingText).join(' ') || '-'}`;
}

const thingText = <P extends Parts>({ name, count }: Thing<P>): string =>
  count === undefined ? name : `${name} x${count}`;

/**
 * Plays one seat of any game in plain lines, from its chair and texts alone: tells what happens, shows the table when the seat is
 * asked, takes the number of an option (several where a subset is gathered). Ends with the match or with the input.
 */
export async function playPlain<P extends Parts>(face: PlainFace<P>): Promise<void> {
  const inbox: News<P>[] = [];
  let wake: (() => void) | undefined;
  const stop = face.chair.listen((news) => {
    inbox.push(news);
    wake?.();
  });
  try {
    for (let goesOn = true; goesOn;) {
      const news = inbox.shift();
      if (news === undefined) await new Promise<void>((resolve) => (wake = resolve));
      else goesOn = await tell(face, news, inbox.length === 0);
    }
  } finally {
    stop();
  }
}

/** Tells the news and, if they are the latest, asks what there is to ask; false when there is nothing more to do. */
async function tell<P extends Parts>(face: PlainFace<P>, news: News<P>, latest: boolean): Promise<boolean> {
  const { texts, names, lines } = face;
  const { outcome } = news.sight;
  for (const event of news.events) {
    const sentence = texts.event(event, names);
    if (sentence !== undefined) lines.write(sentence);
  }
  if (!latest) return true;
  if (outcome === undefined) return ask(face, news.sight);
  lines.write(texts.outcome(outcome, names));
  return false;
}

/** Asks until an answer is taken or the question is gone; false when the input has ended. */
async function ask<P extends Parts>(face: PlainFace<P>, sight: Sight<P>): Promise<boolean> {
  const { chair, texts, language, names, lines } = face;
  const { asked, view } = sight;
  if (asked === undefined || !('options' in asked)) return true;
  const { number, options, gather } = asked;
  for (const zone of texts.zones(view, chair.watcher, names, asked)) lines.write(zoneLine(zone));
  lines.write(texts.question(asked, names));
  for (const row of menuOf(
    options.map((option) => texts.option(option, asked, names)),
    options,
  ))
    lines.write(row);
  for (;;) {
    const line = await lines.read();
    if (line === undefined) return false;
    const words = line.trim().split(/\s+/);
    const choices = words.map((word) =>
      /^[1-9]\d{0,5}$/.test(word) ? options[Number(word) - 1] : undefined,
    );
    if (choices.includes(undefined) || (choices.length > 1 && gather === undefined)) {
      lines.write(typeNumber(language, options.length));
      continue;
    }
    const answered = await chair.answer(number, ...choices);
    if (answered.ok) return true;
    lines.write(refusalOf(language, answered.problem, (reason) => texts.reason(reason, names)));
    if (answered.problem.kind !== 'illegal') return true;
  }
}

/** Longer runs of bare numbers are told by their ends. */
const RUN = 9;

/** The options, a row each; a long run of numbers is one row, from its first to its last. */
function menuOf(sentences: readonly string[], options: readonly unknown[]): readonly string[] {
  const rows = sentences.map((sentence, i) => `${i + 1}. ${sentence}`);
  const isRun = options.length > RUN && options.every((option, i) => option === Number(options[0]) + i);
  return isRun ? [`${rows[0]} … ${rows.at(-1)}`] : rows;
}
