import type picocolors from 'picocolors';
import { columns } from './columns.ts';
import { Complaint, EXIT, type Exit } from './complaint.ts';
import { type Options, readOptions, type ValuesOf } from './options.ts';

/** All that a command can do to the world besides files. Tests hand in their own. */
export interface Hands {
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
  /** The next line that is typed; undefined when there is no more. */
  read(): Promise<string | undefined>;
  /** Plain where nobody would see colours. */
  readonly colours: ReturnType<typeof picocolors.createColors>;
  /** Shows how far something has come, over what it showed before; absent where nobody watches. */
  readonly show?: (text: string) => void;
  /** From now on Ctrl-C asks to stop instead of ending the program. */
  stopping(): AbortSignal;
}

/** A command as it is written. */
interface Written<O extends Options> {
  readonly name: string;
  readonly about: string;
  /** The words it takes: `GAME`, `FILE`; the last may end in `…`: one or more. */
  readonly takes: readonly string[];
  readonly options: O;
  /** What the help says after the options. */
  readonly notes: readonly string[];
  run(words: readonly string[], options: ValuesOf<O>, hands: Hands): Promise<Exit>;
}

/** A command as it is called. */
export interface Command {
  readonly name: string;
  readonly about: string;
  run(args: readonly string[], hands: Hands): Promise<Exit>;
}

export function command<O extends Options>(written: Written<O>): Command {
  const { name, about, takes, options } = written;
  return {
    name,
    about,
    run: async (args, hands) => {
      const read = readOptions(args, options);
      if (read.help) {
        for (const line of helpOf(written)) hands.print(line);
        return EXIT.done;
      }
      checkWords(takes, read.words);
      return written.run(read.words, read.options, hands);
    },
  };
}

function checkWords(takes: readonly string[], words: readonly string[]): void {
  const missing = takes[words.length];
  if (missing !== undefined) throw new Complaint(`${missing} is missing`);
  const extra = words[takes.length];
  if (extra !== undefined && !takes.at(-1)?.endsWith('…'))
    throw new Complaint(`"${extra}" is one word too many`);
}

function helpOf<O extends Options>({ name, about, takes, options, notes }: Written<O>): readonly string[] {
  const rows = Object.entries(options).map(([option, { value, about: what }]) => [
    `  --${option}${value === undefined ? '' : ` ${value}`}`,
    what,
  ]);
  return [
    `ludoteca ${[name, ...takes].join(' ')}${rows.length > 0 ? ' [options]' : ''}`,
    '',
    about,
    '',
    'Options',
    ...columns([...rows, ['  -h, --help', 'show this help']]),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ];
}
