/** Cards described: what a filter says, as a noun and what is said of it. */
import type { Filter, Value } from '../vocabulary/index.ts';
import type { Determiner, Modifier, Phrase, Word } from './grammar.ts';
import { type Speaker, wordOr } from './speaker.ts';

const listed = <V>(value: V | readonly V[]): readonly V[] =>
  Array.isArray(value) ? (value as readonly V[]) : [value as V];

const IN_PLAY = [
  'line',
  'attack',
  'defence',
  'health',
  'state',
  'keyword',
  'damaged',
  'equipped',
  'did',
] as const;

/** Whether a filter says what kind of card it is. */
export const hasNoun = ({ card, tag, class: its, slot, type }: Filter): boolean =>
  [card, tag, its, slot, type].some((field) => field !== undefined);

export function nounsOf(
  say: Speaker,
  filter: Filter,
  fallback: 'card' | 'character' = 'card',
): readonly Word[] {
  const { nouns } = say.book;
  if (filter.card !== undefined) {
    const name = say.library.card(filter.card)?.name[say.language] ?? filter.card;
    return [{ one: name, many: name, gender: 'm' }];
  }
  if (filter.tag !== undefined) return [wordOr(say, filter.tag)];
  if (filter.class !== undefined) return listed(filter.class).map((name) => nouns[name]);
  if (filter.slot !== undefined) return [nouns[filter.slot]];
  if (filter.type !== undefined) return listed(filter.type).map((type) => nouns[type]);
  if (filter.speed !== undefined) return [nouns.spell];
  if (filter.level !== undefined) return [nouns.structure];
  if (IN_PLAY.some((field) => filter[field] !== undefined)) return [nouns.character];
  return [nouns[fallback]];
}

const isThing = ({ type }: Filter): boolean => type !== undefined && !listed(type).includes('character');

/** In the order in which they are said. */
export function modifiersOf(say: Speaker, filter: Filter): readonly Modifier[] {
  const { qualities, range, keywords } = say.book;
  const found: (Modifier | false)[] = [
    filter.damaged !== undefined && qualities.damaged(filter.damaged, isThing(filter)),
    filter.state !== undefined && qualities.state(filter.state),
    filter.equipped !== undefined && qualities.equipped(filter.equipped),
    filter.rarity !== undefined && qualities.rarity(filter.rarity),
    filter.token !== undefined && qualities.token(filter.token),
    filter.element !== undefined && qualities.element(listed(filter.element)),
    filter.speed !== undefined && qualities.speed(filter.speed),
    filter.keyword !== undefined && qualities.keyword(keywords[filter.keyword]),
    filter.line !== undefined && qualities.line(filter.line),
    filter.level !== undefined && qualities.level(range(filter.level)),
    filter.cost !== undefined && qualities.cost(range(filter.cost)),
    ...(['attack', 'defence', 'health'] as const).map(
      (stat): Modifier | false => filter[stat] !== undefined && qualities.stat(stat, range(filter[stat])),
    ),
    filter.same !== undefined && qualities.same(filter.same.what, say.tell.who(say, filter.same.as)),
    filter.did !== undefined && qualities.did(filter.did),
    ...(filter.not === undefined ? [] : negated(say, filter.not)),
  ];
  return found.filter((modifier) => modifier !== false);
}

const negated = (say: Speaker, filter: Filter): readonly Modifier[] => [
  ...(hasNoun(filter) ? nounsOf(say, filter).map((noun) => say.book.qualities.notNoun(noun)) : []),
  ...modifiersOf(say, filter).map((modifier) => say.book.qualities.not(modifier)),
];

interface Manner {
  readonly target?: boolean;
  readonly tails?: readonly string[];
  /** Whose it is goes without saying, or is said elsewhere. */
  readonly side?: Filter['side'] | 'unsaid';
  readonly fallback?: 'card' | 'character';
}

export const described = (
  say: Speaker,
  filter: Filter,
  determiner: Determiner,
  { target = false, tails = [], side = filter.side, fallback = 'card' }: Manner = {},
): Phrase =>
  say.book.phrase({
    determiner,
    nouns: nounsOf(say, filter, fallback),
    side: side === 'unsaid' ? undefined : side,
    other: filter.other === true,
    modifiers: modifiersOf(say, filter),
    target,
    tails,
  });

/** A plain number as it is; anything else as a letter for it, where a text has no room for more. */
export const figure = (value: Value): number | 'X' => (typeof value === 'number' ? value : 'X');

/** One, or so many. */
export const counted = (count: number | string): Determiner =>
  count === 1 ? { kind: 'a' } : { kind: 'number', count: `${count}`, upTo: false };
