import type { Json, Reason } from '@ludoteca/kernel';
import type { FieldInfo, FormInfo } from '@ludoteca/wire';

/** A file of one's own, in place of what ships: what it holds, once that can be used. */
export interface OwnFile {
  readonly value?: Json;
  /** What people call it, where it comes from a page of the game and not from a file. */
  readonly called?: string;
}

/** What fields of a page hold, by name. */
export type Fields = { readonly [field: string]: string | boolean | OwnFile };

/** A form as it stands before anybody touches it. */
export const usualFields = (form: FormInfo): Fields =>
  Object.fromEntries(
    Object.entries(form).map(([key, { usual }]) => [key, typeof usual === 'number' ? String(usual) : usual]),
  );

/** Settings as the server takes them. What is no number is sent as it is: the game says what is wrong with it. */
export const settingsOf = (form: FormInfo, fields: Fields): { readonly [field: string]: Json } =>
  Object.fromEntries(Object.entries(form).map(([key, field]) => [key, read(field, fields[key])]));

function read({ kind, usual }: FieldInfo, value: Fields[string] | undefined): Json {
  if (value === undefined) return usual;
  if (typeof value === 'object') return value.value ?? null;
  return kind === 'number' && typeof value === 'string' && /^-?\d+$/.test(value.trim())
    ? Number(value)
    : value;
}

/** A reason with the field as the form calls it: games name it as their files do. */
export function labelled(
  reason: Reason,
  words: { readonly [field: string]: { readonly label: string } },
): Reason {
  const { facts } = reason;
  if (typeof facts !== 'object' || facts === null || !('field' in facts)) return reason;
  const label = typeof facts.field === 'string' ? words[facts.field]?.label : undefined;
  return label === undefined ? reason : { ...reason, facts: { ...facts, field: label } };
}
