/** Settings chosen on another page for the next table of a game. */
import type { Json } from '@ludoteca/kernel';
import type { FormInfo } from '@ludoteca/wire';
import { type FieldValues, defaultFieldValues } from './field-values.ts';

type PresetSettings = { readonly [field: string]: Json };

type PresetNames = { readonly [field: string]: string };

const presets = new Map<string, { readonly settings: PresetSettings; readonly called: PresetNames }>();

/** Sets or clears the preset of a game. */
export function presetTable(
  game: string,
  settings: PresetSettings | undefined,
  called: PresetNames = {},
): void {
  if (settings === undefined) presets.delete(game);
  else presets.set(game, { settings, called });
}

export const hasPreset = (game: string): boolean => presets.has(game);

/** The initial values of a form: defaults and the preset. */
export function initialFieldValues(game: string, form: FormInfo): FieldValues {
  const { settings = {}, called = {} } = presets.get(game) ?? {};
  const presetValues = Object.entries(settings).flatMap(([key, value]) => {
    const field = Object.hasOwn(form, key) ? form[key] : undefined;
    return field === undefined ? [] : [[key, toFieldValue(field, value, called[key])] as const];
  });
  return { ...defaultFieldValues(form), ...Object.fromEntries(presetValues) };
}

function toFieldValue(field: FormInfo[string], value: Json, called: string | undefined): FieldValues[string] {
  if (field.kind === 'file') {
    if (typeof value === 'string' && field.among.includes(value)) return value;
    return called === undefined ? { value } : { value, called };
  }
  return typeof value === 'string' || typeof value === 'boolean' ? value : JSON.stringify(value);
}
