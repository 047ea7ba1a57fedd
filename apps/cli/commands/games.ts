/** `ludoteca games`: lists the games with their players and settings. */
import {
  type ByLanguage,
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

interface GamesTexts {
  readonly none: string;
  readonly heads: readonly string[];
  readonly players: string;
  readonly playerHeads: readonly string[];
  readonly settings: string;
  readonly settingHeads: readonly string[];
  range(min: number, max: number): string;
  readonly file: string;
  files(endings: readonly string[]): string;
}

const gamesTexts: ByLanguage<GamesTexts> = {
  it: {
    none: 'Nessun gioco è elencato; --all comprende i giochi per l’insegnamento e le prove.',
    heads: ['id', 'nome', 'posti', 'descrizione'],
    players:
      'Giocatori propri di un gioco; random, greedy, beginner, intermediate, advanced ed expert giocano a ogni gioco',
    playerHeads: ['id', 'giocatore', 'nome'],
    settings: 'Impostazioni, da dare a play, sim e bots con --set KEY=VALUE',
    settingHeads: ['id', 'chiave', 'valori', 'solito', 'che cosa'],
    range: (min, max) => `da ${min} a ${max}`,
    file: 'nome o @FILE',
    files: (endings) => `file ${endings.join(', ')}`,
  },
  en: {
    none: 'No game is listed; --all includes the games for teaching and testing.',
    heads: ['id', 'name', 'seats', 'about'],
    players:
      'Players of a game’s own; random, greedy, beginner, intermediate, advanced and expert play every game',
    playerHeads: ['id', 'player', 'called'],
    settings: 'Settings, given to play, sim and bots as --set KEY=VALUE',
    settingHeads: ['id', 'key', 'values', 'usual', 'what'],
    range: (min, max) => `${min} to ${max}`,
    file: 'name or @FILE',
    files: (endings) => `files ${endings.join(', ')}`,
  },
  pt: {
    none: 'Nenhum jogo está na lista; --all inclui os jogos para ensino e testes.',
    heads: ['id', 'nome', 'lugares', 'descrição'],
    players:
      'Jogadores próprios de um jogo; random, greedy, beginner, intermediate, advanced e expert jogam todos os jogos',
    playerHeads: ['id', 'jogador', 'nome'],
    settings: 'Configurações, dadas a play, sim e bots com --set KEY=VALUE',
    settingHeads: ['id', 'chave', 'valores', 'usual', 'o que é'],
    range: (min, max) => `de ${min} a ${max}`,
    file: 'nome ou @FILE',
    files: (endings) => `arquivos ${endings.join(', ')}`,
  },
};

export const gamesCommand = defineCommand({
  name: 'games',
  parameters: [],
  options: { all: flagOption, json: flagOption },
  run: async (_, { all, json }, environment, entries) => {
    const lang = environment.language;
    const shown = entries.filter(({ listed }) => listed || all);
    if (json) environment.print(JSON.stringify(shown.map((entry) => toJsonGame(entry, lang))));
    else if (shown.length === 0) environment.print(gamesTexts[lang].none);
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
  const texts = gamesTexts[lang];
  const rows = listed.map(({ game: { id, seats }, texts: gameTexts }) => {
    const { name, about } = gameTexts[lang];
    return [id, name, `${seats.min}-${seats.max}`, about];
  });
  for (const line of formatColumns([texts.heads, ...rows], { width })) print(line);
  const parts = [
    [texts.players, texts.playerHeads, listed.flatMap((entry) => toPlayerRows(entry, lang))],
    [texts.settings, texts.settingHeads, listed.flatMap((entry) => toSettingRows(entry, lang))],
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
    describeValues(field, gamesTexts[lang]),
    String(field.usual),
    describeField(field, texts[lang].settings[key], gamesTexts[lang]),
  ]);

function describeValues(field: FormField, texts: GamesTexts): string {
  switch (field.kind) {
    case 'number':
      return texts.range(field.min, field.max);
    case 'choice':
      return field.among.join(', ');
    case 'flag':
      return 'true, false';
    case 'file':
      return texts.file;
  }
}

/** The label of the setting and of each value, including the names of shipped files. */
function describeField(field: FormField, fieldText: FieldText | undefined, texts: GamesTexts): string {
  const { label = '', choices = {} } = fieldText ?? {};
  const names = field.kind === 'file' ? field.among : Object.keys(choices);
  const values = names.map((name) => {
    const what = choices[name] ?? name;
    // A label that begins with the name needs no prefix.
    return what === name || what.startsWith(`${name}: `) ? what : `${name}: ${what}`;
  });
  if (field.kind === 'file') values.push(texts.files(field.endings));
  return values.length === 0 ? label : `${label} (${values.join('; ')})`;
}
