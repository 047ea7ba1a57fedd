/** RULES 2, 5 and 8 to 11 as invariants of a state whenever a question is open. */
import { isCardKind, isCharacter, isStructure, cardLevelOf } from './rules/lookup.ts';
import { at, type DeepReadonly } from '@ludoteca/kernel';
import type { Modifier, ReadonlyPiece, ReadonlyState } from './parts.ts';
import { abilityAt, cardAt } from './pool/index.ts';
import { countUses } from './rules/uses.ts';
import { computeStat } from './rules/stats.ts';
import { cardOf } from './rules/known-cards.ts';
import { SLOTS } from './rules/slots.ts';
import { configOf } from './settings.ts';
import { findIndexErrors } from './ability-index.testing.ts';
import type { StatPart } from './view-types.ts';
import { STATS } from './card-definition/index.ts';

const SLOT_LIMITS = {
  weapon: 'weapons',
  armour: 'armours',
  accessory: 'accessories',
  universal: 'universals',
} as const;

/** 10.5: immunities against different things are different states. */
export const nameOfState = ({ word, data }: DeepReadonly<Modifier>): string =>
  typeof data === 'string' ? `${word} ${data}` : word;

function* findProblems(state: ReadonlyState, over: boolean): Generator<string> {
  const config = configOf(state.settings);
  const seen = new Set<number>();
  for (const piece of state.pieces) {
    const { slot, control, id, bearer } = piece;
    if (slot >= SLOTS) yield `${id} stands in no place`;
    if (slot >= 0) {
      if (seen.has(control * SLOTS + slot)) yield `two pieces stand in place ${slot} of ${control}`;
      seen.add(control * SLOTS + slot);
    }
    if (id >= state.nextId) yield `${id} was never given`;
    yield* findPieceProblems(state, piece, over || state.stack.length > 0);
    if (bearer !== 0) yield* findEquipmentProblems(state, piece);
  }
  yield* findIndexErrors(state);
  const ids = new Set<number>();
  for (const { id } of state.pieces) ids.add(id);
  for (const { id } of state.stack) ids.add(id);
  if (ids.size !== state.pieces.length + state.stack.length) yield 'an id is used twice';
  for (const { energy, capacity, hand, life, drained } of state.players) {
    if (energy < 0 || energy > config.maxEnergy) yield `energy ${energy}`;
    if (capacity < 0 || capacity > config.maxEnergy) yield `capacity ${capacity}`;
    if (hand.length > config.maxHand) yield `a hand of ${hand.length}`;
    if (life > config.maxLife) yield `life ${life}`;
    // While something is announced or resolves, the checks have not run yet.
    if (!over && state.stack.length === 0 && (life <= 0 || drained)) yield 'a player has lost and plays on';
  }
  for (const { uses } of state.players)
    for (let i = 0; i < uses.length; i += 2) {
      const { ability } = abilityAt(at(uses, i));
      const most = 'limit' in ability ? ability.limit?.perMatch : undefined;
      if (most !== undefined && at(uses, i + 1) > most) yield `ability ${at(uses, i)} was used too often`;
    }
  for (const { marks, id } of state.pieces)
    if (marks.length > 1) {
      const states = marks.filter(({ kind }) => kind === 'state').map(nameOfState);
      if (new Set(states).size !== states.length) yield `${id} has a state twice`;
      for (const [one, two] of config.opposites)
        if (states.includes(one) && states.includes(two)) yield `${id} is ${one} and ${two}`;
    }
}

/** Whether something is happening, so that the checks have not run yet. */
function* findPieceProblems(state: ReadonlyState, piece: ReadonlyPiece, moving: boolean): Generator<string> {
  const { id, health, most, level, slot, card } = piece;
  if (isStructure(piece) !== (cardAt(card).type === 'structure')) yield `${id} stands among the wrong`;
  if (isStructure(piece) && (level < 1 || level > 3)) yield `${id} is at level ${level}`;
  if (isStructure(piece) && most !== cardLevelOf(piece).points) yield `${id} has ${most} points at most`;
  if (slot >= 0 && health > most) yield `${id} has ${health} of ${most}`;
  if (!moving && slot >= 0 && health <= 0) yield `${id} is dead and stands`;
  if (!moving && isCharacter(piece) && most !== computeStat(state, piece, 'health'))
    yield `${id}: maximum ${most}, reckoned ${computeStat(state, piece, 'health')}`;
  for (const stat of piece.marks.length === 0 ? [] : STATS) {
    const parts: StatPart[] = [];
    const value = computeStat(state, piece, stat, parts);
    const sum = parts.reduce((all, { amount }) => all + amount, 0);
    if (value !== Math.max(stat === 'health' ? 1 : 0, sum)) yield `${id}: ${stat} ${value}, in parts ${sum}`;
  }
  for (let i = 0; i < piece.uses.length; i += 2) {
    const { ability } = abilityAt(at(piece.uses, i));
    const limit = 'limit' in ability ? ability.limit : undefined;
    if (limit?.perTurn !== undefined && countUses(piece.uses, at(piece.uses, i)) > limit.perTurn)
      yield `${id} was used too often`;
  }
}

function* findEquipmentProblems(state: ReadonlyState, item: ReadonlyPiece): Generator<string> {
  const bearer = state.pieces.find(({ id }) => id === item.bearer);
  const card = cardAt(item.card);
  if (bearer === undefined || !isCharacter(bearer)) return yield `equipment ${item.id} has no bearer`;
  if (card.type !== 'equipment') return yield `${item.id} is carried and no equipment`;
  if (bearer.control !== item.control) yield `equipment ${item.id} is not its bearer’s player’s`;
  const same = state.pieces.filter(({ bearer: id, card: index }) => {
    const other = cardAt(index);
    return id === bearer.id && other.type === 'equipment' && other.slot === card.slot;
  });
  if (same.length > configOf(state.settings)[SLOT_LIMITS[card.slot]]) yield `${bearer.id} carries too much`;
}

export const invariants = {
  /** The first violated invariant, if any. */
  atRest: (state: ReadonlyState): boolean => findProblems(state, true).next().done === true,
  /** Counts all cards of the match: none is created, none is lost. */
  cards: (state: ReadonlyState): number => {
    let sum = 0;
    const count = (card: number): void => {
      if (cardAt(card).token !== true) sum += (card + 1) * (card + 7919);
    };
    for (const { hand, deck, aside, discard, banished } of state.players) {
      for (const pile of [hand, deck, aside]) for (const known of pile) count(cardOf(known));
      for (const pile of [discard, banished]) for (const card of pile) count(card);
    }
    for (const { origin, token } of state.pieces) if (!token) count(origin);
    for (const { kind, card, copy } of state.stack) if (!copy && isCardKind(kind)) count(card);
    return sum;
  },
  problem: (state: ReadonlyState, cards: number, over: boolean): string | undefined => {
    if (invariants.cards(state) !== cards) return 'cards were made or lost';
    return findProblems(state, over).next().value ?? undefined;
  },
};
