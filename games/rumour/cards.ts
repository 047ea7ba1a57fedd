/** The cards (RULES 1). */
export const CARDS = ['rumour', 'alibi', 'gossip'] as const;
export type Card = (typeof CARDS)[number];

const COPIES_PER_SEAT = { rumour: 3, alibi: 2, gossip: 3 } as const satisfies { [C in Card]: number };

export const createDeck = (seats: number): Card[] =>
  CARDS.flatMap((card) => Array.from({ length: COPIES_PER_SEAT[card] * seats }, () => card));
