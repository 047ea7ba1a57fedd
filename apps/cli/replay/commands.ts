import type { Word } from '../ui/ui.ts';

/** What can be typed, what may follow it, and the key that means it on the full screen; the same in every language, those needed most first. */
const TYPED = [
  { word: 'next', key: 'right' },
  { word: 'back', key: 'left' },
  { word: 'play', key: 'space' },
  { word: 'eyes', takes: '[WHO]', key: 'tab' },
  { word: 'quit' },
  { word: 'turn', takes: '[N]', key: 'up' },
  { word: 'turn back', key: 'down' },
  { word: 'event', takes: '[back] [NAME]' },
  { word: 'go', takes: 'N' },
  { word: 'first', key: 'home' },
  { word: 'last', key: 'end' },
  { word: '+', key: '+' },
  { word: '-', key: '-' },
  { word: 'speed', takes: 'N' },
  { word: 'log' },
  { word: 'export', takes: '[FILE]' },
  { word: 'rules' },
  { word: '?', key: 'f1' },
] as const satisfies readonly Omit<Word, 'about'>[];
export type CommandWord = (typeof TYPED)[number]['word'];

/** What Enter alone means. */
export const USUAL: CommandWord = 'next';

/** What is said of each word. */
export type About = { readonly [W in CommandWord]: string };

/** The words as a question takes them. */
export const wordsOf = (about: About): readonly Word[] => TYPED.map((typed) => described(typed, about));

const described = (typed: (typeof TYPED)[number], about: About): Word => ({
  ...typed,
  about: about[typed.word],
});

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
