/** Where the commands of the referee meet whoever calls them: words become an order, and what cannot be done ends as one line and a code. */
import type { CommandEnvironment, Language, Referee } from '@ludoteca/kit';
import { languageIn, type Mistake, type Options, type Order, readOrder } from './arguments.ts';
import { isHouse } from './bout.ts';
import { type RefereeWords, refereeWords } from './words/index.ts';

export const EXIT = { done: 0, someoneOut: 1, misused: 2, stopped: 130 } as const;
type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Something that cannot be done as asked. */
export class Misuse extends Error {}

export interface Desk {
  readonly order: Order;
  readonly language: Language;
  readonly words: RefereeWords;
  /** What was typed to come here. */
  readonly called: string;
  readonly hands: CommandEnvironment;
  /** Says something that concerns nobody who wants to hear the result alone. */
  readonly warn: (sentence: string) => void;
}

/** Reads the words of a command and does what it is for. */
export async function atDesk(
  args: readonly string[],
  options: Options,
  hands: CommandEnvironment,
  work: (desk: Desk) => Promise<Exit>,
): Promise<Exit> {
  const language = languageIn(args);
  const words = refereeWords[language];
  const called = hands.calledByOwnName ? 'uno' : 'ludoteca uno';
  try {
    const read = readOrder(args, options, hands.calledByOwnName);
    if (!read.ok) throw new Misuse(sentenceOf(words, read.problem));
    const { order, dropped } = read.value;
    for (const word of dropped) hands.printError(words.warnings.dropped(word));
    const warn = (sentence: string): void => {
      if (!order.quiet) hands.printError(sentence);
    };
    return await work({ order, language, words, called, hands: writing(hands, words), warn });
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    hands.printError(words.mistakes.help(error.message, called));
    return EXIT.misused;
  }
}

/** What cannot be written is said like any other mistake, and in the same language. */
function writing(hands: CommandEnvironment, { mistakes }: RefereeWords): CommandEnvironment {
  const attempt = async (path: string, deed: Promise<void>): Promise<void> => {
    try {
      await deed;
    } catch {
      throw new Misuse(mistakes.unwritable(path));
    }
  };
  return {
    ...hands,
    write: (path, bytes) => attempt(path, hands.write(path, bytes)),
    replaceText: (path, text) => attempt(path, hands.replaceText(path, text)),
    append: (path, text) => attempt(path, hands.append(path, text)),
    makeFolder: (path) => attempt(path, hands.makeFolder(path)),
  };
}

function sentenceOf({ mistakes }: RefereeWords, mistake: Mistake): string {
  switch (mistake.what) {
    case 'unknown':
      return mistakes.unknown(mistake);
    case 'no value':
      return mistakes['no value'](mistake);
    case 'number':
      return mistakes.number(mistake);
    case 'one of':
      return mistakes['one of'](mistake);
  }
}

/** Has a referee for as long as some work takes; afterwards no bot is left. */
export async function withReferee<V>(desk: Desk, work: (referee: Referee) => Promise<V>): Promise<V> {
  const { order, words, hands } = desk;
  let referee: Referee;
  try {
    referee = await hands.referee(order.isolate);
  } catch (error) {
    throw new Misuse(words.mistakes.isolation(error instanceof Error ? error.message : String(error)));
  }
  // Also to whoever wants to hear the result alone: this concerns the machine.
  const strangers = order.bots.some((word) => !isHouse(word));
  if (strangers && referee.level === 'none' && order.isolate !== 'none')
    hands.printError(words.warnings.unprotected);
  try {
    return await work(referee);
  } finally {
    await referee.close();
  }
}
