/** Formats the printed text of a card and the reminders of its keywords and states. */
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
import { formatClass, formatElement, terms } from './terms.ts';

const costs: ByLanguage<string> = { it: 'costo', en: 'cost', pt: 'custo' };

/** Type, class, slot and element. */
export function formatTypeLine(language: Language, card: CardDefinition): string {
  const { token, types, slots } = terms[language];
  const parts = [
    card.token === true ? token : undefined,
    types[card.type],
    card.class && formatClass(language, card.class),
    card.type === 'equipment' ? slots[card.slot] : undefined,
    card.element && formatElement(language, card.element),
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

/** Type line, values, then the text; each level of a structure is one line. */
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

/** Keyword with its number and its reminder. */
export function formatKeywordReminder(
  language: Language,
  keyword: KeywordName,
  n: number | undefined,
): string {
  const isNumbered = n !== undefined && NUMBERED_KEYWORDS.has(keyword);
  const name = terms[language].keywords[keyword];
  return `${isNumbered ? `${name} ${n}` : name}: ${formatKeywordHelp(language, keyword, n)}`;
}

/** Amounts of states where a card gives none. */
export type StateAmounts = RulesConfig['amounts'];

/** The amount of a state where a card applies or mentions it; undefined if it is computed. */
function stateAmountOf(node: unknown, state: StateName, defaults: StateAmounts): number | undefined {
  const { do: effect, amount } = node as { readonly [field: string]: unknown };
  if (effect !== 'apply' || amount === undefined) return defaults[state as keyof StateAmounts];
  return typeof amount === 'number' ? amount : undefined;
}

/** Reminders of all keywords and states that a card mentions, without those that the piece has now: these are part of its details. */
export function formatReminders(
  language: Language,
  id: CardId,
  defaults: StateAmounts,
  piece?: PieceView,
): readonly string[] {
  const lines = new Set<string>();
  const currentKeywords = new Set<unknown>(piece?.keywords.map(({ keyword }) => keyword));
  const currentStates = new Set<unknown>(piece?.states.map(({ state }) => state));
  const isKeyword = (word: unknown): word is KeywordName =>
    KEYWORDS.some((one) => one === word) && !currentKeywords.has(word);
  const isState = (word: unknown): word is StateName =>
    STATES.some((one) => one === word) && !currentStates.has(word);
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { keyword, keywords, state, n } = value as { readonly [field: string]: unknown };
    if (isKeyword(keyword))
      lines.add(formatKeywordReminder(language, keyword, typeof n === 'number' ? n : undefined));
    for (const word of Array.isArray(keywords) ? keywords : [])
      if (isKeyword(word)) lines.add(formatKeywordReminder(language, word, undefined));
    if (isState(state)) {
      const help = formatStateHelp(language, state, stateAmountOf(value, state, defaults));
      lines.add(`${terms[language].states[state]}: ${help}`);
    }
    for (const part of Object.values(value)) collect(part);
  };
  collect(rowOfId(id)?.card);
  return [...lines];
}
