/** RULES 4 and 6.9 to 6.11: playing cards and its restrictions. */
import { scenario } from '@ludoteca/testkit';
import { makeKind } from '../deck/samples.testing.ts';
import { setTable } from './set-table.testing.ts';

scenario('4.2 and 4.3: students go to the own room, bonus and malus cards to any player', () => {
  const { ann } = setTable({
    players: { ann: { hand: ['Aula minuscola', 'CTM in orario', 'Studente Erasmus'] }, bob: {}, cleo: {} },
  });
  ann.isOffered(
    { play: 'Aula minuscola', on: 0 },
    { play: 'Aula minuscola', on: 1 },
    { play: 'Aula minuscola', on: 2 },
    { play: 'CTM in orario', on: 0 },
    { play: 'CTM in orario', on: 1 },
    { play: 'CTM in orario', on: 2 },
    { play: 'Studente Erasmus' },
    'draw',
  );
  ann.cannot({ play: 'Studente Erasmus', on: 1 }, 'wrong place', '4.2');
  ann.cannot({ play: 'Aula minuscola' }, 'wrong place', '4.3');
  ann.cannot({ play: 'Due per Uno' }, 'not in hand', '4.1');
});

scenario('4.4 a magic that acts is in no hand and is not swapped with it', () => {
  const { ann, bob, everybody } = setTable({
    players: { ann: { hand: ['Scambio di esame', 'Due per Uno'] }, bob: { hand: ['MAI', 'Tasto reset'] } },
  });
  ann.plays({ play: 'Scambio di esame' });
  ann.plays({ aim: 1 });
  everybody.sees({ chain: [{ card: 'Scambio di esame', held: true }], hands: [{ count: 1 }, { count: 2 }] });
  bob.plays('pass');
  everybody.sees({ discards: ['Scambio di esame'], chain: [] });
  bob.sees({ hands: [{ count: 2 }, { cards: ['Due per Uno', 'Studente Erasmus'] }] });
});

scenario('4.5 a player who plays a duplicate is asked again and may go back', () => {
  const { ann, bob, everybody } = setTable({
    players: { ann: { hand: ['Studente Erasmus', 'Due per Uno'], room: ['Studente Erasmus'] }, bob: {} },
    draw: ['MAI'],
  });
  ann.plays({ play: 'Studente Erasmus' });
  ann.isOffered('anyway', 'back');
  bob.sees({ hands: [{ count: 2, known: [] }, {}] });
  ann.plays('back');
  ann.isOffered({ play: 'Studente Erasmus' }, { play: 'Due per Uno' }, 'draw');
  ann.plays({ play: 'Studente Erasmus' });
  ann.plays('anyway');
  everybody.hears({ did: 'waste', seat: ann.seat, card: 'Studente Erasmus', on: ann.seat });
  everybody.hearsNothingOf('enter');
  bob.isAsked('action');
  everybody.sees({ discards: ['Studente Erasmus'], rooms: [['Studente Erasmus'], []] });
});

scenario('4.5 the same holds for a malus that the target already has: no defence is asked', () => {
  const { ann, bob, everybody } = setTable({
    players: {
      ann: { hand: ['Aula minuscola'] },
      bob: { hand: ['MAI'], area: ['Aula minuscola'], room: ['Matricola Scout'] },
    },
  });
  ann.plays({ play: 'Aula minuscola', on: bob.seat });
  ann.plays('anyway');
  everybody.hears({ did: 'waste', seat: ann.seat, card: 'Aula minuscola', on: bob.seat });
  bob.isAsked('eliminate');
});

scenario('4.5 a player who must play and has only a duplicate must discard it', () => {
  const { ann, everybody } = setTable({
    from: 'round',
    players: {
      ann: { hand: ['Studente Erasmus'], room: ['Studente Erasmus'], area: ['CTM in orario'] },
      bob: {},
    },
    draw: ['MAI', 'MAI'],
  });
  ann.plays('yes');
  ann.isOffered({ play: 'Studente Erasmus' });
  ann.plays({ play: 'Studente Erasmus' });
  ann.plays('back');
  ann.isOffered({ play: 'Studente Erasmus' });
  ann.plays({ play: 'Studente Erasmus' });
  ann.plays('anyway');
  everybody.sees({ discards: ['Studente Erasmus'] });
  ann.isOffered('draw');
});

