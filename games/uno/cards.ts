/** The cards (RULES 1): a card is the integer `value * 4 + suit`. */

export const VALUES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'V', 'D', 'R', 'C'] as const;
export const SUITS = ['♥', '♦', '♣', '♠'] as const;

export type UnoCard = number;
/** An index into VALUES. */
export type Value = number;
/** An index into SUITS. */
export type Suit = number;

export const ACE: Value = VALUES.indexOf('A');
export const JACK: Value = VALUES.indexOf('V');
export const QUEEN: Value = VALUES.indexOf('D');
export const KING: Value = VALUES.indexOf('R');
export const JOKER: Value = VALUES.indexOf('C');

export const toCard = (value: Value, suit: Suit): UnoCard => value * 4 + suit;
export const valueOf = (card: UnoCard): Value => card >> 2;
export const suitOf = (card: UnoCard): Suit => card & 3;

/** 3.3: the player of the card names the suit to follow. */
export const isWild = (card: UnoCard): boolean => valueOf(card) === ACE || valueOf(card) === JOKER;
const JOKERS = [SUITS.indexOf('♥'), SUITS.indexOf('♣')].map((suit) => toCard(JOKER, suit));

/** 1.1 */
const DECK: readonly UnoCard[] = [...Array.from({ length: JOKER * 4 }, (_, card) => card), ...JOKERS];

/** 2.2: the cards that may be turned up first. Each occurs once per deck, so a uniform choice among them is fair. */
export const NUMBER_CARDS: readonly UnoCard[] = DECK.filter(
  (card) => valueOf(card) > ACE && valueOf(card) < JACK,
);

export const createDecks = (decks: number): UnoCard[] => (decks === 1 ? DECK.slice() : [...DECK, ...DECK]);

export const formatCard = (card: UnoCard): string => `${VALUES[valueOf(card)]}${SUITS[suitOf(card)]}`;

const BY_NAME: ReadonlyMap<string, UnoCard> = new Map(DECK.map((card) => [formatCard(card), card]));

/** Parses the name of a card, such as `7♣`. */
export const parseCard = (name: string): UnoCard | undefined => BY_NAME.get(name);

export function parseSuit(symbol: string): Suit | undefined {
  const suit = SUITS.findIndex((known) => known === symbol);
  return suit === -1 ? undefined : suit;
}
