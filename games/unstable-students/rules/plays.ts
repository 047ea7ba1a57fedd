/** 4: playing a card, in the action of a round or because of an effect. */
import { at, type FrameOf, type Rulebook, type Seat } from '@ludoteca/kernel';
import type { Card, Play, Students } from '../parts.ts';
import { begin, enter, openWindow } from './chain.ts';
import { plays, unplayable, whyNotPlay } from './choices.ts';
import { faceIn, MAGIC, packOf } from './pack.ts';
import { drawCard, handOf, lead, lies, putAway, type StudentsDealer, waste } from './piles.ts';

type Asked = FrameOf<Students, 'action' | 'play'>;

/** A card like one that lies there already is played only by somebody who says so again (4.5). */
function choose(dealer: StudentsDealer, frame: Asked, { play: name, on = frame.seat }: Play): void {
  const { seat } = frame;
  const { state } = dealer;
  const pack = packOf(state.deck);
  const card = pack.cardOf(name);
  const face = faceIn(pack, card);
  if (face.type === MAGIC) return playMagic(dealer, seat, card);
  if (lies(state, on, card, face))
    return dealer.next({ do: 'duplicate', seat, place: handOf(state, seat).indexOf(card), on, back: frame });
  lead(dealer, seat, card, on);
  if (on === seat) return enter(dealer, on, card);
  state.chain.push({ card, seat, at: -1, held: true });
  openWindow(dealer, [on], { by: seat, you: on, card: name, at: -1 });
}

/** 4.4 */
function playMagic(dealer: StudentsDealer, seat: Seat, card: Card): void {
  lead(dealer, seat, card, undefined);
  if (faceIn(packOf(dealer.state.deck), card).when === 'SUBITO')
    return begin(dealer, seat, card, 'SUBITO', true);
  putAway(dealer, card);
}

type PlayRules = Pick<Rulebook<Students>, 'action' | 'play' | 'duplicate'>;

const missPlay = (dealer: StudentsDealer, { seat, filter }: FrameOf<Students, 'play'>): void =>
  dealer.tell({ did: 'miss', seat, action: 'GIOCA', filter, on: seat });

export const playRules: PlayRules = {
  /** 3.4 */
  action: {
    ask: (state, { seat }) => [...plays(state, packOf(state.deck), seat, 'ALL'), 'draw'],
    answer: (dealer, frame, choice) =>
      choice === 'draw' ? drawCard(dealer, frame.seat, 'ALL') : choose(dealer, frame, choice),
    lapse: (dealer, { seat }) => drawCard(dealer, seat, 'ALL'),
    barred: (state, { seat }) => unplayable(state, packOf(state.deck), seat, 'ALL'),
    why: (state, { seat }, choice) => whyNotPlay(state, packOf(state.deck), seat, 'ALL', choice),
  },

  /** 6.1 and 9.5 */
  play: {
    ask: (state, { seat, filter }) => {
      if (handOf(state, seat).length === 0) return [];
      const options = plays(state, packOf(state.deck), seat, filter);
      return options.length === 0 ? ['none'] : options;
    },
    answer: (dealer, frame, choice) =>
      choice === 'none' ? missPlay(dealer, frame) : choose(dealer, frame, choice),
    otherwise: missPlay,
    barred: (state, { seat, filter }) => unplayable(state, packOf(state.deck), seat, filter),
    why: (state, { seat, filter }, choice) => whyNotPlay(state, packOf(state.deck), seat, filter, choice),
  },

  /** 4.5 */
  duplicate: {
    ask: () => ['anyway', 'back'],
    answer: (dealer, { seat, place, on, back }, choice) =>
      choice === 'back' ? dealer.next(back) : waste(dealer, seat, at(handOf(dealer.state, seat), place), on),
    why: () => ({ why: 'anyway or back', rule: '4.5' }),
  },
};
