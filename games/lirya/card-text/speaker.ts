/** From where a card's text is told: which card, in which language, and what was mentioned already. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import type { Ability, Card, CardId, Noun, Target, Who } from '../vocabulary/index.ts';
import type { Book, NounKey } from './book.ts';
import type { Phrase, Word } from './grammar.ts';

/** What texts refer to and do not hold themselves. */
export interface Library {
  card(id: CardId): Card | undefined;
  /** What a counter, a tag or a memory is called. */
  word(name: string): ByLanguage<Noun> | undefined;
  /** What something of a plug-in is called. */
  custom(name: string): ByLanguage<string> | undefined;
}

/** How to say what is made of each other: who cards are, what they can do. */
export interface Tellers {
  who(say: Speaker, who: Who): Phrase;
  ability(say: Speaker, ability: Ability): string;
}

export interface Speaker {
  readonly tell: Tellers;
  readonly book: Book;
  readonly language: Language;
  readonly library: Library;
  readonly card: Card;
  /** `this character`. */
  readonly self: Phrase;
  readonly targets: readonly Target[];
  /** Which of the targets were named: from then on it is `that character`. */
  readonly named: Set<number>;
  readonly subject?: Phrase | undefined;
  readonly cause?: Phrase | undefined;
  /** Within `for each`. */
  readonly it?: Phrase | undefined;
}

export const thisOne = (book: Book, noun: NounKey): Phrase =>
  book.phrase({ determiner: { kind: 'this' }, nouns: [book.nouns[noun]], modifiers: [] });

/** The speaker for an ability, or for a spell, that has these targets. */
export const speakerFor = (
  tell: Tellers,
  book: Book,
  language: Language,
  library: Library,
  card: Card,
  targets: readonly Target[] = [],
): Speaker => ({
  tell,
  book,
  language,
  library,
  card,
  self: thisOne(book, card.type),
  targets,
  named: new Set(),
});

export function wordFor({ library, language }: Speaker, name: string): Word | undefined {
  const noun = library.word(name)?.[language];
  return noun && { gender: 'm', ...noun };
}

/** A word of the set's own, or the bare name where the set has none. */
export const wordOr = (say: Speaker, name: string): Word =>
  wordFor(say, name) ?? { one: name, many: name, gender: 'm' };

/** A card by its name, with what it is worth if it is a character. */
export function cardNamed({ library, language, book }: Speaker, id: CardId): string {
  const card = library.card(id);
  if (card === undefined) return id;
  const name = card.name[language];
  if (card.type !== 'character') return name;
  const keywords = (card.keywords ?? []).map((gift) =>
    typeof gift === 'string' ? book.keywords[gift] : `${book.keywords[gift.keyword]} ${gift.n}`,
  );
  return `${name} (${[`${card.attack}/${card.defence}/${card.health}`, ...keywords].join(', ')})`;
}
