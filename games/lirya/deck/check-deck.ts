/** RULES 15: finds every rule that a deck breaks, with the correction. */
import type { Json, Reason } from '@ludoteca/kernel';
import type { RulesConfig } from '../config.ts';
import { rowOfId } from '../pool/index.ts';
import { type Deck, isDeck, countCards } from './deck.ts';
import { starterDecks } from './starter-decks.ts';

export type DeckReason =
  | 'deck form'
  | 'deck card'
  | 'deck token'
  | 'deck copies'
  | 'deck count'
  | 'deck small'
  | 'deck large'
  | 'deck legendaries';

export const isStarterDeckId = (value: unknown): value is keyof typeof starterDecks =>
  typeof value === 'string' && Object.hasOwn(starterDecks, value);

/** The deck of a setting: the id of a starter deck, or a deck. */
export const resolveDeck = (value: Json): Deck | undefined =>
  isStarterDeckId(value) ? starterDecks[value] : isDeck(value) ? value : undefined;

/** Starter decks are legal under all settings. */
export function checkDeck(value: Json, rules: RulesConfig): readonly Reason[] {
  if (isStarterDeckId(value)) return [];
  return isDeck(value) ? findDeckProblems(value, rules) : [{ why: 'deck form', rule: '15.1' }];
}

export const findDeckProblems = (deck: Deck, rules: RulesConfig): readonly Reason[] => [
  ...findInvalidCards(deck),
  ...findBrokenRules(deck, rules),
];

/** Problems of the deck as a whole, as far as its cards are known. */
export const findBrokenRules = (deck: Deck, rules: RulesConfig): readonly Reason[] => [
  ...findCopyProblems(deck, rules),
  ...findSizeProblems(deck, rules),
  ...findLegendaryProblems(deck, rules),
];

/** Problems of single cards under any settings: unknown cards, tokens, invalid counts. */
export const findInvalidCards = ({ cards }: Deck): Reason[] =>
  Object.entries(cards).flatMap(([card, count]): Reason[] => {
    const definition = rowOfId(card)?.card;
    if (definition === undefined) return [{ why: 'deck card', rule: '15.1', facts: { card } }];
    if (definition.token === true) return [{ why: 'deck token', rule: '15.4', facts: { card } }];
    return count < 1 ? [{ why: 'deck count', rule: '15.2', facts: { card, count } }] : [];
  });

const findCopyProblems = ({ cards }: Deck, rules: RulesConfig): Reason[] =>
  Object.entries(cards).flatMap(([card, count]): Reason[] => {
    const definition = rowOfId(card)?.card;
    if (definition === undefined || definition.token === true) return [];
    const most = definition.rarity === 'legendary' ? rules.legendaryCopies : rules.copies;
    return count > most
      ? [{ why: 'deck copies', rule: '15.2', facts: { card, count, most, remove: count - most } }]
      : [];
  });

function findSizeProblems(deck: Deck, { deckMin: min, deckMax: max }: RulesConfig): Reason[] {
  const size = countCards(deck);
  if (size < min) return [{ why: 'deck small', rule: '15.1', facts: { size, min, max, add: min - size } }];
  if (size > max) return [{ why: 'deck large', rule: '15.1', facts: { size, min, max, remove: size - max } }];
  return [];
}

/** A92: every copy counts, so that a legendary card with too many copies is reported here as well. */
function findLegendaryProblems({ cards }: Deck, { legendaries: most }: RulesConfig): Reason[] {
  const legendaries = Object.keys(cards).filter((card) => rowOfId(card)?.card.rarity === 'legendary');
  const count = legendaries.reduce((sum, card) => sum + Math.max(0, cards[card] ?? 0), 0);
  return count > most
    ? [
        {
          why: 'deck legendaries',
          rule: '15.3',
          facts: { count, most, remove: count - most, cards: legendaries },
        },
      ]
    : [];
}
