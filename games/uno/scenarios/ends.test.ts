/** RULES 5 and 6: lapses, leaving, and the end. */
import { scenario } from '@ludoteca/testkit';
import { TURN_LIMIT } from '../rules.ts';
import { cards, discard, setTable } from './set-table.testing.ts';

scenario('5.1 a player without a valid answer loses the turn and keeps the cards', () => {
  const { ann, bob, everybody } = setTable({ hands: { ann: '8♣ 2♠', bob: '9♣' }, on: '8♦' });
  ann.lapses();
  everybody.hears({ did: 'lose the turn', seat: 0 });
  ann.sees({ hands: [{ cards: cards('8♣ 2♠') }, { count: 1 }], value: 7 });
  bob.isAsked('turn');
});

scenario('5.1 a player who does not answer how many cards to buy loses the turn', () => {
  const { ann, bob } = setTable({ hands: { ann: '8♣ 2♠', bob: '9♣' }, on: '8♦' });
  ann.plays('buy');
  ann.lapses();
  ann.sees({ hands: [{ cards: cards('8♣ 2♠') }, { count: 1 }] });
  bob.isAsked('turn');
});

scenario('5.2 a player who does not pay a debt is out, and 5.3 the debt is cancelled', () => {
  const { ann, bob, cat, everybody } = setTable({
    hands: { ann: 'V♦ 2♠', bob: '9♣', cat: '9♦ 3♠' },
    on: '8♦',
  });
  ann.plays(discard('V♦'));
  bob.lapses();
  everybody.hears({ did: 'leave', seat: 1 });
  everybody.hearsNothingOf('buy');
  everybody.sees({ left: [1], stock: { count: 5 } });
  cat.isOffered(discard('9♦'), 'buy');
  cat.plays(discard('9♦'));
  ann.isAsked('turn');
});

scenario('5.3 the cards of a player who is out do not return', () => {
  const { ann, bob, everybody } = setTable({ hands: { ann: '8♣', bob: '9♣ 9♦', cat: '9♥' }, on: '2♥' });
  ann.leaves();
  everybody.sees({ hands: [{ count: 1 }, { count: 2 }, { count: 1 }], stock: { count: 5 } });
  bob.isAsked('turn');
});

scenario('5.3 a player who leaves during the turn of another is skipped later', () => {
  const { ann, bob, cat } = setTable({ hands: { ann: '8♣ 3♣', bob: '9♣', cat: '9♥ 9♠' }, on: '8♦' });
  bob.leaves();
  ann.isAsked('turn');
  ann.plays(discard('8♣'));
  cat.isAsked('turn');
});

scenario('6.1 the last card wins at once, whatever it is', () => {
  const { ann, everybody } = setTable({ hands: { ann: 'V♦', bob: '9♣ 3♣', cat: '9♥' }, on: '8♦' });
  ann.plays(discard('V♦'));
  everybody.hearsNothingOf('owe');
  everybody.isPlaced(1, 3, 2);
});

scenario('6.2 taking the last card of the stock does not end the match', () => {
  const { ann, bob, everybody } = setTable({ hands: { ann: '2♠ 3♠', bob: '9♣' }, on: '8♦', stock: '2♥ 3♥' });
  ann.plays('buy');
  ann.plays(2);
  everybody.playsOn();
  bob.plays('buy');
  bob.isOffered(1);
});

scenario('6.2 needing a card that is not there ends the match, and those that are there count', () => {
  const { ann, everybody } = setTable({ hands: { ann: '2♠', bob: '9♣ 9♦' }, on: '8♦', stock: '2♥ 3♥' });
  ann.plays('buy');
  ann.isOffered(1, 2, 3);
  ann.plays(3);
  ann.hears({ did: 'buy', seat: 0, count: 2, cards: cards('3♥ 2♥') });
  everybody.hears({ did: 'run out', seat: 0, missing: 1 });
  everybody.isPlaced(2, 1);
});

scenario('6.2 a player who gets no card at all has bought nothing', () => {
  const { ann, everybody } = setTable({ hands: { ann: '2♠', bob: '9♣ 9♦' }, on: '8♦', stock: '' });
  ann.plays('buy');
  ann.isOffered(1);
  ann.plays(1);
  everybody.hearsNothingOf('buy');
  everybody.hears({ did: 'run out', seat: 0, missing: 1 });
  everybody.isPlaced(1, 2);
});

scenario('6.2 a debt greater than the stock ends the match too', () => {
  const { ann, bob, everybody } = setTable({
    hands: { ann: 'C♥ 2♠ 3♠', bob: '9♣' },
    on: '8♦',
    stock: '2♥ 3♥',
  });
  ann.plays(discard('C♥', '♠'));
  bob.isOffered(4);
  bob.plays(4);
  everybody.hears({ did: 'run out', seat: 1, missing: 2 });
  everybody.isPlaced(1, 2);
});

scenario('6.3 the last player in the game wins at once', () => {
  const { ann, bob, everybody } = setTable({ hands: { ann: '8♣', bob: '9♣ 9♦ 9♥', cat: '9♠' }, on: '8♦' });
  ann.leaves();
  bob.isAsked();
  bob.leaves();
  everybody.isPlaced(3, 2, 1);
});

scenario('6.4 after two thousand turns the fewest cards win', () => {
  const { ann, everybody } = setTable({ hands: { ann: '8♣ 2♠', bob: '9♣' }, on: '8♦', turns: TURN_LIMIT });
  ann.lapses();
  everybody.hears({ did: 'reach the limit', turns: 2000 });
  everybody.isPlaced(2, 1);
});

scenario('6.5 equal counts share their place, and players who are out come last', () => {
  const { ann, bob, everybody } = setTable({
    hands: { ann: '8♣ 2♠ 4♠', bob: '9♣', cat: '9♥ 2♦', dan: '3♠ 3♣' },
    on: '8♦',
    stock: '',
  });
  bob.leaves();
  ann.plays('buy');
  ann.plays(1);
  everybody.isPlaced(3, 4, 1, 1);
});
