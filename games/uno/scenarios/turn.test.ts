/** RULES 3: the turn. */
import { scenario } from '@ludoteca/testkit';
import { card, cards, discard, setTable, suit } from './set-table.testing.ts';

scenario('3.1 a player discards one card and the turn passes', () => {
  const { ann, bob, everybody } = setTable({ hands: { ann: '8♣ 2♠', bob: '9♣ 9♠' }, on: '8♦' });
  ann.plays(discard('8♣'));
  everybody.hears({ did: 'discard', seat: 0, card: card('8♣'), suit: suit('♣') });
  bob.isAsked('turn');
});

scenario('3.1 a card that is not in hand cannot be discarded', () => {
  const { ann } = setTable({ hands: { ann: '8♣ 2♠', bob: '8♥ 9♠' }, on: '8♦' });
  ann.cannot(discard('8♥'), 'not in hand', '3.1');
  ann.cannot('pass', 'discard or buy', '3.1');
});

scenario('3.2 value or suit must match; an ace or a joker fits anything, with each of four suits', () => {
  const { ann } = setTable({ hands: { ann: '8♣ 2♦ 3♠ A♣ C♥ V♠', bob: '9♠' }, on: '8♦' });
  ann.isOffered(
    discard('8♣'),
    discard('2♦'),
    ...['♥', '♦', '♣', '♠'].map((sign) => discard('A♣', sign)),
    ...['♥', '♦', '♣', '♠'].map((sign) => discard('C♥', sign)),
    'buy',
  );
  ann.cannot(discard('3♠'), 'no match', '3.2');
  ann.cannot(discard('V♠'), 'no match', '3.2');
});

scenario('3.2 equal cards of two decks are one option', () => {
  const { ann } = setTable({ hands: { ann: '8♣ 8♣ 3♠', bob: '9♠' }, on: '8♦', decks: 2 });
  ann.isOffered(discard('8♣'), 'buy');
});

scenario('3.3 the discarded card gives the table its value and its suit', () => {
  const { ann, bob, everybody } = setTable({ hands: { ann: '8♣ 2♠', bob: '9♣ 8♠ 3♦' }, on: '8♦' });
  ann.plays(discard('8♣'));
  everybody.sees({ value: 7, suit: suit('♣') });
  bob.isOffered(discard('9♣'), discard('8♠'), 'buy');
});

scenario('3.3 with an ace the player names the suit to follow', () => {
  const { ann, bob } = setTable({ hands: { ann: 'A♣ 2♠', bob: '9♣ 9♥ A♦' }, on: '8♦' });
  ann.plays(discard('A♣', '♥'));
  bob.isOffered(discard('9♥'), ...['♥', '♦', '♣', '♠'].map((sign) => discard('A♦', sign)), 'buy');
});

scenario('3.3 a suit is named with nothing but an ace or a joker', () => {
  const { ann } = setTable({ hands: { ann: '8♣ A♠ 2♠', bob: '9♣' }, on: '8♦' });
  ann.cannot({ discard: card('8♣'), suit: suit('♥') }, 'wrong suit', '3.3');
  ann.cannot({ discard: card('A♠'), suit: 4 }, 'wrong suit', '3.3');
  ann.cannot({ discard: card('A♠') }, 'wrong suit', '3.3');
});

scenario(
  '3.4 a player may buy any number of cards, also when able to discard, and only the buyer sees them',
  () => {
    const { ann, bob, spectator } = setTable({
      hands: { ann: '8♣ 2♠', bob: '9♣ 9♠' },
      on: '8♦',
      stock: '2♥ 3♥ 4♥',
    });
    ann.plays('buy');
    ann.isOffered(1, 2, 3, 4);
    ann.cannot(0, 'how many', '3.4');
    ann.cannot(-1, 'how many', '3.4');
    ann.cannot('2', 'how many', '3.4');
    ann.plays(2);
    ann.hears({ did: 'buy', seat: 0, count: 2, cards: cards('4♥ 3♥') });
    bob.hears({ did: 'buy', seat: 0, count: 2 });
    spectator.hears({ did: 'buy', seat: 0, count: 2 });
    ann.sees({ hands: [{ cards: cards('8♣ 2♠ 4♥ 3♥') }, { count: 2 }], stock: { count: 1 } });
    bob.isAsked('turn');
  },
);
