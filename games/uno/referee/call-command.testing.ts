/** The referee's commands as a test calls them: real programs and files, lines kept instead of printed. */
import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { type CommandEnvironment, type IsolationMode, toPlainText } from '@ludoteca/kit';
import { openReferee } from '@ludoteca/players/process';
import { commands } from '../commands/index.ts';

export interface CommandResult {
  readonly exit: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

export interface CallOptions {
  /** Where names without a slash, and files, are looked for. */
  readonly folder: string;
  readonly byOwnName?: boolean;
  /** The number that is drawn. */
  readonly draw?: number;
  readonly stop?: AbortSignal;
  readonly referee?: CommandEnvironment['referee'];
}

/** Calls a command by its name; the one without a name by ''. Isolation would only slow it down: others test it. */
export async function callCommand(
  name: string,
  words: readonly string[],
  around: CallOptions,
): Promise<CommandResult> {
  const { folder, byOwnName: alone = false, draw = 7, stop = new AbortController().signal } = around;
  const out: string[] = [];
  const err: string[] = [];
  const inside = (path: string): string => resolve(folder, path);
  const hands: CommandEnvironment = {
    read: async (path) => readFileSync(inside(path)),
    write: async (path, bytes) => writeFileSync(inside(path), bytes),
    replaceText: async (path, text) => writeFileSync(inside(path), text),
    append: async (path, text) => appendFileSync(inside(path), text),
    makeFolder: async (path) =>
      void (existsSync(inside(path)) || mkdirSync(inside(path), { recursive: true })),
    programsIn: async (path) =>
      readdirSync(inside(path))
        .toSorted()
        .map((file) => join(inside(path), file))
        .filter(isExecutable),
    sampleBot: (game) => join(import.meta.dirname, `../../../examples/bots/${game}/bot.mjs`),
    print: (line) => out.push(typeof line === 'string' ? line : toPlainText(line)),
    printError: (line) => err.push(line),
    readLine: async () => undefined,
    language: 'en',
    randomInt: () => draw,
    calledByOwnName: alone,
    referee:
      around.referee ??
      ((isolation: IsolationMode) => openReferee(isolation === 'auto' ? 'none' : isolation)),
    interceptInterrupt: () => stop,
  };
  const command = commands.find((known) => known.name === name);
  if (command === undefined) throw new Error(`there is no command ${name}`);
  const exit = await command.run(words, hands);
  return { exit, out, err };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
