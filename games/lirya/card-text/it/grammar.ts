/** Italian grammar: articles, prepositions, agreement. */
import {
  inflect,
  type Adjective,
  type Determiner,
  type NounPhraseParts,
  type NounPhrase,
  type NounForms,
} from '../grammar.ts';

const VOWEL = /^[aeiouàèéìòù]/i;
const LO = /^(s[bcdfgklmnpqrtvz]|z|gn|ps|pn|x|y)/i;

function definite(word: string, gender: 'm' | 'f', plural: boolean): string {
  if (plural) return gender === 'f' ? 'le ' : VOWEL.test(word) || LO.test(word) ? 'gli ' : 'i ';
  if (VOWEL.test(word)) return 'l’';
  return gender === 'f' ? 'la ' : LO.test(word) ? 'lo ' : 'il ';
}

function indefinite(word: string, gender: 'm' | 'f'): string {
  if (gender === 'f') return VOWEL.test(word) ? 'un’' : 'una ';
  return LO.test(word) ? 'uno ' : 'un ';
}

function that(word: string, gender: 'm' | 'f', plural: boolean): string {
  if (gender === 'f') return plural ? 'quelle ' : VOWEL.test(word) ? 'quell’' : 'quella ';
  if (plural) return VOWEL.test(word) || LO.test(word) ? 'quegli ' : 'quei ';
  return VOWEL.test(word) ? 'quell’' : LO.test(word) ? 'quello ' : 'quel ';
}

const OTHER: Adjective = ['altro', 'altra', 'altri', 'altre'];
const YOUR: Adjective = ['tuo', 'tua', 'tuoi', 'tue'];
const NEXT: Adjective = ['prossimo', 'prossima', 'prossimi', 'prossime'];
const ENEMY: Adjective = ['nemico', 'nemica', 'nemici', 'nemiche'];

/** The subject is left out. */
export const abbreviate = (one: NounPhrase): NounPhrase => ({ ...one, subject: '' });

const isPlural = (determiner: Determiner): boolean =>
  determiner.kind === 'number' || ('plural' in determiner && determiner.plural);

function withArticle(determiner: Determiner, gender: 'm' | 'f', rest: string): string {
  switch (determiner.kind) {
    case 'a':
      return (determiner.upTo === true ? 'fino a ' : '') + indefinite(rest, gender) + rest;
    case 'next':
      return definite(rest, gender, false) + rest;
    case 'each':
      return `ogni ${rest}`;
    case 'this':
      return `${gender === 'f' ? 'questa' : 'questo'} ${rest}`;
    case 'the':
      return definite(rest, gender, determiner.plural) + rest;
    case 'that':
      return that(rest, gender, determiner.plural) + rest;
    case 'bare':
      return rest;
    case 'number':
      return `${determiner.upTo ? 'fino a ' : ''}${determiner.count} ${rest}`;
  }
}

/** Order: determiner, other, your; noun; enemy and adjectives; target; tails. */
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
  const gender = nouns[0]?.gender ?? 'm';
  const shape = { gender, plural };
  const noun = nouns
    .map(({ one, many, gender: its }, i) =>
      plural ? many : determiner.kind === 'a' && i > 0 ? indefinite(one, its) + one : one,
    )
    .join(determiner.kind === 'the' || determiner.kind === 'bare' ? ' e ' : ' o ');
  const words = [
    ...(other === true ? [inflect(OTHER, shape)] : []),
    ...(side === 'you' ? [inflect(YOUR, shape)] : []),
    ...(determiner.kind === 'next' ? [inflect(NEXT, shape)] : []),
    noun,
    ...(side === 'opponent' ? [inflect(ENEMY, shape)] : []),
    ...modifiers.flatMap(({ adjective }) => (adjective === undefined ? [] : [inflect(adjective, shape)])),
    ...(target === true ? ['bersaglio'] : []),
    ...modifiers.flatMap(({ tail }) => (tail === undefined ? [] : [inflect(tail, shape)])),
    ...tails,
  ];
  return { text: withArticle(determiner, gender, words.join(' ')), gender, plural };
}

const CONTRACTED = {
  a: { il: 'al', lo: 'allo', la: 'alla', i: 'ai', gli: 'agli', le: 'alle', 'l’': 'all’' },
  di: { il: 'del', lo: 'dello', la: 'della', i: 'dei', gli: 'degli', le: 'delle', 'l’': 'dell’' },
  da: { il: 'dal', lo: 'dallo', la: 'dalla', i: 'dai', gli: 'dagli', le: 'dalle', 'l’': 'dall’' },
  su: { il: 'sul', lo: 'sullo', la: 'sulla', i: 'sui', gli: 'sugli', le: 'sulle', 'l’': 'sull’' },
} as const;

/** Contracts a preposition with the article that follows. */
export function contract(preposition: keyof typeof CONTRACTED, { text }: Pick<NounPhrase, 'text'>): string {
  const found = /^(il|lo|la|i|gli|le) |^(l’)/.exec(text);
  if (found === null) return `${preposition} ${text}`;
  const article = (found[1] ?? found[2]) as keyof (typeof CONTRACTED)['a'];
  const melted = CONTRACTED[preposition][article];
  return article === 'l’' ? melted + text.slice(2) : `${melted} ${text.slice(article.length + 1)}`;
}

export const toBe = ({ plural }: NounPhrase): string => (plural ? 'sono' : 'è');

/** `lo`, `la`, `li`, `le`, attached to a verb. */
export const objectPronoun = ({ gender, plural }: NounPhrase): string =>
  plural ? (gender === 'f' ? 'le' : 'li') : gender === 'f' ? 'la' : 'lo';

export const noun = (one: string, many: string, gender: 'm' | 'f' = 'm'): NounForms => ({
  one,
  many,
  gender,
});
export const fixedPhrase = (text: string, gender: 'm' | 'f' = 'm', plural = false): NounPhrase => ({
  text,
  gender,
  plural,
});
