import type { Json } from '@ludoteca/kernel';
import type { FormInfo } from '@ludoteca/wire';
import { type Fields, usualFields } from './settings.ts';

type Settings = { readonly [field: string]: Json };

type Called = { readonly [field: string]: string };

const wishes = new Map<string, { readonly settings: Settings; readonly called: Called }>();

/** What the next table of a game is to be like, as far as somebody has said elsewhere on the page; undefined: as usual. */
export function wishFor(game: string, settings: Settings | undefined, called: Called = {}): void {
  if (settings === undefined) wishes.delete(game);
  else wishes.set(game, { settings, called });
}

export const isWished = (game: string): boolean => wishes.has(game);

/** A form as it stands at first: as usual, and as wished. */
export function firstFields(game: string, form: FormInfo): Fields {
  const { settings = {}, called = {} } = wishes.get(game) ?? {};
  const wished = Object.entries(settings).flatMap(([key, value]) => {
    const field = Object.hasOwn(form, key) ? form[key] : undefined;
    return field === undefined ? [] : [[key, fieldOf(field, value, called[key])] as const];
  });
  return { ...usualFields(form), ...Object.fromEntries(wished) };
}

function fieldOf(field: FormInfo[string], value: Json, called: string | undefined): Fields[string] {
  if (field.kind === 'file') {
    if (typeof value === 'string' && field.among.includes(value)) return value;
    return called === undefined ? { value } : { value, called };
  }
  return typeof value === 'string' || typeof value === 'boolean' ? value : JSON.stringify(value);
}
