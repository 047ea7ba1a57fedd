/** Commands that a game adds to the command line: `ludoteca GAME NAME …`. */
import type { Result } from '@ludoteca/kernel';
import type { IsolationMode, Referee, StopSignal } from '../bots/referee.ts';
import type { TerminalProgram, TerminalProgramProblem } from './terminal-program.ts';
import type { TextRow } from '../terminal/text-row.ts';
import type { ByLanguage, Language } from '../text/game-texts.ts';

/** Access to files, output and processes for commands of games. Apps implement it: games read no file by themselves. */
export interface CommandEnvironment {
  read(path: string): Promise<Uint8Array>;
  /** Reads a file of any size in chunks, unpacked if it is gzip. */
  readChunks(path: string): AsyncIterable<Uint8Array>;
  /** Reads a file of the user's data folder in chunks; undefined if it does not exist. */
  readData(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Replaces a file of the user's data folder crash-safely and keeps the previous one as a backup. */
  writeData(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes crash-safely and keeps the previous file as a backup. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Replaces a file without a backup. */
  replaceText(path: string, text: string | Uint8Array): Promise<void>;
  /** Appends to a text file, which may not exist yet. */
  append(path: string, text: string): Promise<void>;
  /** Creates a folder and its parents if they are missing. */
  makeFolder(path: string): Promise<void>;
  /** Makes a program of each submission in a folder: of each subfolder, and of files that are programs, scripts or C sources. */
  prepareSubmissions(
    folder: string,
    isolation: IsolationMode,
    language: Language,
  ): Promise<PreparedSubmissions>;
  /** Prepares a program that is run at a pseudo-terminal in the sandbox, with typed input and given random numbers. */
  openTerminalProgram(
    path: string,
    isolation: IsolationMode,
  ): Promise<Result<TerminalProgram, TerminalProgramProblem>>;
  /** Finds the reason why a path cannot be started as a program: missing, a folder, no file, not executable. */
  findProgramProblem(path: string): string | undefined;
  /** Returns the path of the project's sample bot for a game. */
  sampleBot(game: string): string;
  /** Prints a line to standard output, in colours if it has roles and the output is a terminal. */
  print(line: string | TextRow): void;
  /** Prints a line to standard error. */
  printError(line: string): void;
  /** Reads the next typed line; undefined at the end of the input. */
  readLine(): Promise<string | undefined>;
  /** The language of the user. */
  readonly language: Language;
  /** Returns an unpredictable number from 0 to below - 1, for seeds that the user did not give. */
  randomInt(below: number): number;
  /** Whether the command was called by the game's own program name, as scripts for the original program do. */
  readonly calledByOwnName: boolean;
  /** The words with which the user starts the command line, for commands that are printed to be repeated. */
  readonly programName: string;
  /** Opens a referee for bot programs. */
  referee(isolation: IsolationMode): Promise<Referee>;
  /** From now on Ctrl-C aborts the returned signal instead of ending the program. */
  interceptInterrupt(): StopSignal;
}

/** What the inspection of a save needs, in a terminal and in a page. */
export type InspectionEnvironment = Pick<
  CommandEnvironment,
  'language' | 'print' | 'printError' | 'read' | 'write'
>;

/** Programs in a temporary folder. */
export interface PreparedSubmissions {
  readonly submissions: readonly PreparedSubmission[];
  /** Removes the programs. */
  close(): Promise<void>;
}

/** A submission with the path of its program, or the lines that say why there is none. */
export interface PreparedSubmission {
  readonly path: string;
  readonly program: Result<string, readonly string[]>;
}

/** The help page of a command. Lines are given as typed after the command's name. */
export interface CommandHelp {
  readonly usage: string;
  readonly about: string;
  /** Arguments and options, each with its explanation. */
  readonly parameters: readonly (readonly [word: string, explanation: string])[];
  readonly examples: readonly string[];
  /** The meaning of the exit codes, printed after `Exit code:`. */
  readonly exitCodes: string;
}

/** A command of a game. A command with an empty name gets all words that are not the name of another command. */
export interface GameCommand {
  readonly name: string;
  readonly usage: ByLanguage<string>;
  /** Without help, `--help` prints the usage. */
  readonly help?: ByLanguage<CommandHelp>;
  /** Resolves to the exit code. */
  run(words: readonly string[], environment: CommandEnvironment): Promise<number>;
}
