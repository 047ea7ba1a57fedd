/** RULES 8: damage and healing. */
import { at } from '@ludoteca/kernel';
import { matchesPiece } from '../effects/filters.ts';
import { evaluators } from '../effects/evaluators.ts';
import { scopeOfEvent } from '../effects/scope.ts';
import { evaluateValue } from '../effects/values.ts';
import type { Modifier, Piece, Ref, LiryaDealer, ReadonlyPiece } from '../parts.ts';
import { abilityAt, type AbilityRow, type CardLevel } from '../pool/index.ts';
import { FEATURE_BITS, TRIGGER_EVENT } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import type { DamageKind, ElementName, Immunity, ReplacementAbility } from '../card-definition/index.ts';
import { applyDamageModifiers, subtractDefence } from './damage-arithmetic.ts';
import { createTrigger } from './objects.ts';
import { hasFeature, isSilenced, stateAmount } from './static-abilities.ts';
import { computeDefence } from './stats.ts';
import {
  nameObject,
  isCharacter,
  isPlayer,
  findPiece,
  playerAt,
  playerRef,
  cardLevelOf,
  seatOfRef,
  namePiece,
} from './lookup.ts';
import { isImmune, keywordNumber } from './traits.ts';
import { fireTriggers, checkCondition } from './triggers.ts';
import { hasUsesLeft, recordUse } from './uses.ts';

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
export function dealDamage(dealer: LiryaDealer, blow: Damage): number {
  if (blow.kind === 'healing') return -heal(dealer, blow.to, blow.amount, blow.from);
  return isPlayer(blow.to) ? damagePlayer(dealer, blow) : damagePiece(dealer, blow);
}

function damagePlayer(dealer: LiryaDealer, blow: Damage): number {
  const player = playerAt(dealer.state, seatOfRef(blow.to));
  const asked = Math.max(0, blow.amount);
  const left = asked === 0 || blow.paid === true ? asked : applyReplacements(dealer, blow, asked);
  if (left === undefined) return 0;
  const amount = blow.paid === true ? left : spendShields(dealer, blow.to, player.marks, left);
  if (amount === 0) return reportNoDamage(dealer, blow, 0);
  player.life -= amount;
  dealer.state.stirred = true;
  reportDamage(dealer, blow, amount, player.life);
  return amount;
}

function damagePiece(dealer: LiryaDealer, blow: Damage): number {
  const { state } = dealer;
  const piece = findPiece(state, blow.to);
  if (piece === undefined) return 0;
  if (blow.paid === true) return reduceHealth(dealer, piece, blow, blow.amount);
  const stand = blow.final === true ? undefined : findDamageTaker(dealer, piece);
  if (stand !== undefined) return dealDamage(dealer, { ...blow, to: stand, final: true });
  const asked = damageAfterDefence(dealer, piece, blow);
  if (asked === 0) return reportNoDamage(dealer, blow, 0);
  const weakened = applyDamageModifiers(asked, {
    vulnerable: stateAmount(piece, 'vulnerable'),
    fortified: stateAmount(piece, 'fortified'),
    reduction: keywordNumber(state, piece, 'reduction'),
  });
  if (weakened === 0) return reportNoDamage(dealer, blow, asked);
  const left = applyReplacements(dealer, blow, weakened);
  if (left === undefined) return 0;
  const passed = spendShields(dealer, blow.to, piece.marks, left);
  const amount = passed > 0 && isImmuneToDamage(dealer, piece, blow) ? 0 : passed;
  return amount === 0 ? reportNoDamage(dealer, blow, 0) : reduceHealth(dealer, piece, blow, amount);
}

function reduceHealth(dealer: LiryaDealer, piece: Piece, blow: Damage, amount: number): number {
  piece.health -= amount;
  dealer.state.stirred = true;
  piece.hurt = true;
  piece.wounder = blow.from;
  reportDamage(dealer, blow, amount, piece.health);
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
  { amount, kind, pierce, cause: by }: Damage,
): number {
  const met =
    kind === 'physical' ||
    kind === 'pierce' ||
    (kind === 'effect' && configOf(state.settings).defenceAgainstEffects);
  if (!met || !isCharacter(piece)) return Math.max(0, amount);
  const ignored = pierce ?? (kind === 'pierce' ? configOf(state.settings).defaultPierce : 0);
  const least = by === 'combat' && amount > 0 ? configOf(state.settings).minimumDamage : 0;
  return subtractDefence(amount, computeDefence(state, piece), ignored, least);
}

function isImmuneToDamage(dealer: LiryaDealer, piece: Piece, { cause: by, element }: Damage): boolean {
  const { state } = dealer;
  if (!isImmune(state, piece, IMMUNE_TO[by]) && (element === undefined || !isImmune(state, piece, element)))
    return false;
  dealer.tell({ did: 'immune', piece: namePiece(piece), to: IMMUNE_TO[by] });
  return true;
}

/** 8.1: the newest shield first; the rest of a shield stays. */
function spendShields(dealer: LiryaDealer, to: Ref, marks: Modifier[], amount: number): number {
  let left = amount;
  for (let i = marks.length - 1; i >= 0 && left > 0; i--) {
    const mark = at(marks, i);
    if (mark.kind !== 'keyword' || mark.word !== 'shield') continue;
    const stopped = Math.min(left, mark.amount);
    left -= stopped;
    mark.amount -= stopped;
    if (mark.amount === 0) marks.splice(i, 1);
    dealer.tell({ did: 'prevent', to: nameObject(dealer.state, to), amount: stopped });
  }
  return left;
}

