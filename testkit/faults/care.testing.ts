/** Faults of care: what is shared, written to, not plain, or without words. */
import { at, copyOf, ok, type Seat } from '@ludoteca/kernel';
import { PLAY_LAW } from '../laws/index.ts';
import {
  game,
  handOf,
  type PlantedFault,
  rules,
  type State,
  withGame,
  withRules,
  withTexts,
} from './rumour.testing.ts';

const oneTable = game.setup({}, 3);

export const CARE_LOST: readonly PlantedFault[] = [
  {
    fault: 'a why that writes',
    law: 'looking changes nothing',
    among: 'what is barred has a reason',
    entry: withRules({
      window: {
        ...rules.window,
        why: (state) => {
          (state as State).pile.push('gossip');
          return { why: 'answer' };
        },
      },
    }),
  },
  {
    fault: 'a live pile offered as options',
    law: 'no live pile is handed out',
    among: PLAY_LAW,
    entry: withRules({
      discard: { ...rules.discard, ask: ({ hands }, { seat }) => at(hands, seat) as 'alibi'[] },
    }),
  },
  {
    fault: 'a live pile in an event',
    law: 'no live pile is handed out',
    among: PLAY_LAW,
    entry: withRules({
      draw: (dealer, frame) => {
        rules.draw(dealer, frame);
        const cards = handOf(dealer.state, frame.seat);
        dealer.tell({ did: 'draw', seat: frame.seat, count: cards.length, cards });
      },
    }),
  },
  {
    fault: 'a rule that writes to its frame',
    law: 'what was handed out is never written to',
    among: PLAY_LAW,
    entry: withRules({
      discard: {
        ...rules.discard,
        answer: (dealer, frame, card) => {
          rules.discard.answer(dealer, frame, card);
          (frame as { seat: Seat }).seat = 0;
        },
      },
    }),
  },
  {
    fault: 'a copy that shares the hands',
    law: 'a copy equals the generic copy and shares nothing that can change',
    among: 'a fork goes its own way',
    entry: withGame({ copy: (state) => ({ ...state }) }),
  },
  {
    fault: 'a copy that forgets who left',
    law: 'a copy equals the generic copy and shares nothing that can change',
    among: 'a fork goes its own way',
    entry: withGame({ copy: (state) => ({ ...copyOf(state), left: [] }) }),
  },
  {
    fault: 'settings that grow when read again',
    law: 'settings are read or refused',
    entry: withGame({ settings: (input) => ok({ again: input }) }),
  },
  {
    fault: 'one table for all matches',
    law: 'every match has a table of its own',
    entry: withGame({ setup: () => oneTable }),
  },
  {
    fault: 'a state that is no JSON',
    law: 'a position survives JSON',
    entry: withGame({ setup: (settings, seats) => ({ ...game.setup(settings, seats), last: undefined }) }),
  },
  {
    fault: 'a reason without words',
    law: 'what is barred has a reason',
    entry: withRules({ window: { ...rules.window, why: () => ({ why: 'unheard of' }) } }),
  },
  {
    fault: 'a why that fails on rubbish',
    law: 'everything else is refused and changes nothing',
    entry: withRules({
      window: { ...rules.window, why: (_, __, choice) => ({ why: String((choice as string).length) }) },
    }),
  },
  {
    fault: 'options that read alike',
    law: 'everything has words in every language',
    entry: withTexts({ option: () => 'sim' }),
  },
  {
    fault: 'an outcome without words',
    law: 'the end has words in every language',
    entry: withTexts({ outcome: () => '' }),
  },
  {
    fault: 'an event with a hole in its sentence',
    law: 'strangers can play from what they are shown',
    entry: withTexts({ event: ({ did, seat }) => `${did} ${seat === 1 ? undefined : seat}` }),
  },
];
