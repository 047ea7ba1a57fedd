/** Rules 3 and 6. */
import { scenario, setUpScenario } from '@ludoteca/testkit';
import { rumour } from '../index.ts';

scenario('3. the player draws the top card, may keep quiet, and the turn passes to the left', () => {
  const { ann, bob, everybody } = setUpScenario(rumour, {
    cast: ['ann', 'bob'],
    from: {
      state: { stock: ['gossip', 'alibi', 'rumour'], hands: [['gossip'], ['gossip']], pile: [], left: [] },
      agenda: [{ do: 'turn', seat: 0 }],
    },
  });
  ann.isOffered('rumour', 'quiet');
  bob.isNotAsked();
  ann.plays('quiet');
  everybody.hears({ did: 'keep quiet', seat: ann.seat });
  bob.hears({ did: 'draw', seat: bob.seat, count: 1, cards: ['alibi'] });
  bob.isOffered('quiet');
});

scenario('3. a player without a rumour in hand cannot spread one', () => {
  const { ann, everybody } = setUpScenario(rumour, {
    cast: ['ann', 'bob'],
    from: {
      state: { stock: ['gossip', 'gossip'], hands: [['alibi'], ['rumour']], pile: [], left: [] },
      agenda: [{ do: 'turn', seat: 0 }],
    },
  });
  ann.cannot('rumour', 'no rumour', '3');
  ann.cannot('alibi', 'speak', '3');
  ann.isOffered('quiet');
  ann.lapses();
  everybody.hears({ did: 'keep quiet', seat: ann.seat });
});

scenario('6. the match ends when a turn would begin and the stock is empty: the most cards win', () => {
  const { ann, bob, cleo, everybody } = setUpScenario(rumour, {
    cast: ['ann', 'bob', 'cleo'],
    from: {
      state: { stock: ['gossip'], hands: [['gossip'], ['alibi', 'alibi'], ['rumour']], pile: [], left: [] },
      agenda: [{ do: 'turn', seat: 0 }],
    },
  });
  everybody.playsOn();
  ann.plays('quiet');
  everybody.isPlaced(1, 1, 3);
  ann.isPlaced(1);
  bob.isPlaced(1);
  cleo.isPlaced(3);
});
