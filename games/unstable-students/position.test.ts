/** RULES 3.1 and 12: start positions and saved positions. */
import { createFastDice, type Json, type Match, startMatch } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { unstableStudents } from './index.ts';
import type { Piles, State, Students } from './parts.ts';
import { indexDeck } from './deck/indexed-deck.ts';

const { game, texts } = unstableStudents;

const start = (options: { from?: unknown; settings?: object; seats?: number; seed?: string }) =>
  startMatch(game, { seats: 2, seed: 'position', ...options });

function startValid(options: Parameters<typeof start>[0]): Match<Students> {
  const started = start(options);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

const stateOf = (match: Match<Students>): State => match.position().state;

/** Piles in the format of a start position: by name, the newest first. */
function toInput({ hands, rooms, areas, draw, discards, nursery }: Piles, round: number, turn: number) {
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

const POSITION = {
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

test('12.4 the match starts with the options seat and round', () => {
  const opening: Students['event'][] = [];
  const started = startMatch(game, { seats: 2, seed: 'x', from: POSITION }, opening);
  expect(started.ok && started.value.question).toMatchObject({ seat: 1, prompt: 'action' });
  expect(opening).toEqual([
    { did: 'round', seat: 1, round: 7 },
    { did: 'draw', seat: 1, card: 'Studente Boscaiolo' },
  ]);
});

test('12.1 lists have the newest card, or the top of a pile, first', () => {
  const { hands, rooms, draw, discards } = startValid({ from: POSITION }).view('judge');
  expect(hands[0]!.cards).toEqual(['Due per Uno', 'MAI']);
  expect(rooms[0]).toEqual(['Matricola Scout', 'Studente Erasmus']);
  expect(draw.cards).toEqual(['Studente Trassato']);
  expect(discards.at(-1)).toBe('Ottimo Affare');
});

test('12.4 the limit of rounds is counted from the start position', () => {
  expect(startValid({ from: POSITION, settings: { rounds: 100 } }).view('judge').last).toBe(106);
});

test('12.2 cards may be missing, and blanks at the end of a name do not count', () => {
  const from = {
    ...POSITION,
    players: [{ hand: [], room: [], area: ['Macchinetta inceppata  '] }, POSITION.players[1]!],
  };
  expect(startValid({ from, settings: { deck: 'standard' } }).view('judge').areas[0]).toEqual([
    'Macchinetta inceppata',
  ]);
});

test('6.9 a hand that is shown at the start is known to all watchers', () => {
  const players = [{ ...POSITION.players[0]!, area: ['Esame in Lab T'] }, POSITION.players[1]!];
  expect(startValid({ from: { ...POSITION, players } }).view('spectator').hands[0]!.cards).toEqual([
    'Due per Uno',
    'MAI',
  ]);
});

test('3.1 the saved position is the start of the round at any moment of it', () => {
  const dice = createFastDice('saved');
  for (let i = 0; i < scaleVolume(500); i++) {
    const match = startValid({ seats: 2 + (i % 3), seed: `saved/${i}` });
    while (match.question !== undefined) {
      const { start: saved, round, turn } = stateOf(match);
      const from = toInput(saved, round, turn);
      const again = startValid({ seats: match.seats, from });
      expect(stateOf(again).start).toEqual(saved);
      const all = [...saved.hands, ...saved.rooms, ...saved.areas, saved.draw, saved.discards, saved.nursery];
      expect(all.flat()).toHaveLength(137);
      for (let step = 0; step < 17 && match.question !== undefined; step++)
        match.choose(dice.pick<Students['choice'][keyof Students['choice']]>(match.question.options));
    }
  }
});

describe('an invalid position is refused with path and reason', () => {
  const player = (part: object): Json => [{ ...POSITION.players[0]!, ...part }, POSITION.players[1]!] as Json;
  test.each([
    ['nothing', null, 'start fields', '12.1'],
    ['an unknown field', { ...POSITION, more: 1 }, 'start fields', '12.1'],
    ['a text instead of a list', { ...POSITION, draw: 'MAI' }, 'start fields', '12.1'],
    ['too few players', { ...POSITION, players: [POSITION.players[0]!] }, 'start players', '12.1'],
    [
      'a player without a room',
      { ...POSITION, players: [{ hand: [], area: [] }, POSITION.players[1]!] },
      'start players',
      '12.1',
    ],
    ['round 0', { ...POSITION, round: 0 }, 'start round', '12.4'],
    ['a fractional round', { ...POSITION, round: 1.5 }, 'start round', '12.4'],
    ['a turn of no seat', { ...POSITION, turn: 2 }, 'start round', '12.4'],
    [
      'a card that the deck lacks',
      { ...POSITION, players: player({ hand: ['Asso'] }) },
      'start card',
      '12.2',
    ],
    ['a number instead of a card', { ...POSITION, discards: [7] }, 'start card', '12.2'],
    ['a magic in a room', { ...POSITION, players: player({ room: ['Due per Uno'] }) }, 'start place', '12.3'],
    [
      'a student among bonus cards',
      { ...POSITION, players: player({ area: ['Laureando Nerd'] }) },
      'start place',
      '12.3',
    ],
    ['an instant in the nursery', { ...POSITION, nursery: ['MAI'] }, 'start place', '12.3'],
    [
      'two equal cards in a room',
      { ...POSITION, players: player({ room: ['Laureando Nerd', 'Laureando Nerd'] }) },
      'start twice',
      '12.3',
    ],
    ['more cards than the deck has', { ...POSITION, nursery: ['Matricola Gamer'] }, 'start copies', '12.2'],
  ])('%s', (_, from, why, rule) => {
    const refused = start({ from });
    expect(refused).toMatchObject({ ok: false, problem: [{ why, rule }] });
    for (const reason of refused.ok ? [] : refused.problem)
      for (const language of LANGUAGES)
        expect(texts[language].reason(reason, [])).toMatch(new RegExp(`${rule}\\)$`));
  });

  test('all problems of the cards are reported at once', () => {
    const refused = start({
      from: { ...POSITION, discards: [7, 'Asso'], nursery: ['MAI', 'Matricola Gamer'] },
    });
    expect(refused.ok ? [] : refused.problem.map(({ why }) => why)).toEqual([
      'start card',
      'start card',
      'start place',
      'start copies',
    ]);
  });
});

test('1.4 a deck must have enough different students to win', () => {
  expect(start({ settings: { students: 20 } }).ok).toBe(true);
  expect(start({ settings: { students: 21 } })).toMatchObject({ ok: false });
});
