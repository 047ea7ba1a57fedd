/** 106 and 605: mana pools, what could be tapped for mana, and paying. */
import { at, type Seat } from '@ludoteca/kernel';
import { MANA, type ManaType } from '../abilities/index.ts';
import { type Board, scopeOf, type Table } from '../layers/board.ts';
import type { Traits } from '../layers/compiled.ts';
import { boardOf } from '../layers/index.ts';
import { ANY_MANA, SNOW_MANA } from '../layers/mana-cost.ts';
import { CREATURE, keywordBit, SNOW } from '../layers/masks.ts';
import { describes } from '../layers/matching.ts';
import { cardSubject, IN_STACK } from '../layers/subjects.ts';
import type { Id, Kind, Side } from '../state.ts';
import { tap } from './cards.ts';
import { nameOf, permanentOf, sideOf, type TeferiDealer, touch } from './table.ts';

/** The source of mana that is granted for a payment and gone after it. */
const GRANTED = -1;

/** One mana that could be spent: from the pool (source 0) or by tapping something. */
interface Unit {
  /** The types it may be, as bits of MANA, and whether it is snow mana. */
  readonly mask: number;
  readonly source: Id;
  readonly ability: number;
  /** Its place among limited mana; -1: it is not limited. */
  readonly limited: number;
}

const HASTE = keywordBit('haste');

/** 302.6: whether a creature has been there since its controller's turn began, or has haste. Others are never sick. */
export function isSick(board: Board, place: number): boolean {
  const { state } = board;
  const { since, controller } = at(state.battlefield, place);
  const { types, keywords } = at(board.traits, place);
  return (
    (types & CREATURE) !== 0 && (keywords & HASTE) === 0 && since > at(state.sides, controller).turnBegan
  );
}

