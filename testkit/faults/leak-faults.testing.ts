/** Planted faults that reveal hidden information or imagine it wrongly. */
import { at } from '@ludoteca/kernel';
import { hiddenPiles, redeal, removeCard } from '@ludoteca/kit';
import { game, handOf, type RumourFault, rules, withGame, withRules } from './rumour.testing.ts';

/** With the same dice, other hidden cards lead to another deal. */
const shufflesRealOrder = withGame({
  imagine: ({ stock, hands }, seat, dice) => {
    const piles = hiddenPiles(seat, hands, stock);
    const cards = dice.shuffle(piles.flat());
    for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
  },
});

export const LEAK_FAULTS: readonly RumourFault[] = [
  {
    fault: 'a window that skips players without an alibi',
    law: 'imagining preserves observations',
    entry: withRules({
      window: {
        ...rules.window,
        ask: ({ hands }, { seat }) => (at(hands, seat).includes('alibi') ? ['alibi', 'pass'] : []),
      },
    }),
  },
  {
    fault: 'a lazy view that shows every hand',
    law: 'a lazy view equals the view',
    entry: withGame({ lazyView: (state) => game.view(state, 'judge') }),
  },
  {
    fault: 'a why that names the top of the stock',
    law: 'imagining preserves observations',
    entry: withRules({
      window: {
        ...rules.window,
        why: ({ stock }) => ({ why: 'answer', facts: { top: stock.at(-1) ?? null } }),
      },
    }),
  },
  {
    fault: 'drawn cards revealed to all',
    law: 'events reveal only visible information',
    entry: withGame({ sights: { ...game.sights, draw: 'everyone' } }),
  },
  {
    fault: 'a pass with an event only if an alibi was held',
    law: 'events reveal only visible information',
    entry: withRules({
      window: {
        ...rules.window,
        answer: (dealer, frame, choice) => {
          const { seat } = frame;
          if (choice === 'pass' && handOf(dealer.state, seat).includes('alibi'))
            dealer.tell({ did: 'keep quiet', seat });
          rules.window.answer(dealer, frame, choice);
        },
      },
    }),
  },
  {
    fault: 'a discard without an event',
    law: 'every visible change comes with an event',
    entry: withRules({
      discard: {
        ...rules.discard,
        answer: ({ state }, { seat }, card) => {
          state.pile.push(removeCard(handOf(state, seat), card));
        },
      },
    }),
  },
  {
    fault: 'a withdrawal without an event for the others',
    law: 'every visible change comes with an event',
    entry: withGame({
      sights: {
        ...game.sights,
        leave: { knows: ({ seat }, watcher) => seat === watcher, rest: () => undefined },
      },
    }),
  },
  {
    fault: 'a frame that names a hidden card',
    law: 'imagined worlds are playable',
    entry: withRules({
      draw: (dealer, { seat }) => {
        const card = handOf(dealer.state, seat)[0];
        if (card !== undefined) dealer.next({ do: 'discard', seat, card } as never);
      },
      discard: {
        ...rules.discard,
        ask: (state, frame) => ('card' in frame ? [frame.card as 'alibi'] : rules.discard.ask(state, frame)),
      },
    }),
  },
  {
    fault: 'a view with the top of the stock',
    law: 'imagining preserves observations',
    entry: withGame({
      view: (state, watcher) => ({ ...game.view(state, watcher), top: state.stock.at(-1) ?? null }),
    }),
  },
  {
    fault: 'a spectator who sees a hand',
    law: 'imagining preserves observations',
    entry: withGame({ view: (state, watcher) => game.view(state, watcher === 'spectator' ? 0 : watcher) }),
  },
  {
    fault: 'imagining that re-deals the open pile',
    law: 'imagining preserves observations',
    entry: withGame({ imagine: ({ stock, pile }, _, dice) => redeal([stock, pile], dice) }),
  },
  {
    fault: 'imagining that does nothing',
    law: 'imagining changes hidden cards',
    entry: withGame({ imagine: () => undefined }),
  },
  {
    fault: 'imagining that never moves a card between stock and hands',
    law: 'every hidden card is imagined in every place',
    entry: withGame({
      imagine: ({ stock, hands }, seat, dice) => {
        dice.shuffle(stock);
        redeal(
          hands.filter((_, other) => other !== seat),
          dice,
        );
      },
    }),
  },
  {
    fault: 'imagining that shuffles the real order',
    law: 'imagining depends on knowledge alone',
    entry: shufflesRealOrder,
  },
  {
    fault: 'positions for programs that are shuffled from the real order',
    law: 'imagined positions depend on what the seat knows',
    entry: shufflesRealOrder,
  },
];
