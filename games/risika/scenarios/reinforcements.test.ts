/** RULES 3 and 4: rounds, turns and reinforcements. */
import { scenario } from '@ludoteca/testkit';
import { attack, findTerritory, cards, setTable, placeOn } from './set-table.testing.ts';

/** Fourteen territories, no faculty among them. */
const FOURTEEN =
  'Psicologia 1, Filosofia 1, Pedagogia 1, Economia 1, Scienze Politiche 1, Odontoiatria 1, Infermieristica 1, CTF 1, Tossicologia 1, Ing. Chimica 1, Ing. Meccanica 1, Chimica 1, Fisica 1, Informatica 1';

scenario('3.1 a round begins with the starter; then every player has a turn', () => {
  const { ann, bob, everybody } = setTable({
    held: { ann: 'Lettere 1', bob: 'Lingue 1', cat: '' },
    due: [{ do: 'round', seat: 0 }],
  });
  ann.isOffered('go on');
  ann.cannot('done', 'go on', '3.1');
  ann.plays('go on');
  everybody.hears({ did: 'turn', seat: 0 }, { did: 'turn', seat: 1 }, { did: 'turn', seat: 2 });
  bob.isNotAsked();
});

scenario('3.1 after the last player the next round begins', () => {
  const { ann, cat, everybody } = setTable({
    held: { ann: 'Lettere 1', bob: 'Lingue 1', cat: '' },
    due: [{ do: 'move', seat: 2, won: false }],
    starter: 'ann',
    round: 4,
  });
  cat.isNotAsked();
  everybody.hears({ did: 'round', round: 5, seat: 0 });
  ann.isAsked('round');
});

scenario('4.1 an army for every three territories, rounded down: 14 bring 4', () => {
  const { ann, everybody } = setTable({ held: { ann: FOURTEEN, bob: 'Matematica 1', cat: '' } });
  everybody.hears({
    did: 'reinforce',
    seat: 0,
    territories: 14,
    third: 4,
    faculties: [],
    bonus: 0,
    armies: 4,
    lost: 0,
  });
  everybody.sees({ reserve: [4, 0, 0] });
  ann.isAsked('place');
});

scenario('4.1 two territories bring nothing, and there is nothing to place', () => {
  const { ann } = setTable({ held: { ann: 'Lettere 2, Fisica 1', bob: 'Lingue 1', cat: '' } });
  ann.isAsked('fight');
});

scenario('4.2 complete faculties bring their bonus', () => {
  const { everybody } = setTable({
    held: {
      ann: 'Economia 1, Scienze Politiche 1, Giurisprudenza 1, Chimica 1, Fisica 1, Informatica 1, Matematica 1, Lettere 1',
      bob: 'Lingue 1',
      cat: '',
    },
  });
  everybody.hears({
    did: 'reinforce',
    seat: 0,
    territories: 8,
    third: 2,
    faculties: [1, 5],
    bonus: 4,
    armies: 6,
    lost: 0,
  });
});

scenario('4.3 with three cards a player may play a set or none', () => {
  const { ann, everybody } = setTable({
    held: { ann: 'Lettere 2', bob: 'Lingue 1', cat: '' },
    hands: { ann: 'Lettere, Filosofia, Informatica' },
  });
  const beers = cards('Filosofia, Lettere, Informatica') as [number, number, number];
  ann.isOffered({ set: beers, armies: 5 }, 'none');
  ann.cannot('done', 'a set or none', '4.3');
  ann.cannot({ set: cards('Lettere, Filosofia, Medicina'), armies: 8 }, 'not in hand', '4.3');
  ann.plays({ set: beers, armies: 5 });
  everybody.hears({
    did: 'set',
    seat: 0,
    cards: beers,
    worth: 4,
    own: [findTerritory('Lettere')],
    armies: 5,
    lost: 0,
  });
  ann.isAsked('place');
});

scenario('4.3 one set a turn: after it armies are placed, whatever is still in hand', () => {
  const { ann } = setTable({
    held: { ann: 'Lettere 2', bob: 'Lingue 1', cat: '' },
    hands: { ann: 'Filosofia, Scienze Motorie, Informatica, Psicologia, Pedagogia, Economia' },
  });
  ann.plays({ set: cards('Psicologia, Pedagogia, Economia') as [number, number, number], armies: 6 });
  ann.isAsked('place');
});

