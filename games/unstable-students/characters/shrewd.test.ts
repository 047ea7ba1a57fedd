import { type Choice, createFastDice, type Json, type Match, type Seat, startMatch } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { playOut } from '@ludoteca/players';
import { expect, test } from 'vitest';
import { unstableStudents } from '../index.ts';
import type { CardName, Students } from '../parts.ts';
import type { View } from '../view-types.ts';
import { texts } from '../text/index.ts';
import { characters } from './index.ts';
import { REMARKS } from './remarks.ts';

interface PlayerCards {
  readonly hand?: readonly string[];
  readonly room?: readonly string[];
  readonly area?: readonly string[];
}

/** A match that starts with the first player's round, after the given answers. */
function playAnswers(
  players: readonly PlayerCards[],
  answers: readonly (readonly [Seat, Choice<Students>])[] = [],
  draw: readonly string[] = ['Studente Chiacchierone', 'Studente Palestrato'],
): Match<Students> {
  const seats = players.map(({ hand = [], room = [], area = [] }) => ({ hand, room, area }));
  const from: Json = { round: 1, turn: 0, players: seats, draw, discards: [], nursery: [] };
  const started = startMatch(unstableStudents.game, { seats: players.length, seed: 'shrewd', from });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  for (const [seat, choice] of answers) {
    const played = started.value.play(seat, started.value.number, choice);
    if (!played.ok) throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(played.problem)}`);
  }
  return started.value;
}

/** The choice of the player at the open question, and its remark. */
function decide(match: Match<Students>) {
  const player = characters.shrewd(createFastDice('shrewd'));
  const choice = player.choose(match.perspective(match.question!.seat));
  return { choice, why: player.explain().reason.why };
}

const FOUR = ['Matricola Scout', 'Studente Boscaiolo', 'Studente Erasmus', 'Studente Influencer'];
const FIVE = [...FOUR, 'Studente Trassato'];

test('it keeps its last instant while the leader has four students, and uses one of two', () => {
  const theft: [Seat, Choice<Students>][] = [
    [0, { play: 'Aperitivo da Tiffany' }],
    [0, { aim: 1 }],
  ];
  const attacker = { hand: ['Aperitivo da Tiffany'], room: FOUR };
  const victim = { room: ['Matricola Gamer', 'Laureando Avido'] };
  const last = playAnswers([attacker, { ...victim, hand: ['MAI', 'Portone chiuso'] }], theft);
  expect(decide(last)).toEqual({ choice: 'pass', why: 'holds the last' });
  const two = playAnswers([attacker, { ...victim, hand: ['MAI', 'MAI'] }], theft);
  expect(decide(two)).toEqual({ choice: { block: 'MAI' }, why: 'blocks' });
});

test('it does not discard its last instant while the leader has four students', () => {
  const own = {
    hand: ['MAI', 'Portone chiuso', 'Ottimo Affare', 'Bagno intasato', 'Tasto reset', 'Studente Erasmus'],
  };
  const match = playAnswers([own, { room: FOUR, hand: ['MAI'] }], [[0, 'draw']]);
  expect(match.question?.prompt).toBe('limit');
  expect(decide(match).choice).not.toEqual({ discard: 'MAI' });
});

test('it blocks a theft that would give the leader the sixth student', () => {
  const match = playAnswers(
    [
      { hand: ['Ruba Studente'], room: FIVE },
      { hand: ['MAI'], room: ['Matricola Gamer'] },
    ],
    [
      [0, { play: 'Ruba Studente' }],
      [0, { aim: 1 }],
    ],
  );
  expect(decide(match)).toEqual({ choice: { block: 'MAI' }, why: 'blocks the winner' });
});

test('it discards duplicates first', () => {
  const hand = ['Studente Erasmus', 'Studente Freddoloso', 'MAI', 'Ottimo Affare', 'Bagno intasato'];
  const match = playAnswers([{ hand, room: ['Studente Erasmus'] }, { hand: ['MAI'] }], [[0, 'draw']]);
  expect(decide(match)).toEqual({ choice: { discard: 'Studente Erasmus' }, why: 'discards a duplicate' });
});

test('it does not block what cannot hurt', () => {
  const match = playAnswers(
    [
      { hand: ['Attacco Hacker'], room: ['Matricola Scout'] },
      { hand: ['MAI', 'MAI'], room: ['Matricola Gamer'] },
    ],
    [
      [0, { play: 'Attacco Hacker' }],
      [0, { aim: 1 }],
    ],
  );
  expect(decide(match)).toEqual({ choice: 'pass', why: 'lets pass what cannot hurt' });
});

test('it steals rather than eliminates if that wins', () => {
  const own = { hand: ['Aperitivo da Tiffany', 'Ruba Studente'], room: FIVE };
  const other = { room: ['Matricola Gamer', 'Laureando Avido'], hand: ['MAI'] };
  expect(decide(playAnswers([own, other], [], ['Portone chiuso'])).choice).toEqual({
    play: 'Ruba Studente',
  });
  const aimed = playAnswers(
    [own, { ...other, hand: [] }],
    [
      [0, { play: 'Ruba Studente' }],
      [0, { aim: 1 }],
    ],
  );
  expect(decide(aimed).why).toBe('steals to win');
});

test('it plays the sixth student at once', () => {
  const own = { hand: ['Ottimo Affare', 'Laureando Avido'], room: FIVE };
  expect(decide(playAnswers([own, { hand: ['MAI'] }], [], ['Portone chiuso']))).toEqual({
    choice: { play: 'Laureando Avido' },
    why: 'plays to win',
  });
});

/** The cards that public view shows by name. */
const publicCards = ({ rooms, areas, discards, nursery, hands, chain }: View): ReadonlySet<CardName> =>
  new Set([
    ...[...rooms, ...areas, discards, nursery].flat(),
    ...hands.flatMap(({ known }) => known),
    ...chain.map(({ card }) => card),
  ]);

/** The cards that public remarks of a match mention although only their holder could know them. */
function findRevealedCards(seed: string): string[] {
  const started = startMatch(unstableStudents.game, { seats: 3, seed });
  if (!started.ok) throw new Error('did not start');
  const match = started.value;
  const players = [0, 1, 2].map((seat) => characters.shrewd(createFastDice(`${seed} ${seat}`)));
  const found: string[] = [];
  while (match.question !== undefined) {
    const player = players[match.question.seat]!;
    const choice = player.choose(match.perspective(match.question.seat));
    const { reason, secret } = player.explain();
    const { card } = reason.facts as { card?: string };
    match.choose(choice);
    const isPublic = card === undefined || publicCards(match.view('spectator')).has(card);
    if (secret !== true && !isPublic) found.push(card);
  }
  return found;
}

test('its public remarks never reveal its hand', () => {
  for (let i = 0; i < 20; i++) expect(findRevealedCards(`secret ${i}`)).toEqual([]);
});

test('its reasons to pass are always secret, so that they do not reveal whether it holds an instant', () => {
  const hands = [['MAI', 'Portone chiuso'], ['Portone chiuso'], ['MAI', 'Laureando Avido']];
  const reasons = hands.map((hand) => {
    const match = playAnswers(
      [
        { hand: ['Aperitivo da Tiffany'], room: FOUR },
        { hand, room: ['Matricola Gamer', 'Laureando Avido'] },
      ],
      [
        [0, { play: 'Aperitivo da Tiffany' }],
        [0, { aim: 1 }],
      ],
    );
    const player = characters.shrewd(createFastDice('shrewd'));
    expect(player.choose(match.perspective(1))).toBe('pass');
    return player.explain();
  });
  expect(reasons.map(({ secret }) => secret)).toEqual([true, true, true]);
  expect(reasons[1]?.reason.why).toBe('has no instant');
});

test('every remark has a sentence in every language', () => {
  for (const language of LANGUAGES)
    for (const why of REMARKS) {
      const sentence = texts[language].reason({ why, facts: { card: 'MAI', seat: 0 } }, ['Ada', 'Bea']);
      expect(sentence).toMatch(/^\p{Lu}|^[«“]/u);
      expect(sentence).not.toContain('undefined');
    }
});

test('matches among computer players end', () => {
  for (const seats of [2, 3, 4]) {
    const started = startMatch(unstableStudents.game, { seats, seed: `whole ${seats}` });
    if (!started.ok) throw new Error('did not start');
    const players = Array.from({ length: seats }, (_, seat) =>
      characters.shrewd(createFastDice(`whole ${seat}`)),
    );
    playOut(started.value, players);
    expect(started.value.outcome?.places).toContain(1);
  }
});
