/** English grammar: articles and word order. */
import {
  inflect,
  type Determiner,
  type NounPhraseParts,
  type NounPhrase,
  type NounForms,
} from '../grammar.ts';

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a');

export const abbreviate = (one: NounPhrase): NounPhrase => ({ ...one, text: one.plural ? 'they' : 'it' });

const isPlural = (determiner: Determiner): boolean =>
  determiner.kind === 'number' || ('plural' in determiner && determiner.plural);

/** The words before adjectives and noun. */
function opening(
  determiner: Determiner,
  other: boolean,
  target: boolean,
  side: NounPhraseParts['side'],
  rest: string,
): readonly string[] {
  const another = other ? ['other'] : [];
  switch (determiner.kind) {
    case 'a': {
      const upTo = determiner.upTo === true ? ['up to one'] : [];
      if (target) return [...upTo, ...(other ? ['another'] : []), 'target'];
      if (upTo.length > 0) return [...upTo, ...another];
      return other ? ['another'] : [article(rest)];
    }
    case 'each':
      return ['each', ...another];
    case 'this':
      return ['this'];
    case 'next':
      return side === 'you' ? ['your next'] : ['the next'];
    case 'the':
      if (!determiner.plural) return ['the', ...another];
      return side === 'you' ? ['your', ...another] : side === undefined ? ['all', ...another] : another;
    case 'that':
      return [determiner.plural ? 'those' : 'that'];
    case 'bare':
      return another;
    case 'number':
      return [
        ...(determiner.upTo ? ['up to'] : []),
        determiner.count,
        ...another,
        ...(target ? ['target'] : []),
      ];
  }
}

/** Order: determiner, other, target, controller; adjectives; noun; tails. */
export function buildPhrase({
  determiner,
  nouns,
  side,
  other,
  modifiers,
  target,
  tails = [],
}: NounPhraseParts): NounPhrase {
  const plural = isPlural(determiner);
  const shape = { gender: 'm', plural } as const;
  const adjectives = (close: boolean): string[] =>
    modifiers.flatMap(({ adjective, close: its = false }) =>
      adjective === undefined || its !== close ? [] : [inflect(adjective, shape)],
    );
  const noun = nouns
    .map(({ one, many }) => (plural ? many : one))
    .join(determiner.kind === 'the' || determiner.kind === 'bare' ? ' and ' : ' or ');
  const isMine = side === 'you' && (determiner.kind === 'next' || (determiner.kind === 'the' && plural));
  const whose = side === 'opponent' ? ['enemy'] : side === 'you' && !isMine ? ['allied'] : [];
  const rest = [...adjectives(false), ...whose, ...adjectives(true), noun].join(' ');
  const text = [
    ...opening(determiner, other === true, target === true, side, rest),
    rest,
    ...modifiers.flatMap(({ tail }) => (tail === undefined ? [] : [inflect(tail, shape)])),
    ...tails,
  ].join(' ');
  return { text, gender: 'm', plural };
}

export const toBe = ({ plural }: NounPhrase): string => (plural ? 'are' : 'is');
export const noun = (one: string, many: string): NounForms => ({ one, many, gender: 'm' });
export const fixedPhrase = (text: string, plural = false): NounPhrase => ({ text, gender: 'm', plural });
/** `it`, `them`. */
export const objectPronoun = ({ plural }: NounPhrase): string => (plural ? 'them' : 'it');
