import type { Json } from '@ludoteca/kernel';
import type { FieldText, FileField, AnyCatalogueEntry } from '@ludoteca/kit';
import { shown } from '../foreign.ts';
import { fileText, valueIn } from '../setting-file.ts';
import { valueText } from './field.ts';
import type { Lobby } from './lobby.ts';
import { type List, offer, type Page, type } from './page.ts';

/** A setting that may come from a file, as it stands. */
export interface FileSetting {
  readonly entry: AnyCatalogueEntry;
  readonly field: FileField;
  readonly value: Json;
  readonly texts: FieldText | undefined;
}

/** Has one of the things that ship picked, or a file named. `taken` hears the value, and the path it came from. */
export const fileFieldPage =
  (
    setting: FileSetting,
    asks: Pick<List, 'title' | 'question'>,
    taken: (value: Json | undefined, path?: string) => Page,
  ): Page =>
  (lobby) => {
    const { field, value, texts } = setting;
    const { draft } = lobby.words;
    const named = field.among.map((name) => ({
      label: valueText(field, name, texts, lobby.words),
      page: taken(name),
    }));
    const here = fileFieldPage(setting, asks, taken);
    const another: Page = () =>
      type(lobby, { question: draft.whichFile(field.endings.join(', ')), usual: '', back: here }, (path) =>
        path.trim() === '' ? here : readPath(lobby, setting, path.trim(), here, taken),
      );
    const known = field.among.indexOf(value as string);
    return offer(lobby, {
      ...asks,
      items: [...named, { label: draft.fromFile, page: another }],
      usual: known === -1 ? named.length : known,
      back: taken(undefined),
    });
  };

/** What is wrong with the file is said where another can be named. */
async function readPath(
  lobby: Lobby,
  { entry, field }: FileSetting,
  path: string,
  here: Page,
  taken: (value: Json, path: string) => Page,
): Promise<Page> {
  const read = await valueIn(field, path);
  if (read.ok) return taken(read.value, path);
  lobby.complaint = `${shown(path, 200)}: ${fileText(read.problem, entry, lobby.language)}`;
  return here;
}
