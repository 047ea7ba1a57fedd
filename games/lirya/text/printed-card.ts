/** A card as it is printed, in lines, and what its words mean: for whoever looks closely, wherever the card is. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import { capitalize } from '../card-text/grammar.ts';
import { formatKeywordHelp, formatStateHelp, getCardText } from '../card-text/index.ts';
import type { RulesConfig } from '../config.ts';
import { rowOfId } from '../pool/index.ts';
import type { PieceView } from '../view-types.ts';
import {
  type CardDefinition,
  type CardId,
  type KeywordName,
  KEYWORDS,
  NUMBERED_KEYWORDS,
  type StateName,
  STATES,
  STATS,
} from '../card-definition/index.ts';
import { terms } from './terms.ts';

const costs: ByLanguage<string> = { it: 'costo', en: 'cost', pt: 'custo' };

/** Type, class, element and what else there is to format in a word. */
export function formatTypeLine(language: Language, card: CardDefinition): string {
  const { token, types, classes, slots, elements } = terms[language];
  const parts = [
    card.token === true ? token : undefined,
    types[card.type],
    card.class && classes[card.class],
    card.type === 'equipment' ? slots[card.slot] : undefined,
    card.element && elements[card.element],
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

/** Cost and type line, values, then the text: a structure’s levels are a line each. */
export function formatPrintedCard(language: Language, id: CardId): readonly string[] {
  const card = rowOfId(id)?.card;
  if (card === undefined) return [];
  const { stats } = terms[language];
  const values =
    card.type === 'character' ? [STATS.map((stat) => `${stats[stat]} ${card[stat]}`).join(', ')] : [];
  return [
    `${capitalize(costs[language])} ${card.cost} · ${formatTypeLine(language, card)}`,
    ...values.map(capitalize),
    ...getCardText(id, language),
  ];
}

/** A keyword with its number, where it says something, and what it means. */
export function formatKeywordReminder(
  language: Language,
  keyword: KeywordName,
  n: number | undefined,
): string {
  const isNumbered = n !== undefined && NUMBERED_KEYWORDS.has(keyword);
  const name = terms[language].keywords[keyword];
  return `${isNumbered ? `${name} ${n}` : name}: ${formatKeywordHelp(language, keyword, n)}`;
}

/** How much states come to where a card does not format it. */
export type StateAmounts = RulesConfig['amounts'];

/** What a state comes to by the words that name it: by itself it is what is usual. */
function stateAmountOf(named: unknown, state: StateName, usual: StateAmounts): number | undefined {
  const { do: does, amount } = named as { readonly [field: string]: unknown };
  if (does !== 'apply' || amount === undefined) return usual[state as keyof StateAmounts];
  return typeof amount === 'number' ? amount : undefined;
}

/** What the keywords and the states mean of which a card speaks; those that a piece has now are told with it. */
export function formatReminders(
  language: Language,
  id: CardId,
  usual: StateAmounts,
  piece?: PieceView,
): readonly string[] {
  const lines = new Set<string>();
  const hasKeyword = new Set<unknown>(piece?.keywords.map(({ keyword }) => keyword));
  const hasState = new Set<unknown>(piece?.states.map(({ state }) => state));
  const isKeyword = (word: unknown): word is KeywordName =>
    KEYWORDS.some((one) => one === word) && !hasKeyword.has(word);
  const isState = (word: unknown): word is StateName =>
    STATES.some((one) => one === word) && !hasState.has(word);
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { keyword, keywords, state, n } = value as { readonly [field: string]: unknown };
    if (isKeyword(keyword))
      lines.add(formatKeywordReminder(language, keyword, typeof n === 'number' ? n : undefined));
    for (const word of Array.isArray(keywords) ? keywords : [])
      if (isKeyword(word)) lines.add(formatKeywordReminder(language, word, undefined));
    if (isState(state)) {
      const help = formatStateHelp(language, state, stateAmountOf(value, state, usual));
      lines.add(`${terms[language].states[state]}: ${help}`);
    }
    for (const part of Object.values(value)) read(part);
  };
  read(rowOfId(id)?.card);
  return [...lines];
}
