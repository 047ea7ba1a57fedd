/** `ludoteca games`: lists the games with their players and settings. */
import {
  EXIT_CODES,
  type FormField,
  type FieldText,
  type Language,
  type AnyCatalogueEntry,
} from '@ludoteca/kit';
import { playerNames } from '@ludoteca/players';
import { defineCommand, type CliEnvironment } from '../args/command.ts';
import { formatColumns } from '../terminal/text-layout.ts';
import { flagOption } from '../args/options.ts';
import { createKindNamer } from '../session/setup/player-names.ts';

const messages = {
  none: 'No game is listed; --all includes the games for teaching and testing.',
  heads: ['id', 'name', 'seats', 'about'],
  players:
    'Players of a game’s own; random, greedy, beginner, intermediate, advanced and expert play every game',
  playerHeads: ['id', 'player', 'called'],
  settings: 'Settings, given to play, sim and bots as --set KEY=VALUE',
  settingHeads: ['id', 'key', 'values', 'usual', 'what'],
};

export const gamesCommand = defineCommand({
  name: 'games',
  parameters: [],
  options: { all: flagOption, json: flagOption },
  run: async (_, { all, json }, environment, entries) => {
    const lang = environment.language;
    const shown = entries.filter(({ listed }) => listed || all);
    if (json) environment.print(JSON.stringify(shown.map((entry) => toJsonGame(entry, lang))));
    else if (shown.length === 0) environment.print(messages.none);
    else printTables(shown, lang, environment);
    return EXIT_CODES.done;
  },
});

function toJsonGame(entry: AnyCatalogueEntry, lang: Language): object {
  const { game, texts, form, listed } = entry;
  const { id, version, seats } = game;
  const { name, about } = texts[lang];
  return { id, name, about, version, seats, players: playerNames(entry), settings: form, listed };
}

function printTables(
  listed: readonly AnyCatalogueEntry[],
  lang: Language,
  { print, width }: CliEnvironment,
): void {
  const rows = listed.map(({ game: { id, seats }, texts }) => {
    const { name, about } = texts[lang];
    return [id, name, `${seats.min}-${seats.max}`, about];
  });
  for (const line of formatColumns([messages.heads, ...rows], { width })) print(line);
  const parts = [
    [messages.players, messages.playerHeads, listed.flatMap((entry) => toPlayerRows(entry, lang))],
    [messages.settings, messages.settingHeads, listed.flatMap((entry) => toSettingRows(entry, lang))],
  ] as const;
  for (const [title, heads, cells] of parts)
    if (cells.length > 0)
      for (const line of ['', title, ...formatColumns([heads, ...cells], { width })]) print(line);
}

function toPlayerRows(entry: AnyCatalogueEntry, lang: Language): readonly (readonly string[])[] {
  const nameKind = createKindNamer(entry, lang);
  return Object.keys(entry.players ?? {}).map((name) => [entry.game.id, name, nameKind(name)]);
}

const toSettingRows = (
  { game, form, texts }: AnyCatalogueEntry,
  lang: Language,
): readonly (readonly string[])[] =>
  Object.entries(form).map(([key, field]) => [
    game.id,
    key,
    describeValues(field),
    String(field.usual),
    describeField(field, texts[lang].settings[key]),
  ]);

function describeValues(field: FormField): string {
  switch (field.kind) {
    case 'number':
      return `${field.min} to ${field.max}`;
    case 'choice':
      return field.among.join(', ');
    case 'flag':
      return 'true, false';
    case 'file':
      return 'name or @FILE';
  }
}

/** The label of the setting and of each value, including the names of shipped files. */
function describeField(field: FormField, fieldText: FieldText | undefined): string {
  const { label = '', choices = {} } = fieldText ?? {};
  const names = field.kind === 'file' ? field.among : Object.keys(choices);
  const values = names.map((name) => {
    const what = choices[name] ?? name;
    // A label that begins with the name needs no prefix.
    return what === name || what.startsWith(`${name}: `) ? what : `${name}: ${what}`;
  });
  if (field.kind === 'file') values.push(`files ${field.endings.join(', ')}`);
  return values.length === 0 ? label : `${label} (${values.join('; ')})`;
}
