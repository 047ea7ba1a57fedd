/** RULES 4: effects. */
import { scenario } from '@ludoteca/testkit';
import { card, discard, setTable, suit } from './set-table.testing.ts';

scenario('4.1 after a jack the next player owes two cards and can do nothing else', () => {
  const { ann, bob, everybody } = setTable({ hands: { ann: 'V♦ 2♠', bob: 'V♣ A♣' }, on: '8♦' });
  ann.plays(discard('V♦'));
  everybody.hears({ did: 'owe', seat: 1, count: 2 });
  bob.isOffered(2);
  bob.cannot(discard('V♣'), 'owes', '4.2');
  bob.cannot(1, 'owes', '4.2');
});

scenario('4.1 after a joker the next player owes four cards', () => {
  const { ann, bob } = setTable({ hands: { ann: 'C♣ 2♠', bob: 'V♣' }, on: '8♦' });
  ann.plays(discard('C♣', '♠'));
  bob.isOffered(4);
});

scenario('4.2 a paid debt is gone, the turn has passed, and the table stays: a jack follows a jack', () => {
  const { ann, bob, cat } = setTable({ hands: { ann: 'V♦ 2♠', bob: '9♣', cat: 'V♣ 2♦ 9♥' }, on: '8♦' });
  ann.plays(discard('V♦'));
  bob.plays(2);
  bob.sees({ hands: [{ count: 1 }, { count: 3 }, { count: 3 }] });
  cat.isOffered(discard('V♣'), discard('2♦'), 'buy');
});

scenario('4.3 a queen turns the direction of play', () => {
  const { ann, cat, everybody } = setTable({ hands: { ann: 'D♦ 2♠', bob: '9♣', cat: '9♥' }, on: '8♦' });
  ann.plays(discard('D♦'));
  everybody.hears({ did: 'turn round', direction: -1 });
  cat.isAsked('turn');
});

scenario('4.3 with two players the other one plays after a queen', () => {
  const { ann, bob } = setTable({ hands: { ann: 'D♦ 2♠', bob: '9♣' }, on: '8♦' });
  ann.plays(discard('D♦'));
  bob.isAsked('turn');
});

scenario('4.4 a king skips the next player', () => {
  const { ann, cat, everybody } = setTable({ hands: { ann: 'R♦ 2♠', bob: '9♣', cat: '9♥' }, on: '8♦' });
  ann.plays(discard('R♦'));
  everybody.hears({ did: 'skip', seat: 1 });
  cat.isAsked('turn');
});

scenario('4.4 with two players the same one plays again after a king', () => {
  const { ann } = setTable({ hands: { ann: 'R♦ 2♦', bob: '9♣' }, on: '8♦' });
  ann.plays(discard('R♦'));
  ann.isOffered(discard('2♦'), 'buy');
});

scenario('4.4 a king skips the next player who is still in the game', () => {
  const { ann, bob, dan } = setTable({ hands: { ann: 'R♦ 2♠', bob: '9♣', cat: '9♥', dan: '9♠' }, on: '8♦' });
  bob.leaves();
  ann.isAsked('turn');
  ann.plays(discard('R♦'));
  dan.isAsked('turn');
});

scenario('4.5 an ace changes the suit and nothing else', () => {
  const { ann, bob, everybody } = setTable({ hands: { ann: 'A♦ 2♠', bob: '9♣', cat: '9♥' }, on: '8♦' });
  ann.plays(discard('A♦', '♠'));
  everybody.hears({ did: 'discard', seat: 0, card: card('A♦'), suit: suit('♠') });
  everybody.hearsNothingOf('owe');
  bob.isAsked('turn');
});
