/** RULES 5 to 7: effects, what they do, and who chooses. */
import { story } from '@ludoteca/testkit';
import { makeKind } from '../deck/samples.testing.ts';
import { setUpTable } from './scene.testing.ts';

story('6.3 a card may eliminate itself, and its further effects still happen', () => {
  const { ann, bob, everybody } = setUpTable({
    from: 'round',
    players: {
      ann: { area: ['Sparacoriandoli'] },
      bob: { hand: ['Ottimo Affare'], room: ['Studente Erasmus'] },
    },
    draw: ['MAI'],
  });
  ann.plays('yes');
  ann.plays({ eliminate: 'Sparacoriandoli' });
  ann.plays({ aim: bob.seat });
  bob.plays('pass');
  ann.plays({ eliminate: 'Studente Erasmus' });
  everybody.sees({ areas: [[], []], rooms: [[], []], discards: ['Sparacoriandoli', 'Studente Erasmus'] });
});

story('6.3 a graduand that everybody loses a student to may be the one its player loses', () => {
  const { ann, bob, everybody } = setUpTable({
    players: {
      ann: { hand: ['Laureando Casinista'], room: ['Matricola Scout'] },
      bob: { room: ['Studente Erasmus'] },
    },
  });
  ann.plays({ play: 'Laureando Casinista' });
  ann.isOffered({ eliminate: 'Laureando Casinista' }, { eliminate: 'Matricola Scout' });
  ann.plays({ eliminate: 'Laureando Casinista' });
  bob.isOffered({ eliminate: 'Studente Erasmus' });
  bob.plays({ eliminate: 'Studente Erasmus' });
  everybody.sees({ discards: ['Laureando Casinista', 'Studente Erasmus'] });
});

story(
  '6.3 the first loss is due even if it is the only student, and passed over where there is nothing',
  () => {
    const { ann, bob, everybody } = setUpTable({
      players: {
        ann: { hand: ['Due per Uno', 'Due per Uno'], room: ['Matricola Scout'] },
        bob: { room: ['Studente Erasmus', 'Studente Boscaiolo'] },
      },
    });
    ann.plays({ play: 'Due per Uno' });
    ann.isOffered({ eliminate: 'Matricola Scout' });
    ann.plays({ eliminate: 'Matricola Scout' });
    ann.plays({ aim: bob.seat });
    ann.plays({ eliminate: 'Studente Erasmus' });
    ann.plays({ eliminate: 'Studente Boscaiolo' });
    bob.plays('draw');
    ann.plays({ play: 'Due per Uno' });
    everybody.hears({ did: 'miss', seat: ann.seat, action: 'ELIMINA', filter: 'ALL', on: ann.seat });
    ann.isAsked('aim');
  },
);

story('5.3 a price that cannot be paid is forgiven', () => {
  const { ann, bob, everybody } = setUpTable({
    from: 'round',
    players: { ann: { area: ['Salta fila in mensa'] }, bob: { room: ['Studente Erasmus'] } },
  });
  ann.plays('yes');
  ann.isOffered({ aim: bob.seat });
  ann.cannot({ aim: ann.seat }, 'not yourself', '5.4');
  ann.plays({ aim: bob.seat });
  ann.plays({ steal: 'Studente Erasmus' });
  everybody.sees({ rooms: [['Studente Erasmus'], []] });
});

story('5.4 whoever was chosen is hit by all effects on TU, also after others in between', () => {
  const { ann, bob, cleo, everybody } = setUpTable({
    players: {
      ann: { hand: ['Copia dal turno precedente', 'MAI'] },
      bob: { hand: ['Due per Uno', 'Due per Uno', 'Tasto reset'] },
      cleo: { hand: ['MAI'] },
    },
  });
  ann.plays({ play: 'Copia dal turno precedente' });
  ann.plays({ discard: 'MAI' });
  ann.isOffered({ aim: bob.seat }, { aim: cleo.seat });
  ann.plays({ aim: bob.seat });
  bob.plays('pass');
  bob.plays('pass');
  everybody.sees({ hands: [{ count: 2 }, { count: 2 }, { count: 1 }] });
});

story('5.4 who has nothing suitable was chosen in vain: there is no second choice', () => {
  const { ann, bob, everybody } = setUpTable({
    players: { ann: { hand: ['Attacco Hacker'] }, bob: {}, cleo: { area: ['CTM in orario'] } },
  });
  ann.plays({ play: 'Attacco Hacker' });
  ann.plays({ aim: bob.seat });
  everybody.hears({ did: 'miss', seat: ann.seat, action: 'ELIMINA', filter: 'BONUS', on: bob.seat });
  bob.isAsked('action');
});

