/** Rules 1 and 2. */
import { scenario, setUpScenario } from '@ludoteca/testkit';
import { rumour } from '../index.ts';

scenario(
  '1 and 2. three players share twenty-four cards: four each, one more for the first player, the rest is the stock',
  () => {
    const { cleo, everybody, spectator } = setUpScenario(rumour, {
      cast: ['ann', 'bob', 'cleo'],
      seed: 'deal',
    });
    everybody.hears({ did: 'begin', seat: cleo.seat });
    cleo.isAsked('speak');
    everybody.sees({
      hands: [{ count: 4 }, { count: 4 }, { count: 5 }],
      stock: { count: 11 },
      pile: [],
      left: [],
    });
    spectator.hears(
      { did: 'draw', seat: 0, count: 4 },
      { did: 'draw', seat: 1, count: 4 },
      { did: 'draw', seat: 2, count: 4 },
      { did: 'draw', seat: 2, count: 1 },
    );
  },
);

scenario('2. each player sees their own cards and the backs of all others', () => {
  const { ann, bob, spectator } = setUpScenario(rumour, {
    cast: ['ann', 'bob'],
    from: {
      state: { stock: ['gossip', 'alibi'], hands: [['rumour'], ['gossip']], pile: ['alibi'], left: [] },
      agenda: [{ do: 'turn', seat: 0 }],
    },
  });
  ann.hears({ did: 'draw', seat: 0, count: 1, cards: ['alibi'] });
  bob.hears({ did: 'draw', seat: 0, count: 1 });
  ann.sees({ hands: [{ cards: ['rumour', 'alibi'] }, { count: 1, cards: undefined }] });
  bob.sees({ hands: [{ count: 2, cards: undefined }, { cards: ['gossip'] }], stock: { cards: undefined } });
  spectator.sees({ hands: [{ cards: undefined }, { cards: undefined }], pile: ['alibi'] });
});
