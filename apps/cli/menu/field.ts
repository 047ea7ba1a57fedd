import type { FormField, FieldText, FileField } from '@ludoteca/kit';
import { wholeNumber } from '../options.ts';
import { type Item, type List, offer, type Page, type } from './page.ts';
import type { Words } from './words/index.ts';

type Value = number | string | boolean;

/** A longer row of numbers is typed, not picked. */
const MOST_PICKED = 100;

/** What a value of a field is called. */
export function valueText(
  field: FormField,
  value: unknown,
  texts: FieldText | undefined,
  words: Words,
): string {
  if (field.kind === 'flag') return value === true ? words.yes : words.no;
  if (field.kind === 'file' && !field.among.includes(value as string)) return words.draft.ownFile;
  return texts?.choices?.[String(value)] ?? String(value);
}

/** Has a field of a form filled in: Enter leaves it as it is. `taken` hears the value, or nothing when somebody goes back. */
export function fieldPage(
  field: Exclude<FormField, FileField>,
  asks: Pick<List, 'title' | 'question'>,
  taken: (value: Value | undefined) => Page,
  texts?: FieldText,
): Page {
  if (field.kind === 'number' && field.max - field.min >= MOST_PICKED)
    return typedNumber(field, asks.question, taken);
  return (lobby) => {
    const values = valuesOf(field);
    const items = values.map((value): Item => ({
      label: valueText(field, value, texts, lobby.words),
      page: taken(value),
      // Whoever is asked for a number types the number itself.
      ...(field.kind === 'number' ? { key: String(value) } : {}),
    }));
    return offer(lobby, {
      ...asks,
      items,
      usual: values.indexOf(field.usual),
      back: taken(undefined),
    });
  };
}

function valuesOf(field: Exclude<FormField, FileField>): readonly Value[] {
  switch (field.kind) {
    case 'number':
      return Array.from({ length: field.max - field.min + 1 }, (_, i) => field.min + i);
    case 'choice':
      return field.among;
    case 'flag':
      return [true, false];
  }
}

const typedNumber =
  (
    field: Extract<FormField, { readonly kind: 'number' }>,
    question: string,
    taken: (value: Value | undefined) => Page,
  ): Page =>
  (lobby) =>
    type(lobby, { question, usual: String(field.usual), back: taken(undefined) }, (text) => {
      const { min, max } = field;
      const number = wholeNumber(text.trim());
      if (number >= min && number <= max) return taken(number);
      lobby.complaint = lobby.words.draft.range(min, max);
      return taken(undefined);
    });
