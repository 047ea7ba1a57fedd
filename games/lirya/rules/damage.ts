/** RULES 8: damage and healing. */
import { at } from '@ludoteca/kernel';
import { matches } from '../effects/filters.ts';
import { reckon } from '../effects/reckoning.ts';
import { scopeOfEvent } from '../effects/scope.ts';
import { valueOf } from '../effects/values.ts';
import type { Mark, Piece, Ref } from '../parts.ts';
import { abilityAt, type AbilityRow, type Powers } from '../pool/index.ts';
import { GIVES, ON } from '../pool/gives.ts';
import { configOf } from '../settings.ts';
import type { DamageKind, Element, Immunity, ReplacementAbility } from '../vocabulary/index.ts';
import { afterToughness, throughDefence } from './harm.ts';
import { triggerItem } from './items.ts';
import { inPlay, isSilenced, stateAmount } from './statics.ts';
import { defenceOf } from './stats.ts';
import {
  bodyOf,
  type Hands,
  isCharacter,
  isPlayer,
  type PieceSeen,
  pieceOf,
  playerAt,
  playerRef,
  powersOf,
  seatOfRef,
  seenOf,
} from './table.ts';
import { isImmune, keywordNumber } from './traits.ts';
import { fire, holdsHere } from './triggers.ts';
import { mayUse, used } from './uses.ts';

export interface Blow {
  readonly to: Ref;
  readonly from: Ref;
  readonly amount: number;
  readonly kind: DamageKind;
  readonly pierce?: number | undefined;
  readonly element?: Element | undefined;
  readonly by: 'combat' | 'spell' | 'ability';
  /** It was redirected already: not again. */
  readonly final?: true;
  /** Paid as a cost: nothing keeps it off. */
  readonly paid?: true;
}

const IMMUNE_TO = {
  combat: 'combat damage',
  spell: 'spell damage',
  ability: 'ability damage',
} as const satisfies {
  readonly [by in Blow['by']]: Immunity;
};

/** 8.1. Says how much was dealt. */
export function strike(dealer: Hands, blow: Blow): number {
  if (blow.kind === 'healing') return -heal(dealer, blow.to, blow.amount, blow.from);
  return isPlayer(blow.to) ? strikePlayer(dealer, blow) : strikePiece(dealer, blow);
}

function strikePlayer(dealer: Hands, blow: Blow): number {
  const player = playerAt(dealer.state, seatOfRef(blow.to));
  const asked = Math.max(0, blow.amount);
  const left = asked === 0 || blow.paid === true ? asked : instead(dealer, blow, asked);
  if (left === undefined) return 0;
  const amount = blow.paid === true ? left : spendShields(dealer, blow.to, player.marks, left);
  if (amount === 0) return blocked(dealer, blow, 0);
  player.life -= amount;
  dealer.state.stirred = true;
  tellWound(dealer, blow, amount, player.life);
  return amount;
}

function strikePiece(dealer: Hands, blow: Blow): number {
  const { state } = dealer;
  const piece = pieceOf(state, blow.to);
  if (piece === undefined) return 0;
  if (blow.paid === true) return wound(dealer, piece, blow, blow.amount);
  const stand = blow.final === true ? undefined : standInFor(dealer, piece);
  if (stand !== undefined) return strike(dealer, { ...blow, to: stand, final: true });
  const asked = armoured(dealer, piece, blow);
  if (asked === 0) return blocked(dealer, blow, 0);
  const weakened = afterToughness(asked, {
    vulnerable: stateAmount(piece, 'vulnerable'),
    fortified: stateAmount(piece, 'fortified'),
    reduction: keywordNumber(state, piece, 'reduction'),
  });
  if (weakened === 0) return blocked(dealer, blow, asked);
  const left = instead(dealer, blow, weakened);
  if (left === undefined) return 0;
  const passed = spendShields(dealer, blow.to, piece.marks, left);
  const amount = passed > 0 && isProof(dealer, piece, blow) ? 0 : passed;
  return amount === 0 ? blocked(dealer, blow, 0) : wound(dealer, piece, blow, amount);
}

function wound(dealer: Hands, piece: Piece, blow: Blow, amount: number): number {
  piece.health -= amount;
  dealer.state.stirred = true;
  piece.hurt = true;
  piece.wounder = blow.from;
  tellWound(dealer, blow, amount, piece.health);
  return amount;
}

/** 8.5: whoever takes it instead, if still there. */
const standInFor = ({ state }: Hands, { marks }: Piece): Ref | undefined =>
  marks.find(
    ({ kind, amount }) => kind === 'redirect' && (isPlayer(amount) || pieceOf(state, amount) !== undefined),
  )?.amount;

/** Defence counts against attacks and what is like them. */
function armoured({ state }: Hands, piece: Piece, { amount, kind, pierce, by }: Blow): number {
  const met =
    kind === 'physical' ||
    kind === 'pierce' ||
    (kind === 'effect' && configOf(state.settings).defenceAgainstEffects);
  if (!met || !isCharacter(piece)) return Math.max(0, amount);
  const ignored = pierce ?? (kind === 'pierce' ? configOf(state.settings).defaultPierce : 0);
  const least = by === 'combat' && amount > 0 ? configOf(state.settings).minimumDamage : 0;
  return throughDefence(amount, defenceOf(state, piece), ignored, least);
}

function isProof(dealer: Hands, piece: Piece, { by, element }: Blow): boolean {
  const { state } = dealer;
  if (!isImmune(state, piece, IMMUNE_TO[by]) && (element === undefined || !isImmune(state, piece, element)))
    return false;
  dealer.tell({ did: 'immune', piece: seenOf(piece), to: IMMUNE_TO[by] });
  return true;
}

