/** Runs a command of the referee: parses its words, reports mistakes in one line, opens and closes the referee. */
import {
  type ArgumentMistake,
  type CommandEnvironment,
  type CommandSyntax,
  formatRenamedOption,
  type Referee,
} from '@ludoteca/kit';
import { isBuiltInPlayer } from './bot-match.ts';
import { findLanguage, parseRefereeOptions, PLAY_SYNTAX, type RefereeOptions } from './options.ts';
import { type RefereeTexts, refereeTexts } from './texts/index.ts';
import { UsageError } from './usage-error.ts';

export const REFEREE_EXIT_CODES = { done: 0, someoneOut: 1, misused: 2, stopped: 130 } as const;
type RefereeExitCode = (typeof REFEREE_EXIT_CODES)[keyof typeof REFEREE_EXIT_CODES];

export interface RefereeContext {
  readonly options: RefereeOptions;
  readonly texts: RefereeTexts;
  /** The command as typed, for usage lines: `uno` or `ludoteca uno`. */
  readonly commandName: string;
  readonly environment: CommandEnvironment;
  /** Prints a warning unless `-q` is set. */
  readonly warn: (sentence: string) => void;
}

export async function runRefereeCommand(
  words: readonly string[],
  syntax: CommandSyntax,
  environment: CommandEnvironment,
  run: (context: RefereeContext) => Promise<RefereeExitCode>,
): Promise<RefereeExitCode> {
  const language = findLanguage(words);
  const texts = refereeTexts[language];
  const commandName = environment.calledByOwnName ? 'uno' : 'ludoteca uno';
  try {
    // Scripts for the original referee know only its matches.
    const isLenient = environment.calledByOwnName && syntax === PLAY_SYNTAX;
    const parsed = parseRefereeOptions(words, syntax, isLenient);
    if (!parsed.ok) throw new UsageError(formatMistake(texts, parsed.problem));
    const { options, ignored, formerNames } = parsed.value;
    for (const [old, current] of formerNames)
      environment.printError(formatRenamedOption(language, old, current));
    for (const word of ignored) environment.printError(texts.warnings.dropped(word));
    const warn = (sentence: string): void => {
      if (!options.quiet) environment.printError(sentence);
    };
    return await run({
      options,
      texts,
      commandName,
      environment: reportWriteFailures(environment, texts),
      warn,
    });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    environment.printError(texts.mistakes.help(error.message, commandName));
    return REFEREE_EXIT_CODES.misused;
  }
}

/** Turns failures to write into usage errors in the language of the command. */
function reportWriteFailures(
  environment: CommandEnvironment,
  { mistakes }: RefereeTexts,
): CommandEnvironment {
  const attempt = async (path: string, writing: Promise<void>): Promise<void> => {
    try {
      await writing;
    } catch {
      throw new UsageError(mistakes.unwritable(path));
    }
  };
  return {
    ...environment,
    write: (path, bytes) => attempt(path, environment.write(path, bytes)),
    replaceText: (path, text) => attempt(path, environment.replaceText(path, text)),
    append: (path, text) => attempt(path, environment.append(path, text)),
    makeFolder: (path) => attempt(path, environment.makeFolder(path)),
  };
}

function formatMistake({ mistakes }: RefereeTexts, mistake: ArgumentMistake): string {
  switch (mistake.what) {
    case 'unknown':
      return mistakes.unknown(mistake);
    case 'no value':
      return mistakes['no value'](mistake);
    case 'number':
      return mistakes.number(mistake);
    case 'one of':
      return mistakes['one of'](mistake);
    case 'paths':
      throw new Error('the commands of the referee take any number of paths');
  }
}

/** Runs some work with a referee and closes it afterwards, which ends all bot programs. */
export async function withReferee<V>(
  { options, texts, environment, warn }: RefereeContext,
  work: (referee: Referee) => Promise<V>,
): Promise<V> {
  let referee: Referee;
  try {
    referee = await environment.referee(options.isolate);
  } catch (error) {
    throw new UsageError(texts.mistakes.isolation(error instanceof Error ? error.message : String(error)));
  }
  // Not `warn`: with -q too the user must know that programs run with full rights.
  const hasPrograms = options.bots.some((word) => !isBuiltInPlayer(word));
  if (hasPrograms && referee.level === 'none' && options.isolate !== 'none')
    environment.printError(texts.warnings.unprotected);
  else if (hasPrograms && !options.json) warn(texts.warnings.isolation(referee.level));
  try {
    return await work(referee);
  } finally {
    await referee.close();
  }
}