scenario('4.3 with two cards there is no question', () => {
  const { ann } = setTable({
    held: { ann: 'Lettere 2', bob: 'Lingue 1', cat: '' },
    hands: { ann: 'Lettere, jolly' },
  });
  ann.isAsked('fight');
});

const worth = (hand: string, armies: number) => {
  const { ann } = setTable({ held: { ann: 'Fisica 2', bob: 'Chimica 1', cat: '' }, hands: { ann: hand } });
  const set = cards(hand).toSorted((a, b) => a - b) as [number, number, number];
  ann.isOffered({ set, armies }, 'none');
};

scenario('4.4 three coffees bring 2, three beers 4, three wines 6, one of each 8', () => {
  worth('Lingue, Giurisprudenza, Medicina', 2);
  worth('Filosofia, Lettere, Biologia', 4);
  worth('Psicologia, CTF, Farmacia', 6);
  worth('Psicologia, Lettere, Lingue', 8);
});

scenario('4.4 a joker with two equal weapons brings 10', () => {
  worth('jolly, Lingue, Medicina', 10);
  worth('jolly 2, Filosofia, Lettere', 10);
  worth('jolly, Psicologia, CTF', 10);
});

scenario('4.4 nothing else is a set: two different with a joker, two jokers, two equal and another', () => {
  for (const hand of ['jolly, Lingue, Lettere', 'jolly, jolly 2, Lettere', 'Lingue, Medicina, Lettere']) {
    const { ann } = setTable({ held: { ann: 'Fisica 2', bob: 'Chimica 1', cat: '' }, hands: { ann: hand } });
    ann.isOffered('none');
    ann.cannot({ set: cards(hand), armies: 10 }, 'no set', '4.4');
  }
});

scenario('4.5 cards of own territories bring an army each, jokers none', () => {
  const { ann } = setTable({
    held: { ann: 'Lingue 2, Medicina 1', bob: 'Chimica 1', cat: '' },
    hands: { ann: 'jolly, Lingue, Medicina' },
  });
  ann.isOffered({ set: [4, 10, 26], armies: 12 }, 'none');
});

scenario('4.6 played cards go to the bottom of the deck, known to everyone', () => {
  const { ann, everybody } = setTable({
    held: { ann: 'Fisica 2', bob: 'Chimica 1', cat: '' },
    hands: { ann: 'jolly, Medicina, Lingue' },
  });
  ann.plays({ set: [4, 10, 26], armies: 10 });
  everybody.sees({ deck: { count: 28, cards: [4, 10, 26] } });
});

scenario('4.7 reinforcements stop at a hundred armies', () => {
  const { ann, everybody } = setTable({
    held: {
      ann: 'Economia 90, Scienze Politiche 1, Giurisprudenza 1, Fisica 6',
      bob: 'Lingue 1',
      cat: '',
    },
    hands: { ann: 'Lingue, Lettere, CTF' },
  });
  everybody.hears({
    did: 'reinforce',
    seat: 0,
    territories: 4,
    third: 1,
    faculties: [1],
    bonus: 2,
    armies: 2,
    lost: 1,
  });
  ann.plays({ set: [3, 4, 12], armies: 8 });
  everybody.hears({ did: 'set', seat: 0, cards: [3, 4, 12], worth: 8, own: [], armies: 0, lost: 8 });
  everybody.sees({ reserve: [2, 0, 0] });
});

scenario('4.7 a player with more than a hundred armies gets none', () => {
  const { ann, everybody } = setTable({
    held: { ann: 'Economia 90, Fisica 30, Lingue 1', bob: 'Lettere 1', cat: '' },
  });
  everybody.sees({ reserve: [0, 0, 0] });
  ann.isAsked('fight');
});

scenario('4.8 all armies are placed on own territories before combat', () => {
  const { ann, everybody } = setTable({ held: { ann: FOURTEEN, bob: 'Matematica 1', cat: '' } });
  ann.cannot(placeOn('Lettere'), 'not yours', '4.8');
  ann.cannot({ place: 77 }, 'a territory', '4.8');
  ann.cannot(attack('Lettere', 'Filosofia'), 'a territory', '4.8');
  ann.plays(placeOn('Fisica'));
  ann.cannot(5, 'how many', '4.8');
  ann.plays(3);
  everybody.hears({ did: 'place', seat: 0, on: findTerritory('Fisica'), armies: 3, left: 1 });
  ann.isAsked('place');
  ann.plays(placeOn('CTF'));
  ann.isAsked('fight');
});
