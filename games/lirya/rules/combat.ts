/** RULES 7: declaring attacks and defences, and resolving combats. */
import type {
  AttackOption,
  DefenceOption,
  TargetOption,
  Attack,
  Frame,
  Lirya,
  Piece,
  Ref,
  LiryaDealer,
  ReadonlyPiece,
  ReadonlyState,
} from '../parts.ts';
import { at, type FrameOf, type Rulebook } from '@ludoteca/kernel';
import { KEYWORD_BITS, TRIGGER_EVENT } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import {
  ATTACK_KEYWORDS,
  canAttackWith,
  canDefend,
  findAttackable,
  isDefending,
  hasDoubleAttack,
  findAttackTargets,
} from './combat-legality.ts';
import { findBarredDeclarations, findBarredDefences } from './barred.ts';
import { type Damage, heal, dealDamage } from './damage.ts';
import { expireModifiers } from './modifiers.ts';
import { firstToRespond, SETTLE, FIRST_WINDOW } from './stack.ts';
import { endStealth } from './states.ts';
import { computeAttack } from './stats.ts';
import {
  toTargetOption,
  nameObject,
  isCharacter,
  isPlayer,
  opponentOf,
  findPiece,
  playerRef,
  refOfTarget,
  namePiece,
  toPieceOption,
} from './lookup.ts';
import { STRUCTURES } from './slots.ts';
import { keywordNumber, computeKeywords } from './traits.ts';
import { fireTriggers } from './triggers.ts';
import { whyNotAttack, whyNotDefend } from './why-not-combat.ts';

export type CombatRules = Pick<Rulebook<Lirya>, 'attack' | 'attacked' | 'defend' | 'defended' | 'combat'>;

const END: Frame = { do: 'end', step: 0 };

/** In order of slots from the latest declared attacker on. The second attack of a character names a later target in the list. */
function findAttackOptions(state: ReadonlyState, { seat, from }: FrameOf<Lirya, 'attack'>): AttackOption[] {
  const options: AttackOption[] = [];
  const lines = findAttackable(state, opponentOf(seat));
  const config = configOf(state.settings);
  const targets = new TargetOptionCache(state);
  const places = charactersBySlot(state, seat);
  for (let slot = from; slot < STRUCTURES; slot++) {
    const piece = places[slot];
    if (piece === undefined) continue;
    const keywords = computeKeywords(state, piece, ATTACK_KEYWORDS);
    if (!canAttackWith(state, piece, keywords)) continue;
    const all = findAttackTargets(config, piece, keywords, lines);
    const attacker = toPieceOption(state, piece);
    const last =
      slot === from
        ? state.attacks.findLast((declared) => declared.attacker === piece.id)?.target
        : undefined;
    const twice = piece.attacks === 0 && !config.differentTargets && hasDoubleAttack(keywords);
    for (let i = last === undefined ? 0 : all.indexOf(last) + 1; i < all.length; i++) {
      const target = targets.get(at(all, i));
      options.push({ attacker, target });
      if (twice) options.push({ attacker, target, twice: true });
    }
  }
  return options;
}

/** The characters of a player, indexed by slot. */
function charactersBySlot(state: ReadonlyState, seat: number): (ReadonlyPiece | undefined)[] {
  const places: (ReadonlyPiece | undefined)[] = [];
  for (const piece of state.pieces)
    if (piece.control === seat && isCharacter(piece)) places[piece.slot] = piece;
  return places;
}

/** Many attackers share their targets: each target option is built once. */
class TargetOptionCache {
  private readonly state: ReadonlyState;
  private readonly refs: Ref[] = [];
  private readonly options: TargetOption[] = [];

  constructor(state: ReadonlyState) {
    this.state = state;
  }

  get(ref: Ref): TargetOption {
    const known = this.refs.indexOf(ref);
    if (known !== -1) return at(this.options, known);
    const aim = toTargetOption(this.state, ref);
    this.refs.push(ref);
    this.options.push(aim);
    return aim;
  }
}

