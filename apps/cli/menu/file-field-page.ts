/** The page on which a setting that may come from a file gets its value. */
import type { Json } from '@ludoteca/kernel';
import type { FieldText, FileField, AnyCatalogueEntry } from '@ludoteca/kit';
import { formatFileError, readSettingFile } from '../args/read-setting-file.ts';
import { formatValue } from './field-page.ts';
import type { MenuContext } from './menu-context.ts';
import { type MenuList, showMenu, type MenuPage, askText } from './page.ts';

export interface FileSetting {
  readonly entry: AnyCatalogueEntry;
  readonly field: FileField;
  readonly value: Json;
  readonly texts: FieldText | undefined;
}

/** Lists the shipped values and a prompt for a path. `next` gets the value and the path it came from. */
export const fileFieldPage =
  (
    setting: FileSetting,
    heading: Pick<MenuList, 'title' | 'question'>,
    next: (value: Json | undefined, path?: string) => MenuPage,
  ): MenuPage =>
  (menu) => {
    const { field, value, texts } = setting;
    const { setup } = menu.texts;
    const named = field.among.map((name) => ({
      label: formatValue(field, name, texts, menu.texts),
      page: next(name),
    }));
    const thisPage = fileFieldPage(setting, heading, next);
    const another: MenuPage = () =>
      askText(
        menu,
        { question: setup.whichFile(field.endings.join(', ')), defaultText: '', back: thisPage },
        (path) => (path.trim() === '' ? thisPage : readPath(menu, setting, path.trim(), thisPage, next)),
      );
    const known = field.among.indexOf(value as string);
    return showMenu(menu, {
      ...heading,
      items: [...named, { label: setup.fromFile, page: another }],
      defaultIndex: known === -1 ? named.length : known,
      back: next(undefined),
    });
  };

/** A problem with the file is shown on the page where another can be named. */
async function readPath(
  menu: MenuContext,
  { entry, field }: FileSetting,
  path: string,
  thisPage: MenuPage,
  next: (value: Json, path: string) => MenuPage,
): Promise<MenuPage> {
  const read = await readSettingFile(field, path);
  if (read.ok) return next(read.value, path);
  menu.error = formatFileError(path, read.problem, entry, menu.language);
  return thisPage;
}
