/** RULES 3: creates the state, deals the opening hands and asks for mulligans. */
import { at, type CardNames, deepCopy, type Rulebook, type Seat } from '@ludoteca/kernel';
import type {
  PoolIndex,
  Frame,
  Lirya,
  PlayerState,
  Settings,
  State,
  KnownCard,
  ReadonlyState,
} from '../parts.ts';
import { idAt, indexOfId } from '../pool/index.ts';
import { configOf } from '../settings.ts';
import { dealHand, createSpecialDeck, takeCard } from './piles.ts';
import { findResponseCards, listMatchDecks } from './possible-cards.ts';
import { compareCards } from './card-order.ts';
import { cardOf, EVERYONE, hiddenCard } from './known-cards.ts';
import { opponentOf, playerAt } from './lookup.ts';

/** The seat that may be stronger than the other (17.4). */
export const RIVAL: Seat = 1;

function createPlayer(
  settings: Settings,
  seat: Seat,
  deck: readonly PoolIndex[],
  quick: readonly PoolIndex[],
): PlayerState {
  const { startingLife, startingEnergy, maxEnergy, rivalLife, rivalEnergy } = configOf(settings);
  const energy = seat === RIVAL ? Math.min(maxEnergy, startingEnergy + rivalEnergy) : startingEnergy;
  return {
    life: seat === RIVAL ? startingLife + rivalLife : startingLife,
    energy,
    capacity: energy,
    hand: [],
    deck: deck.map(hiddenCard),
    discard: [],
    banished: [],
    aside: [],
    marks: [],
    spells: 0,
    deaths: 0,
    uses: [],
    quick,
    swapFrom: 0,
    drained: false,
    wins: false,
  };
}

function createPlayers(settings: Settings, cards: CardNames | undefined): PlayerState[] {
  const decks = listMatchDecks(settings);
  const all = decks.flat();
  return decks.map((deck, seat) =>
    createPlayer(settings, seat, deck, findResponseCards(settings, deck, all, cards)),
  );
}

/** `cards`: those that the match may use; absent in a match of archive format 1. */
export const createState = (settings: Settings, cards?: CardNames): State => ({
  settings: deepCopy(settings),
  turn: 0,
  active: 0,
  first: 0,
  phase: 'start',
  players: createPlayers(settings, cards),
  pieces: [],
  departed: [],
  stack: [],
  waiting: [],
  delayed: [],
  specials: [],
  attacks: [],
  returning: [],
  gives: 0,
  awaits: 0,
  givers: [],
  auras: 0,
  worn: 0,
  nextId: 1,
  stirred: false,
  resolved: 0,
  events: 0,
  echoes: [],
  ordered: [],
  anomalies: 0,
  off: [],
  left: [],
  ...(cards === undefined ? {} : { cardOrder: 'name' }),
});

type SwapOption = Exclude<Lirya['choice']['mulligan'], 'done'>;

/** For each card after the latest that was put back: one to all of its copies. */
function findSwaps(state: ReadonlyState, seat: Seat): SwapOption[] {
  const player = at(state.players, seat);
  const hand = player.hand
    .map(cardOf)
    .filter((card) => player.swapFrom === 0 || compareCards(state, card, player.swapFrom - 1) > 0)
    .toSorted((a, b) => compareCards(state, a, b));
  let count = 0;
  return hand.map((card, i) => {
    count = card === hand[i - 1] ? count + 1 : 1;
    return { swap: idAt(card), count };
  });
}

export const setupRules: Pick<Rulebook<Lirya>, 'deal' | 'furnish' | 'mulligan' | 'redraw'> = {
  deal: (dealer) => {
    const { state, dice } = dealer;
    const { firstHand, secondHand, mulligan } = configOf(state.settings);
    const first = dice.int(2);
    state.first = first;
    state.active = first;
    dealer.tell({ did: 'begin', seat: first });
    for (const seat of [first, opponentOf(first)]) {
      dice.shuffle(playerAt(state, seat).deck);
      dealHand(dealer, seat, seat === first ? firstHand : secondHand, 'deal');
    }
    const order = mulligan ? [first, opponentOf(first)] : [];
    dealer.next(
      ...order.map((seat): Frame => ({ do: 'mulligan', seat })),
      ...order.map((seat): Frame => ({ do: 'redraw', seat })),
      { do: 'turn', seat: first },
    );
  },

  /** 11.6 and 16.1: a scene cannot shuffle, so its special decks are created here. */
  furnish: (dealer) => {
    for (const { id, control, card } of dealer.state.pieces) createSpecialDeck(dealer, id, control, card);
  },

  /** 3.2: the cards lie aside until both players have decided. */
  mulligan: {
    gather: 'subset',
    ask: (state, { seat }) => [...findSwaps(state, seat), 'done'],
    answer: (dealer, { seat }, choice) => {
      if (choice === 'done') return;
      const player = playerAt(dealer.state, seat);
      const card = indexOfId(choice.swap);
      for (let i = 0; i < choice.count; i++) player.aside.push(takeCard(player.hand, card));
      player.swapFrom = card + 1;
      dealer.tell({ did: 'swap', seat, count: choice.count, cards: [choice.swap] });
      dealer.next({ do: 'mulligan', seat });
    },
    lapse: () => undefined,
    why: () => ({ why: 'not in hand', rule: '3.2' }),
  },

  redraw: (dealer, { seat }) => {
    const player = playerAt(dealer.state, seat);
    const count = player.aside.length;
    if (count === 0) return;
    dealHand(dealer, seat, count, 'mulligan');
    const back: KnownCard[] = player.aside.splice(0);
    for (const known of back) player.deck.push(known & ~EVERYONE);
    dealer.dice.shuffle(player.deck);
    dealer.tell({ did: 'shuffle', seat });
  },
};
