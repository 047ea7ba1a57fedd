/** RULES 3, 10 and 11: the phases of a round, the piles, the end. */
import { scenario } from '@ludoteca/testkit';
import { setTable } from './set-table.testing.ts';

const FIVE = [
  'Studente Erasmus',
  'Studente Influencer',
  'Studente Palestrato',
  'Studente Freddoloso',
  'Studente Boscaiolo',
];

scenario('3.2 bonus and malus cards act before the room, the newest first, and before the draw', () => {
  const { ann } = setTable({
    from: 'round',
    players: {
      ann: { hand: ['MAI', 'Due per Uno'], area: ['Portone chiuso', 'Macchinetta inceppata'] },
      bob: { hand: ['MAI'] },
    },
  });
  ann.isOffered({ discard: 'MAI' }, { discard: 'Due per Uno' });
  ann.plays({ discard: 'MAI' });
  ann.isAsked('offer');
  ann.plays('no');
  ann.hears({ did: 'draw', seat: ann.seat, card: 'Studente Erasmus' });
  ann.isAsked('action');
});

scenario('3.2 a card that has left by its turn does nothing', () => {
  const { ann, bob } = setTable({
    from: 'round',
    players: {
      ann: { hand: ['MAI'], area: ['Sovraccarico di caffeina', 'Portone chiuso'] },
      bob: { hand: ['MAI'] },
    },
  });
  ann.plays('yes');
  ann.isOffered({ eliminate: 'Sovraccarico di caffeina' }, { eliminate: 'Portone chiuso' });
  ann.plays({ eliminate: 'Portone chiuso' });
  ann.hears({ did: 'draw', seat: ann.seat, card: 'Studente Palestrato' });
  bob.hears({ did: 'draw', seat: ann.seat });
  ann.isAsked('action');
  ann.sees({ hands: [{ count: 4 }, { count: 1 }] });
});

scenario('3.2 to 3.4: a play at the start of the round does not replace the draw and the action', () => {
  const { ann, everybody } = setTable({
    from: 'round',
    players: { ann: { hand: ['Studente Boscaiolo'], area: ['CTM in orario'] }, bob: {} },
  });
  ann.plays('yes');
  ann.isAsked('play');
  ann.plays({ play: 'Studente Boscaiolo' });
  everybody.hears({ did: 'enter', seat: ann.seat, card: 'Studente Boscaiolo' });
  ann.isOffered({ play: 'Studente Erasmus' }, 'draw');
});

scenario('3.4 without a playable card only drawing is offered', () => {
  const { ann } = setTable({ players: { ann: { hand: ['MAI'] }, bob: {} } });
  ann.isOffered('draw');
  ann.cannot({ play: 'MAI' }, 'instants defend', '4.6');
});

scenario('3.5 the hand limit holds only at the end of the own round', () => {
  const { ann, bob } = setTable({
    players: {
      ann: { hand: FIVE },
      bob: { hand: [...FIVE, 'MAI', 'Ottimo Affare'] },
    },
    draw: ['Studente Trassato', 'Studente Anticipatore'],
  });
  ann.plays('draw');
  ann.isAsked('limit');
  ann.plays({ discard: 'Studente Trassato' });
  bob.isAsked('action');
  bob.sees({ hands: [{ count: 5 }, { count: 8 }], discards: ['Studente Trassato'] });
});

scenario('3.5 the hand limit is a setting', () => {
  const { ann, bob } = setTable({
    players: { ann: { hand: FIVE }, bob: {} },
    hand: 6,
    draw: ['MAI', 'MAI'],
  });
  ann.plays('draw');
  bob.isAsked('action');
});

scenario('10.2 all discards are shuffled into the draw pile: none is lost', () => {
  const { ann, bob, everybody } = setTable({
    players: { ann: {}, bob: {} },
    draw: [],
    discards: ['MAI', 'MAI', ...FIVE, 'Due per Uno', 'Ottimo Affare', 'Tasto reset'],
  });
  ann.plays('draw');
  everybody.hears({ did: 'reshuffle', count: 10 });
  bob.sees({ draw: { count: 8 }, discards: [], hands: [{ count: 1 }, { count: 1 }] });
});

scenario('10.2 with both piles empty the draw is lost, and the round goes on', () => {
  const { ann, bob, everybody } = setTable({ players: { ann: {}, bob: {} }, draw: [] });
  ann.plays('draw');
  everybody.hears({ did: 'find no card', seat: ann.seat }, { did: 'find no card', seat: bob.seat });
  bob.isOffered('draw');
});

scenario('10.3 a freshman goes back to the nursery, and can be played from a hand', () => {
  const { ann, everybody } = setTable({
    players: {
      ann: { hand: ['Aperitivo da Tiffany', 'Matricola Gamer'] },
      bob: { room: ['Matricola Scout'] },
    },
  });
  ann.plays({ play: 'Aperitivo da Tiffany' });
  ann.plays({ aim: 1 });
  ann.plays({ eliminate: 'Matricola Scout' });
  everybody.sees({ nursery: ['Matricola Scout'], discards: ['Aperitivo da Tiffany'] });
});

scenario('1.2 a freshman in a hand, possible in saves of other programs, is played as a student', () => {
  const { ann, everybody } = setTable({ players: { ann: { hand: ['Matricola Gamer'] }, bob: {} } });
  ann.plays({ play: 'Matricola Gamer' });
  everybody.sees({ rooms: [['Matricola Gamer'], []] });
});