story('5.5 a card that leaves acts for its owner, and so on inside; what it takes with it lies below', () => {
  const { ann, bob, cleo, everybody } = setUpTable({
    players: {
      ann: { hand: ['Aperitivo da Tiffany'] },
      bob: { room: ['Laureando Nerd'] },
      cleo: { room: ['Laureando Nerd', 'Studente Erasmus'] },
    },
  });
  ann.plays({ play: 'Aperitivo da Tiffany' });
  ann.plays({ aim: bob.seat });
  ann.plays({ eliminate: 'Laureando Nerd' });
  bob.isAsked('offer');
  bob.plays('yes');
  bob.isOffered({ aim: cleo.seat }, { aim: ann.seat });
  bob.plays({ aim: cleo.seat });
  bob.plays({ eliminate: 'Laureando Nerd' });
  cleo.isAsked('offer');
  everybody.sees({
    chain: [{ card: 'Aperitivo da Tiffany', seat: ann.seat }, { seat: bob.seat }, { seat: cleo.seat }],
  });
  cleo.plays('no');
  everybody.sees({ discards: ['Laureando Nerd', 'Laureando Nerd', 'Aperitivo da Tiffany'], chain: [] });
  bob.isAsked('action');
});

story('5.1 a card stolen acts on leaving for its owner, then on entering for the thief', () => {
  const { ann, bob, everybody } = setUpTable({
    players: {
      ann: { hand: ['Ruba Studente', 'MAI'] },
      bob: { hand: ['Due per Uno'], room: ['Laureando Avido'] },
    },
    draw: ['Tasto reset', 'MAI'],
  });
  ann.plays({ play: 'Ruba Studente' });
  ann.plays({ aim: bob.seat });
  bob.plays('pass');
  ann.plays({ steal: 'Laureando Avido' });
  ann.hears({ did: 'draw', seat: ann.seat, card: 'Tasto reset' });
  everybody.hears({ did: 'exit', seat: bob.seat, card: 'Laureando Avido' });
  everybody.sees({ rooms: [['Laureando Avido'], []] });
});

story('5.1 a stolen nerd acts for who loses it before it enters the other room', () => {
  const { ann, bob, everybody } = setUpTable({
    players: {
      ann: { hand: ['Ruba Studente'], room: ['Matricola Scout'] },
      bob: { room: ['Laureando Nerd'] },
    },
  });
  ann.plays({ play: 'Ruba Studente' });
  ann.plays({ aim: bob.seat });
  ann.plays({ steal: 'Laureando Nerd' });
  bob.plays('yes');
  bob.plays({ aim: ann.seat });
  bob.plays({ eliminate: 'Matricola Scout' });
  everybody.sees({ rooms: [['Laureando Nerd'], []], nursery: ['Matricola Scout'] });
});

story('6.4 nobody steals what they have already', () => {
  const { ann, bob } = setUpTable({
    players: {
      ann: { hand: ['Ruba Studente'], room: ['Studente Erasmus'] },
      bob: { room: ['Studente Erasmus', 'Studente Boscaiolo'] },
    },
  });
  ann.plays({ play: 'Ruba Studente' });
  ann.plays({ aim: bob.seat });
  ann.isOffered({ steal: 'Studente Boscaiolo' });
  ann.cannot({ steal: 'Studente Erasmus' }, 'has one already', '4.5');
  ann.cannot({ steal: 'Due per Uno' }, 'not there', '6.4');
});

const ODD = [
  makeKind(4, 'MATRICOLA', 'M'),
  ...['A', 'B', 'C', 'D', 'E', 'F'].map((name) => makeKind(3, 'STUDENTE_SEMPLICE', name)),
  makeKind(3, 'LAUREANDO', 'L'),
  makeKind(3, 'BONUS', 'Premio'),
  makeKind(3, 'MALUS', 'Vetrina', 'SEMPRE', ['MOSTRA/IO/ALL']),
  makeKind(3, 'MAGIA', 'Ratto', 'SUBITO', ['RUBA/TU/LAUREANDO']),
  makeKind(3, 'MAGIA', 'Ratto di tutto', 'SUBITO', ['RUBA/TU/ALL']),
  makeKind(3, 'MAGIA', 'Ratto di M', 'SUBITO', ['RUBA/TU/MATRICOLA', 'RUBA/TU/STUDENTE_SEMPLICE']),
  makeKind(3, 'STUDENTE_SEMPLICE', 'Doppio', 'FINE', ['GIOCA/VOI/STUDENTE']),
  makeKind(3, 'MAGIA', 'Vuota', 'SUBITO', ['MOSTRA/TU/ALL', 'BLOCCA/VOI/ALL', 'PESCA/IO/ALL']),
  makeKind(3, 'MAGIA', 'Giro', 'SUBITO', ['SCAMBIA/TUTTI/ALL']),
  makeKind(3, 'MAGIA', 'Pesca bonus', 'SUBITO', ['PESCA/IO/BONUS']),
  makeKind(3, 'LAUREANDO', 'Fenice', 'SUBITO', ['ELIMINA/IO/STUDENTE', 'PESCA/IO/ALL', 'GIOCA/IO/ALL']),
];

