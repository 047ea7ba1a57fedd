/** Describes a game of the catalogue for the lobby. */
import { type FormField, type Form, LANGUAGES, type AnyCatalogueEntry } from '@ludoteca/kit';
import { playerNames } from '@ludoteca/players';
import type { FieldInfo, FormInfo, GameInfo } from '@ludoteca/wire';

export function toGameInfo(entry: AnyCatalogueEntry): GameInfo {
  const { game, listed, form, texts, files } = entry;
  const { id, version, seats } = game;
  const words = Object.fromEntries(
    LANGUAGES.map((language) => {
      const { name, about, players = {}, settings } = texts[language];
      return [language, { name, about, players, settings }];
    }),
  ) as unknown as GameInfo['words'];
  const info = { id, version, seats, listed, players: playerNames(entry), form: toFormInfo(form), words };
  return files === undefined ? info : { ...info, files: { ending: files.extension } };
}

const toFormInfo = (form: Form): FormInfo =>
  Object.fromEntries(Object.entries(form).map(([key, field]) => [key, toFieldInfo(field)]));

function toFieldInfo(field: FormField): FieldInfo {
  if (field.kind !== 'file') return field;
  const { kind, among, usual, endings } = field;
  return { kind, among, usual, endings };
}
