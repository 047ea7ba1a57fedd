/** Values of the settings form and their conversion to settings. */
import type { Json, Reason } from '@ludoteca/kernel';
import type { FieldInfo, FormInfo } from '@ludoteca/wire';

/** The content of a user's file, once it is valid. */
export interface FileValue {
  readonly value?: Json;
  /** Display name, if the value comes from a page of the game. */
  readonly called?: string;
}

/** Form values by field name. */
export type FieldValues = { readonly [field: string]: string | boolean | FileValue };

export const defaultFieldValues = (form: FormInfo): FieldValues =>
  Object.fromEntries(
    Object.entries(form).map(([key, { usual }]) => [key, typeof usual === 'number' ? String(usual) : usual]),
  );

/** Converts form values to settings. Invalid numbers are sent as text, so that the game can explain the problem. */
export const toSettings = (form: FormInfo, fields: FieldValues): { readonly [field: string]: Json } =>
  Object.fromEntries(Object.entries(form).map(([key, field]) => [key, toSettingValue(field, fields[key])]));

function toSettingValue({ kind, usual }: FieldInfo, value: FieldValues[string] | undefined): Json {
  if (value === undefined) return usual;
  if (typeof value === 'object') return value.value ?? null;
  return kind === 'number' && typeof value === 'string' && /^-?\d+$/.test(value.trim())
    ? Number(value)
    : value;
}

/** Replaces the field's key in a reason by its label. */
export function withFieldLabel(
  reason: Reason,
  labels: { readonly [field: string]: { readonly label: string } },
): Reason {
  const { facts } = reason;
  if (typeof facts !== 'object' || facts === null || !('field' in facts)) return reason;
  const label = typeof facts.field === 'string' ? labels[facts.field]?.label : undefined;
  return label === undefined ? reason : { ...reason, facts: { ...facts, field: label } };
}