/** What a seat could spend now on a spell of that kind (-1: on something else), without these permanents. */
function unitsFor(state: Table, seat: Seat, spell: Kind, without: readonly Id[]): Unit[] {
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

const snowOf = ({ supers }: Traits): number => ((supers & SNOW) === 0 ? 0 : SNOW_MANA);

/** How many units there are of each set of types. */
interface Supply {
  readonly masks: number[];
  readonly counts: number[];
}

function addUnit({ masks, counts }: Supply, mask: number, count: number): void {
  const place = masks.indexOf(mask);
  if (place !== -1) counts[place] = at(counts, place) + count;
  else {
    masks.push(mask);
    counts.push(count);
  }
}

function supplyFrom(units: readonly Unit[]): Supply {
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
function suffices(supply: Supply, demand: readonly number[]): boolean {
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

const bitCount = (mask: number): number => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
};

/** A mana that is spent, and as what. */
interface Spent {
  readonly unit: Unit;
  readonly type: number;
}

/** 601.2g and 601.2h: from the pool first, then from what gives the fewest types, lands before creatures. It was seen before that it can be paid. */
function planned(
  state: Table,
  seat: Seat,
  demand: readonly number[],
  spell: Kind,
  without: readonly Id[],
): readonly Spent[] {
  const units = unitsFor(state, seat, spell, without)
    .map((unit) => ({ unit, rank: rank(state, unit) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ unit }) => unit);
  const supply = supplyFrom(units);
  const open = demand.toSorted((one, other) => bitCount(one) - bitCount(other));
  return open.map((wanted, i) => {
    const rest = open.slice(i + 1);
    const spare = (mask: number): boolean => {
      addUnit(supply, mask, -1);
      const isSpare = suffices(supply, rest);
      if (!isSpare) addUnit(supply, mask, 1);
      return isSpare;
    };
    const tried = new Set<number>();
    const choice = units.findIndex(({ mask }) => {
      // What is of the same types is needed for the rest as well.
      if ((mask & wanted) === 0 || tried.has(mask)) return false;
      tried.add(mask);
      return spare(mask);
    });
    const [unit] = units.splice(choice, 1);
    if (choice === -1 || unit === undefined) throw new RangeError('a cost that could be paid cannot be paid');
    return { unit, type: typeFor(unit.mask, wanted) };
  });
}

/** What would pay these symbols: what is tapped, and what is taken from the pool. */
export function foreseenMana(
  state: Table,
  seat: Seat,
  demand: readonly number[],
  spell: Kind,
  without: readonly Id[],
): { readonly taps: readonly Id[]; readonly pool: readonly ManaType[] } {
  if (at(state.sides, seat).grant === 'any') return { taps: [], pool: [] };
  const used = planned(state, seat, demand, spell, without);
  return {
    taps: [...new Set(used.map(({ unit }) => unit.source))].filter((source) => source > 0),
    pool: used.filter(({ unit }) => unit.source === 0).map(({ type }) => at(MANA, type)),
  };
}

export function payMana(
  dealer: TeferiDealer,
  seat: Seat,
  demand: readonly number[],
  spell: Kind,
  without: readonly Id[],
): void {
  if (demand.length === 0) return;
  const { state } = dealer;
  if (sideOf(state, seat).grant === 'any') {
    const mana = demand.map((mask) => at(MANA, typeFor(ANY_MANA, mask)));
    return dealer.tell({ did: 'pay', seat, mana, life: 0, rule: '601.2h' });
  }
  spend(dealer, seat, planned(state, seat, demand, spell, without));
}

const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The type that a unit is spent as: snow is none. */
const typeFor = (unit: number, wanted: number): number => {
  const types = unit & wanted & ANY_MANA;
  return lowest(types === 0 ? unit & ANY_MANA : types);
};

const rank = (state: Table, { mask, source, limited }: Unit): number => {
  if (source === GRANTED) return -1;
  if (source === 0) return limited === -1 ? 1 : 0;
  const place = state.battlefield.findIndex(({ id }) => id === source);
  const creature = (at(boardOf(state).traits, place).types & CREATURE) !== 0;
  return 2 + bitCount(mask) + (creature ? 10 : 0);
};

function spend(dealer: TeferiDealer, seat: Seat, used: readonly Spent[]): void {
  const { state } = dealer;
  const side = sideOf(state, seat);
  const tapped = new Set<Id>();
  for (const { unit } of used) if (unit.source > 0) tapped.add(unit.source);
  const board = boardOf(state);
  for (const source of tapped) {
    const place = state.battlefield.findIndex(({ id }) => id === source);
    const { taps } = at(board.traits, place).abilities;
    const spent = used.filter(({ unit }) => unit.source === source);
    const single = taps.every(({ units }) => units.length === 1);
    const given = single ? [1 << at(spent, 0).type] : at(taps, 0).units;
    // What a source gives beyond what is spent stays in the pool.
    const rest = given.slice();
    for (const { type } of spent)
      rest.splice(
        rest.findIndex((mask) => (mask & (1 << type)) !== 0),
        1,
      );
    for (const mask of rest) pour(side, lowest(mask), snowOf(at(board.traits, place)) !== 0);
    const mana = [...spent.map(({ type }) => at(MANA, type)), ...rest.map((mask) => at(MANA, lowest(mask)))];
    const permanent = permanentOf(state, source);
    dealer.tell({
      did: 'mana',
      seat,
      mana,
      card: permanent === undefined ? '' : nameOf(state, permanent.kind),
      rule: '605.3',
    });
  }
  const gone = new Set<number>();
  for (const { unit, type } of used) {
    if (unit.limited !== -1) gone.add(unit.limited);
    else if (unit.source === 0) {
      side.mana[type] = at(side.mana, type) - 1;
      if ((unit.mask & SNOW_MANA) !== 0) side.snow[type] = at(side.snow, type) - 1;
    }
  }
  if (gone.size > 0) side.limited = side.limited.filter((_, i) => !gone.has(i));
  touch(state);
  dealer.tell({ did: 'pay', seat, mana: used.map(({ type }) => at(MANA, type)), life: 0, rule: '601.2h' });
  tap(dealer, [...tapped], true);
}

function pour(side: Side, type: number, snow: boolean): void {
  side.mana[type] = (side.mana[type] ?? 0) + 1;
  if (snow) side.snow[type] = (side.snow[type] ?? 0) + 1;
}

/** 106.4. Mana from a snow source is snow mana (107.4h). */
export function addMana(
  dealer: TeferiDealer,
  seat: Seat,
  mana: readonly ManaType[],
  card: string,
  snow: boolean,
): void {
  if (mana.length === 0) return;
  const side = sideOf(dealer.state, seat);
  for (const type of mana) pour(side, MANA.indexOf(type), snow);
  touch(dealer.state);
  dealer.tell({ did: 'mana', seat, mana, card, rule: '106.4' });
}

/** 500.5 */
export function emptyPools(dealer: TeferiDealer): void {
  for (let seat = 0; seat < dealer.state.sides.length; seat++) {
    const side = sideOf(dealer.state, seat);
    if (side.limited.length === 0 && side.mana.every((count) => count === 0)) continue;
    side.mana.fill(0);
    side.snow.fill(0);
    side.limited = [];
    touch(dealer.state);
    dealer.tell({ did: 'empty', seat, rule: '500.5' });
  }
}
