/** Random matches of random legal decks of the set, looked at after every event. */
import { at, type Choice, type Dice, fastDice, type Match, start } from '@ludoteca/kernel';
import { presets } from '../config.ts';
import { game } from '../game.ts';
import { invariants } from '../invariants.testing.ts';
import type { Lirya, State } from '../parts.ts';
import { abilityAt, cardAt } from '../pool/index.ts';
import { countIn } from '../rules/uses.ts';
import { SLOTS } from '../rules/table.ts';
import { brokenBell } from '../sets/broken-bell/index.ts';
import { configOf } from '../settings.ts';

/** Any deck that the rules of decks allow: 40 to 60 cards, up to 2 of each, up to 3 legendary ones. */
export function randomLegalDeck(dice: Dice): { cards: { [card: string]: number } } {
  const { deckMin, deckMax, copies, legendaries } = presets.canon;
  const size = deckMin + dice.int(deckMax - deckMin + 1);
  const cards: { [card: string]: number } = {};
  let [count, legends] = [0, 0];
  for (const { id, rarity } of dice.shuffle(brokenBell.cards.filter(({ token }) => token !== true))) {
    const legend = rarity === 'legendary';
    if (count === size || (legend && legends === legendaries)) continue;
    if (legend) legends++;
    cards[id] = Math.min(legend ? 1 : 1 + dice.int(copies), size - count);
    count += at(Object.values(cards), Object.keys(cards).length - 1);
  }
  return { cards };
}

/** R200 to R208 as far as they must hold in the middle of everything. Who has no health left lies there until the checks; who changes places stands with another for a moment. */
function* problems(state: State, event: Lirya['event']): Generator<string> {
  const { maxEnergy, maxHand, maxLife, opposites, anomalies } = configOf(state.settings);
  for (const { energy, capacity, hand, life } of state.players) {
    if (energy < 0 || energy > maxEnergy || capacity < 0 || capacity > maxEnergy)
      yield `energy ${energy} of ${capacity}`;
    if (hand.length > maxHand) yield `a hand of ${hand.length}`;
    if (life > maxLife) yield `life ${life}`;
  }
  const places = new Set<number>();
  for (const { id, slot, control, bearer, level, card, marks, uses, health, most } of state.pieces) {
    if (id >= state.nextId) yield `${id} was never given`;
    if (slot < 0 !== (bearer !== 0) || slot >= SLOTS) yield `${id} stands in no place`;
    if (bearer !== 0 && ![...state.pieces, ...state.departed].some((one) => one.id === bearer))
      yield `${id} is carried by nobody`;
    if (slot >= 0 && event.did !== 'move' && places.has(control * SLOTS + slot)) yield `two stand in ${slot}`;
    if (slot >= 0) places.add(control * SLOTS + slot);
    if (level > 0 !== (cardAt(card).type === 'structure') || level > 3) yield `${id} is at level ${level}`;
    if (slot >= 0 && health > most) yield `${id} has ${health} of ${most}`;
    for (let i = 0; i < uses.length; i += 2) {
      const { ability } = abilityAt(at(uses, i));
      const most = 'limit' in ability ? (ability.limit?.perTurn ?? Infinity) : Infinity;
      if (countIn(uses, at(uses, i)) > most) yield `${id} was used too often`;
    }
    const states = marks.flatMap(({ kind, word }) => (kind === 'state' ? [word] : []));
    if (new Set(states).size !== states.length) yield `${id} has a state twice`;
    if (opposites.some(([one, two]) => states.includes(one) && states.includes(two)))
      yield `${id} is one thing and its opposite`;
  }
  if (state.anomalies > anomalies) yield `${state.anomalies} chains were stopped`;
}

const stateOf = (match: Match<Lirya>): State => (match as unknown as { readonly state: State }).state;

/** Listens, and looks at the table whenever something is told. */
class Ear extends Array<Lirya['event']> {
  private readonly state: State;
  count = 0;

  constructor(state: State) {
    super();
    this.state = state;
  }

  override push(...events: Lirya['event'][]): number {
    for (const event of events) {
      const problem = problems(this.state, event).next().value;
      if (problem !== undefined) throw new Error(`at ${JSON.stringify(event)}: ${problem}`);
    }
    return ++this.count;
  }
}

export interface Played {
  readonly match: Match<Lirya>;
  readonly events: number;
}

/** Plays a match to its end by lot, looked at after every event and, more closely, after every decision. */
export function played(
  seed: string,
  settings: object = {},
  each: (match: Match<Lirya>) => void = () => {},
): Played {
  const decks = fastDice(`decks ${seed}`);
  const given = { deck1: randomLegalDeck(decks), deck2: randomLegalDeck(decks), ...settings };
  const started = start(game, { seats: 2, seed, dice: 'fast', settings: given });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  const dice = fastDice(`choices ${seed}`);
  const cards = invariants.cards(stateOf(match));
  const ear = new Ear(stateOf(match));
  match.listen(ear);
  while (match.question !== undefined) {
    const options: readonly Choice<Lirya>[] = match.question.options;
    match.choose(at(options, dice.int(options.length)));
    const problem = invariants.problem(stateOf(match), cards, match.outcome !== undefined);
    if (problem !== undefined) throw new Error(`${seed}: ${problem}`);
    each(match);
  }
  match.listen(undefined);
  return { match, events: ear.count };
}
