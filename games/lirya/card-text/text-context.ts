/** From where a card's text is told: which card, in which language, and what was mentioned already. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import type {
  Ability,
  CardDefinition,
  CardId,
  Noun,
  TargetSpec,
  Selector,
} from '../card-definition/index.ts';
import type { Phrasebook, NounKey } from './phrasebook.ts';
import type { NounPhrase, NounForms } from './grammar.ts';

/** What texts refer to and do not hold themselves. */
export interface NameLookup {
  card(id: CardId): CardDefinition | undefined;
  /** What a counter, a tag or a memory is called. */
  noun(name: string): ByLanguage<Noun> | undefined;
  /** What something of a plug-in is called. */
  pluginText(name: string): ByLanguage<string> | undefined;
}

/** How to context what is made of each other: who cards are, what they can do. */
export interface NestedFormatters {
  selector(context: TextContext, who: Selector): NounPhrase;
  ability(context: TextContext, ability: Ability): string;
}

export interface TextContext {
  readonly nested: NestedFormatters;
  readonly phrasebook: Phrasebook;
  readonly language: Language;
  readonly lookup: NameLookup;
  readonly card: CardDefinition;
  /** `this character`. */
  readonly self: NounPhrase;
  readonly targets: readonly TargetSpec[];
  /** Which of the targets were named: from then on it is `that character`. */
  readonly namedTargets: Set<number>;
  readonly subject?: NounPhrase | undefined;
  readonly cause?: NounPhrase | undefined;
  /** Within `for each`. */
  readonly it?: NounPhrase | undefined;
}

export const buildSelfPhrase = (phrasebook: Phrasebook, noun: NounKey): NounPhrase =>
  phrasebook.buildPhrase({ determiner: { kind: 'this' }, nouns: [phrasebook.nouns[noun]], modifiers: [] });

/** The speaker for an ability, or for a spell, that has these targets. */
export const createTextContext = (
  tell: NestedFormatters,
  phrasebook: Phrasebook,
  language: Language,
  library: NameLookup,
  card: CardDefinition,
  targets: readonly TargetSpec[] = [],
): TextContext => ({
  nested: tell,
  phrasebook,
  language,
  lookup: library,
  card,
  self: buildSelfPhrase(phrasebook, card.type),
  targets,
  namedTargets: new Set(),
});

export function findNoun({ lookup: library, language }: TextContext, name: string): NounForms | undefined {
  const noun = library.noun(name)?.[language];
  return noun && { gender: 'm', ...noun };
}

/** A word of the set's own, or the bare name where the set has none. */
export const nounOrName = (context: TextContext, name: string): NounForms =>
  findNoun(context, name) ?? { one: name, many: name, gender: 'm' };

/** A card by its name, with what it is worth if it is a character. */
export function formatCardReference(
  { lookup: library, language, phrasebook }: TextContext,
  id: CardId,
): string {
  const card = library.card(id);
  if (card === undefined) return id;
  const name = card.name[language];
  if (card.type !== 'character') return name;
  const keywords = (card.keywords ?? []).map((gift) =>
    typeof gift === 'string' ? phrasebook.keywords[gift] : `${phrasebook.keywords[gift.keyword]} ${gift.n}`,
  );
  return `${name} (${[`${card.attack}/${card.defence}/${card.health}`, ...keywords].join(', ')})`;
}
