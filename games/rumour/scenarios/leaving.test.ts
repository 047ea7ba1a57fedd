/** Rule 7. */
import { scenario, setUpScenario } from '@ludoteca/testkit';
import { rumour } from '../index.ts';

scenario(
  '7. players who leave take the last places, the first to leave the very last; the remaining player wins',
  () => {
    const { ann, bob, cleo, everybody } = setUpScenario(rumour, {
      cast: ['ann', 'bob', 'cleo'],
      from: {
        state: {
          stock: ['gossip', 'gossip'],
          hands: [['rumour'], ['alibi', 'gossip'], ['gossip']],
          pile: [],
          left: [],
        },
        agenda: [
          { do: 'turn', seat: 1 },
          { do: 'speak', seat: 0 },
        ],
      },
    });
    bob.leaves();
    everybody.hears({ did: 'leave', seat: bob.seat, cards: ['alibi', 'gossip'] });
    everybody.sees({ pile: ['alibi', 'gossip'], left: [1] });
    ann.plays('rumour');
    cleo.isAsked('window');
    cleo.plays('pass');
    cleo.plays('gossip');
    cleo.hears({ did: 'draw', seat: cleo.seat, count: 1, cards: ['gossip'] });
    everybody.playsOn();
    ann.leaves();
    everybody.isPlaced(2, 3, 1);
  },
);

scenario('7. when the asked player leaves, the question goes to the next player', () => {
  const { ann, bob, cleo } = setUpScenario(rumour, {
    cast: ['ann', 'bob', 'cleo'],
    from: {
      state: { stock: ['gossip'], hands: [['rumour'], ['alibi'], ['alibi']], pile: [], left: [] },
      agenda: [
        { do: 'turn', seat: 1 },
        { do: 'speak', seat: 0 },
      ],
    },
  });
  ann.plays('rumour');
  bob.isAsked('window');
  bob.leaves();
  cleo.isOffered('alibi', 'pass');
});
