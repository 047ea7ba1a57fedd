/** RULES 6 to 9: the strategic move, cards, elimination, the end, leaving. */
import { scenario } from '@ludoteca/testkit';
import { attack, findTerritory, cards, setTableInCombat, setTable, move } from './set-table.testing.ts';

const MOVING = [{ do: 'move', seat: 0, won: false }] as const;
const WON = [{ do: 'end', seat: 0, won: true }] as const;
const AT_HOME = { ann: 'Lettere 4, Lingue 1, Fisica 3', bob: 'Economia 2', cat: '' } as const;
/** Bob's last territory is about to fall. */
const LAST = { ann: 'Lettere 4', bob: 'Lingue 1', cat: '' } as const;

scenario('6.1 one move between own territories that are linked, or none', () => {
  const { ann } = setTable({ held: AT_HOME, due: MOVING });
  ann.isOffered(move('Lingue', 'Lettere'), 'done');
  ann.cannot(move('Fisica', 'Lettere'), 'not linked', '6.1');
  ann.cannot(move('Economia', 'Lingue'), 'not yours', '6.1');
  ann.cannot(move('Lettere', 'Lingue'), 'one army', '6.2');
  ann.cannot(attack('Economia', 'Lettere'), 'move or done', '6.1');
});

scenario('6.2 at least one army stays', () => {
  const { ann, everybody } = setTable({ held: AT_HOME, due: MOVING });
  ann.plays(move('Lingue', 'Lettere'));
  ann.isOffered(1, 2, 3);
  ann.cannot(4, 'how many', '6.2');
  ann.plays(3);
  everybody.hears({
    did: 'move',
    seat: 0,
    from: findTerritory('Lettere'),
    to: findTerritory('Lingue'),
    armies: 3,
  });
});

scenario('6.3 with the move the turn is over', () => {
  const { ann, bob, everybody } = setTable({ held: AT_HOME, due: MOVING });
  ann.plays(move('Lingue', 'Lettere'));
  ann.plays(1);
  everybody.hears({ did: 'turn', seat: 1 });
  bob.isAsked('fight');
});

scenario('7.1 a conqueror draws one card, which the others do not see', () => {
  const { ann, bob, spectator } = setTable({ held: AT_HOME, due: WON, deck: 'Medicina, Lettere' });
  ann.hears({ did: 'draw', seat: 0, open: false, card: findTerritory('Medicina') });
  bob.hears({ did: 'draw', seat: 0, open: false });
  spectator.hears({ did: 'draw', seat: 0, open: false });
  ann.sees({ hands: [{ count: 1, cards: [findTerritory('Medicina')] }, { count: 0 }, { count: 0 }] });
  bob.sees({ hands: [{ count: 1, cards: [] }, { count: 0 }, { count: 0 }], deck: { count: 27, cards: [] } });
});

scenario('7.1 two conquests bring one card, and none brings none', () => {
  const two = setTableInCombat({
    held: { ann: 'Lettere 9', bob: 'Lingue 1, Economia 1, Fisica 1', cat: '' },
    dice: '6 / 1 / 6 / 1',
  });
  two.ann.plays(attack('Lingue', 'Lettere'));
  two.ann.plays(1);
  two.ann.plays(8);
  two.ann.plays(attack('Economia', 'Lingue'));
  two.ann.plays(1);
  two.ann.plays(1);
  two.everybody.hearsNothingOf('draw');
  two.ann.isAsked('move');
  two.ann.plays('done');
  two.bob.hears({ did: 'draw', seat: 0, open: false });
  two.everybody.sees({ hands: [{ count: 1 }, { count: 0 }, { count: 0 }] });
  const none = setTable({ held: AT_HOME, due: [{ do: 'end', seat: 0, won: false }] });
  none.everybody.hearsNothingOf('draw');
});

scenario('7.2 nothing is drawn from an empty deck', () => {
  const { everybody } = setTable({
    held: AT_HOME,
    due: WON,
    hands: {
      cat: 'Psicologia, Filosofia, Pedagogia, Lettere, Lingue, Economia, Scienze Politiche, Giurisprudenza, Odontoiatria, Infermieristica, Medicina, Scienze Motorie, CTF, Tossicologia, Biologia, Scienze della Natura, Farmacia, Ing. Chimica, Ing. Meccanica, Ing. Elettronica, Architettura, Ing. Civile, Chimica, Fisica, Informatica, Matematica, jolly, jolly 2',
    },
  });
  everybody.hears({ did: 'no card', seat: 0 });
  everybody.hearsNothingOf('draw');
});

