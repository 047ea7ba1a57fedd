/** Mana pools and automatic payment (CR 106 and 605). */
import { at, type Seat } from '@ludoteca/kernel';
import { MANA_TYPES, type ManaType } from '../abilities/index.ts';
import { type ReadonlyTeferiState } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { ANY_MANA, SNOW_MANA } from '../layers/mana-cost.ts';
import { countBits, CREATURE } from '../layers/bit-masks.ts';
import { MAX_MANA } from '../limits.ts';
import type { ObjectId, CardIndex, PlayerSide } from '../state.ts';
import { setTapped } from './keyword-actions.ts';
import {
  addUnit,
  GRANTED_SOURCE,
  snowBit,
  canCover,
  countUnits,
  type ManaUnit,
  listManaUnits,
} from './mana-supply.ts';
import { nameOf, findPermanent, sideOf, type TeferiDealer, markChanged } from './state-access.ts';

/** One unit of mana with the type as which it is spent. */
interface SpentMana {
  readonly unit: ManaUnit;
  readonly type: number;
}

/** 601.2g and 601.2h: the pool is used first, then sources with the fewest types, lands before creatures. The caller has checked that the cost can be paid. */
function planPayment(
  state: ReadonlyTeferiState,
  seat: Seat,
  demand: readonly number[],
  spell: CardIndex,
  without: readonly ObjectId[],
  source: ObjectId,
): readonly SpentMana[] {
  const units = listManaUnits(state, seat, spell, without, source)
    .map((unit) => ({ unit, rank: spendingOrder(state, unit) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ unit }) => unit);
  const supply = countUnits(units);
  const symbols = demand.toSorted((one, other) => countBits(one) - countBits(other));
  return symbols.map((symbol, i) => {
    const remaining = symbols.slice(i + 1);
    const spare = (mask: number): boolean => {
      addUnit(supply, mask, -1);
      const isSpare = canCover(supply, remaining);
      if (!isSpare) addUnit(supply, mask, 1);
      return isSpare;
    };
    const tried = new Set<number>();
    const choice = units.findIndex(({ mask }) => {
      // Another unit of the same types would fail as well.
      if ((mask & symbol) === 0 || tried.has(mask)) return false;
      tried.add(mask);
      return spare(mask);
    });
    const [unit] = units.splice(choice, 1);
    if (choice === -1 || unit === undefined) throw new RangeError('a cost that could be paid cannot be paid');
    return { unit, type: typeFor(unit.mask, symbol) };
  });
}

/** The permanents that would be tapped and the mana that would be taken from the pool. */
export function previewManaPayment(
  state: ReadonlyTeferiState,
  seat: Seat,
  demand: readonly number[],
  spell: CardIndex,
  without: readonly ObjectId[],
  source: ObjectId,
): { readonly taps: readonly ObjectId[]; readonly pool: readonly ManaType[] } {
  if (at(state.sides, seat).grant === 'any') return { taps: [], pool: [] };
  const spentMana = planPayment(state, seat, demand, spell, without, source);
  return {
    taps: [...new Set(spentMana.map(({ unit }) => unit.source))].filter((id) => id > 0),
    pool: spentMana.filter(({ unit }) => unit.source === 0).map(({ type }) => at(MANA_TYPES, type)),
  };
}

/** Mana that was spent. */
interface ManaPayment {
  /** Because of it the spell cannot be countered. */
  readonly sure: boolean;
  /** By `MANA_TYPES`. */
  readonly types: readonly number[];
}

const countTypes = (types: readonly number[]): readonly number[] =>
  MANA_TYPES.map((_, type) => types.filter((one) => one === type).length);

export function payMana(
  dealer: TeferiDealer,
  seat: Seat,
  demand: readonly number[],
  spell: CardIndex,
  without: readonly ObjectId[],
  source: ObjectId,
): ManaPayment {
  if (demand.length === 0) return { sure: false, types: countTypes([]) };
  const { state } = dealer;
  if (sideOf(state, seat).grant === 'any') {
    const types = demand.map((mask) => typeFor(ANY_MANA, mask));
    const mana = types.map((type) => at(MANA_TYPES, type));
    dealer.tell({ did: 'pay', seat, mana, life: 0, rule: '601.2h' });
    return { sure: false, types: countTypes(types) };
  }
  const plan = planPayment(state, seat, demand, spell, without, source);
  return { sure: spend(dealer, seat, plan), types: countTypes(plan.map(({ type }) => type)) };
}

