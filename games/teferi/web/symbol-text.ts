/** Parses symbols in braces out of costs and texts. */
import { at } from '@ludoteca/kernel';
import { BASIC_LANDS, MANA_TYPES, type ManaType } from '../abilities/index.ts';
import type { PrintedCard } from '../view-types.ts';

export type TextPart = { readonly text: string } | { readonly symbol: string };

export const parseSymbols = (text: string): readonly TextPart[] =>
  text
    .split(/(\{[^{}]+\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{[^{}]+\}$/.test(part) ? { symbol: part.slice(1, -1) } : { text: part }));

/** One symbol for each mana of a pool. */
export const formatManaPool = (mana: readonly number[]): string =>
  mana.flatMap((count, type) => Array.from({ length: count }, () => `{${at(MANA_TYPES, type)}}`)).join('');

const isMana = (part: string): part is ManaType => MANA_TYPES.some((type) => type === part);

/** Two colours for a hybrid symbol, none for a number. */
export const coloursOfSymbol = (symbol: string): readonly ManaType[] => symbol.split('/').filter(isMana);

/** The rest of a symbol beside its colours: a number, X, P for Phyrexian mana. */
export const restOfSymbol = (symbol: string): string =>
  symbol
    .split('/')
    .filter((part) => !isMana(part))
    .join('/');

/** The colours of a card's frame: of a land the mana of its basic land types (305.6). */
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

/** The lines of a text with the index of their first characters. */
export function splitLines(text: string): readonly { readonly place: number; readonly line: string }[] {
  let next = 0;
  return text.split('\n').map((line) => {
    const place = next;
    next += line.length + 1;
    return { place, line };
  });
}
