import type { Json } from '@ludoteca/kernel';
import type { FormInfo } from '@ludoteca/wire';
import { type Fields, usualFields } from './settings.ts';

type Settings = { readonly [field: string]: Json };

const wishes = new Map<string, Settings>();

/** What the next table of a game is to be like, as far as somebody has said elsewhere on the page; undefined: as usual. */
export function wishFor(game: string, settings: Settings | undefined): void {
  if (settings === undefined) wishes.delete(game);
  else wishes.set(game, settings);
}

/** A form as it stands at first: as usual, and as wished. */
export function firstFields(game: string, form: FormInfo): Fields {
  const wished = Object.entries(wishes.get(game) ?? {}).flatMap(([key, value]) => {
    const field = Object.hasOwn(form, key) ? form[key] : undefined;
    return field === undefined ? [] : [[key, fieldOf(field, value)] as const];
  });
  return { ...usualFields(form), ...Object.fromEntries(wished) };
}

function fieldOf(field: FormInfo[string], value: Json): Fields[string] {
  if (field.kind === 'file')
    return typeof value === 'string' && field.among.includes(value) ? value : { value };
  return typeof value === 'string' || typeof value === 'boolean' ? value : JSON.stringify(value);
}
