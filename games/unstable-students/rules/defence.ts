/** 8: defence with instants. */
import type { Rulebook } from '@ludoteca/kernel';
import type { Students } from '../parts.ts';
import { attackIn, startEffects, openDefence, type DefenceFrame } from './chain.ts';
import { distinctOptions, findNamedCard } from './options.ts';
import { definitionOf, indexDeck } from '../deck/indexed-deck.ts';
import { AREA_TYPES, INSTANT, hasType } from '../cards/type-sets.ts';
import { putAway, removeFromPlay } from './atoms.ts';
import { removeFromHand } from './knowledge.ts';
import { type StudentsDealer, handOf, isInPlay } from './zones.ts';

const askNextDefender = (dealer: StudentsDealer, frame: DefenceFrame): void =>
  openDefence(dealer, frame.rest, attackIn(frame));

type DefenceRules = Pick<Rulebook<Students>, 'window' | 'fall'>;

export const defenceRules: DefenceRules = {
  window: {
    ask: (state, { seat, card }) => {
      const deck = indexDeck(state.deck);
      const { type } = deck.getDefinition(card);
      const options: Students['choice']['window'][] = distinctOptions(
        handOf(state, seat),
        deck,
        INSTANT,
        (definition) => (hasType(definition.blocks, type) ? definition.block : undefined),
      );
      options.push('pass');
      return options;
    },
    answer: (dealer, frame, choice) => {
      if (choice === 'pass') return askNextDefender(dealer, frame);
      const { seat, by, card, at: index, effect } = frame;
      const deck = indexDeck(dealer.state.deck);
      const instant = deck.getCard(choice.block);
      const position = effect === undefined ? { card, at: index } : { card, at: index, effect };
      dealer.tell({ did: 'block', seat, with: choice.block, by, ...position });
      removeFromHand(dealer.state, seat, instant);
      dealer.next({ do: 'fall', seat: by, ...position });
      if (definitionOf(deck, instant).when === 'SUBITO') startEffects(dealer, seat, instant, 'SUBITO', true);
      else putAway(dealer, instant);
    },
    otherwise: askNextDefender,
    lapse: askNextDefender,
    barred: (state, { seat, card }) => {
      const deck = indexDeck(state.deck);
      const { type } = deck.getDefinition(card);
      return distinctOptions(handOf(state, seat), deck, INSTANT, (definition) =>
        hasType(definition.blocks, type) ? undefined : definition.block,
      );
    },
    why: (state, { seat, card }, choice) => {
      const deck = indexDeck(state.deck);
      const instant = findNamedCard(deck, choice, 'block');
      if (instant === undefined) return { why: 'defend or pass', rule: '8.1' };
      if (!handOf(state, seat).includes(instant)) return { why: 'not in hand', rule: '8.3' };
      const { name, type } = definitionOf(deck, instant);
      return type === INSTANT
        ? { why: 'blocks something else', rule: '8.3', facts: { card: name, against: card } }
        : { why: 'no instant', rule: '8.3', facts: { card: name } };
    },
  },

  /** 8.5: the consequence for the blocked card. */
  fall: (dealer, { seat, card: name, at: index }) => {
    const { state } = dealer;
    const deck = indexDeck(state.deck);
    const card = deck.getCard(name);
    dealer.tell({ did: 'break', seat, card: name });
    if (index === -1) {
      state.chain.pop();
      return putAway(dealer, card);
    }
    const definition = definitionOf(deck, card);
    if (!hasType(AREA_TYPES, definition.type) || !isInPlay(state, seat, card, definition)) return;
    removeFromPlay(dealer, seat, card);
    putAway(dealer, card);
  },
};
