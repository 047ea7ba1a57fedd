/** RULES 3.1 and 12: a start from elsewhere, and what is saved. */
import { createFastDice, type Json, type Match, startMatch } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { scaled } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { unstableStudents } from './index.ts';
import type { Piles, State, Students } from './parts.ts';
import { indexDeck } from './deck/indexed-deck.ts';

const { game, texts } = unstableStudents;

const begin = (given: { from?: unknown; settings?: object; seats?: number; seed?: string }) =>
  startMatch(game, { seats: 2, seed: 'position', ...given });

function begun(given: Parameters<typeof begin>[0]): Match<Students> {
  const started = begin(given);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

const stateOf = (match: Match<Students>): State => match.position().state;

/** Piles as a start gives them: by name, the newest first. */
function givenBy({ hands, rooms, areas, draw, discards, nursery }: Piles, round: number, turn: number) {
  const { definitions } = indexDeck('standard');
  const names = (cards: readonly number[]): string[] =>
    cards.map((card) => definitions[card]!.name).toReversed();
  return {
    round,
    turn,
    players: hands.map((hand, seat) => ({
      hand: names(hand),
      room: names(rooms[seat]!),
      area: names(areas[seat]!),
    })),
    draw: names(draw),
    discards: names(discards),
    nursery: names(nursery),
  };
}

const LAID = {
  round: 7,
  turn: 1,
  players: [
    { hand: ['MAI', 'Due per Uno'], room: ['Studente Erasmus', 'Matricola Scout'], area: ['Portone chiuso'] },
    { hand: ['Tasto reset'], room: ['Matricola Gamer'], area: [] },
  ],
  draw: ['Studente Boscaiolo', 'Studente Trassato'],
  discards: ['Ottimo Affare', 'MAI'],
  nursery: ['Matricola Multitasking'],
};

test('12.4 the round begins with the seat and the number that are given', () => {
  const opening: Students['event'][] = [];
  const started = startMatch(game, { seats: 2, seed: 'x', from: LAID }, opening);
  expect(started.ok && started.value.question).toMatchObject({ seat: 1, prompt: 'action' });
  expect(opening).toEqual([
    { did: 'round', seat: 1, round: 7 },
    { did: 'draw', seat: 1, card: 'Studente Boscaiolo' },
  ]);
});

test('12.1 lists have the newest card, or the top of a pile, first', () => {
  const { hands, rooms, draw, discards } = begun({ from: LAID }).view('judge');
  expect(hands[0]!.cards).toEqual(['Due per Uno', 'MAI']);
  expect(rooms[0]).toEqual(['Matricola Scout', 'Studente Erasmus']);
  expect(draw.cards).toEqual(['Studente Trassato']);
  expect(discards.at(-1)).toBe('Ottimo Affare');
});

test('12.4 rounds are counted from where it begins', () => {
  expect(begun({ from: LAID, settings: { rounds: 100 } }).view('judge').last).toBe(106);
});

test('12.2 cards may be missing, and blanks at the end of a name do not count', () => {
  const from = {
    ...LAID,
    players: [{ hand: [], room: [], area: ['Macchinetta inceppata  '] }, LAID.players[1]!],
  };
  expect(begun({ from, settings: { deck: 'standard' } }).view('judge').areas[0]).toEqual([
    'Macchinetta inceppata',
  ]);
});

test('6.9 a hand that is shown at the start is known to all', () => {
  const players = [{ ...LAID.players[0]!, area: ['Esame in Lab T'] }, LAID.players[1]!];
  expect(begun({ from: { ...LAID, players } }).view('spectator').hands[0]!.cards).toEqual([
    'Due per Uno',
    'MAI',
  ]);
});

test('3.1 what is saved is the table as it was when the round began, wherever in it one is', () => {
  const dice = createFastDice('saved');
  for (let i = 0; i < scaled(500); i++) {
    const match = begun({ seats: 2 + (i % 3), seed: `saved/${i}` });
    while (match.question !== undefined) {
      const { start: saved, round, turn } = stateOf(match);
      const from = givenBy(saved, round, turn);
      const again = begun({ seats: match.seats, from });
      expect(stateOf(again).start).toEqual(saved);
      const all = [...saved.hands, ...saved.rooms, ...saved.areas, saved.draw, saved.discards, saved.nursery];
      expect(all.flat()).toHaveLength(137);
      for (let step = 0; step < 17 && match.question !== undefined; step++)
        match.choose(dice.pick<Students['choice'][keyof Students['choice']]>(match.question.options));
    }
  }
});

describe('what cannot be a table is refused, with where and why', () => {
  const player = (part: object): Json => [{ ...LAID.players[0]!, ...part }, LAID.players[1]!] as Json;
  test.each([
    ['nothing', null, 'start fields', '12.1'],
    ['a field that nobody knows', { ...LAID, more: 1 }, 'start fields', '12.1'],
    ['no list', { ...LAID, draw: 'MAI' }, 'start fields', '12.1'],
    ['too few players', { ...LAID, players: [LAID.players[0]!] }, 'start players', '12.1'],
    [
      'a player without a room',
      { ...LAID, players: [{ hand: [], area: [] }, LAID.players[1]!] },
      'start players',
      '12.1',
    ],
    ['round 0', { ...LAID, round: 0 }, 'start round', '12.4'],
    ['half a round', { ...LAID, round: 1.5 }, 'start round', '12.4'],
    ['nobody’s turn', { ...LAID, turn: 2 }, 'start round', '12.4'],
    ['a card that the deck lacks', { ...LAID, players: player({ hand: ['Asso'] }) }, 'start card', '12.2'],
    ['a number for a card', { ...LAID, discards: [7] }, 'start card', '12.2'],
    ['a magic in a room', { ...LAID, players: player({ room: ['Due per Uno'] }) }, 'start place', '12.3'],
    [
      'a student among bonus cards',
      { ...LAID, players: player({ area: ['Laureando Nerd'] }) },
      'start place',
      '12.3',
    ],
    ['no freshman in the nursery', { ...LAID, nursery: ['MAI'] }, 'start place', '12.3'],
    [
      'two like cards in a room',
      { ...LAID, players: player({ room: ['Laureando Nerd', 'Laureando Nerd'] }) },
      'start twice',
      '12.3',
    ],
    ['more cards than the deck has', { ...LAID, nursery: ['Matricola Gamer'] }, 'start copies', '12.2'],
  ])('%s', (_, from, why, rule) => {
    const refused = begin({ from });
    expect(refused).toMatchObject({ ok: false, problem: [{ why, rule }] });
    for (const reason of refused.ok ? [] : refused.problem)
      for (const language of LANGUAGES)
        expect(texts[language].reason(reason, [])).toMatch(new RegExp(`${rule}\\)$`));
  });

  test('everything that is wrong with the cards is told at once', () => {
    const refused = begin({ from: { ...LAID, discards: [7, 'Asso'], nursery: ['MAI', 'Matricola Gamer'] } });
    expect(refused.ok ? [] : refused.problem.map(({ why }) => why)).toEqual([
      'start card',
      'start card',
      'start place',
      'start copies',
    ]);
  });
});

test('1.4 a deck must do for the players, and have the students that win', () => {
  expect(begin({ settings: { students: 20 } }).ok).toBe(true);
  expect(begin({ settings: { students: 21 } })).toMatchObject({ ok: false });
});
