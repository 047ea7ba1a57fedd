import type { Json } from '@ludoteca/kernel';
import type { Field, Form } from '@ludoteca/kit';

/** What fields of a page hold, by name. */
export type Fields = { readonly [field: string]: string | boolean };

/** A form as it stands before anybody touches it. */
export const usualFields = (form: Form): Fields =>
  Object.fromEntries(
    Object.entries(form).map(([key, { usual }]) => [key, typeof usual === 'number' ? String(usual) : usual]),
  );

/** Settings as the server takes them. What is no number is sent as it is: the game says what is wrong with it. */
export const settingsOf = (form: Form, fields: Fields): { readonly [field: string]: Json } =>
  Object.fromEntries(Object.entries(form).map(([key, field]) => [key, read(field, fields[key])]));

function read({ kind, usual }: Field, value: string | boolean | undefined): Json {
  if (value === undefined) return usual;
  return kind === 'number' && typeof value === 'string' && /^-?\d+$/.test(value.trim())
    ? Number(value)
    : value;
}