/** `stopped` is prevented damage that no event has reported yet. */
function reportNoDamage(dealer: LiryaDealer, { to, from, cause: by }: Damage, stopped: number): number {
  const attacker = by === 'combat' ? findPiece(dealer.state, from) : undefined;
  if (attacker !== undefined)
    dealer.tell({ did: 'blocked', attacker: namePiece(attacker), target: nameObject(dealer.state, to) });
  else if (stopped > 0) dealer.tell({ did: 'prevent', to: nameObject(dealer.state, to), amount: stopped });
  return 0;
}

function reportDamage(
  dealer: LiryaDealer,
  { to, from, kind, cause: by }: Damage,
  amount: number,
  left: number,
): void {
  const { state } = dealer;
  const whom = nameObject(state, to);
  const who = nameObject(state, from);
  dealer.tell(
    by === 'combat'
      ? { did: 'damage', to: whom, from: who, amount, kind, left, combat: true }
      : { did: 'damage', to: whom, from: who, amount, kind, left },
  );
  fireTriggers(dealer, TRIGGER_EVENT['damage taken'], to, from, amount);
  fireTriggers(dealer, TRIGGER_EVENT['damage dealt'], to, from, amount);
}

/** 12.1: applies replacements by order of entry. Undefined: the damage was redirected. */
function applyReplacements(dealer: LiryaDealer, blow: Damage, amount: number): number | undefined {
  const { state } = dealer;
  if (!hasFeature(state, FEATURE_BITS.replacement)) return amount;
  let left = amount;
  for (const piece of state.pieces.slice()) {
    for (const { ability, index } of replacementsOf(piece)) {
      if (
        ability.instead !== 'damage' ||
        left === 0 ||
        !replacementApplies(dealer, piece, index, ability, blow.to)
      )
        continue;
      const scope = scopeOfEvent(piece, blow.to, blow.from, left);
      const [to] =
        ability.redirect === undefined || blow.final === true
          ? []
          : evaluators.selectRefs(state, ability.redirect, scope);
      if (ability.redirect !== undefined && (to === undefined || to === blow.to)) continue;
      recordUse(dealer, piece.id, index);
      queueReplacementEffects(dealer, piece, index, ability, blow.to, blow.from, left);
      if (to !== undefined) {
        dealDamage(dealer, { ...blow, kind: 'effect', to, amount: left, final: true });
        return undefined;
      }
      const stopped =
        ability.prevent === 'all' ? left : Math.min(left, evaluateValue(state, ability.prevent ?? 0, scope));
      left -= stopped;
      if (stopped > 0) dealer.tell({ did: 'prevent', to: nameObject(state, blow.to), amount: stopped });
    }
  }
  return left;
}

/** Printed and granted. */
export function replacementsOf(piece: ReadonlyPiece): CardLevel['replacements'] {
  const { replacements } = cardLevelOf(piece);
  const given = piece.marks.filter(({ kind }) => kind === 'ability').map(({ amount }) => abilityAt(amount));
  return given.length === 0 ? replacements : [...replacements, ...given.filter(isReplacement)];
}

const isReplacement = (row: AbilityRow): row is CardLevel['replacements'][number] =>
  row.ability.kind === 'replacement';

/** Whether a replacement concerns this object and may be used. */
export function replacementApplies(
  dealer: LiryaDealer,
  piece: Piece,
  index: number,
  ability: ReplacementAbility,
  to: Ref,
): boolean {
  const { state } = dealer;
  if (isSilenced(state, piece)) return false;
  const { limit, if: condition, to: whom = 'source' } = ability;
  if (limit !== undefined && !hasUsesLeft(state, piece, index, limit)) return false;
  const scope = scopeOfEvent(piece, to, 0, 0);
  const hit = findPiece(state, to);
  const about =
    whom === 'source'
      ? to === piece.id
      : whom === 'bearer'
        ? to === piece.bearer
        : whom === 'you'
          ? to === playerRef(piece.control)
          : hit !== undefined && matchesPiece(state, whom, hit, scope);
  return about && (condition === undefined || checkCondition(dealer, condition, scope));
}

/** Further effects of a replacement go on the stack like a trigger. */
export function queueReplacementEffects(
  dealer: LiryaDealer,
  piece: Piece,
  index: number,
  { effects }: ReplacementAbility,
  subject: Ref,
  cause: Ref,
  amount: number,
): void {
  if (effects === undefined || effects.length === 0) return;
  const { state } = dealer;
  state.waiting.push(createTrigger(state.nextId++, piece, index, subject, cause, amount));
}

/** 8.3. Returns the amount healed. */
export function heal(dealer: LiryaDealer, who: Ref, amount: number, from: Ref): number {
  const { state } = dealer;
  const { maxLife } = configOf(state.settings);
  const piece = isPlayer(who) ? undefined : findPiece(state, who);
  const player = isPlayer(who) ? playerAt(state, seatOfRef(who)) : undefined;
  const room =
    piece !== undefined ? piece.most - piece.health : player !== undefined ? maxLife - player.life : 0;
  const healed = Math.min(Math.max(0, amount), Math.max(0, room));
  if (healed === 0) return 0;
  if (piece !== undefined) piece.health += healed;
  if (player !== undefined) player.life += healed;
  dealer.tell({
    did: 'heal',
    who: nameObject(state, who),
    amount: healed,
    left: piece?.health ?? player?.life ?? 0,
  });
  fireTriggers(dealer, TRIGGER_EVENT.heal, who, from, healed);
  return healed;
}