function declareAttack(dealer: LiryaDealer, seat: number, attacker: Piece, target: Ref): void {
  attacker.attacks++;
  dealer.state.attacks.push({ attacker: attacker.id, target, cancelled: false, defended: false });
  dealer.tell({
    did: 'attack',
    seat,
    attacker: namePiece(attacker),
    target: nameObject(dealer.state, target),
  });
}

/** 7.5: the possible defenders for each attack on the player, from attack number `from` on. */
function findDefenceOptions(state: ReadonlyState, { seat, from }: FrameOf<Lirya, 'defend'>): DefenceOption[] {
  if (!configOf(state.settings).defenceStep) return [];
  const options: DefenceOption[] = [];
  for (let attack = from; attack < state.attacks.length; attack++) {
    const { target, cancelled, attacker: id } = at(state.attacks, attack);
    const attacker = findPiece(state, id);
    if (target !== playerRef(seat) || cancelled || attacker === undefined) continue;
    for (const piece of state.pieces)
      if (piece.control === seat && canDefend(state, piece) && !isDefending(state, piece.id))
        options.push({
          defender: toPieceOption(state, piece),
          attack,
          attacker: toPieceOption(state, attacker),
        });
  }
  return options;
}

/** 7.4: with `targetsCheckedAgain`, whether the attacker can no longer attack its target. */
function isOutOfReach(state: ReadonlyState, { target, defended, turned }: Attack, attacker: Piece): boolean {
  const config = configOf(state.settings);
  // 7.5: a defender or a redirected target need not be in reach.
  if (!config.targetsCheckedAgain || defended || turned === true) return false;
  const lines = findAttackable(state, opponentOf(attacker.control));
  return !findAttackTargets(config, attacker, computeKeywords(state, attacker), lines).includes(target);
}

/** 7.6 and 7.7 */
function resolveCombat(dealer: LiryaDealer, attack: Attack): void {
  const { state } = dealer;
  const { attacker: id, target, cancelled } = attack;
  const attacker = findPiece(state, id);
  if (attacker === undefined || attacker.control !== state.active || !isCharacter(attacker)) return;
  const attacked = isPlayer(target) ? undefined : findPiece(state, target);
  const isGone = !isPlayer(target) && (attacked === undefined || attacked.control === attacker.control);
  if (cancelled || isGone || isOutOfReach(state, attack, attacker))
    return dealer.tell({ did: 'attack fails', attacker: namePiece(attacker) });
  const { retaliation } = configOf(state.settings);
  const strike = computeCombatDamage(state, attacker, target);
  const back =
    attacked !== undefined && isCharacter(attacked) && retaliation !== 'none'
      ? computeCombatDamage(state, attacked, attacker.id)
      : undefined;
  const dealt = dealCombatDamage(dealer, strike);
  if (attacked !== undefined && isCharacter(attacked)) {
    const lives = attacked.health > 0;
    if (back !== undefined && back.amount > 0 && (lives || retaliation === 'simultaneous'))
      dealCombatDamage(dealer, back);
    const counter = lives ? keywordNumber(state, attacked, 'counter') : 0;
    if (counter > 0)
      dealDamage(dealer, {
        to: attacker.id,
        from: attacked.id,
        amount: counter,
        kind: 'effect',
        cause: 'ability',
      });
  }
  fireTriggers(dealer, TRIGGER_EVENT['combat end'], attacker.id, target, dealt);
}

/** The damage of an attack or of striking back, computed when the combat begins. */
interface CombatDamage extends Damage {
  /** The player healed by the damage. */
  readonly lifesteal: Ref | undefined;
}

function computeCombatDamage(state: ReadonlyState, piece: Piece, to: Ref): CombatDamage {
  const keywords = computeKeywords(state, piece);
  return {
    to,
    from: piece.id,
    amount: computeAttack(state, piece),
    kind: (keywords & KEYWORD_BITS.pure) !== 0 ? 'pure' : 'physical',
    pierce: (keywords & KEYWORD_BITS.pierce) === 0 ? 0 : keywordNumber(state, piece, 'pierce'),
    cause: 'combat',
    lifesteal: (keywords & KEYWORD_BITS.lifesteal) === 0 ? undefined : playerRef(piece.control),
  };
}

