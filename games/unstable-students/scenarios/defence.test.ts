/** RULES 8: the defence. */
import { scenario } from '@ludoteca/testkit';
import { makeKind } from '../deck/samples.testing.ts';
import { setTable } from './set-table.testing.ts';

scenario('8.1 the target of an effect may defend, and the magic is discarded', () => {
  const { ann, bob, cleo, everybody } = setTable({
    players: {
      ann: { hand: ['Aperitivo da Tiffany'] },
      bob: { hand: ['MAI'], room: ['Studente Erasmus'] },
      cleo: { hand: ['MAI'] },
    },
  });
  ann.plays({ play: 'Aperitivo da Tiffany' });
  ann.plays({ aim: bob.seat });
  bob.isOffered({ block: 'MAI' }, 'pass');
  cleo.isNotAsked();
  bob.plays({ block: 'MAI' });
  everybody.sees({ rooms: [[], ['Studente Erasmus'], []], discards: ['MAI', 'Aperitivo da Tiffany'] });
  bob.isAsked('action');
});

scenario('8.1 one defence stops the effect for all, and players are asked in turn order', () => {
  const { ann, bob, cleo, everybody } = setTable({
    players: {
      ann: { hand: ['Sessione di Laurea'], room: ['Matricola Scout'] },
      bob: { hand: ['Due per Uno'], room: ['Studente Erasmus'] },
      cleo: { hand: ['MAI'], room: ['Studente Boscaiolo'] },
    },
  });
  ann.plays({ play: 'Sessione di Laurea' });
  bob.isOffered('pass');
  bob.plays('pass');
  cleo.plays({ block: 'MAI' });
  everybody.hears({ did: 'break', seat: ann.seat, card: 'Sessione di Laurea' });
  everybody.sees({ rooms: [['Matricola Scout'], ['Studente Erasmus'], ['Studente Boscaiolo']] });
});

scenario('8.1 a player who passed may defend against the next effect; earlier effects stay', () => {
  const { ann, bob, everybody } = setTable({
    players: {
      ann: { hand: ['Due per Uno'], room: ['Matricola Scout'] },
      bob: { hand: ['MAI'], room: ['Studente Erasmus', 'Studente Boscaiolo'] },
    },
  });
  ann.plays({ play: 'Due per Uno' });
  ann.plays({ eliminate: 'Matricola Scout' });
  ann.plays({ aim: bob.seat });
  bob.plays('pass');
  ann.plays({ eliminate: 'Studente Erasmus' });
  bob.isAsked('window');
  bob.plays({ block: 'MAI' });
  everybody.sees({
    rooms: [[], ['Studente Boscaiolo']],
    discards: ['Studente Erasmus', 'MAI', 'Due per Uno'],
    nursery: ['Matricola Scout'],
  });
});

scenario('8.1 players are asked even if the effect cannot hurt them', () => {
  const { ann, bob } = setTable({ players: { ann: { hand: ['Attacco Hacker'] }, bob: { hand: ['MAI'] } } });
  ann.plays({ play: 'Attacco Hacker' });
  ann.plays({ aim: bob.seat });
  bob.isAsked('window');
});

scenario('8.1 effects on the acting player cannot be blocked', () => {
  const { ann, bob } = setTable({
    players: { ann: { hand: ['Ottimo Affare'] }, bob: { hand: ['MAI', 'MAI'] } },
    draw: ['Tasto reset', 'Due per Uno', 'Studente Erasmus'],
  });
  ann.plays({ play: 'Ottimo Affare' });
  bob.isNotAsked();
  ann.isAsked('discard');
});

scenario('4.3 a malus can be blocked while it is placed, and is discarded', () => {
  const { ann, bob, everybody } = setTable({
    players: { ann: { hand: ['Portone chiuso'] }, bob: { hand: ['MAI'] } },
    draw: ['Due per Uno'],
  });
  ann.plays({ play: 'Portone chiuso', on: bob.seat });
  bob.isOffered({ block: 'MAI' }, 'pass');
  everybody.sees({ chain: [{ card: 'Portone chiuso', at: -1, held: true }] });
  bob.plays({ block: 'MAI' });
  everybody.sees({ areas: [[], []], discards: ['MAI', 'Portone chiuso'], chain: [] });
});

