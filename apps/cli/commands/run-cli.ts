/** Finds and runs the command that the arguments name. */
import { catalogue } from '@ludoteca/games';
import { EXIT_CODES, type AnyCatalogueEntry, type Language, inLanguages, LANGUAGES } from '@ludoteca/kit';
import type { Command, CliEnvironment } from '../args/command.ts';
import { analyseCommand } from './analyse.ts';
import { arenaCommand } from './arena.ts';
import { botsCommand } from './bots.ts';
import { createCompletionCommand } from './completion.ts';
import { envCommand } from './env.ts';
import { forgetCommand } from './forget.ts';
import { matchesCommand } from './matches.ts';
import { gamesCommand } from './games.ts';
import { jobsCommand } from './jobs.ts';
import { joinCommand } from './join.ts';
import { menuCommand } from './menu.ts';
import { listGameCommands, runStandaloneCommand, runGameCommand } from './game-commands.ts';
import { newGameCommand } from './new-game.ts';
import { playCommand } from './play.ts';
import { playerProgramCommand } from './player-program.ts';
import { practiceCommand } from './practice.ts';
import { replayCommand } from './replay.ts';
import { rulesCommand } from './rules.ts';
import { serveCommand } from './serve.ts';
import { soloCommand } from './solo.ts';
import { simCommand } from './sim.ts';
import { statsCommand } from './stats.ts';
import { storeCommand } from './store/store.ts';
import { tournamentsCommand } from './tournaments.ts';
import { trainCommand } from './train.ts';
import { verifyCommand } from './verify.ts';
import { workerCommand } from './worker.ts';
import { CliError } from '../args/cli-error.ts';
import { findGame } from '../args/game-args.ts';
import { parseCommandLine } from '../args/options.ts';
import { helpTexts } from '../help/texts/index.ts';
import { quote } from '../terminal/sanitize.ts';
import { formatColumns, wrapText } from '../terminal/text-layout.ts';
import { withSuggestion } from '../args/suggestion.ts';
import { readVersion } from '../args/version.ts';

export const COMMANDS: readonly Command[] = [
  gamesCommand,
  rulesCommand,
  playCommand,
  practiceCommand,
  soloCommand,
  menuCommand,
  serveCommand,
  storeCommand,
  workerCommand,
  jobsCommand,
  joinCommand,
  matchesCommand,
  tournamentsCommand,
  forgetCommand,
  simCommand,
  envCommand,
  botsCommand,
  arenaCommand,
  playerProgramCommand,
  replayCommand,
  verifyCommand,
  statsCommand,
  analyseCommand,
  trainCommand,
  newGameCommand,
  createCompletionCommand(() => COMMANDS),
];

const messages = {
  error: (name: string, error: CliError, language: Language) => {
    const help = { it: 'aiuto', en: 'help', pt: 'ajuda' }[language];
    return `${name}: ${error.format(language)} (${help}: ${name} --help)`;
  },
  unknown: (word: string, known: readonly string[]) =>
    inLanguages(
      `${quote(word)} non è un comando; ci sono ${known.join(', ')}`,
      `${quote(word)} is not a command; there are ${known.join(', ')}`,
      `${quote(word)} não é um comando; existem ${known.join(', ')}`,
    ),
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
  return reportErrors(name === undefined ? 'ludoteca' : `ludoteca ${name}`, args, environment, async () => {
    if (known !== undefined) return known.run(rest, environment, entries);
    if (game !== undefined) return runGameCommand(game, rest, environment, entries);
    if (word === undefined && environment.isInteractive) return menuCommand.run([], environment, entries);
    if (word !== undefined && !word.startsWith('-')) throw createUnknownCommandError(word, entries);
    const { request, language = environment.language } = parseCommandLine(args, {});
    if (request === 'version') environment.print(readVersion());
    else printHelp(language, environment, entries);
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
  reportErrors(id, args, environment, () => runStandaloneCommand(findGame(id, entries), args, environment));

/** The language of an error, even if the command line could not be parsed. */
function findLanguage(args: readonly string[]): Language | undefined {
  const given = args.flatMap((word, place) =>
    word === '--lang'
      ? (args[place + 1] ?? [])
      : word.startsWith('--lang=')
        ? word.slice('--lang='.length)
        : [],
  );
  return LANGUAGES.find((language) => language === given.at(-1));
}

/** Prints a `CliError` and its details, and returns its exit code. */
async function reportErrors(
  program: string,
  args: readonly string[],
  environment: CliEnvironment,
  action: () => Promise<number>,
): Promise<number> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    environment.printError(messages.error(program, error, findLanguage(args) ?? environment.language));
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
  return new CliError(withSuggestion(messages.unknown(word, known), word, [...known, ...ids]));
}

function printHelp(
  language: Language,
  { print, width }: CliEnvironment,
  entries: readonly AnyCatalogueEntry[],
): void {
  const { program, headings, common, pages, more, anyOptions } = helpTexts[language];
  const options = [
    ['  --game PATH', common.game],
    ['  --lang LANG', common.lang],
    ['  -h, --help', common.help],
    ['  --version', common.version],
  ];
  const commands = COMMANDS.map(({ name }) => [`  ${name}`, pages[name].about]);
  const own = entries.flatMap((entry) => listGameCommands(entry, language));
  const lines = [
    `ludoteca [--game PATH] [COMMAND …] ${anyOptions}`,
    '',
    ...wrapText(program, width),
    '',
    headings.commands,
    ...formatColumns(commands, { width }),
    '',
    headings.options,
    ...formatColumns(options, { width }),
    ...(own.length === 0 ? [] : ['', headings.gameCommands, ...formatColumns(own, { width })]),
    '',
    ...wrapText(more, width),
  ];
  for (const line of lines) print(line);
}
