import type { Language, AnyCatalogueEntry } from '@ludoteca/kit';
import type picocolors from 'picocolors';
import { Complaint, EXIT, type Exit } from './complaint.ts';
import { quoted } from './foreign.ts';
import { columns, wrapped } from './layout.ts';
import { EVERYWHERE, type Options, readOptions, type ValuesOf } from './options.ts';
import type { Wish } from './ui/open.ts';
import type { Ui } from './ui/ui.ts';
import { version } from './version.ts';

/** All that a command can do to the world besides files. Tests hand in their own. */
export interface Hands {
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** The next line that is typed; undefined when there is no more. */
  read(): Promise<string | undefined>;
  /** How many characters fit on a line. */
  readonly width: number;
  /** Plain where nobody would see colours. */
  readonly colours: ReturnType<typeof picocolors.createColors>;
  /** Shows how far something has come, over what it showed before; absent where nobody watches. */
  readonly show?: (text: string) => void;
  /** From now on Ctrl-C asks to stop instead of ending the program. */
  stopping(): AbortSignal;
  /** The same for what runs until it is told to end, by Ctrl-C or by the system, however often it is told. */
  ending(): AbortSignal;
  /** Whether somebody sits at a terminal, types and looks. */
  readonly attended: boolean;
  /** How whoever sits at the terminal is talked with. */
  ui(wish: Wish): Ui;
  /** What the surroundings speak, for whoever says nothing else. */
  readonly language: Language;
}

/** A command as it is written. */
interface Written<O extends Options> {
  readonly name: string;
  readonly about: string;
  /** The words it takes: `GAME`, `FILE`; the last may end in `…`, one or more, or stand in brackets, one or none. */
  readonly takes: readonly string[];
  readonly options: O;
  /** What the help says after the options. */
  readonly notes: readonly string[];
  run(
    words: readonly string[],
    options: ValuesOf<O>,
    hands: Hands,
    entries: readonly AnyCatalogueEntry[],
  ): Promise<Exit>;
}

/** A command as it is called. */
export interface Command {
  readonly name: string;
  readonly about: string;
  run(args: readonly string[], hands: Hands, entries: readonly AnyCatalogueEntry[]): Promise<Exit>;
}

export function command<O extends Options>(written: Written<O>): Command {
  const { name, about, takes, options } = written;
  return {
    name,
    about,
    run: async (args, hands, entries) => {
      const { asksFor, words, options: given } = readOptions(args, options);
      if (asksFor !== undefined) {
        const lines = asksFor === 'help' ? helpOf(written, hands.width) : [version()];
        for (const line of lines) hands.print(line);
        return EXIT.done;
      }
      checkWords(takes, words);
      return written.run(words, given, hands, entries);
    },
  };
}

function checkWords(takes: readonly string[], words: readonly string[]): void {
  const missing = takes[words.length];
  if (missing !== undefined && !missing.startsWith('[')) throw new Complaint(`${missing} is missing`);
  const extra = words[takes.length];
  if (extra !== undefined && !takes.at(-1)?.endsWith('…'))
    throw new Complaint(`${quoted(extra)} is one word too many`);
}

function helpOf<O extends Options>(
  { name, about, takes, options, notes }: Written<O>,
  width: number,
): readonly string[] {
  const rows = Object.entries(options).map(([option, { value, about: what }]) => [
    `  --${option}${value === undefined ? '' : ` ${value}`}`,
    what,
  ]);
  const everywhere = [
    ['  -h, --help', EVERYWHERE.help.about],
    ['  --version', EVERYWHERE.version.about],
  ];
  return [
    ...wrapped(`ludoteca ${[name, ...takes].join(' ')}${rows.length > 0 ? ' [options]' : ''}`, width),
    '',
    ...wrapped(about, width),
    '',
    'Options',
    ...columns([...rows, ...everywhere], { width }),
    ...(notes.length > 0 ? ['', ...notes.flatMap((note) => wrapped(note, width))] : []),
  ];
}
