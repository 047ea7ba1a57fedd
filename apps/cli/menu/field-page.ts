import type { FormField, FieldText, FileField } from '@ludoteca/kit';
import { parseInteger } from '../args/options.ts';
import { type MenuItem, type MenuList, showMenu, type MenuPage, askText } from './page.ts';
import type { MenuTexts } from './texts/index.ts';

type FieldValue = number | string | boolean;

/** A longer row of numbers is typed, not picked. */
const MAX_LISTED_VALUES = 100;

/** What a value of a field is called. */
export function formatValue(
  field: FormField,
  value: unknown,
  texts: FieldText | undefined,
  words: MenuTexts,
): string {
  if (field.kind === 'flag') return value === true ? words.yes : words.no;
  if (field.kind === 'file' && !field.among.includes(value as string)) return words.draft.ownFile;
  return texts?.choices?.[String(value)] ?? String(value);
}

/** Has a field of a form filled in: Enter leaves it is. `taken` hears the value, or nothing when somebody goes back. */
export function fieldPage(
  field: Exclude<FormField, FileField>,
  heading: Pick<MenuList, 'title' | 'question'>,
  taken: (value: FieldValue | undefined) => MenuPage,
  texts?: FieldText,
): MenuPage {
  if (field.kind === 'number' && field.max - field.min >= MAX_LISTED_VALUES)
    return numberPage(field, heading.question, taken);
  return (menu) => {
    const values = listValues(field);
    const items = values.map((value): MenuItem => ({
      label: formatValue(field, value, texts, menu.texts),
      page: taken(value),
      // Whoever is asked for a number types the number itself.
      ...(field.kind === 'number' ? { key: String(value) } : {}),
    }));
    return showMenu(menu, {
      ...heading,
      items,
      defaultIndex: values.indexOf(field.usual),
      back: taken(undefined),
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
    taken: (value: FieldValue | undefined) => MenuPage,
  ): MenuPage =>
  (menu) =>
    askText(menu, { question, defaultText: String(field.usual), back: taken(undefined) }, (text) => {
      const { min, max } = field;
      const number = parseInteger(text.trim());
      if (number >= min && number <= max) return taken(number);
      menu.error = menu.texts.draft.range(min, max);
      return taken(undefined);
    });
