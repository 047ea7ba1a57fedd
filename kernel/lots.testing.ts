/** Lots, the game of the kernel's tests. */
import type { Dealer, Dice, Game, Match, Parts, Seat, DeepReadonly } from './contract.ts';
import { at, ok, refuse } from './data.ts';
import { expectOk } from './result.testing.ts';
import { type StartOptions, startMatch } from './start-match.ts';

/**
 * A minimal game with hidden cards, dice, subset questions and withdrawals. A turn draws a card or gives away own cards, lowest first;
 * when the deck is empty the highest sum wins.
 */
export interface Lots extends Parts {
  state: { deck: number[]; hands: number[][]; given: number[]; left: Seat[] };
  frame:
    | { readonly do: 'deal' }
    | { readonly do: 'round'; readonly seat: Seat }
    | { readonly do: 'turn'; readonly seat: Seat }
    | { readonly do: 'give'; readonly seat: Seat; readonly above: number };
  choice: { turn: 'draw' | 'give'; give: number | 'done' };
  event:
    | { readonly did: 'draw'; readonly seat: Seat; readonly card?: number }
    | { readonly did: 'give'; readonly seat: Seat; readonly card: number }
    | { readonly did: 'leave'; readonly seat: Seat };
  view: LotsView;
  settings: { readonly cards: number };
}
export interface LotsView {
  readonly deck: number;
  readonly hands: readonly { readonly count: number; readonly cards?: readonly number[] }[];
  readonly given: readonly number[];
  readonly left: readonly Seat[];
}
type State = Lots['state'];

function draw(dealer: Dealer<Lots>, seat: Seat): void {
  const card = dealer.state.deck.pop();
  if (card === undefined) return;
  at(dealer.state.hands, seat).push(card);
  dealer.tell({ did: 'draw', seat, card });
}

const isCards = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((card) => Number.isInteger(card));

const cardsAbove = (state: DeepReadonly<State>, seat: Seat, above: number): number[] =>
  at(state.hands, seat)
    .filter((card) => card > above)
    .toSorted((a, b) => a - b);

function finish(dealer: Dealer<Lots>): void {
  const { hands, left } = dealer.state;
  const scores = hands.map((hand) => hand.reduce((sum, card) => sum + card, 0));
  const ranked = scores.map((score, seat) => (left.includes(seat) ? -1 : score));
  dealer.end({ places: ranked.map((score) => 1 + ranked.filter((other) => other > score).length), scores });
}

export const lots: Game<Lots> = {
  id: 'lots',
  version: 2,
  seats: { min: 2, max: 4 },
  settings: (input) => {
    const { cards = 8 } = input as { cards?: unknown };
    return Number.isInteger(cards) && Number(cards) >= 4 && Number(cards) <= 40
      ? ok({ cards: Number(cards) })
      : refuse([{ why: 'cards', facts: { field: 'cards', min: 4, max: 40 } }]);
  },
  setup: ({ cards }, seats) => ({
    deck: Array.from({ length: cards }, (_, i) => i + 1),
    hands: Array.from({ length: seats }, () => []),
    given: [],
    left: [],
  }),
  opening: { do: 'deal' },
  /** Returns the given arrays themselves, to test that a match does not change its input. */
  position: (input, _, seats) => {
    const { deck, hands } = input as { deck?: unknown; hands?: unknown };
    if (!isCards(deck)) return refuse([{ why: 'deck', facts: { field: 'deck' } }]);
    if (!Array.isArray(hands) || hands.length !== seats || !hands.every(isCards))
      return refuse([{ why: 'hands', facts: { field: 'hands' } }]);
    return ok({ state: { deck, hands, given: [], left: [] }, agenda: [{ do: 'round', seat: 0 }] });
  },
  rules: {
    deal: (dealer) => {
      dealer.dice.shuffle(dealer.state.deck);
      dealer.state.hands.forEach((_, seat) => draw(dealer, seat));
      dealer.next({ do: 'round', seat: dealer.dice.int(dealer.state.hands.length) });
    },
    round: (dealer, { seat }) => {
      if (dealer.state.deck.length === 0) return finish(dealer);
      dealer.next({ do: 'turn', seat }, { do: 'round', seat: (seat + 1) % dealer.state.hands.length });
    },
    turn: {
      ask: (state, { seat }) => (at(state.hands, seat).length > 0 ? ['draw', 'give'] : ['draw']),
      answer: (dealer, { seat }, choice) => {
        if (choice === 'draw') draw(dealer, seat);
        else dealer.next({ do: 'give', seat, above: 0 });
      },
      lapse: () => {},
      why: (_, __, choice) =>
        choice === 'give' ? { why: 'empty hand', rule: '2' } : { why: 'turn', rule: '1' },
      barred: (state, { seat }) => (at(state.hands, seat).length > 0 ? [] : ['give']),
    },
    give: {
      gather: 'subset',
      ask: (state, { seat, above }) => [...cardsAbove(state, seat, above), 'done'],
      answer: (dealer, { seat }, choice) => {
        if (choice === 'done') return;
        const hand = at(dealer.state.hands, seat);
        hand.splice(hand.indexOf(choice), 1);
        dealer.state.given.push(choice);
        dealer.tell({ did: 'give', seat, card: choice });
        dealer.next({ do: 'give', seat, above: choice });
      },
      why: () => ({ why: 'not yours to give', rule: '3' }),
    },
  },
  sights: {
    draw: { knows: ({ seat }, watcher) => seat === watcher, rest: ({ did, seat }) => ({ did, seat }) },
    give: 'everyone',
    leave: 'everyone',
  },
  present: ({ left }, seat) => !left.includes(seat),
  withdraw: (dealer, seat) => {
    const { hands, given, left } = dealer.state;
    given.push(...at(hands, seat).splice(0));
    left.push(seat);
    dealer.tell({ did: 'leave', seat });
    if (left.length === hands.length - 1) finish(dealer);
  },
  view: ({ deck, hands, given, left }, watcher) => ({
    deck: deck.length,
    hands: hands.map((cards, seat) =>
      watcher === seat || watcher === 'judge'
        ? { count: cards.length, cards: cards.slice() }
        : { count: cards.length },
    ),
    given: given.slice(),
    left: left.slice(),
  }),
  imagine: ({ deck, hands }: State, seat: Seat, dice: Dice) => {
    const piles = [deck, ...hands.filter((_, other) => other !== seat)];
    const cards = dice.shuffle(piles.flat());
    for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = at(cards.splice(0, 1), 0);
  },
};

/** Starts a match of Lots. */
export function dealLots(given: Partial<StartOptions> = {}): Match<Lots> {
  return expectOk(startMatch(lots, { seats: 3, seed: 'lots', ...given }));
}

/** Plays answers, lapses and withdrawals chosen by numbers. */
export function playLots(match: Match<Lots>, numbers: readonly number[]): Match<Lots> {
  for (const chosen of numbers) {
    const { question } = match;
    if (question === undefined) break;
    const { seat, number, options } = question;
    if (chosen % 16 === 14) match.lapse(number, chosen % 32 > 16 ? { late: chosen } : undefined);
    else if (chosen % 16 === 15) match.withdraw(chosen % match.seats);
    else match.play(seat, number, options[chosen % options.length]);
  }
  return match;
}
