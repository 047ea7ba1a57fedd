/** The conformance spec of Risika. */
import { at, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import { type testConformance, otherHandNames, addHands } from '@ludoteca/testkit';
import { KNOWN_TO_ALL, isKnown } from './card-knowledge.ts';
import { NO_OWNER, type Risika, type State } from './parts.ts';
import { countArmies, ARMY_LIMIT } from './rules/state-queries.ts';

type RisikaSpec = Parameters<typeof testConformance<Risika>>[1];

const pileOf = ({ deck, hands }: DeepReadonly<State>, pile: string): readonly number[] =>
  pile === 'deck' ? deck : at(hands, Number(pile.slice('hand '.length)));

/** Whether a card may be in a pile: a known card only where it is, any other where there is an unknown card. */
function couldBeIn(state: DeepReadonly<State>, seat: Seat, card: unknown, pile: string): boolean {
  const cards = pileOf(state, pile);
  const knows = (one: number): boolean => isKnown(state.known, one, seat);
  return knows(card as number) ? cards.includes(card as number) : !cards.every(knows);
}

export const conformanceSpec: RisikaSpec = {
  cards: ({ deck, hands }) => addHands({ deck }, hands),
  hidden: ({ hands }, seat) => ['deck', ...otherHandNames(hands, seat)],
  canContain: couldBeIn,
  invariants: {
    'every dealt territory has an army': ({ owners, armies }) =>
      owners.every((owner, territory) => (owner === NO_OWNER) === (armies[territory] === 0)),
    'no seat exceeds the limit of armies': (state) =>
      state.hands.every((_, seat) => countArmies(state, seat) <= ARMY_LIMIT),
    'every seat in play holds a territory': ({ owners, out, hands }) =>
      owners.includes(NO_OWNER) || hands.every((_, seat) => out.includes(seat) || owners.includes(seat)),
    'every seat knows its own hand': ({ hands, known }) =>
      hands.every((hand, seat) => hand.every((card) => isKnown(known, card, seat))),
    'known cards of the deck are at its bottom': ({ deck, known }) =>
      deck.every(
        (card, i) => at(known, card) === 0 || deck.slice(i).every((below) => known[below] === KNOWN_TO_ALL),
      ),
  },
  maxDecisions: 2000,
};
