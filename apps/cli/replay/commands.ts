/** The commands of the replay viewer and their parser. */
import type { ScreenCommand } from '../terminal/ui.ts';

/** The commands and their keys on the full screen, the same in every language, the most important first. */
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
  { word: 'comment' },
  { word: 'export' },
  { word: 'rules' },
  { word: '?', key: 'f1' },
] as const satisfies readonly Omit<ScreenCommand, 'about'>[];
export type ReplayCommand = (typeof REPLAY_COMMANDS)[number]['word'];

/** The command of Enter alone. */
export const DEFAULT_COMMAND: ReplayCommand = 'next';

/** The description of each command and the placeholder of its argument. */
export interface CommandTexts {
  readonly about: { readonly [W in ReplayCommand]: string };
  readonly takes: {
    readonly [W in 'turn' | 'eyes' | 'event' | 'go' | 'speed' | 'export' | 'comment']: string;
  };
}

export const toScreenCommands = ({ about, takes }: CommandTexts): readonly ScreenCommand[] =>
  REPLAY_COMMANDS.map((typed) => ({
    ...typed,
    about: about[typed.word],
    ...(takesArgument(typed.word, takes) ? { takes: takes[typed.word] } : {}),
  }));

const takesArgument = (word: string, takes: CommandTexts['takes']): word is keyof CommandTexts['takes'] =>
  Object.hasOwn(takes, word);

export interface ParsedCommand {
  readonly word: ReplayCommand;
  readonly rest: string;
}

/** If one command is a prefix of another, the longer one wins. */
export function parseCommand(line: string): ParsedCommand | undefined {
  const given = line.toLowerCase();
  const [word] = REPLAY_COMMANDS.map((typed) => typed.word)
    .filter((known) => given === known || given.startsWith(`${known} `))
    .toSorted((a, b) => b.length - a.length);
  return word === undefined ? undefined : { word, rest: line.slice(word.length).trim() };
}
