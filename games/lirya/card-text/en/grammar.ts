/** English: articles and word order. */
import { agree, type Determiner, type Parts, type Phrase, type Word } from '../grammar.ts';

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a');

export const short = (phrase: Phrase): Phrase => ({ ...phrase, text: phrase.plural ? 'they' : 'it' });

const isPlural = (determiner: Determiner): boolean =>
  determiner.kind === 'number' || ('plural' in determiner && determiner.plural);

/** What stands before adjectives and noun. `mine`: whose it is, as an adjective, unless the determiner says it. */
function opening(
  determiner: Determiner,
  other: boolean,
  target: boolean,
  side: Parts['side'],
  rest: string,
): readonly string[] {
  const whose = side === 'you' ? ['allied'] : side === 'opponent' ? ['enemy'] : [];
  const another = other ? ['other'] : [];
  switch (determiner.kind) {
    case 'a': {
      const upTo = determiner.upTo === true ? ['up to one'] : [];
      if (target) return [...upTo, ...(other ? ['another'] : []), 'target', ...whose];
      if (upTo.length > 0) return [...upTo, ...another, ...whose];
      return other ? ['another', ...whose] : [article([...whose, rest].join(' ')), ...whose];
    }
    case 'each':
      return ['each', ...another, ...whose];
    case 'this':
      return ['this'];
    case 'next':
      return side === 'you' ? ['your next'] : ['the next', ...whose];
    case 'the':
      if (!determiner.plural) return ['the', ...another, ...whose];
      return side === 'you'
        ? ['your', ...another]
        : side === undefined
          ? ['all', ...another]
          : [...another, ...whose];
    case 'that':
      return [determiner.plural ? 'those' : 'that'];
    case 'bare':
      return [...another, ...whose];
    case 'number':
      return [
        ...(determiner.upTo ? ['up to'] : []),
        determiner.count,
        ...another,
        ...(target ? ['target'] : []),
        ...whose,
      ];
  }
}

/** Determiner, other, target, whose; adjectives; noun; tails. */
export function phrase({ determiner, nouns, side, other, modifiers, target, tails = [] }: Parts): Phrase {
  const plural = isPlural(determiner);
  const shape = { gender: 'm', plural } as const;
  const adjectives = modifiers.flatMap(({ adjective }) =>
    adjective === undefined ? [] : [agree(adjective, shape)],
  );
  const noun = nouns
    .map(({ one, many }) => (plural ? many : one))
    .join(determiner.kind === 'the' || determiner.kind === 'bare' ? ' and ' : ' or ');
  const rest = [...adjectives, noun].join(' ');
  const text = [
    ...opening(determiner, other === true, target === true, side, rest),
    rest,
    ...modifiers.flatMap(({ tail }) => (tail === undefined ? [] : [agree(tail, shape)])),
    ...tails,
  ].join(' ');
  return { text, gender: 'm', plural };
}

export const is = ({ plural }: Phrase): string => (plural ? 'are' : 'is');
export const word = (one: string, many: string): Word => ({ one, many, gender: 'm' });
export const fixed = (text: string, plural = false): Phrase => ({ text, gender: 'm', plural });
/** `it`, `them`. */
export const it = ({ plural }: Phrase): string => (plural ? 'them' : 'it');
