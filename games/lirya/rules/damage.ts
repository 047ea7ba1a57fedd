/** RULES 8: damage and healing. */
import { at } from '@ludoteca/kernel';
import { evaluators } from '../effects/evaluators.ts';
import { scopeOfEvent } from '../effects/scope.ts';
import { evaluateValue } from '../effects/values.ts';
import type { Modifier, Piece, Ref, LiryaDealer } from '../parts.ts';
import { FEATURE_BITS, TRIGGER_EVENT } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import { queueReplacementEffects, replacementApplies, replacementsOf } from './replacements.ts';
import type { DamageKind, ElementName, Immunity } from '../card-definition/index.ts';
import { applyDamageModifiers, subtractDefence } from './damage-arithmetic.ts';
import { hasFeature, stateAmount } from './static-abilities.ts';
import { computeDefence } from './stats.ts';
import { nameObject, isCharacter, isPlayer, findPiece, playerAt, seatOfRef, namePiece } from './lookup.ts';
import { isImmune, keywordNumber } from './traits.ts';
import { fireTriggers } from './triggers.ts';
import { recordUse } from './uses.ts';

export interface Damage {
  readonly to: Ref;
  readonly from: Ref;
  readonly amount: number;
  readonly kind: DamageKind;
  readonly pierce?: number | undefined;
  readonly element?: ElementName | undefined;
  readonly cause: 'combat' | 'spell' | 'ability';
  /** It was redirected once: not again. */
  readonly final?: true;
  /** Paid as a cost: it cannot be prevented or reduced. */
  readonly paid?: true;
}

const IMMUNE_TO = {
  combat: 'combat damage',
  spell: 'spell damage',
  ability: 'ability damage',
} as const satisfies {
  readonly [by in Damage['cause']]: Immunity;
};

/** 8.1. Returns the damage dealt. */
export function dealDamage(dealer: LiryaDealer, damage: Damage): number {
  if (damage.kind === 'healing') return -heal(dealer, damage.to, damage.amount, damage.from);
  return isPlayer(damage.to) ? damagePlayer(dealer, damage) : damagePiece(dealer, damage);
}

function damagePlayer(dealer: LiryaDealer, damage: Damage): number {
  const player = playerAt(dealer.state, seatOfRef(damage.to));
  const incoming = Math.max(0, damage.amount);
  const left =
    incoming === 0 || damage.paid === true ? incoming : applyReplacements(dealer, damage, incoming);
  if (left === undefined) return 0;
  const amount = damage.paid === true ? left : spendShields(dealer, damage.to, player.marks, left);
  if (amount === 0) return reportNoDamage(dealer, damage, 0);
  player.life -= amount;
  dealer.state.stirred = true;
  reportDamage(dealer, damage, amount, player.life);
  return amount;
}

function damagePiece(dealer: LiryaDealer, damage: Damage): number {
  const { state } = dealer;
  const piece = findPiece(state, damage.to);
  if (piece === undefined) return 0;
  if (damage.paid === true) return reduceHealth(dealer, piece, damage, damage.amount);
  const taker = damage.final === true ? undefined : findDamageTaker(dealer, piece);
  if (taker !== undefined) return dealDamage(dealer, { ...damage, to: taker, final: true });
  const incoming = damageAfterDefence(dealer, piece, damage);
  if (incoming === 0) return reportNoDamage(dealer, damage, 0);
  const reduced = applyDamageModifiers(incoming, {
    vulnerable: stateAmount(piece, 'vulnerable'),
    fortified: stateAmount(piece, 'fortified'),
    reduction: keywordNumber(state, piece, 'reduction'),
  });
  if (reduced === 0) return reportNoDamage(dealer, damage, incoming);
  const left = applyReplacements(dealer, damage, reduced);
  if (left === undefined) return 0;
  const afterShields = spendShields(dealer, damage.to, piece.marks, left);
  const amount = afterShields > 0 && isImmuneToDamage(dealer, piece, damage) ? 0 : afterShields;
  return amount === 0 ? reportNoDamage(dealer, damage, 0) : reduceHealth(dealer, piece, damage, amount);
}

function reduceHealth(dealer: LiryaDealer, piece: Piece, damage: Damage, amount: number): number {
  piece.health -= amount;
  dealer.state.stirred = true;
  piece.hurt = true;
  piece.wounder = damage.from;
  reportDamage(dealer, damage, amount, piece.health);
  return amount;
}

/** 8.5: the object that takes the damage instead, if still in play. */
const findDamageTaker = ({ state }: LiryaDealer, { marks }: Piece): Ref | undefined =>
  marks.find(
    ({ kind, amount }) => kind === 'redirect' && (isPlayer(amount) || findPiece(state, amount) !== undefined),
  )?.amount;

function damageAfterDefence(
  { state }: LiryaDealer,
  piece: Piece,
  { amount, kind, pierce, cause }: Damage,
): number {
  const isDefended =
    kind === 'physical' ||
    kind === 'pierce' ||
    (kind === 'effect' && configOf(state.settings).defenceAgainstEffects);
  if (!isDefended || !isCharacter(piece)) return Math.max(0, amount);
  const ignored = pierce ?? (kind === 'pierce' ? configOf(state.settings).defaultPierce : 0);
  const minimum = cause === 'combat' && amount > 0 ? configOf(state.settings).minimumDamage : 0;
  return subtractDefence(amount, computeDefence(state, piece), ignored, minimum);
}

