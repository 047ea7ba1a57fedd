/** Planted faults of play: matches that throw, never end or end wrongly. */
import { rumour } from '@ludoteca/games/rumour';
import { at } from '@ludoteca/kernel';
import { PLAY_LAW } from '../laws/index.ts';
import {
  handOf,
  type RumourFault,
  rules,
  turnAfter,
  rumourSpec,
  withGame,
  withRules,
} from './rumour.testing.ts';

let outside = 0;

export const PLAY_FAULTS: readonly RumourFault[] = [
  {
    fault: 'an endless chain of automatic frames',
    law: PLAY_LAW,
    entry: withRules({ draw: (dealer, frame) => dealer.next(frame) }),
  },
  {
    fault: 'a match that never ends',
    law: PLAY_LAW,
    entry: withRules({
      turn: (dealer, frame) => {
        const { stock, pile } = dealer.state;
        if (stock.length < 2) stock.push(...dealer.dice.shuffle(pile.splice(0)));
        if (stock.length > 0) rules.turn(dealer, frame);
        else dealer.next({ do: 'speak', seat: frame.seat }, turnAfter(dealer.state, frame.seat));
      },
    }),
  },
  {
    fault: 'a missing otherwise that should push the next turn',
    law: 'seats can withdraw at any moment',
    entry: withRules({
      turn: (dealer, { seat }) => {
        if (dealer.state.stock.length === 0) rules.turn(dealer, { do: 'turn', seat });
        else dealer.next({ do: 'draw', seat }, { do: 'speak', seat });
      },
      speak: {
        ...rules.speak,
        answer: (dealer, frame, choice) => {
          dealer.next(turnAfter(dealer.state, frame.seat));
          rules.speak.answer(dealer, frame, choice);
        },
        lapse: (dealer, { seat }) => dealer.next(turnAfter(dealer.state, seat)),
      },
    }),
  },
  {
    fault: 'a withdrawal that is forgotten',
    law: 'seats can withdraw at any moment',
    entry: withGame({ withdraw: () => undefined }),
  },
  {
    fault: 'a lapse that throws',
    law: 'a match can continue after a lapse',
    entry: withRules({
      window: {
        ...rules.window,
        lapse: () => {
          throw new Error('a lapse that throws');
        },
      },
    }),
  },
  {
    fault: 'an outcome that is not a ranking',
    law: 'a match ends with a ranking',
    entry: withRules({
      turn: (dealer, frame) => {
        const { stock, hands } = dealer.state;
        if (stock.length === 0) dealer.end({ places: hands.map(() => 2) });
        else rules.turn(dealer, frame);
      },
    }),
  },
  {
    fault: 'equal cards offered one by one',
    law: 'every option is offered once',
    entry: withRules({ discard: { ...rules.discard, ask: ({ hands }, { seat }) => [...at(hands, seat)] } }),
  },
  {
    fault: 'an option that cannot be played',
    law: 'every offered option is accepted',
    entry: withRules({ discard: { ...rules.discard, ask: () => ['rumour', 'alibi', 'gossip'] } }),
  },
  {
    fault: 'rules with data outside the state',
    law: 'an archive replays to the same match',
    entry: withRules({
      draw: (dealer, frame) => {
        if (outside++ % 2 === 0) rules.draw(dealer, frame);
      },
    }),
  },
  {
    fault: 'a created card',
    law: 'cards are neither created nor lost',
    entry: withRules({
      draw: (dealer, { seat }) => {
        handOf(dealer.state, seat).push('gossip');
      },
    }),
  },
  {
    fault: 'an invariant that does not hold',
    law: 'the invariants of the game hold',
    entry: rumour,
    spec: {
      ...rumourSpec,
      invariants: { 'hands stay small': ({ hands }) => hands.every(({ length }) => length < 6) },
    },
  },
];