for (const [magic, stolen] of [
  ['Ratto', 'L'],
  ['Ratto di tutto', 'A'],
  ['Ratto di tutto', 'Premio'],
  ['Ratto di M', 'M'],
] as const)
  story(`6.4 every filter looks in the room and beside it: ${magic} finds ${stolen}`, () => {
    const { ann, bob, everybody } = setUpTable({
      deck: ODD,
      players: { ann: { hand: [magic] }, bob: { room: ['L', 'A', 'M'], area: ['Premio'] } },
      draw: ['B', 'B', 'B'],
    });
    ann.plays({ play: magic });
    ann.plays({ aim: bob.seat });
    ann.plays({ steal: stolen });
    everybody.hears({ did: 'steal', seat: ann.seat, card: stolen, from: bob.seat });
  });

story('6.4 a like card came before the thief in the meantime: the stolen one is put away', () => {
  const { ann, bob, everybody } = setUpTable({
    deck: ODD,
    players: { ann: { hand: ['Ratto di tutto', 'Doppio'] }, bob: { room: ['Doppio'] } },
    draw: ['B', 'B'],
  });
  ann.plays({ play: 'Ratto di tutto' });
  ann.plays({ aim: bob.seat });
  ann.plays({ steal: 'Doppio' });
  ann.isAsked('play');
  ann.plays({ play: 'Doppio' });
  everybody.sees({ rooms: [['Doppio'], []], discards: ['Doppio', 'Ratto di tutto'] });
});

story('6.8 what holds all the time does nothing when its turn comes, whoever it aims at', () => {
  const { ann, bob, everybody } = setUpTable({
    deck: ODD,
    players: { ann: { hand: ['Vuota'] }, bob: { hand: ['A'] } },
    draw: ['B', 'C'],
  });
  ann.plays({ play: 'Vuota' });
  ann.hears({ did: 'draw', seat: ann.seat, card: 'B' });
  everybody.sees({ discards: ['Vuota'] });
  bob.isAsked('action');
});

story('6.7 hands are swapped with one after the other', () => {
  const { ann, bob, cleo } = setUpTable({
    deck: ODD,
    players: { ann: { hand: ['Giro', 'A'] }, bob: { hand: ['B', 'B'] }, cleo: { hand: ['C', 'C', 'C'] } },
    draw: ['D'],
  });
  ann.plays({ play: 'Giro' });
  ann.sees({ hands: [{ cards: ['C', 'C', 'C'] }, { count: 2 }, { known: ['B', 'B'] }] });
  bob.sees({ hands: [{ count: 3 }, { cards: ['A', 'D'] }, { known: ['B', 'B'] }] });
  cleo.sees({ hands: [{ known: ['C', 'C', 'C'] }, { known: [] }, { cards: ['B', 'B'] }] });
});

story('6.5 with a filter all see what is drawn, and know it in the hand', () => {
  const { ann, bob, spectator } = setUpTable({
    deck: ODD,
    players: { ann: { hand: ['Pesca bonus', 'A'] }, bob: {} },
    draw: ['Premio', 'C'],
  });
  ann.plays({ play: 'Pesca bonus' });
  bob.hears({ did: 'draw', seat: ann.seat, card: 'Premio', open: true });
  bob.sees({ hands: [{ count: 2, known: ['Premio'] }, {}] });
  spectator.sees({ hands: [{ count: 2, known: ['Premio'] }, {}] });
});

story('5.7 a chain that would never end is cut', () => {
  const { ann, bob, everybody } = setUpTable({
    deck: ODD,
    players: { ann: { hand: ['Fenice', 'Fenice'] }, bob: {} },
    draw: ['Fenice'],
  });
  for (let i = 0; i < 60; i++) {
    ann.plays({ play: 'Fenice' });
    ann.plays({ eliminate: 'Fenice' });
  }
  ann.plays({ play: 'Fenice' });
  everybody.hears({ did: 'exhaust', seat: ann.seat, card: 'Fenice' });
  everybody.sees({ chain: [] });
  bob.isAsked('action');
});

