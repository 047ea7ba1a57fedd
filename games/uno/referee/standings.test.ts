/** Tests of standings and CSV rows. */
import { type Match, startMatch } from '@ludoteca/kernel';
import type { BotFailure } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { formatCard, createDecks } from '../cards.ts';
import { game } from '../game.ts';
import type { Uno } from '../parts.ts';
import { formatCsv, formatStandings, rankSeats } from './standings.ts';

const IDS = ['bot_A', 'bot_B', 'bot_C', 'bot_D'];

/** A match of four with so many cards in each hand, nothing in the stock, and bot_A to play on a five. */
function laid(...counts: readonly number[]): Match<Uno> {
  const deck = createDecks(1)
    .map(formatCard)
    .filter((card) => card !== '5♥');
  const hands = counts.map((count) => deck.splice(0, count));
  const from = { hands, stock: [], pile: [...deck, '5♥'], table: '5♥', turn: 0, direction: 1 };
  const started = startMatch(game, { seats: 4, seed: 'standings', from });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** Ends it: bot_A buys a card that is not there. */
function ended(match: Match<Uno>): Match<Uno> {
  match.choose('buy');
  match.choose(1);
  return match;
}

test('standings number places without ties, CSV rows share them', () => {
  const standings = rankSeats({ match: ended(laid(5, 3, 3, 8)), withdrawn: [] });
  expect(formatStandings(standings, IDS)).toEqual([
    '1º: bot_B - 3 cartas',
    '2º: bot_C - 3 cartas',
    '3º: bot_A - 5 cartas',
    '4º: bot_D - 8 cartas',
  ]);
  expect(formatCsv(standings, ['./bot_A', 'dir/bot_B', ':greedy', 'bot_D'])).toBe(
    'dir/bot_B,1\n:greedy,1\n./bot_A,3\nbot_D,4\n',
  );
});

test('the lines of the standings have the exact format that scripts parse', () => {
  const [line = ''] = formatStandings([{ seat: 0, place: 1, cards: 1 }], IDS);
  expect(Buffer.from(line).toString('hex')).toBe(
    Buffer.from('1\u00ba: bot_A - 1 cartas', 'utf8').toString('hex'),
  );
});

test('bots that are out come last, the latest first', () => {
  const match = laid(2, 1, 9, 9);
  match.withdraw(1);
  match.withdraw(0);
  match.withdraw(3);
  const note: BotFailure = { why: 'late', clock: 1, part: '' };
  const standings = rankSeats({ match, withdrawn: [1, 0, 3].map((seat) => ({ seat, note })) });
  expect(formatStandings(standings, IDS)).toEqual([
    '1º: bot_C - 9 cartas',
    '2º: bot_D - 9 cartas (eliminado)',
    '3º: bot_A - 2 cartas (eliminado)',
    '4º: bot_B - 1 cartas (eliminado)',
  ]);
  expect(formatCsv(standings, IDS)).toBe('bot_C,1\nbot_D,2,late\nbot_A,3,late\nbot_B,4,late\n');
});

test('a running match has no standings', () => {
  expect(rankSeats({ match: laid(1, 1, 1, 1), withdrawn: [] })).toEqual([]);
});

test('a path with a comma or a quote is quoted', () => {
  const standings = [{ seat: 0, place: 1, cards: 0 }];
  expect(formatCsv(standings, ['a,b'])).toBe('"a,b",1\n');
  expect(formatCsv(standings, ['a "b"'])).toBe('"a ""b""",1\n');
});