scenario('8.5 a blocked graduand stays in its room', () => {
  const { ann, bob, everybody } = setTable({
    players: { ann: { hand: ['Laureando Lagna', 'Due per Uno'] }, bob: { hand: ['MAI'] } },
  });
  ann.plays({ play: 'Laureando Lagna' });
  bob.plays({ block: 'MAI' });
  everybody.hearsNothingOf('discard');
  everybody.sees({ rooms: [['Laureando Lagna'], []], discards: ['MAI'] });
});

scenario('8.5 a bonus that is blocked when it acts is discarded on top of the instant', () => {
  const { ann, bob, everybody } = setTable({
    from: 'round',
    players: {
      ann: { hand: ['Due per Uno'], area: ['Aula dei vecchi progetti'] },
      bob: { hand: ['MAI'], room: ['Studente Erasmus'] },
    },
  });
  ann.plays('yes');
  ann.plays({ discard: 'Due per Uno' });
  ann.plays({ aim: bob.seat });
  bob.plays({ block: 'MAI' });
  everybody.sees({ areas: [[], []], discards: ['Due per Uno', 'MAI', 'Aula dei vecchi progetti'] });
});

scenario('8.5 a bonus that has eliminated itself and is blocked then is discarded once', () => {
  const { ann, bob, everybody } = setTable({
    from: 'round',
    players: {
      ann: { area: ['Sparacoriandoli'] },
      bob: { hand: ['MAI'], room: ['Studente Erasmus'] },
    },
    draw: ['Due per Uno'],
  });
  ann.plays('yes');
  ann.plays({ eliminate: 'Sparacoriandoli' });
  ann.plays({ aim: bob.seat });
  bob.plays({ block: 'MAI' });
  everybody.sees({ discards: ['Sparacoriandoli', 'MAI'], areas: [[], []], chain: [] });
  ann.isAsked('action');
});

scenario('6.10 a player who may not use instants is not asked to defend', () => {
  const { ann, everybody } = setTable({
    players: {
      ann: { hand: ['Aperitivo da Tiffany'] },
      bob: { hand: ['MAI'], room: ['Studente Erasmus'], area: ['CTM in ritardo'] },
    },
  });
  ann.plays({ play: 'Aperitivo da Tiffany' });
  ann.plays({ aim: 1 });
  ann.isAsked('eliminate');
  everybody.sees({ hands: [{ count: 0 }, { count: 1 }] });
});

scenario(
  '9.5 a player with cards is asked, with or without an instant; a player without cards or with a shown hand without instants is not',
  () => {
    const { ann, bob, cleo, dora } = setTable({
      players: {
        ann: { hand: ['Sessione di Laurea'] },
        bob: { hand: ['Due per Uno'] },
        cleo: { hand: ['Due per Uno'], area: ['Esame in Lab T'] },
        dora: {},
      },
    });
    ann.plays({ play: 'Sessione di Laurea' });
    bob.isOffered('pass');
    bob.cannot({ block: 'MAI' }, 'not in hand', '8.3');
    bob.cannot({ block: 'Due per Uno' }, 'no instant', '8.3');
    bob.plays('pass');
    cleo.isNotAsked();
    dora.isNotAsked();
    bob.isAsked('action');
  },
);

const INSTANTS = [
  makeKind(4, 'MATRICOLA', 'M'),
  ...['A', 'B', 'C', 'D', 'E', 'F'].map((name) => makeKind(3, 'STUDENTE_SEMPLICE', name)),
  makeKind(3, 'MAGIA', 'Fuoco', 'SUBITO', ['ELIMINA/TU/STUDENTE', 'PESCA/IO/ALL']),
  makeKind(3, 'LAUREANDO', 'Furia', 'SUBITO', ['ELIMINA/TU/STUDENTE']),
  makeKind(3, 'BONUS', 'Congedo', 'FINE', ['ELIMINA/VOI/STUDENTE']),
  makeKind(3, 'BONUS', 'Assalto', 'INIZIO', ['ELIMINA/TU/STUDENTE']),
  makeKind(3, 'MAGIA', 'Sgombero', 'SUBITO', ['ELIMINA/TU/BONUS']),
  makeKind(3, 'ISTANTANEA', 'Contro', 'SUBITO', ['BLOCCA/IO/MAGIA', 'RUBA/TU/STUDENTE', 'PESCA/IO/ALL']),
  makeKind(3, 'ISTANTANEA', 'Secco', 'SUBITO', ['BLOCCA/IO/ALL']),
  makeKind(3, 'ISTANTANEA', 'Tardi', 'FINE', ['BLOCCA/IO/ALL']),
];

