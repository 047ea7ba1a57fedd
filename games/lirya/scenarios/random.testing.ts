/** Plays random matches of random legal decks of the base set and checks the state after every event. */
import { at, type Choice, type Dice, createFastDice, type Match, startMatch } from '@ludoteca/kernel';
import { presets } from '../config.ts';
import { game } from '../game.ts';
import { invariants, nameOfState } from '../invariants.testing.ts';
import type { Lirya, Modifier, Piece, State } from '../parts.ts';
import { abilityAt, cardAt, isInEdition } from '../pool/index.ts';
import { findPieceOrDeparted } from '../rules/lookup.ts';
import { SLOTS } from '../rules/slots.ts';
import { brokenBell } from '../sets/broken-bell/index.ts';
import { configOf } from '../settings.ts';

const playable = brokenBell.cards.filter(({ id, token }) => token !== true && isInEdition(id, 'current'));

/** Any legal deck: 40 to 60 cards, up to 2 of each, up to 3 legendary ones. */
export function randomLegalDeck(dice: Dice): { cards: { [card: string]: number } } {
  const { deckMin, deckMax, copies, legendaries } = presets.canon;
  const size = deckMin + dice.int(deckMax - deckMin + 1);
  const cards: { [card: string]: number } = {};
  let [count, legends] = [0, 0];
  for (const { id, rarity } of dice.shuffle([...playable])) {
    const legend = rarity === 'legendary';
    if (count === size || (legend && legends === legendaries)) continue;
    if (legend) legends++;
    cards[id] = Math.min(legend ? 1 : 1 + dice.int(copies), size - count);
    count += at(Object.values(cards), Object.keys(cards).length - 1);
  }
  return { cards };
}

/** RULES 2, 5, 8 and 10 to 12 as far as they hold between two events: dead pieces stay until the checks, and two pieces that change places share a slot for a moment. */
function findProblemAt(state: State, event: Lirya['event']): string | undefined {
  const { maxEnergy, maxHand, maxLife, anomalies } = configOf(state.settings);
  for (const { energy, capacity, hand, life } of state.players) {
    if (energy < 0 || energy > maxEnergy) return `energy ${energy}`;
    if (capacity < 0 || capacity > maxEnergy) return `capacity ${capacity}`;
    if (hand.length > maxHand) return `a hand of ${hand.length}`;
    if (life > maxLife) return `life ${life}`;
  }
  let taken = 0;
  for (const piece of state.pieces) {
    const bit = piece.slot < 0 ? 0 : 1 << (piece.control * SLOTS + piece.slot);
    if (event.did !== 'move' && (taken & bit) !== 0) return `two stand in ${piece.slot}`;
    taken |= bit;
    const problem = findPieceProblem(state, piece);
    if (problem !== undefined) return `${problem}: ${JSON.stringify(piece)}`;
  }
  return state.anomalies > anomalies ? `${state.anomalies} chains were stopped` : undefined;
}

function findPieceProblem(
  state: State,
  { id, slot, bearer, level, card, health, most, uses, marks }: Piece,
): string | undefined {
  if (id >= state.nextId) return 'its id was never given';
  if (slot >= SLOTS || slot < 0 !== (bearer !== 0)) return 'it stands in no place';
  if (bearer !== 0 && findPieceOrDeparted(state, bearer) === undefined) return 'it is carried by nobody';
  if (level > 3 || level > 0 !== (cardAt(card).type === 'structure')) return 'it has a wrong level';
  if (slot >= 0 && health > most) return 'it has more health than it can have';
  for (let i = 0; i < uses.length; i += 2) {
    const { ability } = abilityAt(at(uses, i));
    const limit = 'limit' in ability ? ability.limit?.perTurn : undefined;
    if (at(uses, i + 1) > (limit ?? Infinity)) return 'it was used too often';
  }
  return marks.length > 1 ? findContradiction(state, marks) : undefined;
}

/** 10.3 */
function findContradiction({ settings }: State, marks: readonly Modifier[]): string | undefined {
  const states = marks.filter(({ kind }) => kind === 'state').map(nameOfState);
  if (new Set(states).size !== states.length) return 'it has a state twice';
  const both = configOf(settings).opposites.find(
    ([one, two]) => states.includes(one) && states.includes(two),
  );
  return both && `it is ${both.join(' and ')}`;
}

const stateOf = (match: Match<Lirya>): State => (match as unknown as { readonly state: State }).state;

/** Checks the state whenever an event is pushed. */
class EventChecker extends Array<Lirya['event']> {
  private readonly state: State;
  count = 0;

  constructor(state: State) {
    super();
    this.state = state;
  }

  override push(...events: Lirya['event'][]): number {
    for (const event of events) {
      const problem = findProblemAt(this.state, event);
      if (problem !== undefined) throw new Error(`at ${JSON.stringify(event)}: ${problem}`);
    }
    return ++this.count;
  }
}

interface PlayedMatch {
  readonly match: Match<Lirya>;
  readonly events: number;
}

/** Plays a random match to its end, with more checks whenever nothing is happening. */
export function playRandomMatch(
  seed: string,
  settings: object = {},
  each: (match: Match<Lirya>) => void = () => {},
): PlayedMatch {
  const decks = createFastDice(`decks ${seed}`);
  const given = { deck1: randomLegalDeck(decks), deck2: randomLegalDeck(decks), ...settings };
  const started = startMatch(game, { seats: 2, seed, dice: 'fast', settings: given });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  const dice = createFastDice(`choices ${seed}`);
  const cards = invariants.cards(stateOf(match));
  const ear = new EventChecker(stateOf(match));
  match.setEventSink(ear);
  while (match.question !== undefined) {
    const options: readonly Choice<Lirya>[] = match.question.options;
    match.choose(at(options, dice.int(options.length)));
    const over = match.outcome !== undefined;
    const atRest = over || match.question?.prompt === 'main';
    const problem = atRest ? invariants.problem(stateOf(match), cards, over) : undefined;
    if (problem !== undefined) throw new Error(`${seed}: ${problem}`);
    each(match);
  }
  match.setEventSink(undefined);
  return { match, events: ear.count };
}
