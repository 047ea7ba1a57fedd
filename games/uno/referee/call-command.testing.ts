/** Calls the referee's commands in tests, with real programs and files; printed lines are returned. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ok, refuse } from '@ludoteca/kernel';
import { type CommandEnvironment, type IsolationMode, toPlainText } from '@ludoteca/kit';
import { findProgramProblem, openReferee, prepareFolder } from '@ludoteca/players/process';
import { commands } from '../commands/index.ts';

export interface CommandResult {
  readonly exit: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

export interface CallOptions {
  /** The current folder of the command. */
  readonly folder: string;
  readonly byOwnName?: boolean;
  /** The drawn seed. */
  readonly draw?: number;
  readonly stop?: AbortSignal;
  readonly referee?: CommandEnvironment['referee'];
}

/** The command without a name is ''. Bots are not isolated, which other tests cover. */
export async function callCommand(
  name: string,
  words: readonly string[],
  options: CallOptions,
): Promise<CommandResult> {
  const { folder, byOwnName = false, draw = 7, stop = new AbortController().signal } = options;
  const out: string[] = [];
  const err: string[] = [];
  const toPath = (path: string): string => resolve(folder, path);
  const environment: CommandEnvironment = {
    read: async (path) => readFileSync(toPath(path)),
    readChunks: unused,
    readData: unused,
    writeData: unused,
    write: async (path, bytes) => writeFileSync(toPath(path), bytes),
    replaceText: async (path, text) => writeFileSync(toPath(path), text),
    append: async (path, text) => appendFileSync(toPath(path), text),
    makeFolder: async (path) =>
      void (existsSync(toPath(path)) || mkdirSync(toPath(path), { recursive: true })),
    openTerminalProgram: () => Promise.reject(new Error('the commands of Uno run no program at a terminal')),
    prepareSubmissions: async (path, isolation) => {
      const prepared = await prepareFolder(toPath(path), isolation);
      const submissions = prepared.sources.map((source) => ({
        path: source.path,
        program: source.program.ok
          ? ok(source.program.value.path)
          : refuse([source.program.problem.what, 'evidence']),
      }));
      return { submissions, close: () => prepared.close() };
    },
    findProgramProblem: (path) => findProgramProblem(toPath(path)),
    sampleBot: (game) => join(import.meta.dirname, `../../../examples/bots/${game}/bot.mjs`),
    print: (line) => out.push(typeof line === 'string' ? line : toPlainText(line)),
    printError: (line) => err.push(line),
    readLine: async () => undefined,
    language: 'en',
    randomInt: () => draw,
    calledByOwnName: byOwnName,
    programName: 'ludoteca',
    referee:
      options.referee ??
      ((isolation: IsolationMode) => openReferee(isolation === 'auto' ? 'none' : isolation)),
    interceptInterrupt: () => stop,
  };
  const command = commands.find((known) => known.name === name);
  if (command === undefined) throw new Error(`there is no command ${name}`);
  const exit = await command.run(words, environment);
  return { exit, out, err };
}

const unused = (): never => {
  throw new Error('no command of Uno needs this');
};
