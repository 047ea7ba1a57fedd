/** The context in which a text is generated: card, language, and what has been mentioned. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import type {
  Ability,
  CardDefinition,
  CardId,
  Noun,
  TargetSpec,
  PrintedKeyword,
  Selector,
} from '../card-definition/index.ts';
import type { Phrasebook, NounKey } from './phrasebook.ts';
import type { NounPhrase, NounForms } from './grammar.ts';

/** Names that card definitions refer to. */
export interface NameLookup {
  card(id: CardId): CardDefinition | undefined;
  /** The noun of a counter, a tag or a memory. */
  noun(name: string): ByLanguage<Noun> | undefined;
  /** The text of a part of a plug-in. */
  pluginText(name: string): ByLanguage<string> | undefined;
}

/** Formatters that other modules need in circular fashion. */
export interface NestedFormatters {
  selector(context: TextContext, selector: Selector): NounPhrase;
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
  /** Targets that have been mentioned: from then on they are `that character`. */
  readonly namedTargets: Set<number>;
  readonly subject?: NounPhrase | undefined;
  readonly cause?: NounPhrase | undefined;
  /** The current element of `for each`. */
  readonly it?: NounPhrase | undefined;
}

export const buildSelfPhrase = (phrasebook: Phrasebook, noun: NounKey): NounPhrase =>
  phrasebook.buildPhrase({ determiner: { kind: 'this' }, nouns: [phrasebook.nouns[noun]], modifiers: [] });

export const createTextContext = (
  nested: NestedFormatters,
  phrasebook: Phrasebook,
  language: Language,
  lookup: NameLookup,
  card: CardDefinition,
  targets: readonly TargetSpec[] = [],
): TextContext => ({
  nested,
  phrasebook,
  language,
  lookup,
  card,
  self: buildSelfPhrase(phrasebook, card.type),
  targets,
  namedTargets: new Set(),
});

export function findNoun({ lookup, language }: TextContext, name: string): NounForms | undefined {
  const noun = lookup.noun(name)?.[language];
  return noun && { gender: 'm', ...noun };
}

/** The name itself where the set has no noun for it. */
export const nounOrName = (context: TextContext, name: string): NounForms =>
  findNoun(context, name) ?? { one: name, many: name, gender: 'm' };

export const formatKeyword = ({ keywords }: Phrasebook, printed: PrintedKeyword): string =>
  typeof printed === 'string' ? keywords[printed] : `${keywords[printed.keyword]} ${printed.n}`;

/** Name of a card; of a character also its stats and keywords. */
export function formatCardReference({ lookup, language, phrasebook }: TextContext, id: CardId): string {
  const card = lookup.card(id);
  if (card === undefined) return id;
  const name = card.name[language];
  if (card.type !== 'character') return name;
  const keywords = (card.keywords ?? []).map((keyword) => formatKeyword(phrasebook, keyword));
  return `${name} (${[`${card.attack}/${card.defence}/${card.health}`, ...keywords].join(', ')})`;
}