scenario('8.4 the other effects of an instant happen for the defender and can be blocked', () => {
  const { ann, bob, everybody } = setTable({
    deck: INSTANTS,
    players: {
      ann: { hand: ['Fuoco', 'Secco'], room: ['A'] },
      bob: { hand: ['Contro'], room: ['B'] },
    },
    draw: ['C', 'D'],
  });
  ann.plays({ play: 'Fuoco' });
  ann.plays({ aim: bob.seat });
  bob.plays({ block: 'Contro' });
  bob.isOffered({ aim: ann.seat });
  bob.plays({ aim: ann.seat });
  ann.isOffered({ block: 'Secco' }, 'pass');
  ann.plays({ block: 'Secco' });
  everybody.sees({ rooms: [['A'], ['B']], discards: ['Secco', 'Contro', 'Fuoco'], chain: [] });
  bob.hears({ did: 'draw', seat: bob.seat, card: 'C' });
});

scenario('8.4 an instant is discarded below the card that it blocked', () => {
  const { ann, bob, everybody } = setTable({
    deck: INSTANTS,
    players: {
      ann: { hand: ['Fuoco', 'E'], room: ['A'] },
      bob: { hand: ['Contro'], room: ['B'] },
    },
    draw: ['C', 'D'],
  });
  ann.plays({ play: 'Fuoco' });
  ann.plays({ aim: bob.seat });
  bob.plays({ block: 'Contro' });
  bob.plays({ aim: ann.seat });
  ann.plays('pass');
  bob.plays({ steal: 'A' });
  bob.hears({ did: 'draw', seat: bob.seat, card: 'C' });
  everybody.sees({ rooms: [[], ['B', 'A']], discards: ['Contro', 'Fuoco'] });
});

scenario('8.3 an instant defends only against the types it names, and only with moment SUBITO', () => {
  const { ann, bob } = setTable({
    deck: INSTANTS,
    players: { ann: { hand: ['Furia'] }, bob: { hand: ['Contro', 'Tardi'], room: ['B'] } },
    draw: ['C', 'D'],
  });
  ann.plays({ play: 'Furia' });
  ann.plays({ aim: bob.seat });
  bob.isOffered('pass');
  bob.cannot({ block: 'Contro' }, 'blocks something else', '8.3');
  bob.cannot({ block: 'Tardi' }, 'blocks something else', '8.3');
});

scenario('5.1 FINE effects happen for eliminated bonus cards, not for blocked ones', () => {
  const gone = setTable({
    deck: INSTANTS,
    players: { ann: { hand: ['Sgombero'], room: ['A'] }, bob: { area: ['Congedo'] } },
    draw: ['C', 'D'],
  });
  gone.ann.plays({ play: 'Sgombero' });
  gone.ann.plays({ aim: 1 });
  gone.ann.plays({ eliminate: 'Congedo' });
  gone.everybody.hears({ did: 'effects', seat: 1, card: 'Congedo', when: 'FINE' });
  gone.ann.plays({ eliminate: 'A' });
  gone.everybody.sees({ discards: ['A', 'Congedo', 'Sgombero'] });

  const kept = setTable({
    deck: INSTANTS,
    players: { ann: { hand: ['Congedo'], room: ['A'] }, bob: { hand: ['Secco'] } },
    draw: ['C', 'D'],
  });
  kept.ann.plays({ play: 'Congedo', on: 1 });
  kept.bob.plays({ block: 'Secco' });
  kept.everybody.hearsNothingOf('effects');

  const blocked = setTable({
    from: 'round',
    deck: INSTANTS,
    players: { ann: { area: ['Assalto'] }, bob: { hand: ['Secco'], room: ['A'] } },
    draw: ['C', 'D'],
  });
  blocked.ann.plays({ aim: 1 });
  blocked.bob.plays({ block: 'Secco' });
  blocked.everybody.hearsNothingOf('effects');
  blocked.everybody.sees({ discards: ['Secco', 'Assalto'] });
});

scenario('5.1 a card discarded from a hand has no FINE effects', () => {
  const { ann, bob, everybody } = setTable({
    players: { ann: { hand: ['Bagno intasato'] }, bob: { hand: ['Laureando Nerd'] } },
  });
  ann.plays({ play: 'Bagno intasato' });
  bob.plays('pass');
  bob.plays({ discard: 'Laureando Nerd' });
  everybody.hearsNothingOf('effects');
  bob.isAsked('action');
});