function isImmuneToDamage(dealer: LiryaDealer, piece: Piece, { cause, element }: Damage): boolean {
  const { state } = dealer;
  if (
    !isImmune(state, piece, IMMUNE_TO[cause]) &&
    (element === undefined || !isImmune(state, piece, element))
  )
    return false;
  dealer.tell({ did: 'immune', piece: namePiece(piece), to: IMMUNE_TO[cause] });
  return true;
}

/** 8.1: the newest shield first; the rest of a shield stays. */
function spendShields(dealer: LiryaDealer, to: Ref, marks: Modifier[], amount: number): number {
  let left = amount;
  for (let i = marks.length - 1; i >= 0 && left > 0; i--) {
    const modifier = at(marks, i);
    if (modifier.kind !== 'keyword' || modifier.word !== 'shield') continue;
    const stopped = Math.min(left, modifier.amount);
    left -= stopped;
    modifier.amount -= stopped;
    if (modifier.amount === 0) marks.splice(i, 1);
    dealer.tell({ did: 'prevent', to: nameObject(dealer.state, to), amount: stopped });
  }
  return left;
}

/** `stopped` is prevented damage that no event has reported yet. */
function reportNoDamage(dealer: LiryaDealer, { to, from, cause }: Damage, stopped: number): number {
  const attacker = cause === 'combat' ? findPiece(dealer.state, from) : undefined;
  if (attacker !== undefined)
    dealer.tell({ did: 'blocked', attacker: namePiece(attacker), target: nameObject(dealer.state, to) });
  else if (stopped > 0) dealer.tell({ did: 'prevent', to: nameObject(dealer.state, to), amount: stopped });
  return 0;
}

function reportDamage(
  dealer: LiryaDealer,
  { to, from, kind, cause }: Damage,
  amount: number,
  left: number,
): void {
  const { state } = dealer;
  const target = nameObject(state, to);
  const source = nameObject(state, from);
  dealer.tell(
    cause === 'combat'
      ? { did: 'damage', to: target, from: source, amount, kind, left, combat: true }
      : { did: 'damage', to: target, from: source, amount, kind, left },
  );
  fireTriggers(dealer, TRIGGER_EVENT['damage taken'], to, from, amount);
  fireTriggers(dealer, TRIGGER_EVENT['damage dealt'], to, from, amount);
}

/** 12.1: applies replacements by order of entry. Undefined: the damage was redirected. */
function applyReplacements(dealer: LiryaDealer, damage: Damage, amount: number): number | undefined {
  const { state } = dealer;
  if (!hasFeature(state, FEATURE_BITS.replacement)) return amount;
  let left = amount;
  for (const piece of state.pieces.slice()) {
    for (const { ability, index } of replacementsOf(piece)) {
      if (
        ability.instead !== 'damage' ||
        left === 0 ||
        !replacementApplies(dealer, piece, index, ability, damage.to)
      )
        continue;
      const scope = scopeOfEvent(piece, damage.to, damage.from, left);
      const [to] =
        ability.redirect === undefined || damage.final === true
          ? []
          : evaluators.selectRefs(state, ability.redirect, scope);
      if (ability.redirect !== undefined && (to === undefined || to === damage.to)) continue;
      recordUse(dealer, piece.id, index);
      queueReplacementEffects(dealer, piece, index, ability, damage.to, damage.from, left);
      if (to !== undefined) {
        dealDamage(dealer, { ...damage, kind: 'effect', to, amount: left, final: true });
        return undefined;
      }
      const stopped =
        ability.prevent === 'all' ? left : Math.min(left, evaluateValue(state, ability.prevent ?? 0, scope));
      left -= stopped;
      if (stopped > 0) dealer.tell({ did: 'prevent', to: nameObject(state, damage.to), amount: stopped });
    }
  }
  return left;
}

/** 8.3. Returns the amount healed. */
export function heal(dealer: LiryaDealer, source: Ref, amount: number, from: Ref): number {
  const { state } = dealer;
  const { maxLife } = configOf(state.settings);
  const piece = isPlayer(source) ? undefined : findPiece(state, source);
  const player = isPlayer(source) ? playerAt(state, seatOfRef(source)) : undefined;
  const room =
    piece !== undefined ? piece.most - piece.health : player !== undefined ? maxLife - player.life : 0;
  const healed = Math.min(Math.max(0, amount), Math.max(0, room));
  if (healed === 0) return 0;
  if (piece !== undefined) piece.health += healed;
  if (player !== undefined) player.life += healed;
  dealer.tell({
    did: 'heal',
    who: nameObject(state, source),
    amount: healed,
    left: piece?.health ?? player?.life ?? 0,
  });
  fireTriggers(dealer, TRIGGER_EVENT.heal, source, from, healed);
  return healed;
}
