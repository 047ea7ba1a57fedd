/** A command of a game as a test calls it: files in memory, lines kept instead of printed. */
import { encodeUtf8 } from '@ludoteca/kernel';
import { type GameCommand, type CommandEnvironment, type Language, toPlainText } from '@ludoteca/kit';

interface Around {
  readonly files?: { readonly [path: string]: string | Uint8Array };
  /** Lines that are typed, one by one. */
  readonly typed?: readonly string[];
  readonly language?: Language;
}

interface Called {
  readonly code: number;
  readonly out: readonly string[];
  readonly complaints: readonly string[];
  readonly written: ReadonlyMap<string, Uint8Array>;
}

const none = (): never => {
  throw new Error('only commands that play with programs need this');
};

export async function call(
  command: GameCommand,
  words: readonly string[],
  around: Around = {},
): Promise<Called> {
  const { files = {}, typed = [], language = 'en' } = around;
  const [out, complaints, lines]: [string[], string[], string[]] = [[], [], [...typed]];
  const written = new Map<string, Uint8Array>();
  const stop = new AbortController().signal;
  const hands: CommandEnvironment = {
    read: async (path) => {
      const held = written.get(path) ?? files[path] ?? '';
      return typeof held === 'string' ? encodeUtf8(held) : held;
    },
    write: async (path, bytes) => void written.set(path, bytes),
    replaceText: async (path, text) => void written.set(path, encodeUtf8(text)),
    print: (line) => out.push(typeof line === 'string' ? line : toPlainText(line)),
    printError: (line) => complaints.push(line),
    readLine: async () => lines.shift(),
    language,
    interceptInterrupt: () => stop,
    randomInt: () => 0,
    calledByOwnName: false,
    append: none,
    makeFolder: none,
    programsIn: none,
    sampleBot: none,
    referee: none,
  };
  return { code: await command.run(words, hands), out, complaints, written };
}

/** The command of this name. */
export function named(commands: readonly GameCommand[], name: string): GameCommand {
  const found = commands.find((command) => command.name === name);
  if (found === undefined) throw new Error(`there is no command ${name}`);
  return found;
}
