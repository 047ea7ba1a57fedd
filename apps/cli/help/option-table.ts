/** The table of all options in docs/cli.md. */
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { type Command, formatOption } from '../args/command.ts';
import { helpTexts } from './texts/index.ts';

interface OptionRow {
  readonly option: string;
  readonly about: string;
  readonly commands: readonly string[];
}

/** One row for each option and meaning, with the commands that have it. */
export function formatOptionTable(
  commands: readonly Command[],
  entries: readonly AnyCatalogueEntry[],
): string {
  const rows = mergeRows([
    ...listCommonOptions(),
    ...commands.flatMap((command) => [command, ...(command.subcommands ?? [])]).flatMap(listOptions),
    ...entries.flatMap(listGameOptions),
  ]);
  return [
    '| option | commands | meaning |',
    '|---|---|---|',
    ...rows.map(
      ({ option, about, commands: names }) =>
        `| \`${escapeCell(option)}\` | ${names.join(', ')} | ${escapeCell(about)} |`,
    ),
    '',
  ].join('\n');
}

const escapeCell = (text: string): string => text.replaceAll('|', String.raw`\|`);

function listCommonOptions(): readonly OptionRow[] {
  const { game, lang, help, version } = helpTexts.en.common;
  return [
    { option: '--game PATH', about: game, commands: ['all'] },
    { option: '--lang LANG', about: lang, commands: ['all'] },
    { option: '-h, --help', about: help, commands: ['all'] },
    { option: '--version', about: version, commands: ['all'] },
  ];
}

const listOptions = ({ name, describeOptions }: Command): readonly OptionRow[] =>
  describeOptions('en').map((option) => ({
    option: formatOption(option),
    about: option.about,
    commands: [name],
  }));

const listGameOptions = ({ game, commands = [] }: AnyCatalogueEntry): readonly OptionRow[] =>
  commands.flatMap(({ name, help }) =>
    (help?.en.parameters ?? [])
      .filter(([option]) => option.startsWith('-'))
      .map(([option, about]) => ({ option, about, commands: [`${game.id} ${name}`.trimEnd()] })),
  );

/** Rows of the same option and meaning become one. */
function mergeRows(rows: readonly OptionRow[]): readonly OptionRow[] {
  const merged = new Map<string, OptionRow>();
  for (const row of rows) {
    const key = `${row.option} ${row.about}`;
    const commands = [...(merged.get(key)?.commands ?? []), ...row.commands];
    merged.set(key, { ...row, commands });
  }
  return [...merged.values()].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

/** Options by name, without dashes and short forms. */
const sortKey = ({ option, about }: OptionRow): string => `${option.replace(/^(-\w, )?-+/, '')} ${about}`;
