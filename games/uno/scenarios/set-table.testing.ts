import { type Cast, table } from '@ludoteca/testkit';
import { type Card, parseCard, SUITS, suitOf, valueOf } from '../cards.ts';
import { uno } from '../index.ts';
import type { Discard, Frame, State, Uno } from '../parts.ts';

/** A card by its name: 7♣. */
export function card(name: string): Card {
  const found = parseCard(name);
  if (found === undefined) throw new Error(`no card is called ${name}`);
  return found;
}

export const cards = (names: string): Card[] => (names === '' ? [] : names.split(' ').map(card));

export const suit = (sign: string): number => SUITS.findIndex((known) => known === sign);

/** The answer that discards a card, and names a suit: discard('A♣', '♥'). */
export const discard = (name: string, named?: string): Discard => ({
  discard: card(name),
  suit: suit(named ?? name.slice(-1)),
});

interface TableSetup<N extends string> {
  /** Who sits there with which cards, in the order of the seats. */
  readonly hands: { readonly [name in N]: string };
  /** What lies on the table: 8♦. */
  readonly on: string;
  /** The next card to be bought stands last. */
  readonly stock?: string;
  /** Whose turn it is. Default: who sits first. */
  readonly turn?: N;
  readonly owes?: number;
  readonly turns?: number;
  readonly decks?: 1 | 2;
}

/** A table laid by hand. */
export function setTable<const N extends string>(given: TableSetup<N>): Cast<Uno, N> {
  const { hands, on, stock = '2♥ 3♥ 4♥ 5♥ 6♥', owes, turns = 1, decks = 1 } = given;
  const cast = Object.keys(hands) as N[];
  const state: State = {
    settings: { hand: 7, decks, firstCard: 'ace' },
    stock: cards(stock),
    hands: cast.map((name) => cards(hands[name])),
    pile: [],
    value: valueOf(card(on)),
    suit: suitOf(card(on)),
    direction: 1,
    turns,
    left: [],
  };
  const seat = given.turn === undefined ? 0 : cast.indexOf(given.turn);
  const due: Frame = owes === undefined ? { do: 'turn', seat } : { do: 'owe', seat, count: owes };
  return table(uno, { cast, settings: state.settings, from: { state, agenda: [due] } });
}
