/** Calls a game's command in a test, with files in memory and captured output. */
import { encodeUtf8 } from '@ludoteca/kernel';
import { type GameCommand, type CommandEnvironment, type Language, toPlainText } from '@ludoteca/kit';

interface CallOptions {
  readonly files?: { readonly [path: string]: string | Uint8Array };
  /** Lines of standard input. */
  readonly typed?: readonly string[];
  readonly language?: Language;
  /** Parts of the environment that the command needs besides files and output. */
  readonly environment?: Partial<CommandEnvironment>;
}

interface CallResult {
  readonly code: number;
  readonly out: readonly string[];
  readonly errors: readonly string[];
  readonly written: ReadonlyMap<string, Uint8Array>;
}

/** Small chunks, so that a test sees what happens between them. */
async function* splitIntoChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
}

const unavailable = (): never => {
  throw new Error('only commands that play with programs need this');
};

export async function callCommand(
  command: GameCommand,
  words: readonly string[],
  options: CallOptions = {},
): Promise<CallResult> {
  const { files = {}, typed = [], language = 'en' } = options;
  const [out, errors, lines]: [string[], string[], string[]] = [[], [], [...typed]];
  const written = new Map<string, Uint8Array>();
  const stop = new AbortController().signal;
  const contentOf = (path: string): Uint8Array => {
    const content = written.get(path) ?? files[path] ?? '';
    return typeof content === 'string' ? encodeUtf8(content) : content;
  };
  const environment: CommandEnvironment = {
    read: async (path) => contentOf(path),
    readChunks: (path) => splitIntoChunks(contentOf(path)),
    readData: async (name) =>
      written.has(name) || Object.hasOwn(files, name) ? splitIntoChunks(contentOf(name)) : undefined,
    writeData: async (name, bytes) => void written.set(name, bytes),
    write: async (path, bytes) => void written.set(path, bytes),
    replaceText: async (path, text) =>
      void written.set(path, typeof text === 'string' ? encodeUtf8(text) : text),
    print: (line) => out.push(typeof line === 'string' ? line : toPlainText(line)),
    printError: (line) => errors.push(line),
    readLine: async () => lines.shift(),
    language,
    interceptInterrupt: () => stop,
    randomInt: () => 0,
    calledByOwnName: false,
    programName: 'ludoteca',
    append: unavailable,
    makeFolder: unavailable,
    prepareSubmissions: unavailable,
    openTerminalProgram: unavailable,
    findProgramProblem: unavailable,
    sampleBot: unavailable,
    referee: unavailable,
    ...options.environment,
  };
  return { code: await command.run(words, environment), out, errors, written };
}

export function findCommand(commands: readonly GameCommand[], name: string): GameCommand {
  const found = commands.find((command) => command.name === name);
  if (found === undefined) throw new Error(`there is no command ${name}`);
  return found;
}
