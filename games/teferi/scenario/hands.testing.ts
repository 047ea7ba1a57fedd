/** The hands of a command whose files are in memory. */
import type { Command, CommandHands, Language } from '@ludoteca/kit';

interface Called {
  readonly exit: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
  /** Files that were written. */
  readonly files: ReadonlyMap<string, string>;
}

const none = (): never => {
  throw new Error('a command of this game needs no such thing');
};

export async function call(
  command: Command,
  words: readonly string[],
  given: { readonly [path: string]: string } = {},
  typed: readonly string[] = [],
  language: Language = 'en',
): Promise<Called> {
  const [out, err, lines]: [string[], string[], string[]] = [[], [], [...typed]];
  const files = new Map(Object.entries(given));
  const hands: CommandHands = {
    read: async (path) => new TextEncoder().encode(files.get(path) ?? ''),
    put: async (path, text) => void files.set(path, text),
    write: none,
    append: none,
    makeFolder: none,
    programsIn: none,
    sample: none,
    print: (line) => out.push(typeof line === 'string' ? line : line.map(({ text }) => text).join('')),
    complain: (line) => err.push(line),
    readLine: async () => lines.shift(),
    language,
    draw: () => 0,
    alone: false,
    referee: none,
    interruption: none,
  };
  return { exit: await command.run(words, hands), out, err, files };
}
