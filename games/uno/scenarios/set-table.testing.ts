/** Sets up tables for scenarios. */
import { type ScenarioPlayers, setUpScenario } from '@ludoteca/testkit';
import { type UnoCard, parseCard, SUITS, suitOf, valueOf } from '../cards.ts';
import { uno } from '../index.ts';
import type { Discard, Frame, State, Uno } from '../parts.ts';

/** Parses the name of a card: 7♣. */
export function card(name: string): UnoCard {
  const found = parseCard(name);
  if (found === undefined) throw new Error(`no card is called ${name}`);
  return found;
}

export const cards = (names: string): UnoCard[] => (names === '' ? [] : names.split(' ').map(card));

export const suit = (symbol: string): number => SUITS.findIndex((known) => known === symbol);

/** The choice to discard a card and, for an ace or a joker, to name a suit: discard('A♣', '♥'). */
export const discard = (name: string, named?: string): Discard => ({
  discard: card(name),
  suit: suit(named ?? name.slice(-1)),
});

interface TableSetup<N extends string> {
  /** The hands by player, in the order of the seats. */
  readonly hands: { readonly [name in N]: string };
  /** The card on the table: 8♦. */
  readonly on: string;
  /** The next card to be bought is the last. */
  readonly stock?: string;
  /** The player to move; the first by default. */
  readonly turn?: N;
  readonly owes?: number;
  readonly turns?: number;
  readonly decks?: 1 | 2;
}

export function setTable<const N extends string>(setup: TableSetup<N>): ScenarioPlayers<Uno, N> {
  const { hands, on, stock = '2♥ 3♥ 4♥ 5♥ 6♥', owes, turns = 1, decks = 1 } = setup;
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
  const seat = setup.turn === undefined ? 0 : cast.indexOf(setup.turn);
  const frame: Frame = owes === undefined ? { do: 'turn', seat } : { do: 'owe', seat, count: owes };
  return setUpScenario(uno, { cast, settings: state.settings, from: { state, agenda: [frame] } });
}
