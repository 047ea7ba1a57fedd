import { at, type Dice, createFastDice, type Match, startMatch } from '@ludoteca/kernel';
import { scaled } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { deckToJson } from './deck/json-format.ts';
import { randomDeck } from './deck/samples.testing.ts';
import { unstableStudents } from './index.ts';
import type { Event, State, Students } from './parts.ts';
import { MAX_EFFECTS_PER_ROUND } from './rules/chain.ts';
import { indexDeck } from './deck/indexed-deck.ts';

const { game } = unstableStudents;

/** How many of each kind of card lie on the table, wherever. */
function counted({ draw, discards, nursery, hands, rooms, areas, chain, deck }: State): number[] {
  const counts = indexDeck(deck).definitions.map(() => 0);
  const add = (card: number): void => void (counts[card] = at(counts, card) + 1);
  for (const pile of [draw, discards, nursery, ...hands, ...rooms, ...areas]) pile.forEach(add);
  for (const { card, held } of chain) if (held) add(card);
  return counts;
}

/** Whatever is told, every card lies somewhere at that moment. */
class Witness extends Array<Event> {
  told = 0;
  private readonly state: State;
  private readonly all: string;

  constructor(state: State) {
    super();
    this.state = state;
    this.all = counted(state).join();
  }

  override push(event: Event): number {
    const now = counted(this.state).join();
    if (now !== this.all) throw new Error(`after ${JSON.stringify(event)} the cards are ${now}`);
    return ++this.told;
  }
}

interface Played {
  readonly rounds: number;
  readonly told: number;
  /** How many cards interrupted one another, and how many frames were due, at most. */
  readonly deepest: number;
  readonly due: number;
}

function playOut(match: Match<Students>, dice: Dice): Played {
  const { state, agenda } = match as unknown as {
    readonly state: State;
    readonly agenda: readonly unknown[];
  };
  const witness = new Witness(state);
  match.setEventSink(witness);
  let [deepest, due] = [0, 0];
  for (let { question } = match; question !== undefined; question = match.question) {
    deepest = Math.max(deepest, state.chain.length);
    due = Math.max(due, agenda.length);
    match.choose(dice.pick<Students['choice'][keyof Students['choice']]>(question.options));
  }
  expect(match.outcome!.places).toContain(1);
  return { rounds: state.round, told: witness.told, deepest, due };
}

function begin(seed: string, seats: number, settings: object): Match<Students> {
  const started = startMatch(game, { seats, seed, dice: 'fast', settings });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

test('random matches of the deck that ships end, lose no card, and do not nest without end', () => {
  const dice = createFastDice('bulk');
  let [told, deepest] = [0, 0];
  for (let i = 0; i < scaled(20_000); i++) {
    const played = playOut(begin(`bulk/${i}`, 2 + (i % 3), { rules: i % 2 ? 'faithful' : 'classic' }), dice);
    told += played.told;
    deepest = Math.max(deepest, played.deepest);
    expect(played.due).toBeLessThan(50);
  }
  expect(told).toBeGreaterThan(scaled(20_000) * 100);
  expect(deepest).toBeGreaterThan(2);
  expect(deepest).toBeLessThan(MAX_EFFECTS_PER_ROUND / 3);
});

test('so do random matches of any deck', () => {
  const dice = createFastDice('any deck in bulk');
  for (let i = 0; i < scaled(20_000); i++) {
    const deck = deckToJson(randomDeck(dice));
    const played = playOut(begin(`any/${i}`, 2 + (i % 3), { rounds: 30, deck }), dice);
    expect(played.rounds).toBeLessThanOrEqual(30);
    expect(played.deepest).toBeLessThanOrEqual(MAX_EFFECTS_PER_ROUND + 1);
    expect(played.due).toBeLessThan(12 * MAX_EFFECTS_PER_ROUND);
  }
});