scenario('7.3 a card that was played before is drawn openly', () => {
  const { everybody } = setTable({ held: AT_HOME, due: WON, deck: 'jolly', known: 'jolly' });
  everybody.hears({ did: 'draw', seat: 0, open: true, card: 26 });
  everybody.sees({ hands: [{ count: 1, cards: [26] }, { count: 0 }, { count: 0 }] });
});

/** Ann takes Bob's last territory. */
function bobFalls(dice: string) {
  const scene = setTableInCombat({ held: LAST, hands: { ann: 'jolly', bob: 'Medicina, Lingue' }, dice });
  scene.ann.plays(attack('Lingue', 'Lettere'));
  scene.ann.plays(3);
  return scene;
}

scenario(
  '8.1 a player without territories is out, and the conqueror takes the cards at once, in their order',
  () => {
    const { ann, bob, cat, everybody } = bobFalls('6 6 6 / 1');
    const taken = cards('Medicina, Lingue');
    everybody.hears({ did: 'eliminate', seat: 1, by: 0 });
    ann.hears({ did: 'take', seat: 0, loser: 1, count: 2, cards: taken });
    bob.hears({ did: 'take', seat: 0, loser: 1, count: 2, cards: taken });
    cat.hears({ did: 'take', seat: 0, loser: 1, count: 2 });
    ann.sees({ hands: [{ count: 3, cards: [26, ...taken] }, { count: 0 }, { count: 0 }] });
    cat.sees({ hands: [{ count: 3, cards: [] }, { count: 0 }, { count: 0 }] });
    ann.isAsked('fight');
  },
);

scenario('7.3 a player whose cards were taken still knows them, and no others', () => {
  const { bob } = bobFalls('6 6 6 / 1');
  bob.sees({ hands: [{ count: 3, cards: cards('Medicina, Lingue') }, { count: 0 }, { count: 0 }], out: [1] });
});

scenario('8.2 if the starter is out, the next player begins the rounds', () => {
  const { ann, cat, everybody } = setTableInCombat({ held: LAST, starter: 'bob', dice: '6 6 6 / 1' });
  ann.plays(attack('Lingue', 'Lettere'));
  ann.plays(3);
  everybody.sees({ starter: 2 });
  ann.plays('done');
  ann.plays('done');
  everybody.hears({ did: 'round', round: 2, seat: 2 });
  cat.isAsked('round');
});

scenario('8.3 the last player wins at once, without a card', () => {
  const { ann, everybody } = setTableInCombat({
    held: {
      ann: 'Psicologia 1, Filosofia 1, Pedagogia 1, Lettere 4, Economia 1, Scienze Politiche 1, Giurisprudenza 1, Odontoiatria 1, Infermieristica 1, Medicina 1, Scienze Motorie 1, CTF 1, Tossicologia 1, Biologia 1, Scienze della Natura 1, Farmacia 1, Ing. Chimica 1, Ing. Meccanica 1, Ing. Elettronica 1, Architettura 1, Ing. Civile 1, Chimica 1, Fisica 1, Informatica 1, Matematica 1',
      bob: '',
      cat: '',
    },
    out: ['bob'],
    dice: '6 6 6 / 1',
  });
  ann.plays(attack('Lingue', 'Lettere'));
  ann.plays(3);
  everybody.hears({ did: 'win', seat: 0 });
  everybody.hearsNothingOf('draw');
  everybody.sees({ owners: Array.from({ length: 26 }, () => 0) });
  everybody.isPlaced(1, 3, 2);
});

scenario('8.5 after the last round more territories win, then more armies', () => {
  const end = { due: [{ do: 'end', seat: 2, won: false }], settings: { rounds: 7 }, round: 7 } as const;
  const { everybody } = setTable({
    ...end,
    held: { ann: 'Lettere 3, Lingue 1', bob: 'Fisica 2, Chimica 2', cat: '' },
  });
  everybody.hears({ did: 'reach the limit', rounds: 7 });
  everybody.isPlaced(2, 2, 1);
  setTable({
    ...end,
    held: { ann: 'Lettere 3, Lingue 2', bob: 'Fisica 2, Chimica 2', cat: '' },
  }).everybody.isPlaced(2, 3, 1);
  const heaps = 'Lettere 2600, Lingue 2600, Economia 2600, Filosofia 2600';
  setTable({
    ...end,
    held: { ann: heaps, bob: 'Fisica 1, Chimica 1, Informatica 1, Matematica 1, Medicina 1', cat: '' },
  }).everybody.isPlaced(3, 2, 1);
});

