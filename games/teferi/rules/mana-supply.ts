/** 106 and 605: all that could be spent, and whether it is enough. */
import { at, type Seat } from '@ludoteca/kernel';
import { type Board, scopeOf, type Table } from '../layers/board.ts';
import type { Traits } from '../layers/compiled.ts';
import { boardOf } from '../layers/index.ts';
import { ANY_MANA, SNOW_MANA } from '../layers/mana-cost.ts';
import { SNOW } from '../layers/masks.ts';
import { describes } from '../layers/matching.ts';
import { cardSubject, IN_STACK } from '../layers/subjects.ts';
import type { Id, Kind } from '../state.ts';
import { isSick } from './sickness.ts';

/** The source of mana that is granted for a payment and gone after it. */
export const GRANTED = -1;

/** One mana that could be spent: from the pool (source 0) or by tapping something. */
export interface Unit {
  /** The types it may be, as bits of MANA, and whether it is snow mana. */
  readonly mask: number;
  readonly source: Id;
  readonly ability: number;
  /** Its place among limited mana; -1: it is not limited. */
  readonly limited: number;
}

/** What a seat could spend now on a spell of that kind (-1: on something else), without these permanents. */
export function unitsFor(state: Table, seat: Seat, spell: Kind, without: readonly Id[]): Unit[] {
  const units: Unit[] = [];
  const { mana, snow, limited, grant } = at(state.sides, seat);
  if (limited.length > 0 && spell !== -1) {
    const board = boardOf(state);
    const subject = cardSubject(board, spell, seat, IN_STACK, 0);
    limited.forEach(({ mana: type, only }, i) => {
      if (describes(board, subject, only, scopeOf(seat, 0, spell)))
        units.push({ mask: 1 << type, source: 0, ability: 0, limited: i });
    });
  }
  if (typeof grant !== 'string')
    grant.forEach((count, type) => {
      for (let i = 0; i < count; i++)
        units.push({ mask: 1 << type, source: GRANTED, ability: 0, limited: -1 });
    });
  for (let type = 0; type < mana.length; type++)
    for (let i = 0; i < at(mana, type); i++) {
      const mask = (1 << type) | (i < at(snow, type) ? SNOW_MANA : 0);
      units.push({ mask, source: 0, ability: 0, limited: -1 });
    }
  const board = boardOf(state);
  for (let i = 0; i < board.traits.length; i++) {
    const [first] = at(board.traits, i).abilities.taps;
    if (first === undefined || !canTap(board, i, seat)) continue;
    const { id } = at(state.battlefield, i);
    if (without.includes(id)) continue;
    for (const mask of tapUnits(at(board.traits, i)))
      units.push({
        mask: mask | snowOf(at(board.traits, i)),
        source: id,
        ability: first.ability,
        limited: -1,
      });
  }
  return units;
}

/** Whether what it gives is snow mana (107.4h). */
export const snowOf = ({ supers }: Traits): number => ((supers & SNOW) === 0 ? 0 : SNOW_MANA);

/** How many units there are of each set of types. */
interface Supply {
  readonly masks: number[];
  readonly counts: number[];
}

export function addUnit({ masks, counts }: Supply, mask: number, count: number): void {
  const place = masks.indexOf(mask);
  if (place !== -1) counts[place] = at(counts, place) + count;
  else {
    masks.push(mask);
    counts.push(count);
  }
}

export function supplyFrom(units: readonly Unit[]): Supply {
  const supply: Supply = { masks: [], counts: [] };
  for (const { mask } of units) addUnit(supply, mask, 1);
  return supply;
}

/** What could be spent on anything: the same as `unitsFor`, counted and not listed. */
function plainSupply(state: Table, seat: Seat): Supply {
  const supply: Supply = { masks: [], counts: [] };
  const { mana, snow: frozen, grant } = at(state.sides, seat);
  for (let type = 0; type < mana.length; type++) {
    const cold = at(frozen, type);
    const count = at(mana, type) - cold + (typeof grant === 'string' ? 0 : at(grant, type));
    if (count > 0) addUnit(supply, 1 << type, count);
    if (cold > 0) addUnit(supply, (1 << type) | SNOW_MANA, cold);
  }
  const board = boardOf(state);
  for (let i = 0; i < board.traits.length; i++) {
    if (at(board.traits, i).abilities.taps.length === 0 || !canTap(board, i, seat)) continue;
    const snow = snowOf(at(board.traits, i));
    for (const mask of tapUnits(at(board.traits, i))) addUnit(supply, mask | snow, 1);
  }
  return supply;
}

/** Whether automatic payment may tap it. */
function canTap(board: Board, place: number, seat: Seat): boolean {
  const { controller, tapped } = at(board.state.battlefield, place);
  if (controller !== seat || tapped || isSick(board, place)) return false;
  return !at(board.traits, place).rules.some(({ is }) => is === 'cannot activate');
}

const merged = new WeakMap<Traits['abilities'], readonly number[]>();

/** What a source gives: several abilities that each give one mana are one source of any of their types. */
function tapUnits({ abilities }: Traits): readonly number[] {
  const found = merged.get(abilities);
  if (found !== undefined) return found;
  const single = abilities.taps.every(({ units }) => units.length === 1);
  const units = single
    ? [abilities.taps.reduce((sum, { units: given }) => sum | at(given, 0), 0)]
    : at(abilities.taps, 0).units;
  merged.set(abilities, units);
  return units;
}

interface Kept {
  readonly state: Table;
  readonly clock: number;
  readonly seat: Seat;
  readonly supply: Supply;
}
let latest: Kept | undefined;

function supplyOf(state: Table, seat: Seat): Supply {
  if (latest === undefined || latest.state !== state || latest.clock !== state.clock || latest.seat !== seat)
    latest = { state, clock: state.clock, seat, supply: plainSupply(state, seat) };
  return latest.supply;
}

/** How many units could be of one of these types. */
function having({ masks, counts }: Supply, types: number): number {
  let sum = 0;
  for (let i = 0; i < masks.length; i++) if ((at(masks, i) & types) !== 0) sum += at(counts, i);
  return sum;
}

/** Hall: mana can be matched with symbols unless some of them ask together for more than there is for them. */
export function suffices(supply: Supply, demand: readonly number[]): boolean {
  if (demand.length > having(supply, ANY_MANA)) return false;
  let unions = NO_UNIONS;
  for (const mask of demand) {
    if (mask === ANY_MANA || unions.includes(mask)) continue;
    unions = unions.concat(
      mask,
      unions.map((union) => union | mask),
    );
  }
  for (const union of unions) {
    let wanted = 0;
    for (const mask of demand) if ((mask & ~union) === 0) wanted++;
    if (wanted > having(supply, union)) return false;
  }
  return true;
}
const NO_UNIONS: readonly number[] = [];

/** Whether a seat can pay these symbols, each a set of types. */
export function canPayMana(
  state: Table,
  seat: Seat,
  demand: readonly number[],
  spell: Kind,
  without: readonly Id[],
): boolean {
  if (demand.length === 0 || at(state.sides, seat).grant === 'any') return true;
  const plain = without.length === 0 && (spell === -1 || at(state.sides, seat).limited.length === 0);
  return suffices(plain ? supplyOf(state, seat) : supplyFrom(unitsFor(state, seat, spell, without)), demand);
}
