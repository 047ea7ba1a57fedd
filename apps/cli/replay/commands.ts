import type { ScreenCommand } from '../terminal/ui.ts';

/** What can be typed, and the key that means it on the full screen; the same in every language, those needed most first. */
const REPLAY_COMMANDS = [
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
] as const satisfies readonly Omit<ScreenCommand, 'about'>[];
export type ReplayCommand = (typeof REPLAY_COMMANDS)[number]['word'];

/** What Enter alone means. */
export const DEFAULT_COMMAND: ReplayCommand = 'next';

/** What is said of each word, and what may follow it. */
export interface CommandTexts {
  readonly about: { readonly [W in ReplayCommand]: string };
  readonly takes: { readonly [W in 'turn' | 'eyes' | 'event' | 'go' | 'speed' | 'export']: string };
}

/** The words as a question takes them. */
export const toScreenCommands = ({ about, takes }: CommandTexts): readonly ScreenCommand[] =>
  REPLAY_COMMANDS.map((typed) => ({
    ...typed,
    about: about[typed.word],
    ...(takesArgument(typed.word, takes) ? { takes: takes[typed.word] } : {}),
  }));

const takesArgument = (word: string, takes: CommandTexts['takes']): word is keyof CommandTexts['takes'] =>
  Object.hasOwn(takes, word);

/** A word and what followed it. */
export interface ParsedCommand {
  readonly word: ReplayCommand;
  readonly rest: string;
}

/** The word that a line begins with: the longest, where one begins with another. */
export function parseCommand(line: string): ParsedCommand | undefined {
  const given = line.toLowerCase();
  const [word] = REPLAY_COMMANDS.map((typed) => typed.word)
    .filter((known) => given === known || given.startsWith(`${known} `))
    .toSorted((a, b) => b.length - a.length);
  return word === undefined ? undefined : { word, rest: line.slice(word.length).trim() };
}
