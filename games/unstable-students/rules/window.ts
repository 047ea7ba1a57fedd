/** 8: the defence. What follows an answer is told by what is being defended against. */
import type { Rulebook } from '@ludoteca/kernel';
import type { Students } from '../parts.ts';
import { attackOf, begin, openWindow, type Window } from './chain.ts';
import { different, namedBy } from './choices.ts';
import { faceIn, has, INSTANT, packOf, PLACED } from './pack.ts';
import { handOf, lies, putAway, spend, type StudentsDealer, takeUp } from './piles.ts';

const goOn = (dealer: StudentsDealer, frame: Window): void => openWindow(dealer, frame.rest, attackOf(frame));

type WindowRules = Pick<Rulebook<Students>, 'window' | 'fall'>;

export const windowRules: WindowRules = {
  window: {
    ask: (state, { seat, card }) => {
      const pack = packOf(state.deck);
      const { type } = faceIn(pack, pack.cardOf(card));
      const options: Students['choice']['window'][] = different(handOf(state, seat), pack, INSTANT, (face) =>
        has(face.blocks, type) ? face.block : undefined,
      );
      options.push('pass');
      return options;
    },
    answer: (dealer, frame, choice) => {
      if (choice === 'pass') return goOn(dealer, frame);
      const { seat, by, card, at: index, effect } = frame;
      const pack = packOf(dealer.state.deck);
      const instant = pack.cardOf(choice.block);
      const place = effect === undefined ? { card, at: index } : { card, at: index, effect };
      dealer.tell({ did: 'block', seat, with: choice.block, by, ...place });
      spend(dealer, seat, instant);
      dealer.next({ do: 'fall', seat: by, ...place });
      if (faceIn(pack, instant).when === 'SUBITO') begin(dealer, seat, instant, 'SUBITO', true);
      else putAway(dealer, instant);
    },
    otherwise: goOn,
    lapse: goOn,
    barred: (state, { seat, card }) => {
      const pack = packOf(state.deck);
      const { type } = faceIn(pack, pack.cardOf(card));
      return different(handOf(state, seat), pack, INSTANT, (face) =>
        has(face.blocks, type) ? undefined : face.block,
      );
    },
    why: (state, { seat, card }, choice) => {
      const pack = packOf(state.deck);
      const instant = namedBy(pack, choice, 'block');
      if (instant === undefined) return { why: 'defend or pass', rule: '8.1' };
      if (!handOf(state, seat).includes(instant)) return { why: 'not in hand', rule: '8.3' };
      const { name, type } = faceIn(pack, instant);
      return type === INSTANT
        ? { why: 'blocks something else', rule: '8.3', facts: { card: name, against: card } }
        : { why: 'no instant', rule: '8.3', facts: { card: name } };
    },
  },

  /** 8.5: what was blocked. A bonus or malus that has left its place already is nobody's concern any more. */
  fall: (dealer, { seat, card: name, at: index }) => {
    const { state } = dealer;
    const pack = packOf(state.deck);
    const card = pack.cardOf(name);
    dealer.tell({ did: 'break', seat, card: name });
    if (index === -1) {
      state.chain.pop();
      return putAway(dealer, card);
    }
    const face = faceIn(pack, card);
    if (!has(PLACED, face.type) || !lies(state, seat, card, face)) return;
    takeUp(dealer, seat, card);
    putAway(dealer, card);
  },
};
