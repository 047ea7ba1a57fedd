/** 4: playing a card, as the action of a round or because of an effect. */
import { at, type FrameOf, type Rulebook, type Seat } from '@ludoteca/kernel';
import type { KindIndex, PlayChoice, Students } from '../parts.ts';
import { startEffects, enterPlay, openDefence } from './chain.ts';
import { playOptions, barredPlays, whyNotPlay } from './options.ts';
import { definitionOf, indexDeck } from '../deck/indexed-deck.ts';
import { MAGIC } from '../cards/type-sets.ts';
import { discardDuplicate, drawCard, playFromHand, putAway } from './atoms.ts';
import { type StudentsDealer, handOf, isInPlay } from './zones.ts';

type PlayFrame = FrameOf<Students, 'action' | 'play'>;

/** 4.2 to 4.5 */
function playCard(
  dealer: StudentsDealer,
  frame: PlayFrame,
  { play: name, on = frame.seat }: PlayChoice,
): void {
  const { seat } = frame;
  const { state } = dealer;
  const deck = indexDeck(state.deck);
  const card = deck.getCard(name);
  const definition = definitionOf(deck, card);
  if (definition.type === MAGIC) return playMagic(dealer, seat, card);
  if (isInPlay(state, on, card, definition))
    return dealer.next({ do: 'duplicate', seat, place: handOf(state, seat).indexOf(card), on, back: frame });
  playFromHand(dealer, seat, card, on);
  if (on === seat) return enterPlay(dealer, on, card);
  state.chain.push({ card, seat, at: -1, held: true });
  openDefence(dealer, [on], { by: seat, you: on, card: name, at: -1 });
}

/** 4.4 */
function playMagic(dealer: StudentsDealer, seat: Seat, card: KindIndex): void {
  playFromHand(dealer, seat, card);
  if (definitionOf(indexDeck(dealer.state.deck), card).when === 'SUBITO')
    return startEffects(dealer, seat, card, 'SUBITO', true);
  putAway(dealer, card);
}

type PlayRules = Pick<Rulebook<Students>, 'action' | 'play' | 'duplicate'>;

const missPlay = (dealer: StudentsDealer, { seat, filter }: FrameOf<Students, 'play'>): void =>
  dealer.tell({ did: 'miss', seat, action: 'GIOCA', filter, on: seat });

export const playRules: PlayRules = {
  /** 3.4 */
  action: {
    ask: (state, { seat }) => [...playOptions(state, indexDeck(state.deck), seat, 'ALL'), 'draw'],
    answer: (dealer, frame, choice) =>
      choice === 'draw' ? drawCard(dealer, frame.seat, 'ALL') : playCard(dealer, frame, choice),
    lapse: (dealer, { seat }) => drawCard(dealer, seat, 'ALL'),
    barred: (state, { seat }) => barredPlays(state, indexDeck(state.deck), seat, 'ALL'),
    why: (state, { seat }, choice) => whyNotPlay(state, indexDeck(state.deck), seat, 'ALL', choice),
  },

  /** 6.1 and 9.5 */
  play: {
    ask: (state, { seat, filter }) => {
      if (handOf(state, seat).length === 0) return [];
      const options = playOptions(state, indexDeck(state.deck), seat, filter);
      return options.length === 0 ? ['none'] : options;
    },
    answer: (dealer, frame, choice) =>
      choice === 'none' ? missPlay(dealer, frame) : playCard(dealer, frame, choice),
    otherwise: missPlay,
    barred: (state, { seat, filter }) => barredPlays(state, indexDeck(state.deck), seat, filter),
    why: (state, { seat, filter }, choice) => whyNotPlay(state, indexDeck(state.deck), seat, filter, choice),
  },

  /** 4.5 */
  duplicate: {
    ask: () => ['anyway', 'back'],
    answer: (dealer, { seat, place, on, back }, choice) =>
      choice === 'back'
        ? dealer.next(back)
        : discardDuplicate(dealer, seat, at(handOf(dealer.state, seat), place), on),
    why: () => ({ why: 'anyway or back', rule: '4.5' }),
  },
};
