/** Scripts that complete the command line in a shell. */
import type { AnyCatalogueEntry, Language } from '@ludoteca/kit';
import type { Command, CommandOptionInfo } from '../args/command.ts';
import { COMMON_OPTIONS } from '../args/options.ts';
import { helpTexts } from '../help/texts/index.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

interface CompletedCommand {
  readonly name: string;
  readonly about: string;
  readonly options: readonly CommandOptionInfo[];
  /** What can follow the name; empty if it is a file, an address or nothing. */
  readonly words: readonly string[];
}
type Commands = readonly CompletedCommand[];

const FIRST_OPTIONS = '--game --help --version';
const flagsOf = ({ options }: CompletedCommand): string => options.map(({ name }) => `--${name}`).join(' ');
const namesOf = (commands: Commands): string => commands.map(({ name }) => name).join(' ');
const quoteSingle = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The branches of a `case` over the command, each with an action. */
const formatBranches = (commands: Commands, action: (command: CompletedCommand) => string): string =>
  commands.map((command) => `      ${command.name}) ${action(command)} ;;`).join('\n');

const bash = (commands: Commands): string => `_ludoteca() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=""
  if (( COMP_CWORD == 1 )); then words="${namesOf(commands)} help ${FIRST_OPTIONS}"
  elif [[ "$word" == -* ]]; then
    case "\${COMP_WORDS[1]}" in
${formatBranches(commands, (command) => `words="${flagsOf(command)}"`)}
    esac
  elif (( COMP_CWORD == 2 )); then
    case "\${COMP_WORDS[1]}" in
${formatBranches(commands, ({ words }) => `words="${words.join(' ')}"`)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _ludoteca ludoteca
`;

const zsh = (commands: Commands): string => `#compdef ludoteca
_ludoteca() {
  if (( CURRENT == 2 )); then
    compadd -- ${namesOf(commands)} help ${FIRST_OPTIONS}
  elif [[ "$PREFIX" == -* ]]; then
    case "$words[2]" in
${formatBranches(commands, (command) => `compadd -- ${flagsOf(command)}`)}
    esac
  elif (( CURRENT == 3 )); then
    case "$words[2]" in
${formatBranches(
  commands.filter(({ words }) => words.length > 0),
  ({ words }) => `compadd -- ${words.join(' ')}`,
)}
      *) _files ;;
    esac
  else
    _files
  fi
}
compdef _ludoteca ludoteca
`;

function* listFishRules({ name, about, options, words }: CompletedCommand): Generator<string> {
  // A file can follow a command only.
  yield `-f -n __fish_use_subcommand -a ${name} -d ${quoteSingle(about)}`;
  if (words.length > 0)
    yield `-f -n '__fish_seen_subcommand_from ${name}; and test (count (commandline -opc)) -eq 2' -a '${words.join(' ')}'`;
  for (const option of options) {
    const value = option.placeholder === undefined ? '' : ' -r';
    yield `-n '__fish_seen_subcommand_from ${name}' -l ${option.name}${value} -d ${quoteSingle(option.about)}`;
  }
}

const fish = (commands: Commands): string =>
  commands
    .flatMap((command) => [...listFishRules(command)].map((rule) => `complete -c ludoteca ${rule}\n`))
    .join('');

const SCRIPTS = { bash, zsh, fish } as const satisfies { [S in Shell]: typeof bash };

/** The options of a command and its subcommands, each once. */
function describeAllOptions(
  { describeOptions, subcommands = [] }: Command,
  language: Language,
): readonly CommandOptionInfo[] {
  const all = [...describeOptions(language), ...subcommands.flatMap((one) => one.describeOptions(language))];
  return [...new Map(all.map((option) => [option.name, option])).values()];
}

/** The games, for a command that begins with one; the names of its subcommands; the shells for this command. */
function findWords(
  { name, parameters, subcommands = [] }: Command,
  games: readonly string[],
): readonly string[] {
  const [first = ''] = parameters;
  if (subcommands.length > 0) return subcommands.map((one) => one.name.slice(name.length + 1));
  if (first === 'SHELL') return SHELLS;
  return first === 'GAME' || first === '[GAME]' ? games : [];
}

export function formatCompletion(
  shell: Shell,
  commands: readonly Command[],
  entries: readonly AnyCatalogueEntry[],
  language: Language,
): string {
  const { pages, common } = helpTexts[language];
  const everywhere = Object.entries(COMMON_OPTIONS).map(([name, option]) => ({
    name,
    placeholder: option.placeholder,
    about: common[name as keyof typeof COMMON_OPTIONS],
  }));
  const games = entries.map(({ game }) => game.id);
  const ofProgram = commands.map((command) => ({
    name: command.name,
    about: pages[command.name].about,
    options: [...describeAllOptions(command, language), ...everywhere],
    words: findWords(command, games),
  }));
  const ofGames = entries.map((entry) => ({
    name: entry.game.id,
    about: entry.texts[language].name,
    options: everywhere,
    words: (entry.commands ?? []).map(({ name }) => name).filter((name) => name !== ''),
  }));
  return SCRIPTS[shell]([...ofProgram, ...ofGames]);
}
