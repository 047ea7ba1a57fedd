/** All mana that a player could spend, and whether it covers a cost (CR 106 and 605). */
import { at, type Seat } from '@ludoteca/kernel';
import { memoizeByObject } from '@ludoteca/kit';
import {
  type BoardState,
  createScope,
  hasObjectRule,
  type ReadonlyTeferiState,
} from '../layers/board-state.ts';
import type { Characteristics } from '../layers/compiled-cards.ts';
import { deriveBoard } from '../layers/index.ts';
import { ANY_MANA, SNOW_MANA } from '../layers/mana-cost.ts';
import { SNOW } from '../layers/bit-masks.ts';
import { matchesFilter } from '../layers/filters.ts';
import { snapshotCard, IN_STACK, lastKnownObject } from '../layers/object-snapshots.ts';
import type { ObjectId, CardIndex } from '../state.ts';
import { isSummoningSick } from './summoning-sickness.ts';

/** The source id of mana granted by a start position; it is available for every payment. */
export const GRANTED_SOURCE = -1;

/** One mana that could be spent, from the pool (source 0) or by tapping a permanent. */
export interface ManaUnit {
  /** Bit mask of `MANA_TYPES`, with `SNOW_MANA`. */
  readonly mask: number;
  readonly source: ObjectId;
  readonly ability: number;
  /** Index in `PlayerSide.limited`; -1 if its use is not limited. */
  readonly limited: number;
}

/** The mana that a seat could spend on this spell (-1: on anything else), without tapping the excluded permanents. */
export function listManaUnits(
  state: ReadonlyTeferiState,
  seat: Seat,
  spell: CardIndex,
  excluded: readonly ObjectId[],
  source: ObjectId = 0,
): ManaUnit[] {
  const units: ManaUnit[] = [];
  const { mana, snow, limited, grant } = at(state.sides, seat);
  if (limited.length > 0) {
    const board = deriveBoard(state);
    const subject =
      spell === -1 ? lastKnownObject(board, source) : snapshotCard(board, spell, seat, IN_STACK, 0);
    const scope = createScope(seat, 0, Math.max(0, spell));
    limited.forEach(({ mana: type, only, abilities }, i) => {
      const filter = spell === -1 ? abilities : only;
      if (subject !== undefined && filter !== undefined && matchesFilter(board, subject, filter, scope))
        units.push({ mask: 1 << type, source: 0, ability: 0, limited: i });
    });
  }
  if (typeof grant !== 'string')
    grant.forEach((count, type) => {
      for (let i = 0; i < count; i++)
        units.push({ mask: 1 << type, source: GRANTED_SOURCE, ability: 0, limited: -1 });
    });
  for (let type = 0; type < mana.length; type++)
    for (let i = 0; i < at(mana, type); i++) {
      const mask = (1 << type) | (i < at(snow, type) ? SNOW_MANA : 0);
      units.push({ mask, source: 0, ability: 0, limited: -1 });
    }
  const board = deriveBoard(state);
  for (let i = 0; i < board.characteristics.length; i++) {
    const [first] = at(board.characteristics, i).abilities.tapAbilities;
    if (first === undefined || !canTap(board, i, seat)) continue;
    const { id } = at(state.battlefield, i);
    if (excluded.includes(id)) continue;
    for (const mask of tapUnits(at(board.characteristics, i).abilities))
      units.push({
        mask: mask | snowBit(at(board.characteristics, i)),
        source: id,
        ability: first.ability,
        limited: -1,
      });
  }
  return units;
}

/** `SNOW_MANA` if the source is snow (107.4h), else 0. */
export const snowBit = ({ supers }: Characteristics): number => ((supers & SNOW) === 0 ? 0 : SNOW_MANA);

/** Counts of mana units by their bit mask. */
interface ManaSupply {
  readonly masks: number[];
  readonly counts: number[];
}

