import {
  type ByLanguage,
  type GameCommand as OwnCommand,
  type Language,
  parseLanguageOption,
  LANGUAGES,
  type AnyCatalogueEntry,
} from '@ludoteca/kit';
import type { Hands } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { quoted } from '../foreign.ts';
import { columns, wrapped } from '../layout.ts';
import { meant } from '../near.ts';
import { version } from '../version.ts';
import { menu } from './menu.ts';
import { handsFor } from './own-hands.ts';
import { play } from './play.ts';

const words = {
  none: (id: string) => `${id} has no commands of its own; ludoteca --help lists those for all games.`,
  unknown: (id: string, word: string, known: readonly string[]) =>
    known.length === 0
      ? `${id} has no commands of its own, so ${quoted(word)} is none`
      : `${quoted(word)} is not a command of ${id}; there are ${known.join(', ')}`,
  language: (word: string) => `--lang takes one of ${LANGUAGES.join(', ')}, not ${quoted(word)}`,
};

/** The commands of a game, each as it is typed and what it is for. */
export const commandsOf = ({
  game,
  commands = [],
}: AnyCatalogueEntry): readonly (readonly [string, string])[] =>
  commands.map(({ name, usage }) => [`  ${game.id} ${name}`.trimEnd(), usage.en]);

/** What takes the words that are no command's name, in a game that has such a thing. */
const namelessOf = ({ commands = [] }: AnyCatalogueEntry) => commands.find(({ name }) => name === '');

/** Runs `ludoteca GAME NAME …`. Without a name it lists the names, or runs what needs none; in a game with files it leads to the menu, and what is no name is a save. */
export async function runOwn(
  entry: AnyCatalogueEntry,
  args: readonly string[],
  hands: Hands,
  entries: readonly AnyCatalogueEntry[],
): Promise<number> {
  const { game, commands = [] } = entry;
  const [word, ...rest] = args;
  if (word === '--version') {
    hands.print(version());
    return EXIT.done;
  }
  const known = commands.find(({ name }) => name !== '' && name === word);
  if (known !== undefined) {
    if (rest.some(isHelp)) return explain(known, game.id, languageFor(rest, hands), hands);
    return known.run(rest, handsFor(hands, false));
  }
  const nameless = namelessOf(entry);
  if (nameless !== undefined) return nameless.run(args, handsFor(hands, false));
  if (word === undefined && entry.files !== undefined && hands.attended)
    return menu.run([game.id], hands, entries);
  if (word === undefined || isHelp(word)) return list(commandsOf(entry), game.id, hands);
  if (entry.files !== undefined) return play.run([game.id, ...args], hands, entries);
  const names = commands.map(({ name }) => name);
  throw new Complaint(words.unknown(game.id, word, names) + meant(word, names));
}

/** Runs what needs no name in a game, called by the game's own name: no other command is within reach. */
export async function runAlone(
  entry: AnyCatalogueEntry,
  args: readonly string[],
  hands: Hands,
): Promise<number> {
  const nameless = namelessOf(entry);
  if (nameless === undefined) throw new Complaint(words.none(entry.game.id));
  return nameless.run(args, handsFor(hands, true));
}

/** The language in which help is asked for. */
function languageFor(args: readonly string[], hands: Hands): Language {
  const language = args.includes('--lang') ? parseLanguageOption(args) : hands.language;
  if (language === undefined) throw new Complaint(words.language(args[args.indexOf('--lang') + 1] ?? ''));
  return language;
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

const headings: ByLanguage<{
  readonly takes: string;
  readonly examples: string;
  readonly exits: string;
  readonly lang: string;
  readonly help: string;
}> = {
  it: {
    takes: 'Argomenti',
    examples: 'Esempi',
    exits: 'Codice di uscita',
    lang: 'la lingua',
    help: 'mostra questo aiuto',
  },
  en: {
    takes: 'Arguments',
    examples: 'Examples',
    exits: 'Exit code',
    lang: 'the language',
    help: 'show this help',
  },
  pt: {
    takes: 'Argumentos',
    examples: 'Exemplos',
    exits: 'Código de saída',
    lang: 'o idioma',
    help: 'mostra esta ajuda',
  },
};

/** What a command does and takes, with an example, in the language of whoever asks. */
function explain({ name, usage, help }: OwnCommand, id: string, language: Language, hands: Hands): number {
  const called = `ludoteca ${id} ${name}`.trimEnd();
  if (help === undefined) return list([[called, usage[language]]], id, hands);
  const { usage: form, about, parameters: takes, examples, exitCodes: exits } = help[language];
  const heading = headings[language];
  const { width } = hands;
  const rows = [
    ...takes.map(([word, what]) => [`  ${word}`, what]),
    [`  --lang ${LANGUAGES.join('|')}`, heading.lang],
    ['  -h, --help', heading.help],
  ];
  const lines = [
    ...wrapped(`${called} ${form}`, width),
    '',
    ...wrapped(about, width),
    '',
    heading.takes,
    ...columns(rows, { width }),
    '',
    heading.examples,
    ...examples.map((example) => `  ${called} ${example}`.trimEnd()),
    '',
    ...wrapped(`${heading.exits}: ${exits}`, width),
  ];
  for (const line of lines) hands.print(line);
  return EXIT.done;
}

function list(rows: readonly (readonly string[])[], id: string, hands: Hands): number {
  const lines = rows.length === 0 ? [words.none(id)] : columns(rows, { width: hands.width });
  for (const line of lines) hands.print(line);
  return EXIT.done;
}
