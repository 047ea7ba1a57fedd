import { readFileSync } from 'node:fs';
import {
  type Dice,
  createFastDice,
  type Json,
  type Match,
  startMatch,
  type StreamDice,
} from '@ludoteca/kernel';
import { parsePerft, createPerftWorld, scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { STANDARD_DECK } from './cards/standard-deck.ts';
import type { CardKind } from './cards/codes.ts';
import { deckToJson } from './deck/json-format.ts';
import { randomDeck, unusualKinds } from './deck/samples.testing.ts';
import { unstableStudents } from './index.ts';
import type { Students } from './parts.ts';
import { type ReferenceAnswer, ReferenceRules, type ReferenceTable } from './reference-rules.testing.ts';

/** A random table in the middle of a match, with few cards to draw so that the pile runs out. */
function randomTable(kinds: readonly CardKind[], seats: number, dice: Dice): ReferenceTable {
  const players = Array.from({ length: seats }, () => ({
    hand: [] as string[],
    room: [] as string[],
    area: [] as string[],
  }));
  const table: ReferenceTable = { players, draw: [], discards: [], nursery: [] };
  const cards = dice.shuffle(kinds.flatMap((kind) => Array.from({ length: kind.copies }, () => kind)));
  for (const { name, type } of cards) {
    const { hand, room, area } = dice.pick(players);
    const student = ['MATRICOLA', 'STUDENTE_SEMPLICE', 'LAUREANDO'].includes(type);
    const place = student ? room : area;
    const canBeInPlay =
      (student || type === 'BONUS' || type === 'MALUS') && place.length < 4 && !place.includes(name);
    const random = dice.int(6);
    if (canBeInPlay && random === 0) place.push(name);
    else if (hand.length < 5 && random < 4) hand.push(name);
    else if (type === 'MATRICOLA') table.nursery.push(name);
    else if (table.draw.length < 12) table.draw.push(name);
    else table.discards.push(name);
  }
  return table;
}

const reversed = (cards: readonly string[]): string[] => cards.toReversed();

const toPosition = ({ players, draw, discards, nursery }: ReferenceTable): Json => ({
  round: 1,
  turn: 0,
  players: players.map(({ hand, room, area }) => ({
    hand: reversed(hand),
    room: reversed(room),
    area: reversed(area),
  })),
  draw: reversed(draw),
  discards: reversed(discards),
  nursery: reversed(nursery),
});

const tableOf = (match: Match<Students>): ReferenceTable => {
  const { hands, rooms, areas, draw, discards, nursery } = match.view('judge');
  return {
    players: hands.map(({ cards }, seat) => ({
      hand: [...cards!],
      room: [...rooms[seat]!],
      area: [...areas[seat]!],
    })),
    draw: [...draw.cards!],
    discards: [...discards],
    nursery: [...nursery],
  };
};

const ROUNDS = 12;

/** Plays the game and the reference rules side by side with random answers; returns the greatest nesting. */
function compare(kinds: readonly CardKind[], seed: string, dice: Dice): number {
  const seats = 2 + dice.int(3);
  const rules = dice.pick(['faithful', 'classic'] as const);
  const table = randomTable(kinds, seats, dice);
  const deck = kinds === STANDARD_DECK ? 'standard' : deckToJson(kinds);
  const settings = { rules, students: 6, hand: 5, rounds: ROUNDS, deck };
  const started = startMatch(unstableStudents.game, {
    seats,
    seed,
    dice: 'fast',
    settings,
    from: toPosition(table),
  });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  const reference = new ReferenceRules(
    { kinds, rules, students: 6, limit: 5, rounds: ROUNDS },
    table,
    createFastDice(seed),
  );
  const questions = reference.match();
  let asked = questions.next();
  while (match.question !== undefined) {
    const { seat, prompt, options } = match.question;
    expect(asked.value).toEqual({ seat, prompt, options });
    // During a chain the reference rules hold cards in local variables.
    const settled = match.view('judge').chain.length === 0;
    expect(settled ? reference.table : undefined).toEqual(settled ? tableOf(match) : undefined);
    const answer = dice.pick<unknown>(options);
    match.play(seat, match.number, answer);
    asked = questions.next(answer as string);
  }
  expect(asked.done).toBe(true);
  expect(reference.table).toEqual(tableOf(match));
  expect(reference.winner === undefined || match.outcome!.places[reference.winner] === 1).toBe(true);
  return reference.deepest;
}

test('random matches with the shipped deck agree with the reference rules', () => {
  const dice = createFastDice('oracle');
  let deepest = 0;
  for (let game = 0; game < scaleVolume(5000); game++)
    deepest = Math.max(deepest, compare(STANDARD_DECK, `oracle/${game}`, dice));
  expect(deepest).toBeGreaterThan(2);
});

test('matches with a deck of unusual cards do so too, with deep nesting', () => {
  const dice = createFastDice('contrary');
  let deepest = 0;
  for (let game = 0; game < scaleVolume(5000); game++)
    deepest = Math.max(deepest, compare(unusualKinds, `contrary/${game}`, dice));
  expect(deepest).toBeGreaterThan(5);
});

test('matches with random decks do so too', () => {
  const dice = createFastDice('any deck');
  let deepest = 0;
  for (let game = 0; game < scaleVolume(10_000); game++)
    deepest = Math.max(deepest, compare(randomDeck(dice), `any/${game}`, dice));
  expect(deepest).toBeGreaterThan(4);
});

const names = (cards: readonly number[]): string[] =>
  cards.map((card) => STANDARD_DECK[card]!.name.trimEnd());

/** The reference rules with the cards and the dice of a match that has just started. */
function createReferenceAt(match: Match<Students>): ReferenceRules {
  const { start: piles, rules, students, limit, last } = match.position().state;
  const table: ReferenceTable = {
    players: piles.hands.map((hand, seat) => ({
      hand: names(hand),
      room: names(piles.rooms[seat]!),
      area: names(piles.areas[seat]!),
    })),
    draw: names(piles.draw),
    discards: names(piles.discards),
    nursery: names(piles.nursery),
  };
  const { dice } = match as unknown as { readonly dice: StreamDice };
  return new ReferenceRules(
    { kinds: STANDARD_DECK, rules, students, limit, rounds: last },
    table,
    dice.copy(),
  );
}

/** The number of answer sequences. The reference rules cannot be copied, so every sequence is played from the start. */
function count(
  createReference: () => ReferenceRules,
  answers: readonly ReferenceAnswer[],
  depth: number,
): number {
  const questions = createReference().match();
  let asked = questions.next();
  for (const answer of answers) asked = questions.next(answer);
  if (asked.done === true) return 0;
  const { options } = asked.value;
  if (depth === 1) return options.length;
  return options.reduce<number>(
    (sum, option) => sum + count(createReference, [...answers, option as ReferenceAnswer], depth - 1),
    0,
  );
}

const perftRows = parsePerft(readFileSync(new URL('./perft.txt', import.meta.url), 'utf8'));

test.each(perftRows)(
  'the reference rules count $count at $position with $seats seats, depth $depth',
  (row) => {
    const opening = createPerftWorld(unstableStudents, row) as Match<Students>;
    expect(count(() => createReferenceAt(opening), [], row.depth)).toBe(row.count);
  },
);
