/** Brazilian Portuguese grammar: articles, prepositions, agreement. */
import {
  inflect,
  type Adjective,
  type Determiner,
  type NounPhraseParts,
  type NounPhrase,
  type NounForms,
} from '../grammar.ts';

const THE: Adjective = ['o', 'a', 'os', 'as'];
const THAT: Adjective = ['esse', 'essa', 'esses', 'essas'];
const OTHER: Adjective = ['outro', 'outra', 'outros', 'outras'];
const YOUR: Adjective = ['seu', 'sua', 'seus', 'suas'];
const ALLIED: Adjective = ['aliado', 'aliada', 'aliados', 'aliadas'];
const ENEMY: Adjective = ['inimigo', 'inimiga', 'inimigos', 'inimigas'];
const NEXT: Adjective = ['próximo', 'próxima', 'próximos', 'próximas'];

type Shape = Pick<NounPhrase, 'gender' | 'plural'>;

/** The subject is left out. */
export const abbreviate = (one: NounPhrase): NounPhrase => ({ ...one, subject: '' });

const isPlural = (determiner: Determiner): boolean =>
  determiner.kind === 'number' || ('plural' in determiner && determiner.plural);

/** Whether the possessive precedes the noun. */
const isYours = (determiner: Determiner, side: NounPhraseParts['side']): boolean =>
  side === 'you' && (determiner.kind === 'next' || (determiner.kind === 'the' && determiner.plural));

function opening(determiner: Determiner, shape: Shape, yours: boolean, other: boolean): readonly string[] {
  const another = other ? [inflect(OTHER, shape)] : [];
  switch (determiner.kind) {
    case 'a': {
      const one = other ? inflect(OTHER, shape) : shape.gender === 'f' ? 'uma' : 'um';
      return determiner.upTo === true ? ['até', one] : [one];
    }
    case 'each':
      return ['cada', ...another];
    case 'this':
      return [shape.gender === 'f' ? 'esta' : 'este'];
    case 'next':
      return [yours ? inflect(YOUR, shape) : inflect(THE, shape), inflect(NEXT, shape)];
    case 'the':
      return yours ? [inflect(YOUR, shape), ...another] : [inflect(THE, shape), ...another];
    case 'that':
      return [inflect(THAT, shape)];
    case 'bare':
      return another;
    case 'number':
      return [...(determiner.upTo ? ['até'] : []), determiner.count, ...another];
  }
}

/** Order: determiner, other; noun; controller and adjectives; target; tails. */
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
  const yours = isYours(determiner, side);
  const words = [
    ...opening(determiner, shape, yours, other === true),
    nouns
      .map(({ one, many, gender: its }, i) =>
        plural ? many : determiner.kind === 'a' && i > 0 ? `${its === 'f' ? 'uma' : 'um'} ${one}` : one,
      )
      .join(determiner.kind === 'the' || determiner.kind === 'bare' ? ' e ' : ' ou '),
    ...(side === 'opponent'
      ? [inflect(ENEMY, shape)]
      : side === 'you' && !yours
        ? [inflect(ALLIED, shape)]
        : []),
    ...modifiers.flatMap(({ adjective }) => (adjective === undefined ? [] : [inflect(adjective, shape)])),
    ...(target === true ? ['alvo'] : []),
    ...modifiers.flatMap(({ tail }) => (tail === undefined ? [] : [inflect(tail, shape)])),
    ...tails,
  ];
  return { text: words.join(' '), gender, plural };
}

const CONTRACTED = {
  a: { o: 'ao', a: 'à', os: 'aos', as: 'às' },
  de: {
    o: 'do',
    a: 'da',
    os: 'dos',
    as: 'das',
    este: 'deste',
    esta: 'desta',
    esse: 'desse',
    essa: 'dessa',
    esses: 'desses',
    essas: 'dessas',
  },
  em: {
    o: 'no',
    a: 'na',
    os: 'nos',
    as: 'nas',
    este: 'neste',
    esta: 'nesta',
    esse: 'nesse',
    essa: 'nessa',
    esses: 'nesses',
    essas: 'nessas',
  },
} as const satisfies { readonly [preposition: string]: { readonly [article: string]: string } };

/** Contracts a preposition with the article that follows. */
export function contract(preposition: keyof typeof CONTRACTED, { text }: Pick<NounPhrase, 'text'>): string {
  const [first = '', ...rest] = text.split(' ');
  const forms: { readonly [article: string]: string } = CONTRACTED[preposition];
  const melted = Object.hasOwn(forms, first) ? forms[first] : undefined;
  return melted === undefined || rest.length === 0 ? `${preposition} ${text}` : [melted, ...rest].join(' ');
}

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
/** `-o`, `-a`, `-os`, `-as`, after a verb. */
export const objectPronoun = (shape: NounPhrase): string => inflect(THE, shape);
