import { at, type Dice, createFastDice, type Match, startMatch } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { deckToJson } from './deck/json-format.ts';
import { randomDeck } from './deck/samples.testing.ts';
import { unstableStudents } from './index.ts';
import type { Event, State, Students } from './parts.ts';
import { MAX_EFFECTS_PER_ROUND } from './rules/chain.ts';
import { indexDeck } from './deck/indexed-deck.ts';

const { game } = unstableStudents;

/** The number of cards of each kind in all zones. */
function countCards({ draw, discards, nursery, hands, rooms, areas, chain, deck }: State): number[] {
  const counts = indexDeck(deck).definitions.map(() => 0);
  const add = (card: number): void => void (counts[card] = at(counts, card) + 1);
  for (const pile of [draw, discards, nursery, ...hands, ...rooms, ...areas]) pile.forEach(add);
  for (const { card, held } of chain) if (held) add(card);
  return counts;
}

/** An event sink that checks that every card is in some zone whenever an event is emitted. */
class CardCountChecker extends Array<Event> {
  events = 0;
  private readonly state: State;
  private readonly initialCounts: string;

  constructor(state: State) {
    super();
    this.state = state;
    this.initialCounts = countCards(state).join();
  }

  override push(event: Event): number {
    const now = countCards(this.state).join();
    if (now !== this.initialCounts) throw new Error(`after ${JSON.stringify(event)} the cards are ${now}`);
    return ++this.events;
  }
}

interface MatchMeasurements {
  readonly rounds: number;
  readonly events: number;
  /** Greatest length of the chain and of the agenda. */
  readonly maxChain: number;
  readonly maxAgenda: number;
}

function playOut(match: Match<Students>, dice: Dice): MatchMeasurements {
  const { state, agenda } = match as unknown as {
    readonly state: State;
    readonly agenda: readonly unknown[];
  };
  const checker = new CardCountChecker(state);
  match.setEventSink(checker);
  let [maxChain, maxAgenda] = [0, 0];
  for (let { question } = match; question !== undefined; question = match.question) {
    maxChain = Math.max(maxChain, state.chain.length);
    maxAgenda = Math.max(maxAgenda, agenda.length);
    match.choose(dice.pick<Students['choice'][keyof Students['choice']]>(question.options));
  }
  expect(match.outcome!.places).toContain(1);
  return { rounds: state.round, events: checker.events, maxChain, maxAgenda };
}

function start(seed: string, seats: number, settings: object): Match<Students> {
  const started = startMatch(game, { seats, seed, dice: 'fast', settings });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

test('random matches with the shipped deck end, keep all cards, and have limited nesting', () => {
  const dice = createFastDice('bulk');
  let [events, maxChain] = [0, 0];
  for (let i = 0; i < scaleVolume(20_000); i++) {
    const measured = playOut(
      start(`bulk/${i}`, 2 + (i % 3), { rules: i % 2 ? 'faithful' : 'classic' }),
      dice,
    );
    events += measured.events;
    maxChain = Math.max(maxChain, measured.maxChain);
    expect(measured.maxAgenda).toBeLessThan(50);
  }
  expect(events).toBeGreaterThan(scaleVolume(20_000) * 100);
  expect(maxChain).toBeGreaterThan(2);
  expect(maxChain).toBeLessThan(MAX_EFFECTS_PER_ROUND / 3);
});

test('random matches with random decks do so too', () => {
  const dice = createFastDice('any deck in bulk');
  for (let i = 0; i < scaleVolume(20_000); i++) {
    const deck = deckToJson(randomDeck(dice));
    const measured = playOut(start(`any/${i}`, 2 + (i % 3), { rounds: 30, deck }), dice);
    expect(measured.rounds).toBeLessThanOrEqual(30);
    expect(measured.maxChain).toBeLessThanOrEqual(MAX_EFFECTS_PER_ROUND + 1);
    expect(measured.maxAgenda).toBeLessThan(12 * MAX_EFFECTS_PER_ROUND);
  }
});
