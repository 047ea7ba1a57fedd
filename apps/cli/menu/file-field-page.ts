import type { Json } from '@ludoteca/kernel';
import type { FieldText, FileField, AnyCatalogueEntry } from '@ludoteca/kit';
import { quoteIfUnsafe } from '../terminal/sanitize.ts';
import { formatSettingFileProblem, readSettingFile } from '../args/setting-file.ts';
import { formatValue } from './field-page.ts';
import type { MenuContext } from './menu-context.ts';
import { type MenuList, showMenu, type MenuPage, askText } from './page.ts';

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
    heading: Pick<MenuList, 'title' | 'question'>,
    taken: (value: Json | undefined, path?: string) => MenuPage,
  ): MenuPage =>
  (menu) => {
    const { field, value, texts } = setting;
    const { draft: setup } = menu.texts;
    const named = field.among.map((name) => ({
      label: formatValue(field, name, texts, menu.texts),
      page: taken(name),
    }));
    const here = fileFieldPage(setting, heading, taken);
    const another: MenuPage = () =>
      askText(
        menu,
        { question: setup.whichFile(field.endings.join(', ')), defaultText: '', back: here },
        (path) => (path.trim() === '' ? here : readPath(menu, setting, path.trim(), here, taken)),
      );
    const known = field.among.indexOf(value as string);
    return showMenu(menu, {
      ...heading,
      items: [...named, { label: setup.fromFile, page: another }],
      defaultIndex: known === -1 ? named.length : known,
      back: taken(undefined),
    });
  };

/** What is wrong with the file is said where another can be named. */
async function readPath(
  menu: MenuContext,
  { entry, field }: FileSetting,
  path: string,
  here: MenuPage,
  taken: (value: Json, path: string) => MenuPage,
): Promise<MenuPage> {
  const read = await readSettingFile(field, path);
  if (read.ok) return taken(read.value, path);
  menu.error = `${quoteIfUnsafe(path, 200)}: ${formatSettingFileProblem(read.problem, entry, menu.language)}`;
  return here;
}
