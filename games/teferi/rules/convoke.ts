/** Creatures that are tapped to pay for mana: convoke (CR 702.51). */
import { at, type Seat } from '@ludoteca/kernel';
import type { AbilityScope, BoardState } from '../layers/board-state.ts';
import { CREATURE } from '../layers/bit-masks.ts';
import type { CompiledCard } from '../layers/compiled-cards.ts';
import { ANY_MANA } from '../layers/mana-cost.ts';
import type { CardIndex, ObjectId } from '../state.ts';
import { addUnit, canCover, canPayMana, countUnits, listManaUnits } from './mana-supply.ts';

export const hasConvoke = ({ additional }: CompiledCard): boolean =>
  additional.some(({ optional }) => optional === 'convoke');

/** The untapped creatures of a player; summoning sickness does not matter, because they are not tapped for {T}. */
export const findConvokers = ({ state, characteristics }: BoardState, seat: Seat): ObjectId[] =>
  state.battlefield.flatMap(({ id, controller, tapped }, place) =>
    controller === seat && !tapped && (at(characteristics, place).types & CREATURE) !== 0 ? [id] : [],
  );

const coloursOf = ({ state, characteristics }: BoardState, creature: ObjectId): number =>
  at(
    characteristics,
    state.battlefield.findIndex(({ id }) => id === creature),
  ).colours;

/** The symbols that are left if each of these creatures pays for one, and the test accepts the rest; undefined if there are none. */
function assignCreatures(
  board: BoardState,
  creatures: readonly ObjectId[],
  demand: readonly number[],
  isCovered: (rest: readonly number[]) => boolean,
  /** The demands for which the remaining creatures have already failed. */
  failed: Set<string> = new Set(),
): readonly number[] | undefined {
  const [creature, ...others] = creatures;
  if (creature === undefined) return isCovered(demand) ? demand : undefined;
  const key = demand.toSorted((one, other) => one - other).join();
  if (creatures.length > demand.length || failed.has(key)) return undefined;
  const colours = coloursOf(board, creature);
  for (const symbol of new Set(demand)) {
    // A creature pays for generic mana or for mana of one of its colours.
    if (symbol !== ANY_MANA && (symbol & colours) === 0) continue;
    const left = demand.toSpliced(demand.indexOf(symbol), 1);
    const rest = assignCreatures(board, others, left, isCovered, failed);
    if (rest !== undefined) return rest;
  }
  failed.add(key);
  return undefined;
}

/** The mana that is left to pay if these creatures are tapped; undefined if it cannot be paid. */
export const demandAfterConvoke = (
  board: BoardState,
  { controller, source }: AbilityScope,
  creatures: readonly ObjectId[],
  demand: readonly number[],
  spell: CardIndex,
): readonly number[] | undefined =>
  assignCreatures(board, creatures, demand, (rest) =>
    canPayMana(board.state, controller, rest, spell, creatures, source),
  );

/** Whether the rest can be paid with mana and more creatures once these creatures are tapped. */
export function canConvoke(
  board: BoardState,
  { controller, source }: AbilityScope,
  creatures: readonly ObjectId[],
  demand: readonly number[],
  spell: CardIndex,
): boolean {
  const { state } = board;
  if (at(state.sides, controller).grant === 'any') return creatures.length <= demand.length;
  const others = findConvokers(board, controller).filter((id) => !creatures.includes(id));
  const units = listManaUnits(state, controller, spell, creatures, source);
  const supply = countUnits(units.filter((unit) => !others.includes(unit.source)));
  for (const id of others) {
    // A creature that can also be tapped for mana gives either.
    const mana = units.filter((unit) => unit.source === id).reduce((mask, unit) => mask | unit.mask, 0);
    addUnit(supply, coloursOf(board, id) | mana | GENERIC_ONLY, 1);
  }
  return assignCreatures(board, creatures, demand, (rest) => canCover(supply, rest)) !== undefined;
}

/** The bit of colourless mana, which a creature without colours shares with generic mana. */
const GENERIC_ONLY = 1 << 5;