export function addUnit({ masks, counts }: ManaSupply, mask: number, count: number): void {
  const place = masks.indexOf(mask);
  if (place !== -1) counts[place] = at(counts, place) + count;
  else {
    masks.push(mask);
    counts.push(count);
  }
}

export function countUnits(units: readonly ManaUnit[]): ManaSupply {
  const supply: ManaSupply = { masks: [], counts: [] };
  for (const { mask } of units) addUnit(supply, mask, 1);
  return supply;
}

/** The unlimited units of `listManaUnits`, counted directly. */
function countPlainSupply(state: ReadonlyTeferiState, seat: Seat): ManaSupply {
  const supply: ManaSupply = { masks: [], counts: [] };
  const { mana, snow: frozen, grant } = at(state.sides, seat);
  for (let type = 0; type < mana.length; type++) {
    const cold = at(frozen, type);
    const count = at(mana, type) - cold + (typeof grant === 'string' ? 0 : at(grant, type));
    if (count > 0) addUnit(supply, 1 << type, count);
    if (cold > 0) addUnit(supply, (1 << type) | SNOW_MANA, cold);
  }
  const board = deriveBoard(state);
  for (let i = 0; i < board.characteristics.length; i++) {
    if (at(board.characteristics, i).abilities.tapAbilities.length === 0 || !canTap(board, i, seat)) continue;
    const snow = snowBit(at(board.characteristics, i));
    for (const mask of tapUnits(at(board.characteristics, i).abilities)) addUnit(supply, mask | snow, 1);
  }
  return supply;
}

/** Whether automatic payment may tap the permanent. */
function canTap(board: BoardState, place: number, seat: Seat): boolean {
  const { controller, tapped } = at(board.state.battlefield, place);
  if (controller !== seat || tapped || isSummoningSick(board, place)) return false;
  return !hasObjectRule(board, place, 'cannot activate');
}

/** The mana of a source; several abilities that each add one mana count as one unit of any of their types. */
const tapUnits = memoizeByObject(({ tapAbilities }: Characteristics['abilities']): readonly number[] =>
  tapAbilities.every(({ units }) => units.length === 1)
    ? [tapAbilities.reduce((sum, ability) => sum | at(ability.units, 0), 0)]
    : at(tapAbilities, 0).units,
);

/** The number of units of one of these types. */
function countHaving({ masks, counts }: ManaSupply, types: number): number {
  let sum = 0;
  for (let i = 0; i < masks.length; i++) if ((at(masks, i) & types) !== 0) sum += at(counts, i);
  return sum;
}

/** Hall's condition: the symbols can be paid unless some group of them exceeds the units that can pay it. */
export function canCover(supply: ManaSupply, demand: readonly number[]): boolean {
  if (demand.length > countHaving(supply, ANY_MANA)) return false;
  let unions = NO_UNIONS;
  for (const mask of demand) {
    if (mask === ANY_MANA || unions.includes(mask)) continue;
    const more = unions.map((union) => union | mask).filter((union) => !unions.includes(union));
    unions = unions.concat(mask, more);
  }
  for (const union of unions) {
    let needed = 0;
    for (const mask of demand) if ((mask & ~union) === 0) needed++;
    if (needed > countHaving(supply, union)) return false;
  }
  return true;
}
const NO_UNIONS: readonly number[] = [];

/** Whether a seat can pay these symbols, each a bit mask of types. */
export function canPayMana(
  state: ReadonlyTeferiState,
  seat: Seat,
  demand: readonly number[],
  spell: CardIndex,
  excluded: readonly ObjectId[],
  source: ObjectId = 0,
): boolean {
  if (demand.length === 0 || at(state.sides, seat).grant === 'any') return true;
  const plain = excluded.length === 0 && at(state.sides, seat).limited.length === 0;
  return canCover(
    plain ? countPlainSupply(state, seat) : countUnits(listManaUnits(state, seat, spell, excluded, source)),
    demand,
  );
}
