/** Symbols in costs and texts, as pieces: what is between braces, and the words around it. */
import { at } from '@ludoteca/kernel';
import { BASIC_LANDS, MANA_TYPES, type ManaType } from '../abilities/index.ts';
import type { PrintedCard } from '../view-types.ts';

export type TextPart = { readonly text: string } | { readonly symbol: string };

export const parseSymbols = (text: string): readonly TextPart[] =>
  text
    .split(/(\{[^{}]+\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{[^{}]+\}$/.test(part) ? { symbol: part.slice(1, -1) } : { text: part }));

/** The symbols of a pool, one for each mana. */
export const formatManaPool = (mana: readonly number[]): string =>
  mana.flatMap((count, type) => Array.from({ length: count }, () => `{${at(MANA_TYPES, type)}}`)).join('');

const isMana = (part: string): part is ManaType => MANA_TYPES.some((type) => type === part);

/** The colours of a symbol: two for a hybrid; none: a number or a word. */
export const coloursOfSymbol = (symbol: string): readonly ManaType[] => symbol.split('/').filter(isMana);

/** What else a symbol says beside its colours: a number, X, P for life. */
export const restOfSymbol = (symbol: string): string =>
  symbol
    .split('/')
    .filter((part) => !isMana(part))
    .join('/');

/** In which inks a card is printed: its colours; of a land, what its types give. */
export function frameColours({
  types,
  subtypes,
  colours,
}: Pick<PrintedCard, 'types' | 'subtypes' | 'colours'>): readonly ManaType[] {
  if (!types.includes('land')) return colours;
  return MANA_TYPES.filter((type) =>
    Object.entries(BASIC_LANDS).some(([land, gives]) => gives === type && subtypes.includes(land)),
  );
}

/** The lines of a text, each with where it begins. */
export function splitLines(text: string): readonly { readonly place: number; readonly line: string }[] {
  let next = 0;
  return text.split('\n').map((line) => {
    const place = next;
    next += line.length + 1;
    return { place, line };
  });
}