scenario('9.1 a player who leaves is out; the armies stay and defend with the maximum of dice', () => {
  const { ann, bob, everybody } = setTableInCombat({ held: { ann: 'Lettere 4', bob: 'Lingue 3', cat: '' } });
  bob.leaves();
  everybody.hears({ did: 'leave', seat: 1 });
  ann.plays(attack('Lingue', 'Lettere'));
  ann.plays(1);
  everybody.hears({
    did: 'defend',
    seat: 1,
    by: 0,
    from: findTerritory('Lettere'),
    to: findTerritory('Lingue'),
    dice: 3,
  });
  everybody.playsOn();
});

scenario('9.1 a defender who leaves defends with all dice', () => {
  const { ann, bob, everybody } = setTableInCombat({ held: { ann: 'Lettere 4', bob: 'Lingue 3', cat: '' } });
  ann.plays(attack('Lingue', 'Lettere'));
  ann.plays(3);
  bob.leaves();
  everybody.hears({
    did: 'defend',
    seat: 1,
    by: 0,
    from: findTerritory('Lettere'),
    to: findTerritory('Lingue'),
    dice: 3,
  });
});

scenario('9.1 after an attacker leaves the roll is made, no card is drawn, and the next player moves', () => {
  const { ann, bob, everybody } = setTableInCombat({
    held: { ann: 'Lettere 9', bob: 'Lingue 2, Fisica 2, Chimica 1', cat: '' },
    starter: 'cat',
    dice: '6 6 6 / 2 1',
  });
  ann.plays(attack('Lingue', 'Lettere'));
  ann.plays(3);
  ann.leaves();
  bob.plays(2);
  everybody.hears(
    {
      did: 'conquer',
      seat: 0,
      against: 1,
      from: findTerritory('Lettere'),
      to: findTerritory('Lingue'),
      armies: 3,
    },
    { did: 'turn', seat: 1 },
  );
  everybody.hearsNothingOf('occupy');
  everybody.hearsNothingOf('draw');
});

scenario('9.1 if the starter leaves at the start of a round, the next player begins it', () => {
  const { ann, bob, everybody } = setTable({ held: AT_HOME, due: [{ do: 'round', seat: 0 }], round: 3 });
  ann.leaves();
  bob.isAsked('round');
  everybody.sees({ round: 3, starter: 1 });
});

scenario('9.1 the last territory of a player who left brings the cards, and the last player wins', () => {
  const { ann, bob, cat, everybody } = setTableInCombat({
    held: LAST,
    hands: { bob: 'Medicina' },
    dice: '6 6 6 / 1',
  });
  bob.leaves();
  ann.plays(attack('Lingue', 'Lettere'));
  ann.plays(3);
  ann.hears({ did: 'take', seat: 0, loser: 1, count: 1, cards: cards('Medicina') });
  everybody.playsOn();
  cat.leaves();
  everybody.hears({ did: 'win', seat: 0 });
  everybody.isPlaced(1, 3, 2);
});

scenario('9.2 lapses: armies go to the weakest territory, no set, no attack, no move', () => {
  const { ann, bob, everybody } = setTable({
    held: { ann: 'Lettere 3, Lingue 1, Fisica 2', bob: 'Economia 2', cat: '' },
    hands: { ann: 'Psicologia, Lettere, Lingue' },
  });
  ann.lapses();
  everybody.hearsNothingOf('set');
  ann.lapses();
  everybody.hears({ did: 'place', seat: 0, on: findTerritory('Lingue'), armies: 1, left: 0 });
  ann.lapses();
  ann.isAsked('move');
  ann.lapses();
  everybody.hears({ did: 'turn', seat: 1 });
  bob.isAsked('fight');
});

scenario('9.2 lapses: all dice on both sides, and only the attacking armies move in', () => {
  const { ann, bob, everybody } = setTableInCombat({
    held: { ann: 'Lettere 9', bob: 'Lingue 2, Fisica 1', cat: '' },
    dice: '6 6 6 / 2 1',
  });
  ann.plays(attack('Lingue', 'Lettere'));
  ann.lapses();
  everybody.hears({
    did: 'attack',
    seat: 0,
    against: 1,
    from: findTerritory('Lettere'),
    to: findTerritory('Lingue'),
    dice: 3,
  });
  bob.lapses();
  ann.isAsked('occupy');
  ann.lapses();
  everybody.hearsNothingOf('occupy');
  ann.isAsked('fight');
});