story('7. everybody chooses what of theirs is lost where several are hit', () => {
  const { ann, bob } = setUpTable({
    players: {
      ann: { hand: ['Sessione di Laurea'], room: ['Matricola Scout'] },
      bob: { room: ['Studente Erasmus', 'Studente Boscaiolo'] },
    },
  });
  ann.plays({ play: 'Sessione di Laurea' });
  ann.plays({ eliminate: 'Matricola Scout' });
  bob.isOffered({ eliminate: 'Studente Erasmus' }, { eliminate: 'Studente Boscaiolo' });
});

story('7. in a classic match the acting player chooses for all', () => {
  const { ann } = setUpTable({
    rules: 'classic',
    players: {
      ann: { hand: ['Sessione di Laurea'], room: ['Matricola Scout'] },
      bob: { room: ['Studente Erasmus', 'Studente Boscaiolo'] },
    },
  });
  ann.plays({ play: 'Sessione di Laurea' });
  ann.plays({ eliminate: 'Matricola Scout' });
  ann.isOffered({ eliminate: 'Studente Erasmus' }, { eliminate: 'Studente Boscaiolo' });
});

story('7. whoever discards chooses, and in a classic match chance chooses for the others', () => {
  const players = {
    ann: { hand: ['Laureando Lagna', 'Due per Uno'] },
    bob: { hand: ['Ottimo Affare', 'Tasto reset'] },
  };
  const faithful = setUpTable({ players });
  faithful.ann.plays({ play: 'Laureando Lagna' });
  faithful.bob.plays('pass');
  faithful.ann.plays({ discard: 'Due per Uno' });
  faithful.bob.isOffered({ discard: 'Ottimo Affare' }, { discard: 'Tasto reset' });
  const classic = setUpTable({ players, rules: 'classic' });
  classic.ann.plays({ play: 'Laureando Lagna' });
  classic.bob.plays('pass');
  classic.ann.plays({ discard: 'Due per Uno' });
  classic.everybody.hearsNothingOf('miss');
  classic.bob.isAsked('action');
  classic.bob.sees({ hands: [{ count: 0 }, { count: 2 }] });
});

story('6.9 a shown hand is seen by all, and what was seen is remembered', () => {
  const { ann, bob, cleo, spectator } = setUpTable({
    players: {
      ann: { hand: ['free(svantaggio);'] },
      bob: { hand: ['Due per Uno', 'MAI'], area: ['Esame in Lab T'], room: ['Matricola Scout'] },
      cleo: { hand: ['Tasto reset'], room: ['Matricola Gamer'] },
    },
    draw: ['Studente Erasmus', 'Studente Boscaiolo', 'Studente Trassato', 'Studente Influencer'],
  });
  cleo.sees({ hands: [{}, { cards: ['MAI', 'Due per Uno'] }, {}] });
  spectator.sees({ hands: [{}, { cards: ['MAI', 'Due per Uno'] }, {}] });
  ann.plays('draw');
  ann.hears({ did: 'draw', seat: bob.seat, card: 'Studente Boscaiolo', open: true });
  bob.plays('draw');
  cleo.hears({ did: 'draw', seat: bob.seat, card: 'Studente Trassato', open: true });
  cleo.plays({ play: 'Tasto reset' });
  for (let effect = 0; effect < 2; effect++) {
    ann.plays('pass');
    bob.plays('pass');
  }
  bob.plays({ eliminate: 'Esame in Lab T' });
  ann.sees({
    hands: [{}, { count: 4, known: ['MAI', 'Due per Uno', 'Studente Boscaiolo', 'Studente Trassato'] }, {}],
  });
});

story('9.3 and 9.4: what leaves a hand unseen makes others unsure of what they knew', () => {
  const { ann, bob, cleo } = setUpTable({
    players: {
      ann: { hand: ['Scambio di esame', 'Due per Uno', 'Due per Uno'] },
      bob: { hand: ['Passaggio di appunti', 'Tasto reset'] },
      cleo: { hand: ['Passaggio di appunti'] },
    },
    draw: ['Studente Erasmus', 'Studente Boscaiolo', 'Studente Trassato', 'Studente Influencer'],
  });
  ann.plays({ play: 'Scambio di esame' });
  ann.plays({ aim: bob.seat });
  bob.plays('pass');
  ann.sees({ hands: [{ count: 2 }, { count: 3, known: ['Due per Uno', 'Due per Uno'] }, {}] });
  bob.plays('draw');
  cleo.plays({ play: 'Passaggio di appunti' });
  cleo.plays({ aim: bob.seat });
  bob.plays('pass');
  ann.sees({ hands: [{}, { count: 3, known: [] }, { count: 2, known: [] }] });
  bob.sees({ hands: [{ known: ['Tasto reset', 'Passaggio di appunti'] }, {}, { count: 2 }] });
});
