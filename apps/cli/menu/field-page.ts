/** The page on which a setting gets its value. */
import type { FormField, FieldText, FileField } from '@ludoteca/kit';
import { parseInteger } from '../args/options.ts';
import { type MenuItem, type MenuList, showMenu, type MenuPage, askText } from './page.ts';
import type { MenuTexts } from './texts/index.ts';

type FieldValue = number | string | boolean;

/** A larger range is typed instead of picked. */
const MAX_LISTED_VALUES = 100;

export function formatValue(
  field: FormField,
  value: unknown,
  texts: FieldText | undefined,
  menuTexts: MenuTexts,
): string {
  if (field.kind === 'flag') return value === true ? menuTexts.yes : menuTexts.no;
  if (field.kind === 'file' && !field.among.includes(value as string)) return menuTexts.setup.ownFile;
  return texts?.choices?.[String(value)] ?? String(value);
}

/** Enter keeps the present value. `next` gets the new value, or undefined when the user goes back. */
export function fieldPage(
  field: Exclude<FormField, FileField>,
  heading: Pick<MenuList, 'title' | 'question'>,
  next: (value: FieldValue | undefined) => MenuPage,
  texts?: FieldText,
): MenuPage {
  if (field.kind === 'number' && field.max - field.min >= MAX_LISTED_VALUES)
    return numberPage(field, heading.question, next);
  return (menu) => {
    const values = listValues(field);
    const items = values.map((value): MenuItem => ({
      label: formatValue(field, value, texts, menu.texts),
      page: next(value),
      // A number is picked by typing the number itself.
      ...(field.kind === 'number' ? { key: String(value) } : {}),
    }));
    return showMenu(menu, {
      ...heading,
      items,
      defaultIndex: values.indexOf(field.usual),
      back: next(undefined),
    });
  };
}

function listValues(field: Exclude<FormField, FileField>): readonly FieldValue[] {
  switch (field.kind) {
    case 'number':
      return Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);
    case 'choice':
      return field.among;
    case 'flag':
      return [true, false];
  }
}

const numberPage =
  (
    field: Extract<FormField, { readonly kind: 'number' }>,
    question: string,
    next: (value: FieldValue | undefined) => MenuPage,
  ): MenuPage =>
  (menu) =>
    askText(menu, { question, defaultText: String(field.usual), back: next(undefined) }, (text) => {
      const { min, max } = field;
      const number = parseInteger(text.trim());
      if (number >= min && number <= max) return next(number);
      menu.error = menu.texts.setup.range(min, max);
      return next(undefined);
    });