scenario('6.10 a player who may not use bonus cards cannot play them on others either', () => {
  const { ann } = setTable({
    players: { ann: { hand: ['CTM in orario', 'Portone chiuso'], area: ['Teams fuori servizio'] }, bob: {} },
  });
  ann.isOffered({ play: 'Portone chiuso', on: 0 }, { play: 'Portone chiuso', on: 1 }, 'draw');
  ann.cannot({ play: 'CTM in orario', on: 1 }, 'forbidden', '6.10');
});

scenario('6.1 a player who must play and has no playable card answers none, and the effect is lost', () => {
  const { ann, everybody } = setTable({
    from: 'round',
    players: { ann: { hand: ['MAI'], area: ['CTM in orario'] }, bob: {} },
  });
  ann.plays('yes');
  ann.isOffered('none');
  ann.cannot({ play: 'MAI' }, 'instants defend', '4.6');
  ann.plays('none');
  everybody.hears({ did: 'miss', seat: ann.seat, action: 'GIOCA', filter: 'ALL', on: ann.seat });
  ann.isAsked('action');
});

scenario('6.1 a player without cards is not asked', () => {
  const { ann, everybody } = setTable({
    from: 'round',
    players: { ann: { area: ['CTM in orario'] }, bob: {} },
  });
  ann.plays('yes');
  everybody.hears({ did: 'miss', seat: ann.seat, action: 'GIOCA', filter: 'ALL', on: ann.seat });
  ann.isAsked('action');
});

const FORCED = [
  makeKind(4, 'MATRICOLA', 'M'),
  ...['A', 'B', 'C', 'D', 'E', 'F'].map((name) => makeKind(3, 'STUDENTE_SEMPLICE', name)),
  makeKind(3, 'MAGIA', 'Regia', 'SUBITO', ['GIOCA/TU/STUDENTE', 'PESCA/TU/BONUS']),
  makeKind(3, 'BONUS', 'Dono', 'SUBITO', ['PESCA/IO/ALL', 'SCARTA/VOI/ALL']),
  makeKind(3, 'ISTANTANEA', 'No', 'SUBITO', ['BLOCCA/IO/ALL']),
];

scenario('6.1 and 6.5: an opponent plays and draws within the round', () => {
  const { ann, bob, everybody } = setTable({
    deck: FORCED,
    players: { ann: { hand: ['Regia'] }, bob: { hand: ['A', 'Regia', 'No'] } },
    draw: ['B', 'C'],
  });
  ann.plays({ play: 'Regia' });
  ann.plays({ aim: bob.seat });
  bob.plays('pass');
  everybody.hears({ did: 'oblige', seat: bob.seat, by: ann.seat, action: 'GIOCA', filter: 'STUDENTE' });
  bob.isOffered({ play: 'A' });
  bob.cannot({ play: 'Regia' }, 'wrong type', '6.1');
  bob.plays({ play: 'A' });
  bob.isAsked('window');
  bob.plays('pass');
  everybody.hears({ did: 'draw in vain', seat: bob.seat, card: 'B', filter: 'BONUS' });
  everybody.sees({ rooms: [[], ['A']], discards: ['B', 'Regia'] });
});

scenario('5.2 the effects of a bonus given to an opponent happen for that opponent', () => {
  const { ann, bob, everybody } = setTable({
    deck: FORCED,
    players: { ann: { hand: ['Dono', 'A'] }, bob: { hand: ['B'] } },
    draw: ['C', 'D'],
  });
  ann.plays({ play: 'Dono', on: bob.seat });
  bob.plays('pass');
  bob.hears({ did: 'draw', seat: bob.seat, card: 'C' });
  ann.isAsked('window');
  ann.plays('pass');
  ann.isOffered({ discard: 'A' });
  everybody.sees({ areas: [[], ['Dono']] });
});

scenario('8.5 such a bonus is discarded from its owner’s area if it is blocked', () => {
  const { ann, bob, everybody } = setTable({
    deck: FORCED,
    players: { ann: { hand: ['Dono', 'No'], area: [] }, bob: { hand: ['B'] } },
    draw: ['C', 'D'],
  });
  ann.plays({ play: 'Dono', on: bob.seat });
  bob.plays('pass');
  ann.plays({ block: 'No' });
  everybody.sees({ areas: [[], []], discards: ['No', 'Dono'], chain: [] });
  bob.isAsked('action');
});
