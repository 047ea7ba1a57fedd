/** Dealing damage: its results and the triggers it causes (CR 120). */
import { at } from '@ludoteca/kernel';
import { isPlayer, battlefieldIndex, seatOfEntity } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { CREATURE, keywordBit, PLANESWALKER } from '../layers/bit-masks.ts';
import { lastKnownObject, type ObjectSnapshot } from '../layers/object-snapshots.ts';
import { clampAmount } from '../limits.ts';
import type { EntityId, ObjectId, State } from '../state.ts';
import { gainLife, loseLife, addPoison, putCounters } from './life-and-counters.ts';
import { countFact, nameEntity, nameOf, type TeferiDealer, markChanged } from './state-access.ts';
import { fireTriggers, hasTriggerFor } from './fire-triggers.ts';
import type { DamageGrouping } from './trigger-events.ts';
import { afterReplacement, canBeDamaged, type DamageInstance } from './damage-replacement.ts';

const DEATHTOUCH = keywordBit('deathtouch');
const LIFELINK = keywordBit('lifelink');
const INFECT = keywordBit('infect');
const WITHER = keywordBit('wither');

/** 120.3: deals all instances simultaneously. Returns the total amount dealt. */
export function dealDamage(
  dealer: TeferiDealer,
  instances: readonly DamageInstance[],
  combat: boolean,
): number {
  const { state } = dealer;
  let total = 0;
  // Damage that is prevented at the same time removes one counter.
  const losing = new Map<ObjectId, string>();
  const dealt: { instance: DamageInstance; amount: number; source: ObjectSnapshot }[] = [];
  for (const instance of instances) {
    const source = lastKnownObject(deriveBoard(state), instance.source);
    if (source === undefined || instance.amount <= 0 || !canBeDamaged(state, instance.to)) continue;
    const amount = afterReplacement(dealer, instance, source, combat, losing);
    if (amount > 0) dealt.push({ instance, amount, source });
  }
  for (const [id, kind] of losing) putCounters(dealer, id, kind, -1);
  for (const { instance, amount, source } of dealt) {
    const { to } = instance;
    const card = nameOf(state, source.kind);
    dealer.tell({
      did: 'damage',
      source: instance.source,
      card,
      to: nameEntity(state, to),
      amount,
      combat,
      rule: '120.3',
    });
    if (isPlayer(to)) damagePlayer(dealer, to, amount, source, combat);
    else damagePermanent(dealer, to, amount, source);
    state.wounds.push({ by: instance.source, to });
    total += amount;
  }
  applyLifelink(dealer, dealt);
  if (hasTriggerFor(state, 'damage')) fireDamageTriggers(state, dealt, combat);
  state.replacing = null;
  return total;
}

/** Fires one trigger event per pair, per source, per recipient, and per group of sources with the same recipient. */
function fireDamageTriggers(
  state: State,
  dealt: readonly { instance: DamageInstance; amount: number }[],
  combat: boolean,
): void {
  const tell = (
    { source, to }: DamageInstance,
    amount: number,
    grouping: DamageGrouping,
    sources?: readonly ObjectId[],
  ): void => {
    const permanent = isPlayer(to) ? undefined : lastKnownObject(deriveBoard(state), to);
    const player = isPlayer(to) ? seatOfEntity(to) : (permanent?.controller ?? 0);
    const other = isPlayer(to) ? 0 : to;
    const event = {
      on: 'damage',
      it: source,
      other,
      player,
      amount,
      recipient: to,
      combat,
      grouping,
    } as const;
    fireTriggers(state, sources === undefined ? event : { ...event, sources });
  };
  const sum = (own: (instance: DamageInstance) => boolean): number =>
    dealt.reduce((all, { instance, amount }) => (own(instance) ? all + amount : all), 0);
  dealt.forEach(({ instance, amount }, i) => {
    tell(instance, amount, 'pair');
    const { source, to } = instance;
    const first = (own: (one: DamageInstance) => boolean): boolean =>
      !dealt.slice(0, i).some((one) => own(one.instance));
    const bySource = (one: DamageInstance): boolean => one.source === source;
    const byRecipient = (one: DamageInstance): boolean => one.to === to;
    if (first(bySource)) tell(instance, sum(bySource), 'source');
    if (!first(byRecipient)) return;
    tell(instance, sum(byRecipient), 'recipient');
    const sources = dealt.flatMap((one) => (byRecipient(one.instance) ? [one.instance.source] : []));
    tell(instance, sum(byRecipient), 'together', sources);
  });
}

/** 120.3f and 119.9: each source causes one life gain event for all damage it dealt. */
function applyLifelink(
  dealer: TeferiDealer,
  dealt: readonly { amount: number; source: ObjectSnapshot }[],
): void {
  if (!dealt.some(({ source }) => (source.keywords & LIFELINK) !== 0)) return;
  const sums = new Map<ObjectId, { seat: number; sum: number }>();
  for (const { amount, source } of dealt) {
    if ((source.keywords & LIFELINK) === 0) continue;
    const { sum = 0 } = sums.get(source.id) ?? {};
    sums.set(source.id, { seat: source.controller, sum: sum + amount });
  }
  for (const { seat, sum } of sums.values()) gainLife(dealer, seat, sum);
}

function damagePlayer(
  dealer: TeferiDealer,
  to: EntityId,
  amount: number,
  source: ObjectSnapshot,
  combat: boolean,
): void {
  const seat = seatOfEntity(to);
  countFact(dealer.state, seat, 'damage dealt to', amount);
  if ((source.keywords & INFECT) !== 0) addPoison(dealer, seat, amount);
  else loseLife(dealer, seat, amount);
  if (combat) addPoison(dealer, seat, toxicAmount(dealer.state, source.id)); // 120.3g
}

function toxicAmount(state: State, id: ObjectId): number {
  const place = battlefieldIndex(state, id);
  if (place === -1) return 0;
  const { keywordAbilities } = at(deriveBoard(state).characteristics, place).abilities;
  return keywordAbilities.reduce(
    (sum, keywordAbility) => (keywordAbility.keyword === 'toxic' ? sum + keywordAbility.count : sum),
    0,
  );
}

/** 120.3c to 120.3e */
function damagePermanent(dealer: TeferiDealer, to: EntityId, amount: number, source: ObjectSnapshot): void {
  const { state } = dealer;
  const place = battlefieldIndex(state, to);
  const { types } = at(deriveBoard(state).characteristics, place);
  const permanent = at(state.battlefield, place);
  if ((types & PLANESWALKER) !== 0) putCounters(dealer, to, 'loyalty', -amount);
  if ((types & CREATURE) === 0) return;
  if ((source.keywords & (WITHER | INFECT)) !== 0) putCounters(dealer, to, '-1/-1', amount);
  else permanent.damage = clampAmount(permanent.damage + amount);
  if ((source.keywords & DEATHTOUCH) !== 0) permanent.deathtouched = true; // 702.2b
  state.checked = -1;
  markChanged(state);
}