/** 8.1: the newest shield first; what it did not stop it stops the next time. */
function spendShields(dealer: Hands, to: Ref, marks: Mark[], amount: number): number {
  let left = amount;
  for (let i = marks.length - 1; i >= 0 && left > 0; i--) {
    const mark = at(marks, i);
    if (mark.kind !== 'keyword' || mark.word !== 'shield') continue;
    const stopped = Math.min(left, mark.amount);
    left -= stopped;
    mark.amount -= stopped;
    if (mark.amount === 0) marks.splice(i, 1);
    dealer.tell({ did: 'prevent', to: bodyOf(dealer.state, to), amount: stopped });
  }
  return left;
}

/** Nothing came through: `stopped` is what nobody has told of yet. */
function blocked(dealer: Hands, { to, from, by }: Blow, stopped: number): number {
  const attacker = by === 'combat' ? pieceOf(dealer.state, from) : undefined;
  if (attacker !== undefined)
    dealer.tell({ did: 'blocked', attacker: seenOf(attacker), target: bodyOf(dealer.state, to) });
  else if (stopped > 0) dealer.tell({ did: 'prevent', to: bodyOf(dealer.state, to), amount: stopped });
  return 0;
}

function tellWound(dealer: Hands, { to, from, kind, by }: Blow, amount: number, left: number): void {
  const { state } = dealer;
  const whom = bodyOf(state, to);
  const who = bodyOf(state, from);
  dealer.tell(
    by === 'combat'
      ? { did: 'damage', to: whom, from: who, amount, kind, left, combat: true }
      : { did: 'damage', to: whom, from: who, amount, kind, left },
  );
  fire(dealer, ON['damage taken'], to, from, amount);
  fire(dealer, ON['damage dealt'], to, from, amount);
}

/** 12.1: replacements, by entry. Undefined: somebody else takes it. */
function instead(dealer: Hands, blow: Blow, amount: number): number | undefined {
  const { state } = dealer;
  if (!inPlay(state, GIVES.replacement)) return amount;
  let left = amount;
  for (const piece of state.pieces.slice()) {
    for (const { ability, index } of replacementsOf(piece)) {
      if (ability.instead !== 'damage' || left === 0 || !stepsIn(dealer, piece, index, ability, blow.to))
        continue;
      const scope = scopeOfEvent(piece, blow.to, blow.from, left);
      const [to] =
        ability.redirect === undefined || blow.final === true
          ? []
          : reckon.who(state, ability.redirect, scope);
      if (ability.redirect !== undefined && (to === undefined || to === blow.to)) continue;
      used(dealer, piece.id, index);
      follow(dealer, piece, index, ability, blow.to, blow.from, left);
      if (to !== undefined) {
        strike(dealer, { ...blow, kind: 'effect', to, amount: left, final: true });
        return undefined;
      }
      const stopped =
        ability.prevent === 'all' ? left : Math.min(left, valueOf(state, ability.prevent ?? 0, scope));
      left -= stopped;
      if (stopped > 0) dealer.tell({ did: 'prevent', to: bodyOf(state, blow.to), amount: stopped });
    }
  }
  return left;
}

/** Printed, and given. */
export function replacementsOf(piece: PieceSeen): Powers['replacements'] {
  const { replacements } = powersOf(piece);
  const given = piece.marks.filter(({ kind }) => kind === 'ability').map(({ amount }) => abilityAt(amount));
  return given.length === 0 ? replacements : [...replacements, ...given.filter(isReplacement)];
}

const isReplacement = (row: AbilityRow): row is Powers['replacements'][number] =>
  row.ability.kind === 'replacement';

/** Whether a replacement is about this one, and may be used. */
export function stepsIn(
  dealer: Hands,
  piece: Piece,
  index: number,
  ability: ReplacementAbility,
  to: Ref,
): boolean {
  const { state } = dealer;
  if (isSilenced(state, piece)) return false;
  const { limit, if: condition, to: whom = 'source' } = ability;
  if (limit !== undefined && !mayUse(state, piece, index, limit)) return false;
  const scope = scopeOfEvent(piece, to, 0, 0);
  const hit = pieceOf(state, to);
  const about =
    whom === 'source'
      ? to === piece.id
      : whom === 'bearer'
        ? to === piece.bearer
        : whom === 'you'
          ? to === playerRef(piece.control)
          : hit !== undefined && matches(state, whom, hit, scope);
  return about && (condition === undefined || holdsHere(dealer, condition, scope));
}

/** What a replacement does besides goes on the stack like a trigger. */
export function follow(
  dealer: Hands,
  piece: Piece,
  index: number,
  { effects }: ReplacementAbility,
  subject: Ref,
  cause: Ref,
  amount: number,
): void {
  if (effects === undefined || effects.length === 0) return;
  const { state } = dealer;
  state.waiting.push(triggerItem(state.nextId++, piece, index, subject, cause, amount));
}

/** 8.3. Says how much was healed. */
export function heal(dealer: Hands, who: Ref, amount: number, from: Ref): number {
  const { state } = dealer;
  const { maxLife } = configOf(state.settings);
  const piece = isPlayer(who) ? undefined : pieceOf(state, who);
  const player = isPlayer(who) ? playerAt(state, seatOfRef(who)) : undefined;
  const room =
    piece !== undefined ? piece.most - piece.health : player !== undefined ? maxLife - player.life : 0;
  const healed = Math.min(Math.max(0, amount), Math.max(0, room));
  if (healed === 0) return 0;
  if (piece !== undefined) piece.health += healed;
  if (player !== undefined) player.life += healed;
  dealer.tell({
    did: 'heal',
    who: bodyOf(state, who),
    amount: healed,
    left: piece?.health ?? player?.life ?? 0,
  });
  fire(dealer, ON.heal, who, from, healed);
  return healed;
}
