/** Finds and runs the command that the arguments name. */
import { catalogue } from '@ludoteca/games';
import { EXIT_CODES, type AnyCatalogueEntry } from '@ludoteca/kit';
import type { Command, CliEnvironment } from '../args/command.ts';
import { analyseCommand } from './analyse.ts';
import { arenaCommand } from './arena.ts';
import { botsCommand } from './bots.ts';
import { createCompletionCommand } from './completion.ts';
import { envCommand } from './env.ts';
import { forgetCommand } from './forget.ts';
import { gamesCommand } from './games.ts';
import { joinCommand } from './join.ts';
import { menuCommand } from './menu.ts';
import { listGameCommands, runStandaloneCommand, runGameCommand } from './game-commands.ts';
import { newGameCommand } from './new-game.ts';
import { playCommand } from './play.ts';
import { practiceCommand } from './practice.ts';
import { replayCommand } from './replay.ts';
import { rulesCommand } from './rules.ts';
import { serveCommand } from './serve.ts';
import { simCommand } from './sim.ts';
import { statsCommand } from './stats.ts';
import { storeCommand } from './store/store.ts';
import { verifyCommand } from './verify.ts';
import { CliError } from '../args/cli-error.ts';
import { findGame } from '../args/game-args.ts';
import { quote } from '../terminal/sanitize.ts';
import { formatColumns, wrapText } from '../terminal/text-layout.ts';
import { formatSuggestion } from '../args/suggestion.ts';
import { readVersion } from '../args/version.ts';

export const COMMANDS: readonly Command[] = [
  gamesCommand,
  rulesCommand,
  playCommand,
  practiceCommand,
  menuCommand,
  serveCommand,
  storeCommand,
  joinCommand,
  forgetCommand,
  simCommand,
  envCommand,
  botsCommand,
  arenaCommand,
  replayCommand,
  verifyCommand,
  statsCommand,
  analyseCommand,
  newGameCommand,
  createCompletionCommand(() => COMMANDS),
];

const GENERAL_OPTIONS = [
  [
    '  --game PATH',
    'Before a command: adds a game of your own, a folder or a module; may be given several times.',
  ],
  ['  --help', 'Shows this.'],
  ['  --version', 'Prints the version.'],
];

const messages = {
  about: 'A home for turn-based games with hidden information. In a terminal, without a command: the menu.',
  commands: 'Commands',
  own: "The games' own commands",
  more: 'ludoteca COMMAND --help, or ludoteca help COMMAND, explains each command.',
  error: (name: string, message: string) => `${name}: ${message} (help: ${name} --help)`,
  unknown: (word: string, known: readonly string[]) =>
    `${quote(word)} is not a command; there are ${known.join(', ')}`,
};

export async function runCli(
  args: readonly string[],
  environment: CliEnvironment,
  entries: readonly AnyCatalogueEntry[] = catalogue,
): Promise<number> {
  const [word, ...rest] = expandHelpCommand(args);
  const known = COMMANDS.find(({ name }) => name === word);
  const game = entries.find((entry) => entry.game.id === word);
  const name = known?.name ?? game?.game.id;
  return reportErrors(name === undefined ? 'ludoteca' : `ludoteca ${name}`, environment, async () => {
    if (known !== undefined) return known.run(rest, environment, entries);
    if (game !== undefined) return runGameCommand(game, rest, environment, entries);
    if (word === undefined && environment.isInteractive) return menuCommand.run([], environment, entries);
    if (word === '--version') environment.print(readVersion());
    else if (word === undefined || word === '--help' || word === '-h') printHelp(environment, entries);
    else throw createUnknownCommandError(word, entries);
    return EXIT_CODES.done;
  });
}

/** Runs a game that is called by its own name, like its original program. */
export const runStandaloneGame = (
  id: string,
  args: readonly string[],
  environment: CliEnvironment,
  entries: readonly AnyCatalogueEntry[] = catalogue,
): Promise<number> =>
  reportErrors(id, environment, () => runStandaloneCommand(findGame(id, entries), args, environment));

/** Prints a `CliError` and its details, and returns its exit code. */
async function reportErrors(
  program: string,
  environment: CliEnvironment,
  action: () => Promise<number>,
): Promise<number> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    environment.printError(messages.error(program, error.message));
    for (const detail of error.details) environment.printError(`  ${detail}`);
    return error.exitCode;
  }
}

/** `help sim` means `sim --help`. */
function expandHelpCommand(args: readonly string[]): readonly string[] {
  const [word, about, ...rest] = args;
  if (word !== 'help') return args;
  return about === undefined ? ['--help'] : [about, ...rest, '--help'];
}

function createUnknownCommandError(word: string, entries: readonly AnyCatalogueEntry[]): CliError {
  const known = COMMANDS.map(({ name }) => name);
  const ids = entries.map(({ game }) => game.id);
  return new CliError(messages.unknown(word, known) + formatSuggestion(word, [...known, ...ids]));
}

function printHelp(environment: CliEnvironment, entries: readonly AnyCatalogueEntry[]): void {
  const { width } = environment;
  const rows = COMMANDS.map(({ name, about }) => [`  ${name}`, about]);
  const own = entries.flatMap((entry) => listGameCommands(entry));
  const lines = [
    'ludoteca [COMMAND …]',
    '',
    ...wrapText(messages.about, width),
    '',
    messages.commands,
    ...formatColumns([...rows, ...GENERAL_OPTIONS], {
      width,
    }),
    ...(own.length === 0 ? [] : ['', messages.own, ...formatColumns(own, { width })]),
    '',
    ...wrapText(messages.more, width),
  ];
  for (const line of lines) environment.print(line);
}
