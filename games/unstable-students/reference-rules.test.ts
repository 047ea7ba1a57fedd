import { readFileSync } from 'node:fs';
import {
  type Dice,
  createFastDice,
  type Json,
  type Match,
  startMatch,
  type StreamDice,
} from '@ludoteca/kernel';
import { parsePerft, perftWorld, scaled } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { STANDARD_DECK } from './cards/standard-deck.ts';
import type { CardKind } from './cards/codes.ts';
import { deckToJson } from './deck/json-format.ts';
import { randomDeck, unusualKinds } from './deck/samples.testing.ts';
import { unstableStudents } from './index.ts';
import type { Students } from './parts.ts';
import { type ReferenceAnswer, ReferenceRules, type ReferenceTable } from './reference-rules.testing.ts';

/** A table by chance, as it may be in the middle of a match: few cards to draw, so that they run out. */
function anyTable(kinds: readonly CardKind[], seats: number, dice: Dice): ReferenceTable {
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
    const lies =
      (student || type === 'BONUS' || type === 'MALUS') && place.length < 4 && !place.includes(name);
    const lot = dice.int(6);
    if (lies && lot === 0) place.push(name);
    else if (hand.length < 5 && lot < 4) hand.push(name);
    else if (type === 'MATRICOLA') table.nursery.push(name);
    else if (table.draw.length < 12) table.draw.push(name);
    else table.discards.push(name);
  }
  return table;
}

const flipped = (cards: readonly string[]): string[] => cards.toReversed();

const given = ({ players, draw, discards, nursery }: ReferenceTable): Json => ({
  round: 1,
  turn: 0,
  players: players.map(({ hand, room, area }) => ({
    hand: flipped(hand),
    room: flipped(room),
    area: flipped(area),
  })),
  draw: flipped(draw),
  discards: flipped(discards),
  nursery: flipped(nursery),
});

const tableIn = (match: Match<Students>): ReferenceTable => {
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

/** Plays both side by side, by chance, to the end, and tells how deep the interruptions went. */
function compare(kinds: readonly CardKind[], seed: string, dice: Dice): number {
  const seats = 2 + dice.int(3);
  const rules = dice.pick(['faithful', 'classic'] as const);
  const table = anyTable(kinds, seats, dice);
  const deck = kinds === STANDARD_DECK ? 'standard' : deckToJson(kinds);
  const settings = { rules, students: 6, hand: 5, rounds: ROUNDS, deck };
  const started = startMatch(unstableStudents.game, {
    seats,
    seed,
    dice: 'fast',
    settings,
    from: given(table),
  });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  const book = new ReferenceRules(
    { kinds, rules, students: 6, limit: 5, rounds: ROUNDS },
    table,
    createFastDice(seed),
  );
  const telling = book.match();
  let asked = telling.next();
  while (match.question !== undefined) {
    const { seat, prompt, options } = match.question;
    expect(asked.value).toEqual({ seat, prompt, options });
    // In the middle of a chain the rulebook holds cards in its hands that the game has on the table.
    const settled = match.view('judge').chain.length === 0;
    expect(settled ? book.table : undefined).toEqual(settled ? tableIn(match) : undefined);
    const answer = dice.pick<unknown>(options);
    match.play(seat, match.number, answer);
    asked = telling.next(answer as string);
  }
  expect(asked.done).toBe(true);
  expect(book.table).toEqual(tableIn(match));
  expect(book.winner === undefined || match.outcome!.places[book.winner] === 1).toBe(true);
  return book.deepest;
}

test('random matches of the deck that ships ask and do the same as the rules told recursively', () => {
  const dice = createFastDice('oracle');
  let deepest = 0;
  for (let game = 0; game < scaled(5000); game++)
    deepest = Math.max(deepest, compare(STANDARD_DECK, `oracle/${game}`, dice));
  expect(deepest).toBeGreaterThan(2);
});

test('so do those of a deck of contrary cards, deep inside one another', () => {
  const dice = createFastDice('contrary');
  let deepest = 0;
  for (let game = 0; game < scaled(5000); game++)
    deepest = Math.max(deepest, compare(unusualKinds, `contrary/${game}`, dice));
  expect(deepest).toBeGreaterThan(5);
});

test('so do those of any deck', () => {
  const dice = createFastDice('any deck');
  let deepest = 0;
  for (let game = 0; game < scaled(10_000); game++)
    deepest = Math.max(deepest, compare(randomDeck(dice), `any/${game}`, dice));
  expect(deepest).toBeGreaterThan(4);
});

const names = (cards: readonly number[]): string[] =>
  cards.map((card) => STANDARD_DECK[card]!.name.trimEnd());

/** The rulebook at the start of a match: it takes the cards and the dice from it once, and nothing after. */
function sameStart(match: Match<Students>): ReferenceRules {
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

/** How many sequences of answers the rulebook allows. It cannot be copied: every sequence is told from the start. */
function count(tell: () => ReferenceRules, answers: readonly ReferenceAnswer[], depth: number): number {
  const telling = tell().match();
  let asked = telling.next();
  for (const answer of answers) asked = telling.next(answer);
  if (asked.done === true) return 0;
  const { options } = asked.value;
  if (depth === 1) return options.length;
  return options.reduce<number>(
    (sum, option) => sum + count(tell, [...answers, option as ReferenceAnswer], depth - 1),
    0,
  );
}

const figures = parsePerft(readFileSync(new URL('./perft.txt', import.meta.url), 'utf8'));

test.each(figures)(
  'the rules told recursively count $count at $position with $seats seats, depth $depth',
  (row) => {
    const opening = perftWorld(unstableStudents, row) as Match<Students>;
    expect(count(() => sameStart(opening), [], row.depth)).toBe(row.count);
  },
);
