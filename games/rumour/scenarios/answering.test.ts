/** Rules 4 and 5. */
import { scenario, setUpScenario } from '@ludoteca/testkit';
import type { Card } from '../cards.ts';
import { rumour } from '../index.ts';

/** Ann is about to speak; the stock has cards for two alibis that stand and for the next turn. */
const annSpeaks = (...hands: Card[][]) =>
  setUpScenario(rumour, {
    cast: ['ann', 'bob', 'cleo'],
    from: {
      state: { stock: ['gossip', 'gossip', 'gossip', 'gossip'], hands, pile: [], left: [] },
      agenda: [
        { do: 'turn', seat: 1 },
        { do: 'speak', seat: 0 },
      ],
    },
  });

scenario('4. every player with cards is asked in turn order, with an alibi or without', () => {
  const { ann, bob, cleo, everybody } = annSpeaks(['rumour', 'rumour'], ['gossip'], ['alibi']);
  ann.plays('rumour');
  everybody.hears({ did: 'play', seat: ann.seat, card: 'rumour' });
  bob.isAsked('window');
  bob.isOffered('pass');
  bob.cannot('alibi', 'no alibi', '4');
  bob.cannot('rumour', 'answer', '4');
  bob.plays('pass');
  everybody.hearsNothingOf('play');
  cleo.isOffered('alibi', 'pass');
});

scenario('4. a player without cards is not asked', () => {
  const { ann, bob, cleo } = annSpeaks(['rumour'], [], ['gossip']);
  ann.plays('rumour');
  bob.isNotAsked();
  cleo.isAsked('window');
});

scenario('4. an alibi that stands stops the rumour, and its player draws a card', () => {
  const { ann, bob, cleo, everybody } = annSpeaks(['rumour', 'gossip'], ['alibi'], ['gossip']);
  ann.plays('rumour');
  bob.plays('alibi');
  cleo.plays('pass');
  ann.plays('pass');
  bob.hears({ did: 'draw', seat: bob.seat, count: 1, cards: ['gossip'] });
  ann.hears({ did: 'draw', seat: bob.seat, count: 1 });
  everybody.hearsNothingOf('discard');
  everybody.sees({ hands: [{ count: 1 }, { count: 2 }, { count: 1 }], pile: ['rumour', 'alibi'] });
  bob.isAsked('speak');
});

scenario(
  '4. an alibi answers an alibi: the first is stopped, and the rumour is open to the next player',
  () => {
    const { ann, bob, cleo, spectator } = annSpeaks(['rumour', 'alibi'], ['alibi', 'gossip'], ['alibi']);
    ann.plays('rumour');
    bob.plays('alibi');
    cleo.plays('pass');
    ann.isOffered('alibi', 'pass');
    ann.plays('alibi');
    bob.isOffered('pass');
    bob.plays('pass');
    cleo.plays('pass');
    spectator.hears({ did: 'draw', seat: ann.seat, count: 1 });
    cleo.isAsked('window');
    cleo.isOffered('alibi', 'pass');
    cleo.plays('pass');
    bob.isAsked('discard');
  },
);

scenario('4. a lapse lets the card pass', () => {
  const { ann, bob, cleo, everybody } = annSpeaks(['rumour'], ['alibi'], ['gossip']);
  ann.plays('rumour');
  bob.lapses();
  everybody.hearsNothingOf('play');
  cleo.isAsked('window');
});

scenario(
  '5. a rumour that stands makes each other player with cards discard one of their choice, in turn order, and its player draws',
  () => {
    const { ann, bob, cleo, everybody } = annSpeaks(['rumour'], ['gossip', 'alibi', 'gossip'], ['rumour']);
    ann.plays('rumour');
    bob.plays('pass');
    cleo.plays('pass');
    bob.isOffered('alibi', 'gossip');
    bob.cannot('rumour', 'not in hand', '5');
    bob.plays('gossip');
    everybody.hears({ did: 'discard', seat: bob.seat, card: 'gossip' });
    cleo.isOffered('rumour');
    cleo.plays('rumour');
    ann.hears({ did: 'draw', seat: ann.seat, count: 1, cards: ['gossip'] });
    bob.hears({ did: 'draw', seat: ann.seat, count: 1 });
    everybody.sees({
      pile: ['rumour', 'gossip', 'rumour'],
      hands: [{ count: 1 }, { count: 3 }, { count: 0 }],
    });
  },
);
