/** A card's place in a hand. Equal cards are told apart by number, so that each keeps its place while others come and go. */
export interface CardSlot<C extends string> {
  readonly key: string;
  readonly card: C;
}

/** The places of cards in the order in which they are held. */
export function assignSlots<C extends string>(cards: readonly C[]): readonly CardSlot<C>[] {
  const seen = new Map<C, number>();
  return cards.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { key: `${card}/${number}`, card };
  });
}
