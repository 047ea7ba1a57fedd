/** Runs the commands that games define: `ludoteca GAME NAME`, or the game's own program. */
import {
  EXIT_CODES,
  type GameCommand,
  type Language,
  parseLanguageOption,
  LANGUAGES,
  type AnyCatalogueEntry,
  inLanguages,
} from '@ludoteca/kit';
import type { CliEnvironment } from '../args/command.ts';
import { CliError } from '../args/cli-error.ts';
import { quote } from '../terminal/sanitize.ts';
import { formatColumns, wrapText } from '../terminal/text-layout.ts';
import { helpTexts } from '../help/texts/index.ts';
import { withSuggestion } from '../args/suggestion.ts';
import { readVersion } from '../args/version.ts';
import { menuCommand } from './menu.ts';
import { createCommandEnvironment } from './game-command-environment.ts';
import { playCommand } from './play.ts';

const messages = {
  none: (id: string) =>
    inLanguages(
      `${id} non ha comandi suoi; ludoteca --help elenca quelli per tutti i giochi.`,
      `${id} has no commands of its own; ludoteca --help lists those for all games.`,
      `${id} não tem comandos próprios; ludoteca --help lista os de todos os jogos.`,
    ),
  unknown: (id: string, word: string, known: readonly string[]) =>
    known.length === 0
      ? inLanguages(
          `${id} non ha comandi suoi, perciò ${quote(word)} non lo è`,
          `${id} has no commands of its own, so ${quote(word)} is none`,
          `${id} não tem comandos próprios, então ${quote(word)} não é um deles`,
        )
      : inLanguages(
          `${quote(word)} non è un comando di ${id}; ci sono ${known.join(', ')}`,
          `${quote(word)} is not a command of ${id}; there are ${known.join(', ')}`,
          `${quote(word)} não é um comando de ${id}; existem ${known.join(', ')}`,
        ),
  language: (word: string) =>
    inLanguages(
      `--lang vuole una lingua fra ${LANGUAGES.join(', ')}, non ${quote(word)}`,
      `--lang takes one of ${LANGUAGES.join(', ')}, not ${quote(word)}`,
      `--lang recebe um idioma entre ${LANGUAGES.join(', ')}, não ${quote(word)}`,
    ),
};

/** Each command as it is typed, with its usage. */
export const listGameCommands = (
  { game, commands = [] }: AnyCatalogueEntry,
  language: Language,
): readonly (readonly [string, string])[] =>
  commands.map(({ name, usage }) => [`  ${game.id} ${name}`.trimEnd(), usage[language]]);

/** The command without a name, which takes all other words. */
const findDefaultCommand = ({ commands = [] }: AnyCatalogueEntry) => commands.find(({ name }) => name === '');

/**
 * Runs `ludoteca GAME NAME …`. Without a known name it runs the default command or lists the commands; for a game with
 * original files it opens the menu or the named save. `isStandalone`: the program was called by the game's name.
 */
export async function runGameCommand(
  entry: AnyCatalogueEntry,
  args: readonly string[],
  environment: CliEnvironment,
  entries: readonly AnyCatalogueEntry[],
  isStandalone = false,
): Promise<number> {
  const { game, commands = [] } = entry;
  const [word, ...rest] = args;
  if (word === '--version') {
    environment.print(readVersion());
    return EXIT_CODES.done;
  }
  const known = commands.find(({ name }) => name !== '' && name === word);
  if (known !== undefined) {
    if (rest.some(isHelp))
      return printCommandHelp(
        known,
        isStandalone ? game.id : `ludoteca ${game.id}`,
        parseHelpLanguage(rest, environment),
        environment,
      );
    return known.run(rest, createCommandEnvironment(environment, isStandalone));
  }
  const defaultCommand = findDefaultCommand(entry);
  if (defaultCommand !== undefined)
    return defaultCommand.run(args, createCommandEnvironment(environment, false));
  if (word === undefined && entry.files !== undefined && environment.isInteractive)
    return menuCommand.run([game.id], environment, entries);
  if (word === undefined || isHelp(word))
    return printRows(listGameCommands(entry, parseHelpLanguage(args, environment)), game.id, environment);
  if (entry.files !== undefined) return playCommand.run([game.id, ...args], environment, entries);
  const names = commands.map(({ name }) => name);
  throw new CliError(withSuggestion(messages.unknown(game.id, word, names), word, names));
}

/** Runs a command for a program that is called by the game's name: the named one, or else the default command. */
export async function runStandaloneCommand(
  entry: AnyCatalogueEntry,
  args: readonly string[],
  environment: CliEnvironment,
): Promise<number> {
  const defaultCommand = findDefaultCommand(entry);
  if (defaultCommand === undefined) throw new CliError(messages.none(entry.game.id));
  if (entry.commands?.some(({ name }) => name !== '' && name === args[0]))
    return runGameCommand(entry, args, environment, [entry], true);
  return defaultCommand.run(args, createCommandEnvironment(environment, true));
}

function parseHelpLanguage(args: readonly string[], environment: CliEnvironment): Language {
  const language = args.includes('--lang') ? parseLanguageOption(args) : environment.language;
  if (language === undefined) throw new CliError(messages.language(args[args.indexOf('--lang') + 1] ?? ''));
  return language;
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

function printCommandHelp(
  { name, usage, help }: GameCommand,
  program: string,
  language: Language,
  environment: CliEnvironment,
): number {
  const command = `${program} ${name}`.trimEnd();
  if (help === undefined) return printRows([[command, usage[language]]], program, environment);
  const { usage: form, about, parameters, examples, exitCodes } = help[language];
  const { headings, common } = helpTexts[language];
  const { width } = environment;
  const rows = [
    ...parameters.map(([word, what]) => [`  ${word}`, what]),
    ['  --lang LANG', common.lang],
    ['  -h, --help', common.help],
  ];
  const lines = [
    ...wrapText(`${command} ${form}`, width),
    '',
    ...wrapText(about, width),
    '',
    headings.arguments,
    ...formatColumns(rows, { width }),
    '',
    headings.examples,
    ...examples.map((example) => `  ${command} ${example}`.trimEnd()),
    '',
    ...wrapText(`${headings.exitCodes}: ${exitCodes}`, width),
  ];
  for (const line of lines) environment.print(line);
  return EXIT_CODES.done;
}

function printRows(rows: readonly (readonly string[])[], id: string, environment: CliEnvironment): number {
  const lines =
    rows.length === 0
      ? [messages.none(id)[environment.language]]
      : formatColumns(rows, { width: environment.width });
  for (const line of lines) environment.print(line);
  return EXIT_CODES.done;
}
