/** Scripts that complete the command line in a shell. */
import type { Language } from '@ludoteca/kit';
import type { Command, CommandOptionInfo } from '../args/command.ts';
import { COMMON_OPTIONS } from '../args/options.ts';
import { helpTexts } from '../help/texts/index.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

interface CompletedCommand {
  readonly name: string;
  readonly about: string;
  readonly options: readonly CommandOptionInfo[];
}
type Commands = readonly CompletedCommand[];

const flagsOf = ({ options }: CompletedCommand): string => options.map(({ name }) => `--${name}`).join(' ');
const namesOf = (commands: Commands): string => commands.map(({ name }) => name).join(' ');
const quoteSingle = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const bash = (commands: Commands, games: readonly string[]): string => `_ludoteca() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=""
  if (( COMP_CWORD == 1 )); then words="${namesOf(commands)} ${games.join(' ')} help --game --help --version"
  elif [[ "$word" == -* ]]; then
    case "\${COMP_WORDS[1]}" in
${commands.map((command) => `      ${command.name}) words="${flagsOf(command)}" ;;`).join('\n')}
    esac
  elif (( COMP_CWORD == 2 )); then words="${games.join(' ')}"
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _ludoteca ludoteca
`;

const zsh = (commands: Commands, games: readonly string[]): string => `#compdef ludoteca
_ludoteca() {
  if (( CURRENT == 2 )); then
    compadd -- ${namesOf(commands)} ${games.join(' ')} help --game --help --version
  elif [[ "$PREFIX" == -* ]]; then
    case "$words[2]" in
${commands.map((command) => `      ${command.name}) compadd -- ${flagsOf(command)} ;;`).join('\n')}
    esac
  else
    (( CURRENT == 3 )) && compadd -- ${games.join(' ')}
    _files
  fi
}
compdef _ludoteca ludoteca
`;

const fish = (commands: Commands, games: readonly string[]): string =>
  [
    ...commands.flatMap(({ name, about, options }) => [
      `complete -c ludoteca -n __fish_use_subcommand -a ${name} -d ${quoteSingle(about)}`,
      ...options.map(
        (option) =>
          `complete -c ludoteca -n '__fish_seen_subcommand_from ${name}' -l ${option.name}${option.placeholder === undefined ? '' : ' -r'} -d ${quoteSingle(option.about)}`,
      ),
    ]),
    `complete -c ludoteca -n 'not __fish_use_subcommand' -a '${games.join(' ')}'`,
    '',
  ].join('\n');

const SCRIPTS = { bash, zsh, fish } as const satisfies { [S in Shell]: typeof bash };

/** The options of a command and its subcommands, each once. */
function describeAllOptions(
  { describeOptions, subcommands = [] }: Command,
  language: Language,
): readonly CommandOptionInfo[] {
  const all = [...describeOptions(language), ...subcommands.flatMap((one) => one.describeOptions(language))];
  return [...new Map(all.map((option) => [option.name, option])).values()];
}

export function formatCompletion(
  shell: Shell,
  commands: readonly Command[],
  games: readonly string[],
  language: Language,
): string {
  const { pages, common } = helpTexts[language];
  const everywhere = Object.entries(COMMON_OPTIONS).map(([name, option]) => ({
    name,
    placeholder: option.placeholder,
    about: common[name as keyof typeof COMMON_OPTIONS],
  }));
  const completed = commands.map((command) => ({
    name: command.name,
    about: pages[command.name].about,
    options: [...describeAllOptions(command, language), ...everywhere],
  }));
  return SCRIPTS[shell](completed, games);
}