const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The type as which a unit is spent; snow is not a type. */
const typeFor = (unit: number, symbol: number): number => {
  const types = unit & symbol & ANY_MANA;
  return lowestBit(types === 0 ? unit & ANY_MANA : types);
};

const spendingOrder = (state: ReadonlyTeferiState, { mask, source, limited }: ManaUnit): number => {
  if (source === GRANTED_SOURCE) return -1;
  // Snow mana last, because other mana cannot pay {S}.
  if (source === 0) return limited === -1 ? 1 + Number((mask & SNOW_MANA) !== 0) / 2 : 0;
  const place = state.battlefield.findIndex(({ id }) => id === source);
  const creature = (at(deriveBoard(state).characteristics, place).types & CREATURE) !== 0;
  return 2 + countBits(mask) + (creature ? 10 : 0);
};

function spend(dealer: TeferiDealer, seat: Seat, spentMana: readonly SpentMana[]): boolean {
  const { state } = dealer;
  const side = sideOf(state, seat);
  const tapped = new Set<ObjectId>();
  for (const { unit } of spentMana) if (unit.source > 0) tapped.add(unit.source);
  const board = deriveBoard(state);
  for (const source of tapped) {
    const place = state.battlefield.findIndex(({ id }) => id === source);
    const { tapAbilities } = at(board.characteristics, place).abilities;
    const spent = spentMana.filter(({ unit }) => unit.source === source);
    const single = tapAbilities.every(({ units }) => units.length === 1);
    const produced = single ? [1 << at(spent, 0).type] : at(tapAbilities, 0).units;
    // Surplus mana of a source stays in the pool.
    const remaining = produced.slice();
    for (const { type } of spent)
      remaining.splice(
        remaining.findIndex((mask) => (mask & (1 << type)) !== 0),
        1,
      );
    for (const mask of remaining)
      addToPool(side, lowestBit(mask), snowBit(at(board.characteristics, place)) !== 0);
    const mana = [
      ...spent.map(({ type }) => at(MANA_TYPES, type)),
      ...remaining.map((mask) => at(MANA_TYPES, lowestBit(mask))),
    ];
    const permanent = findPermanent(state, source);
    dealer.tell({
      did: 'mana',
      seat,
      mana,
      card: permanent === undefined ? '' : nameOf(state, permanent.kind),
      rule: '605.3',
    });
  }
  const spentLimited = new Set<number>();
  for (const { unit, type } of spentMana) {
    if (unit.limited !== -1) spentLimited.add(unit.limited);
    else if (unit.source === 0) {
      side.mana[type] = at(side.mana, type) - 1;
      if ((unit.mask & SNOW_MANA) !== 0) side.snow[type] = at(side.snow, type) - 1;
    }
  }
  const sure = [...spentLimited].some((place) => side.limited[place]?.sure === true);
  if (spentLimited.size > 0) side.limited = side.limited.filter((_, i) => !spentLimited.has(i));
  markChanged(state);
  dealer.tell({
    did: 'pay',
    seat,
    mana: spentMana.map(({ type }) => at(MANA_TYPES, type)),
    life: 0,
    rule: '601.2h',
  });
  setTapped(dealer, [...tapped], true);
  return sure;
}

function addToPool(side: PlayerSide, type: number, snow: boolean): void {
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
  const side = sideOf(dealer.state, seat);
  const room = MAX_MANA - side.mana.reduce((sum, count) => sum + count, 0);
  if (mana.length === 0 || room <= 0) return;
  const added = mana.slice(0, room);
  for (const type of added) addToPool(side, MANA_TYPES.indexOf(type), snow);
  markChanged(dealer.state);
  dealer.tell({ did: 'mana', seat, mana: added, card, rule: '106.4' });
}

/** 500.5 */
export function emptyPools(dealer: TeferiDealer): void {
  for (let seat = 0; seat < dealer.state.sides.length; seat++) {
    const side = sideOf(dealer.state, seat);
    if (side.limited.length === 0 && side.mana.every((count) => count === 0)) continue;
    side.mana.fill(0);
    side.snow.fill(0);
    side.limited = [];
    markChanged(dealer.state);
    dealer.tell({ did: 'empty', seat, rule: '500.5' });
  }
}
