import { at, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import { type conformance, othersHands, withHands } from '@ludoteca/testkit';
import { KNOWN_TO_ALL, isKnown } from './card-knowledge.ts';
import { NO_OWNER, type Risika, type State } from './parts.ts';
import { countArmies, ARMY_LIMIT } from './rules/state-queries.ts';

type Spec = Parameters<typeof conformance<Risika>>[1];

const pileOf = ({ deck, hands }: DeepReadonly<State>, pile: string): readonly number[] =>
  pile === 'deck' ? deck : at(hands, Number(pile.slice('hand '.length)));

/** A card whose place is known lies there; any other may lie wherever there is a card that is not known. */
function could(state: DeepReadonly<State>, seat: Seat, card: unknown, pile: string): boolean {
  const cards = pileOf(state, pile);
  const knows = (one: number): boolean => isKnown(state.known, one, seat);
  return knows(card as number) ? cards.includes(card as number) : !cards.every(knows);
}

/** What only this game can tell the laws about itself. */
export const spec: Spec = {
  cards: ({ deck, hands }) => withHands({ deck }, hands),
  hidden: ({ hands }, seat) => ['deck', ...othersHands(hands, seat)],
  could,
  invariants: {
    'every territory is held by an army, once they are dealt': ({ owners, armies }) =>
      owners.every((owner, territory) => (owner === NO_OWNER) === (armies[territory] === 0)),
    'nobody has more armies than there are pieces': (state) =>
      state.hands.every((_, seat) => countArmies(state, seat) <= ARMY_LIMIT),
    'whoever is in the game holds a territory': ({ owners, out, hands }) =>
      owners.includes(NO_OWNER) || hands.every((_, seat) => out.includes(seat) || owners.includes(seat)),
    'everybody knows the own hand': ({ hands, known }) =>
      hands.every((hand, seat) => hand.every((card) => isKnown(known, card, seat))),
    'what is known of the deck lies at its bottom': ({ deck, known }) =>
      deck.every(
        (card, i) => at(known, card) === 0 || deck.slice(i).every((below) => known[below] === KNOWN_TO_ALL),
      ),
  },
  longest: 2000,
};
