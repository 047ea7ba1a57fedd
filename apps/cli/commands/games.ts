import {
  type FormField,
  type FieldText,
  LANGUAGES,
  type Language,
  type AnyCatalogueEntry,
} from '@ludoteca/kit';
import { playerNames } from '@ludoteca/players';
import { command, type Hands } from '../command.ts';
import { EXIT } from '../complaint.ts';
import { columns } from '../layout.ts';
import { flag, oneOf } from '../options.ts';
import { calledIn } from '../play/names.ts';

const words = {
  about: 'Lists the games, who plays them, and what can be set in each.',
  all: 'list those too that exist to teach or to test',
  lang: `the language of names: ${LANGUAGES.join(', ')} (default: en)`,
  json: 'print the list as JSON, with the players and the settings of each game',
  none: 'No game is listed; --all shows those that exist to teach or to test.',
  heads: ['id', 'name', 'seats', 'about'],
  players: 'Players of a game’s own; random and greedy play every game',
  playerHeads: ['id', 'player', 'called'],
  settings: 'Settings, given to play, sim and bots as --set KEY=VALUE',
  settingHeads: ['id', 'key', 'values', 'usual', 'what'],
};

export const games = command({
  name: 'games',
  about: words.about,
  takes: [],
  options: { all: flag(words.all), lang: oneOf('LANG', LANGUAGES, words.lang), json: flag(words.json) },
  notes: [],
  run: async (_, { all, lang = 'en', json }, hands, entries) => {
    const shown = entries.filter(({ listed }) => listed || all);
    if (json) hands.print(JSON.stringify(shown.map((entry) => dataOf(entry, lang))));
    else if (shown.length === 0) hands.print(words.none);
    else printTables(shown, lang, hands);
    return EXIT.done;
  },
});

function dataOf(entry: AnyCatalogueEntry, lang: Language): object {
  const { game, texts, form, listed } = entry;
  const { id, version, seats } = game;
  const { name, about } = texts[lang];
  return { id, name, about, version, seats, players: playerNames(entry), settings: form, listed };
}

function printTables(shown: readonly AnyCatalogueEntry[], lang: Language, { print, width }: Hands): void {
  const rows = shown.map(({ game: { id, seats }, texts }) => {
    const { name, about } = texts[lang];
    return [id, name, `${seats.min}-${seats.max}`, about];
  });
  for (const line of columns([words.heads, ...rows], { width })) print(line);
  const parts = [
    [words.players, words.playerHeads, shown.flatMap((entry) => playerRows(entry, lang))],
    [words.settings, words.settingHeads, shown.flatMap((entry) => settingRows(entry, lang))],
  ] as const;
  for (const [title, heads, cells] of parts)
    if (cells.length > 0)
      for (const line of ['', title, ...columns([heads, ...cells], { width })]) print(line);
}

function playerRows(entry: AnyCatalogueEntry, lang: Language): readonly (readonly string[])[] {
  const called = calledIn(entry, lang);
  return Object.keys(entry.players ?? {}).map((name) => [entry.game.id, name, called(name)]);
}

const settingRows = (
  { game, form, texts }: AnyCatalogueEntry,
  lang: Language,
): readonly (readonly string[])[] =>
  Object.entries(form).map(([key, field]) => [
    game.id,
    key,
    valuesOf(field),
    String(field.usual),
    meaningOf(field, texts[lang].settings[key]),
  ]);

function valuesOf(field: FormField): string {
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

/** What it is called, and what each of its values is; names that ship may be many, and stand here too. */
function meaningOf(field: FormField, said: FieldText | undefined): string {
  const { label = '', choices = {} } = said ?? {};
  const names = field.kind === 'file' ? field.among : Object.keys(choices);
  const values = names.map((name) => {
    const what = choices[name] ?? name;
    // Words that begin with the name itself say it already.
    return what === name || what.startsWith(`${name}: `) ? what : `${name}: ${what}`;
  });
  if (field.kind === 'file') values.push(`files ${field.endings.join(', ')}`);
  return values.length === 0 ? label : `${label} (${values.join('; ')})`;
}
