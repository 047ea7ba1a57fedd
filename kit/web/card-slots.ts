/** Keys for the cards of a hand; equal cards are numbered, so that each keeps its key while others come and go. */
export interface CardSlot<C extends string> {
  readonly key: string;
  readonly card: C;
}

export function assignSlots<C extends string>(cards: readonly C[]): readonly CardSlot<C>[] {
  const seen = new Map<C, number>();
  return cards.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { key: `${card}/${number}`, card };
  });
}
