/** The commands of the replay viewer and their parser. */
import type { ScreenCommand } from '../terminal/ui.ts';

/** The commands and their keys on the full screen, the most important first. */
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
  /** What is typed; the English words are accepted too. */
  readonly words: { readonly [W in ReplayCommand]: string };
  readonly about: { readonly [W in ReplayCommand]: string };
  readonly takes: {
    readonly [W in 'turn' | 'eyes' | 'event' | 'go' | 'speed' | 'export' | 'comment']: string;
  };
}

export const toScreenCommands = ({ words, about, takes }: CommandTexts): readonly ScreenCommand[] =>
  REPLAY_COMMANDS.map((typed) => ({
    ...typed,
    label: words[typed.word],
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
export function parseCommand(line: string, words: CommandTexts['words']): ParsedCommand | undefined {
  const given = line.toLowerCase();
  const [found] = REPLAY_COMMANDS.flatMap(({ word }) =>
    namesOf(word, words[word]).map((name) => ({ word, name })),
  )
    .filter(({ name }) => given === name || given.startsWith(`${name} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  return found && { word: found.word, rest: line.slice(found.name.length).trim() };
}

/** In English, as typed in the language, and with the first word in English, as the screen returns it. */
function namesOf(word: ReplayCommand, label: string): readonly string[] {
  const [first = ''] = word.split(' ');
  const [, ...others] = label.split(' ');
  return [word, label, [first, ...others].join(' ')];
}
