/** Planted faults: shared data, writes, values that are not plain, missing texts. */
import { rumour } from '@ludoteca/games/rumour';
import { at, deepCopy, ok, type Seat } from '@ludoteca/kernel';
import { PLAY_LAW } from '../laws/index.ts';
import {
  game,
  handOf,
  type RumourFault,
  rules,
  type State,
  withGame,
  withRules,
  withTexts,
} from './rumour.testing.ts';

const oneTable = game.setup({}, 3);

export const PURITY_FAULTS: readonly RumourFault[] = [
  {
    fault: 'a why that writes',
    law: 'reading does not change the state',
    among: 'every barred choice has a reason',
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
    fault: 'a pile of the state offered as options',
    law: 'no mutable list of the state is released',
    among: PLAY_LAW,
    entry: withRules({
      discard: { ...rules.discard, ask: ({ hands }, { seat }) => at(hands, seat) as 'alibi'[] },
    }),
  },
  {
    fault: 'a pile of the state in an event',
    law: 'no mutable list of the state is released',
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
    fault: 'a view that is not plain data',
    law: 'views are plain data',
    among: 'imagining preserves observations',
    entry: withGame({ view: (state, watcher) => ({ ...game.view(state, watcher), seen: new Map() }) }),
  },
  {
    fault: 'an event with a map in it',
    law: 'events are plain data',
    among: PLAY_LAW,
    entry: withRules({
      draw: (dealer, { seat }) => dealer.tell({ did: 'draw', seat, count: 0, cards: new Map() as never }),
    }),
  },
  {
    fault: 'an event that blanks out hidden fields',
    law: 'events are plain data',
    among: 'everything has texts in every language',
    entry: withGame({
      sights: {
        ...game.sights,
        draw: {
          knows: ({ seat }, watcher) => seat === watcher,
          rest: (event) => ({ ...event, cards: undefined as never }),
        },
      },
    }),
  },
  {
    fault: 'a rule that writes to its frame',
    law: 'released values are never written to',
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
    law: 'released values are never written to',
    among: 'a fork is independent',
    entry: withGame({ copy: (state) => ({ ...state }) }),
  },
  {
    fault: 'a copy that forgets who left',
    law: 'a copy equals the generic copy',
    among: 'a fork is independent',
    entry: withGame({ copy: (state) => ({ ...deepCopy(state), left: [] }) }),
  },
  {
    fault: 'a state with a set, which is not copied',
    law: 'a fork is independent',
    entry: withGame({
      setup: (settings, seats) => ({ ...game.setup(settings, seats), spoken: new Set() }),
      rules: {
        ...rules,
        speak: {
          ...rules.speak,
          answer: (dealer, frame, choice) => {
            (dealer.state as unknown as { spoken: Set<Seat> }).spoken.add(frame.seat);
            rules.speak.answer(dealer, frame, choice);
          },
        },
      },
    }),
  },
  {
    fault: 'settings that grow when read again',
    law: 'settings are parsed or refused',
    entry: withGame({ settings: (input) => ok({ again: input }) }),
  },
  {
    fault: 'one state for all matches',
    law: 'matches share no state',
    entry: withGame({ setup: () => oneTable }),
  },
  {
    fault: 'a state that is not JSON',
    law: 'a state survives JSON',
    entry: withGame({ setup: (settings, seats) => ({ ...game.setup(settings, seats), last: undefined }) }),
  },
  {
    fault: 'a reason without a text',
    law: 'every barred choice has a reason',
    entry: withRules({ window: { ...rules.window, why: () => ({ why: 'unheard of' }) } }),
  },
  {
    fault: 'a why that throws for invalid choices',
    law: 'illegal answers are refused and change nothing',
    entry: withRules({
      window: { ...rules.window, why: (_, __, choice) => ({ why: String((choice as string).length) }) },
    }),
  },
  {
    fault: 'options that read alike',
    law: 'everything has texts in every language',
    entry: withTexts({ option: () => 'sim' }),
  },
  {
    fault: 'a renderer that ignores the width',
    law: 'tables fit any terminal',
    entry: {
      ...rumour,
      terminal: {
        parts: ({ view }) => {
          const text = view.hands.map(({ count }) => '[card]'.repeat(count)).join(' ');
          return [{ priority: 'own', forms: [[[{ text }]]] }];
        },
      },
    },
  },
  {
    fault: 'an outcome without a text',
    law: 'the outcome has texts in every language',
    entry: withTexts({ outcome: () => '' }),
  },
  {
    fault: 'an event whose sentence contains undefined',
    law: 'matches can be played from texts alone',
    entry: withTexts({ event: ({ did, seat }) => `${did} ${seat === 1 ? undefined : seat}` }),
  },
];
