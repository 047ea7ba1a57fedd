/** RULES 5 to 7: effects, their actions, and who chooses. */
import { scenario } from '@ludoteca/testkit';
import { makeKind } from '../deck/samples.testing.ts';
import { setTable } from './set-table.testing.ts';

scenario('6.3 a card may eliminate itself, and its further effects still happen', () => {
  const { ann, bob, everybody } = setTable({
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

scenario('6.3 a graduand that makes every player lose a student may itself be lost', () => {
  const { ann, bob, everybody } = setTable({
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

scenario('6.3 the elimination affects even the only student, and is skipped without any', () => {
  const { ann, bob, everybody } = setTable({
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
});

scenario('5.3 a cost that cannot be paid is skipped', () => {
  const { ann, bob, everybody } = setTable({
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

scenario('5.4 the chosen player is the target of all TU effects of the card', () => {
  const { ann, bob, cleo, everybody } = setTable({
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

scenario('5.4 a target without a suitable card is not replaced by another', () => {
  const { ann, bob, everybody } = setTable({
    players: { ann: { hand: ['Attacco Hacker'] }, bob: {}, cleo: { area: ['CTM in orario'] } },
  });
  ann.plays({ play: 'Attacco Hacker' });
  ann.plays({ aim: bob.seat });
  everybody.hears({ did: 'miss', seat: ann.seat, action: 'ELIMINA', filter: 'BONUS', on: bob.seat });
  bob.isAsked('action');
});

scenario(
  '5.5 the effects of a leaving card happen for its owner, and nest; cards that it discards are below it',
  () => {
    const { ann, bob, cleo, everybody } = setTable({
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
  },
);

scenario(
  '5.1 the FINE effects of a stolen card happen for its owner, then the SUBITO effects for the thief',
  () => {
    const { ann, bob, everybody } = setTable({
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
  },
);

scenario('5.1 the FINE effects of a stolen card happen before it enters the other room', () => {
  const { ann, bob, everybody } = setTable({
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

scenario('6.4 a card that the thief already has cannot be stolen', () => {
  const { ann, bob } = setTable({
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
  scenario(`6.4 every filter looks in the room and beside it: ${magic} finds ${stolen}`, () => {
    const { ann, bob, everybody } = setTable({
      deck: ODD,
      players: { ann: { hand: [magic] }, bob: { room: ['L', 'A', 'M'], area: ['Premio'] } },
      draw: ['B', 'B', 'B'],
    });
    ann.plays({ play: magic });
    ann.plays({ aim: bob.seat });
    ann.plays({ steal: stolen });
    everybody.hears({ did: 'steal', seat: ann.seat, card: stolen, from: bob.seat });
  });

scenario('6.4 the stolen card is put away if the thief has got an equal card in the meantime', () => {
  const { ann, bob, everybody } = setTable({
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

scenario('6.8 passive actions do nothing when the effects are executed', () => {
  const { ann, bob, everybody } = setTable({
    deck: ODD,
    players: { ann: { hand: ['Vuota'] }, bob: { hand: ['A'] } },
    draw: ['B', 'C'],
  });
  ann.plays({ play: 'Vuota' });
  ann.hears({ did: 'draw', seat: ann.seat, card: 'B' });
  everybody.sees({ discards: ['Vuota'] });
  bob.isAsked('action');
});

scenario('6.7 hands are swapped with one target after the other', () => {
  const { ann, bob, cleo } = setTable({
    deck: ODD,
    players: { ann: { hand: ['Giro', 'A'] }, bob: { hand: ['B', 'B'] }, cleo: { hand: ['C', 'C', 'C'] } },
    draw: ['D'],
  });
  ann.plays({ play: 'Giro' });
  ann.sees({ hands: [{ cards: ['C', 'C', 'C'] }, { count: 2 }, { known: ['B', 'B'] }] });
  bob.sees({ hands: [{ count: 3 }, { cards: ['A', 'D'] }, { known: ['B', 'B'] }] });
  cleo.sees({ hands: [{ known: ['C', 'C', 'C'] }, { known: [] }, { cards: ['B', 'B'] }] });
});

scenario('6.5 a card drawn with a filter is known to all', () => {
  const { ann, bob, spectator } = setTable({
    deck: ODD,
    players: { ann: { hand: ['Pesca bonus', 'A'] }, bob: {} },
    draw: ['Premio', 'C'],
  });
  ann.plays({ play: 'Pesca bonus' });
  bob.hears({ did: 'draw', seat: ann.seat, card: 'Premio', open: true });
  bob.sees({ hands: [{ count: 2, known: ['Premio'] }, {}] });
  spectator.sees({ hands: [{ count: 2, known: ['Premio'] }, {}] });
});

scenario('5.7 an endless chain is cut off', () => {
  const { ann, bob, everybody } = setTable({
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

scenario('7. each player chooses among the own cards if an effect hits several players', () => {
  const { ann, bob } = setTable({
    players: {
      ann: { hand: ['Sessione di Laurea'], room: ['Matricola Scout'] },
      bob: { room: ['Studente Erasmus', 'Studente Boscaiolo'] },
    },
  });
  ann.plays({ play: 'Sessione di Laurea' });
  ann.plays({ eliminate: 'Matricola Scout' });
  bob.isOffered({ eliminate: 'Studente Erasmus' }, { eliminate: 'Studente Boscaiolo' });
});

scenario('7. in a classic match the acting player chooses for all', () => {
  const { ann } = setTable({
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

scenario(
  '7. players choose what they discard; in a classic match it is random if another player acts',
  () => {
    const players = {
      ann: { hand: ['Laureando Lagna', 'Due per Uno'] },
      bob: { hand: ['Ottimo Affare', 'Tasto reset'] },
    };
    const faithful = setTable({ players });
    faithful.ann.plays({ play: 'Laureando Lagna' });
    faithful.bob.plays('pass');
    faithful.ann.plays({ discard: 'Due per Uno' });
    faithful.bob.isOffered({ discard: 'Ottimo Affare' }, { discard: 'Tasto reset' });
    const classic = setTable({ players, rules: 'classic' });
    classic.ann.plays({ play: 'Laureando Lagna' });
    classic.bob.plays('pass');
    classic.ann.plays({ discard: 'Due per Uno' });
    classic.everybody.hearsNothingOf('miss');
    classic.bob.isAsked('action');
    classic.bob.sees({ hands: [{ count: 0 }, { count: 2 }] });
  },
);

scenario('6.9 a shown hand is visible to all, and the seen cards are remembered', () => {
  const { ann, bob, cleo, spectator } = setTable({
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

scenario(
  '9.3 and 9.4: after a hidden card has left a hand, the cards that it could have been are unknown',
  () => {
    const { ann, bob, cleo } = setTable({
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
  },
);