function dealCombatDamage(dealer: LiryaDealer, strike: CombatDamage): number {
  const dealt = dealDamage(dealer, strike);
  if (strike.lifesteal !== undefined) heal(dealer, strike.lifesteal, dealt, strike.from);
  return dealt;
}

export const combatRules: CombatRules = {
  attack: {
    gather: 'subset',
    ask: (state, frame) => {
      const options: Lirya['choice']['attack'][] = findAttackOptions(state, frame);
      if (options.length > 0) options.push('done');
      return options;
    },
    answer: (dealer, { seat }, choice) => {
      if (choice === 'done') return dealer.next({ do: 'attacked' });
      const attacker = findPiece(dealer.state, choice.attacker.id);
      if (attacker === undefined) return;
      declareAttack(dealer, seat, attacker, refOfTarget(choice.target));
      if (choice.twice === true) declareAttack(dealer, seat, attacker, refOfTarget(choice.target));
      endStealth(dealer, attacker);
      dealer.next({ do: 'attack', seat, from: attacker.slot });
    },
    otherwise: (dealer) => dealer.next({ do: 'attacked' }),
    lapse: (dealer) => dealer.next({ do: 'attacked' }),
    barred: findBarredDeclarations,
    why: whyNotAttack,
  },

  attacked: (dealer) => {
    const { state } = dealer;
    if (state.attacks.length === 0) return dealer.next(SETTLE, END);
    const seat = opponentOf(state.active);
    for (const { attacker, target } of state.attacks.slice()) {
      fireTriggers(dealer, TRIGGER_EVENT.attack, target, attacker, 0);
      fireTriggers(dealer, TRIGGER_EVENT.attacked, target, attacker, 0);
    }
    dealer.next(SETTLE, at(FIRST_WINDOW, firstToRespond(state)), { do: 'defend', seat, from: 0 });
  },

  defend: {
    gather: 'subset',
    ask: (state, frame) => {
      const options: Lirya['choice']['defend'][] = findDefenceOptions(state, frame);
      if (options.length > 0) options.push('done');
      return options;
    },
    answer: (dealer, { seat }, choice) => {
      if (choice === 'done') return dealer.next({ do: 'defended' });
      const { state } = dealer;
      const attack = at(state.attacks, choice.attack);
      const [defender, attacker] = [findPiece(state, choice.defender.id), findPiece(state, attack.attacker)];
      if (defender === undefined || attacker === undefined) return;
      attack.target = defender.id;
      attack.defended = true;
      dealer.tell({ did: 'defend', seat, defender: namePiece(defender), attacker: namePiece(attacker) });
      endStealth(dealer, defender);
      fireTriggers(dealer, TRIGGER_EVENT.defend, defender.id, attacker.id, 0);
      fireTriggers(dealer, TRIGGER_EVENT.attacked, defender.id, attacker.id, 0);
      dealer.next({ do: 'defend', seat, from: choice.attack + 1 });
    },
    otherwise: (dealer) => dealer.next({ do: 'defended' }),
    lapse: (dealer) => dealer.next({ do: 'defended' }),
    barred: findBarredDefences,
    why: whyNotDefend,
  },

  defended: (dealer) => {
    const { state } = dealer;
    const combat: Frame = { do: 'combat', at: 0 };
    if (!state.attacks.some(({ defended }) => defended)) return dealer.next(combat);
    dealer.next(SETTLE, at(FIRST_WINDOW, firstToRespond(state)), combat);
  },

  combat: (dealer, { at: place }) => {
    const { state } = dealer;
    const attack = state.attacks[place];
    if (attack === undefined) {
      state.attacks = [];
      expireModifiers(dealer, ({ until }) => until === 'combat');
      return dealer.next(END);
    }
    resolveCombat(dealer, attack);
    // 7.9: for all others this was not their combat.
    const { attacker, target } = attack;
    expireModifiers(
      dealer,
      ({ until }, _, ref) => until === 'combat' && (ref === attacker || ref === target),
    );
    dealer.next(SETTLE, { do: 'combat', at: place + 1 });
  },
};
