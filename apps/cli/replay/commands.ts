import type { Word } from '../ui/ui.ts';

/** What can be typed, and the key that means it on the full screen; the same in every language, those needed most first. */
const TYPED = [
  { word: 'next', key: 'right' },
  { word: 'back', key: 'left' },
  { word: 'turn', key: 'up' },
  { word: 'eyes', key: 'tab' },
  { word: 'quit' },
  { word: 'play', key: 'space' },
  { word: 'turn back', key: 'down' },
  { word: 'event' },
  { word: 'go' },
  { word: 'first', key: 'home' },
  { word: 'last', key: 'end' },
  { word: '+', key: '+' },
  { word: '-', key: '-' },
  { word: 'speed' },
  { word: 'log' },
  { word: 'export' },
  { word: 'rules' },
  { word: '?', key: 'f1' },
] as const satisfies readonly Omit<Word, 'about'>[];
export type CommandWord = (typeof TYPED)[number]['word'];

/** What Enter alone means. */
export const USUAL: CommandWord = 'next';

/** What is said of each word, and what may follow it. */
export interface Described {
  readonly about: { readonly [W in CommandWord]: string };
  readonly takes: { readonly [W in 'turn' | 'eyes' | 'event' | 'go' | 'speed' | 'export']: string };
}

/** The words as a question takes them. */
export const wordsOf = ({ about, takes }: Described): readonly Word[] =>
  TYPED.map((typed) => ({
    ...typed,
    about: about[typed.word],
    ...(isTaking(typed.word, takes) ? { takes: takes[typed.word] } : {}),
  }));

const isTaking = (word: string, takes: Described['takes']): word is keyof Described['takes'] =>
  Object.hasOwn(takes, word);

/** A word and what followed it. */
export interface Meant {
  readonly word: CommandWord;
  readonly rest: string;
}

/** The word that a line begins with: the longest, where one begins with another. */
export function meantBy(line: string): Meant | undefined {
  const given = line.toLowerCase();
  const [word] = TYPED.map((typed) => typed.word)
    .filter((known) => given === known || given.startsWith(`${known} `))
    .toSorted((a, b) => b.length - a.length);
  return word === undefined ? undefined : { word, rest: line.slice(word.length).trim() };
}