scenario('11.1 six students at the end of the own round win', () => {
  const { ann, bob, everybody } = setTable({
    players: { ann: { hand: ['Studente Trassato'], room: FIVE }, bob: { room: ['Matricola Scout'] } },
  });
  ann.plays({ play: 'Studente Trassato' });
  everybody.hears({ did: 'win', seat: ann.seat });
  ann.isPlaced(1);
  bob.isPlaced(2);
});

scenario(
  '11.1 a player who reaches six students in the round of another wins at the end of the own round',
  () => {
    const { ann, bob, everybody } = setTable({
      players: {
        ann: { hand: ['MAI'] },
        bob: { hand: ['MAI'], room: [...FIVE, 'Studente Trassato'] },
      },
      draw: ['MAI', 'MAI', 'MAI'],
    });
    ann.plays('draw');
    everybody.hearsNothingOf('win');
    bob.plays('draw');
    everybody.hears({ did: 'win', seat: bob.seat });
  },
);

scenario('11.1 and 6.11: a player who cannot win plays on', () => {
  const { ann, bob, everybody } = setTable({
    players: {
      ann: { hand: ['free(svantaggio);'], room: [...FIVE, 'Studente Trassato'], area: ['Ingegnerizzazione'] },
      bob: { hand: ['MAI'] },
    },
    draw: ['MAI', 'MAI', 'MAI'],
  });
  ann.plays('draw');
  everybody.hearsNothingOf('win');
  bob.isAsked('action');
});

scenario('6.11 a player who loses the malus before the end of the round wins', () => {
  const { ann, everybody } = setTable({
    players: {
      ann: { hand: ['free(svantaggio);'], room: [...FIVE, 'Studente Trassato'], area: ['Ingegnerizzazione'] },
      bob: {},
    },
  });
  ann.plays({ play: 'free(svantaggio);' });
  ann.plays({ eliminate: 'Ingegnerizzazione' });
  everybody.hears({ did: 'win', seat: ann.seat });
});

scenario('11.1 the number of students that wins is a setting', () => {
  const { ann } = setTable({
    players: { ann: { hand: ['Studente Trassato'], room: ['Matricola Scout', 'Studente Erasmus'] }, bob: {} },
    students: 3,
  });
  ann.plays({ play: 'Studente Trassato' });
  ann.isPlaced(1);
});

scenario('11.3 after the last round players are ranked by students, those who cannot win last', () => {
  const { ann, bob, cleo, everybody } = setTable({
    players: {
      ann: { room: ['Matricola Scout'] },
      bob: { room: ['Matricola Gamer', 'Studente Erasmus'] },
      cleo: { room: FIVE, area: ['Ingegnerizzazione'] },
    },
    draw: ['MAI', 'MAI', 'MAI', 'MAI', 'MAI', 'MAI', 'MAI', 'MAI'],
    rounds: 4,
  });
  ann.plays('draw');
  bob.plays('draw');
  cleo.plays('draw');
  ann.plays('draw');
  everybody.hears({ did: 'reach the limit', round: 4 });
  bob.isPlaced(1);
  ann.isPlaced(2);
  cleo.isPlaced(3);
});

scenario(
  '11.4 the cards of a player who leaves are put away, and current effects continue without that player',
  () => {
    const { ann, bob, cleo, everybody } = setTable({
      players: {
        ann: { hand: ['Sessione di Laurea'], room: ['Matricola Gamer'] },
        bob: { hand: ['MAI'], room: ['Laureando Nerd'] },
        cleo: { hand: ['Due per Uno'], room: ['Studente Erasmus'] },
      },
    });
    ann.plays({ play: 'Sessione di Laurea' });
    bob.isAsked('window');
    bob.leaves();
    everybody.hears({ did: 'leave', seat: bob.seat, cards: ['MAI', 'Laureando Nerd'] });
    cleo.plays('pass');
    ann.plays({ eliminate: 'Matricola Gamer' });
    cleo.plays({ eliminate: 'Studente Erasmus' });
    cleo.isAsked('action');
    everybody.sees({ discards: ['MAI', 'Laureando Nerd', 'Studente Erasmus', 'Sessione di Laurea'] });
  },
);

scenario('11.4 if the acting player leaves, its magic is put away without further effects', () => {
  const { ann, bob, cleo, everybody } = setTable({
    players: {
      ann: { hand: ['Due per Uno'], room: ['Matricola Gamer'] },
      bob: { hand: ['MAI'], room: ['Laureando Nerd'] },
      cleo: { hand: ['MAI'] },
    },
  });
  ann.plays({ play: 'Due per Uno' });
  ann.plays({ eliminate: 'Matricola Gamer' });
  ann.leaves();
  bob.isAsked('action');
  everybody.sees({ discards: ['Due per Uno'], chain: [] });
  bob.leaves();
  cleo.isPlaced(1);
});

scenario('11.6 without an answer a player draws, declines and does not defend', () => {
  const { ann, bob, everybody } = setTable({
    from: 'round',
    players: { ann: { hand: ['MAI'], area: ['Macchinetta inceppata'] }, bob: { hand: ['MAI'] } },
  });
  ann.lapses();
  everybody.hears({ did: 'decline', seat: ann.seat, card: 'Macchinetta inceppata' });
  ann.isAsked('action');
  ann.lapses();
  ann.hears({ did: 'draw', seat: ann.seat, card: 'Studente Influencer' });
  bob.isAsked('action');
});
