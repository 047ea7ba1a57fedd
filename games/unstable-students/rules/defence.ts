/** 8: the defence. What follows an answer is told by what is being defended against. */
import type { Rulebook } from '@ludoteca/kernel';
import type { Students } from '../parts.ts';
import { attackIn, startEffects, openDefence, type DefenceFrame } from './chain.ts';
import { distinctOptions, findNamedCard } from './options.ts';
import { definitionOf, hasType, INSTANT, indexDeck, AREA_TYPES } from '../deck/indexed-deck.ts';
import { handOf, isInPlay, putAway, spend, type StudentsDealer, removeFromPlay } from './piles.ts';

const askNextDefender = (dealer: StudentsDealer, frame: DefenceFrame): void =>
  openDefence(dealer, frame.rest, attackIn(frame));

type WindowRules = Pick<Rulebook<Students>, 'window' | 'fall'>;

export const windowRules: WindowRules = {
  window: {
    ask: (state, { seat, card }) => {
      const pack = indexDeck(state.deck);
      const { type } = definitionOf(pack, pack.getCard(card));
      const options: Students['choice']['window'][] = distinctOptions(
        handOf(state, seat),
        pack,
        INSTANT,
        (face) => (hasType(face.blocks, type) ? face.block : undefined),
      );
      options.push('pass');
      return options;
    },
    answer: (dealer, frame, choice) => {
      if (choice === 'pass') return askNextDefender(dealer, frame);
      const { seat, by, card, at: index, effect } = frame;
      const pack = indexDeck(dealer.state.deck);
      const instant = pack.getCard(choice.block);
      const place = effect === undefined ? { card, at: index } : { card, at: index, effect };
      dealer.tell({ did: 'block', seat, with: choice.block, by, ...place });
      spend(dealer, seat, instant);
      dealer.next({ do: 'fall', seat: by, ...place });
      if (definitionOf(pack, instant).when === 'SUBITO') startEffects(dealer, seat, instant, 'SUBITO', true);
      else putAway(dealer, instant);
    },
    otherwise: askNextDefender,
    lapse: askNextDefender,
    barred: (state, { seat, card }) => {
      const pack = indexDeck(state.deck);
      const { type } = definitionOf(pack, pack.getCard(card));
      return distinctOptions(handOf(state, seat), pack, INSTANT, (face) =>
        hasType(face.blocks, type) ? undefined : face.block,
      );
    },
    why: (state, { seat, card }, choice) => {
      const pack = indexDeck(state.deck);
      const instant = findNamedCard(pack, choice, 'block');
      if (instant === undefined) return { why: 'defend or pass', rule: '8.1' };
      if (!handOf(state, seat).includes(instant)) return { why: 'not in hand', rule: '8.3' };
      const { name, type } = definitionOf(pack, instant);
      return type === INSTANT
        ? { why: 'blocks something else', rule: '8.3', facts: { card: name, against: card } }
        : { why: 'no instant', rule: '8.3', facts: { card: name } };
    },
  },

  /** 8.5: what was blocked. A bonus or malus that has left its place already is nobody's concern any more. */
  fall: (dealer, { seat, card: name, at: index }) => {
    const { state } = dealer;
    const pack = indexDeck(state.deck);
    const card = pack.getCard(name);
    dealer.tell({ did: 'break', seat, card: name });
    if (index === -1) {
      state.chain.pop();
      return putAway(dealer, card);
    }
    const face = definitionOf(pack, card);
    if (!hasType(AREA_TYPES, face.type) || !isInPlay(state, seat, card, face)) return;
    removeFromPlay(dealer, seat, card);
    putAway(dealer, card);
  },
};
