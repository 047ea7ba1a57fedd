/** Parses the type line of a card (205). */
import { CARD_TYPES, type CardType, SUPERTYPES, type Supertype } from '../abilities/index.ts';

export interface TypeLine {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}

const SUBTYPE_PATTERN = /^[A-Z][\p{L}'’-]*$/u;

/** Undefined if a word is not a supported type. */
export function parseTypeLine(line: string): TypeLine | undefined {
  const [front = '', back = '', ...more] = line.trim().split(/ [—–-] /);
  if (more.length > 0 || line.length > 120) return undefined;
  const words = front.toLowerCase().split(' ').filter(Boolean);
  const supertypes = SUPERTYPES.filter((one) => words.includes(one));
  const types = CARD_TYPES.filter((one) =>
    words.includes(one === 'kindred' && words.includes('tribal') ? 'tribal' : one),
  );
  const subtypes = back.split(' ').filter(Boolean);
  // The casting restriction of legendary instants and sorceries (205.4e) is not supported.
  if (supertypes.includes('legendary') && (types.includes('instant') || types.includes('sorcery')))
    return undefined;
  if (types.length === 0 || supertypes.length + types.length !== words.length) return undefined;
  return subtypes.every((one) => SUBTYPE_PATTERN.test(one)) ? { supertypes, types, subtypes } : undefined;
}
