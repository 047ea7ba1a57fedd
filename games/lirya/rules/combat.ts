/** RULES 7: attacks are declared, defences answer, combats are resolved. */
import { at, type FrameOf, type Rulebook } from '@ludoteca/kernel';
import type { Aim, Attack, Frame, Lirya, Piece, Ref } from '../parts.ts';
import { KEYWORD_BITS, ON } from '../pool/gives.ts';
import { configOf } from '../settings.ts';
import {
  ATTACKING,
  canAttackWith,
  canDefend,
  frontOf,
  isDefending,
  isDouble,
  targetsFor,
} from './attackers.ts';
import { attackBarred } from './barred.ts';
import { type Blow, heal, strike } from './damage.ts';
import { expire } from './marks.ts';
import { firstToRespond, SETTLE, WINDOW } from './stack.ts';
import { unveil } from './states.ts';
import { attackOf } from './stats.ts';
import {
  aimOf,
  bodyOf,
  type Hands,
  isCharacter,
  isPlayer,
  other,
  pieceOf,
  type PieceSeen,
  playerRef,
  refOf,
  seenOf,
  standing,
  STRUCTURES,
  type Table,
} from './table.ts';
import { keywordNumber, keywordsOf } from './traits.ts';
import { fire } from './triggers.ts';
import { whyNotAttack, whyNotDefend } from './why-fight.ts';

type Declared = Exclude<Lirya['choice']['attack'], 'done'>;
export type Fighting = Pick<Rulebook<Lirya>, 'attack' | 'attacked' | 'defend' | 'defended' | 'combat'>;

const END: Frame = { do: 'end', step: 0 };

/** By place, from the latest that was declared on; who attacks twice names another target after the first in the list. */
function declarable(state: Table, { seat, from }: FrameOf<Lirya, 'attack'>): Declared[] {
  const options: Declared[] = [];
  const front = frontOf(state, other(seat));
  const config = configOf(state.settings);
  const aims = new Aims(state);
  const places = byPlace(state, seat);
  for (let slot = from; slot < STRUCTURES; slot++) {
    const piece = places[slot];
    if (piece === undefined) continue;
    const keywords = keywordsOf(state, piece, ATTACKING);
    if (!canAttackWith(state, piece, keywords)) continue;
    const all = targetsFor(config, piece, keywords, front);
    const attacker = standing(state, piece);
    const last =
      slot === from ? state.attacks.findLast((one) => one.attacker === piece.id)?.target : undefined;
    const twice = piece.attacks === 0 && !config.differentTargets && isDouble(keywords);
    for (let i = last === undefined ? 0 : all.indexOf(last) + 1; i < all.length; i++) {
      const target = aims.of(at(all, i));
      options.push({ attacker, target });
      if (twice) options.push({ attacker, target, twice: true });
    }
  }
  return options;
}

/** The characters of a player, each at the index of its place. */
function byPlace(state: Table, seat: number): (PieceSeen | undefined)[] {
  const places: (PieceSeen | undefined)[] = [];
  for (const piece of state.pieces)
    if (piece.control === seat && isCharacter(piece)) places[piece.slot] = piece;
  return places;
}

/** What is aimed at by many is named once. */
class Aims {
  private readonly state: Table;
  private readonly refs: Ref[] = [];
  private readonly aims: Aim[] = [];

  constructor(state: Table) {
    this.state = state;
  }

  of(ref: Ref): Aim {
    const known = this.refs.indexOf(ref);
    if (known !== -1) return at(this.aims, known);
    const aim = aimOf(this.state, ref);
    this.refs.push(ref);
    this.aims.push(aim);
    return aim;
  }
}

function declare(dealer: Hands, seat: number, attacker: Piece, target: Ref): void {
  attacker.attacks++;
  dealer.state.attacks.push({ attacker: attacker.id, target, cancelled: false, defended: false });
  dealer.tell({ did: 'attack', seat, attacker: seenOf(attacker), target: bodyOf(dealer.state, target) });
}

/** 7.5: for each attack on the player from one on, who could step in. */
function defences(
  state: Table,
  { seat, from }: FrameOf<Lirya, 'defend'>,
): Exclude<Lirya['choice']['defend'], 'done'>[] {
  if (!configOf(state.settings).defenceStep) return [];
  const options: Exclude<Lirya['choice']['defend'], 'done'>[] = [];
  for (let attack = from; attack < state.attacks.length; attack++) {
    const { target, cancelled, attacker: id } = at(state.attacks, attack);
    const attacker = pieceOf(state, id);
    if (target !== playerRef(seat) || cancelled || attacker === undefined) continue;
    for (const piece of state.pieces)
      if (piece.control === seat && canDefend(state, piece) && !isDefending(state, piece.id))
        options.push({ defender: standing(state, piece), attack, attacker: standing(state, attacker) });
  }
  return options;
}

/** 7.4: whether targets are looked at again, and the attacker could not attack this one any more. */
function isMissed(state: Table, { target, defended, turned }: Attack, attacker: Piece): boolean {
  const config = configOf(state.settings);
  // 7.5: who stepped in, or was put there, need not have been within reach.
  if (!config.targetsCheckedAgain || defended || turned === true) return false;
  const front = frontOf(state, other(attacker.control));
  return !targetsFor(config, attacker, keywordsOf(state, attacker), front).includes(target);
}

/** 7.6 and 7.7 */
function fight(dealer: Hands, attack: Attack): void {
  const { state } = dealer;
  const { attacker: id, target, cancelled } = attack;
  const attacker = pieceOf(state, id);
  if (attacker === undefined || attacker.control !== state.active || !isCharacter(attacker)) return;
  const hit = isPlayer(target) ? undefined : pieceOf(state, target);
  const gone = !isPlayer(target) && (hit === undefined || hit.control === attacker.control);
  if (cancelled || gone || isMissed(state, attack, attacker))
    return dealer.tell({ did: 'attack fails', attacker: seenOf(attacker) });
  const { retaliation } = configOf(state.settings);
  const swing = swingOf(state, attacker, target);
  const back =
    hit !== undefined && isCharacter(hit) && retaliation !== 'none'
      ? swingOf(state, hit, attacker.id)
      : undefined;
  const dealt = land(dealer, swing);
  if (hit !== undefined && isCharacter(hit)) {
    const lives = hit.health > 0;
    if (back !== undefined && back.amount > 0 && (lives || retaliation === 'simultaneous'))
      land(dealer, back);
    const counter = lives ? keywordNumber(state, hit, 'counter') : 0;
    if (counter > 0)
      strike(dealer, { to: attacker.id, from: hit.id, amount: counter, kind: 'effect', by: 'ability' });
  }
  fire(dealer, ON['combat end'], attacker.id, target, dealt);
}

/** How somebody strikes as the combat begins, whether they attack or strike back. */
interface Swing extends Blow {
  /** Whom the damage heals. */
  readonly feeds: Ref | undefined;
}

function swingOf(state: Table, piece: Piece, to: Ref): Swing {
  const keywords = keywordsOf(state, piece);
  return {
    to,
    from: piece.id,
    amount: attackOf(state, piece),
    kind: (keywords & KEYWORD_BITS.pure) !== 0 ? 'pure' : 'physical',
    pierce: (keywords & KEYWORD_BITS.pierce) === 0 ? 0 : keywordNumber(state, piece, 'pierce'),
    by: 'combat',
    feeds: (keywords & KEYWORD_BITS.lifesteal) === 0 ? undefined : playerRef(piece.control),
  };
}

function land(dealer: Hands, swing: Swing): number {
  const dealt = strike(dealer, swing);
  if (swing.feeds !== undefined && dealt > 0) heal(dealer, swing.feeds, dealt, swing.from);
  return dealt;
}

export const fighting: Fighting = {
  attack: {
    gather: 'subset',
    ask: (state, frame) => {
      const options: Lirya['choice']['attack'][] = declarable(state, frame);
      if (options.length > 0) options.push('done');
      return options;
    },
    answer: (dealer, { seat }, choice) => {
      if (choice === 'done') return dealer.next({ do: 'attacked' });
      const attacker = pieceOf(dealer.state, choice.attacker.id);
      if (attacker === undefined) return;
      declare(dealer, seat, attacker, refOf(choice.target));
      if (choice.twice === true) declare(dealer, seat, attacker, refOf(choice.target));
      unveil(dealer, attacker);
      dealer.next({ do: 'attack', seat, from: attacker.slot });
    },
    otherwise: (dealer) => dealer.next({ do: 'attacked' }),
    lapse: (dealer) => dealer.next({ do: 'attacked' }),
    barred: (state, { seat }) => attackBarred(state, seat),
    why: whyNotAttack,
  },

  attacked: (dealer) => {
    const { state } = dealer;
    if (state.attacks.length === 0) return dealer.next(SETTLE, END);
    const seat = other(state.active);
    for (const { attacker, target } of state.attacks.slice()) {
      fire(dealer, ON.attack, target, attacker, 0);
      fire(dealer, ON.attacked, target, attacker, 0);
    }
    dealer.next(SETTLE, at(WINDOW, firstToRespond(state)), { do: 'defend', seat, from: 0 });
  },

  defend: {
    gather: 'subset',
    ask: (state, frame) => {
      const options: Lirya['choice']['defend'][] = defences(state, frame);
      if (options.length > 0) options.push('done');
      return options;
    },
    answer: (dealer, { seat }, choice) => {
      if (choice === 'done') return dealer.next({ do: 'defended' });
      const { state } = dealer;
      const attack = at(state.attacks, choice.attack);
      const [defender, attacker] = [pieceOf(state, choice.defender.id), pieceOf(state, attack.attacker)];
      if (defender === undefined || attacker === undefined) return;
      attack.target = defender.id;
      attack.defended = true;
      dealer.tell({ did: 'defend', seat, defender: seenOf(defender), attacker: seenOf(attacker) });
      unveil(dealer, defender);
      fire(dealer, ON.defend, defender.id, attacker.id, 0);
      fire(dealer, ON.attacked, defender.id, attacker.id, 0);
      dealer.next({ do: 'defend', seat, from: choice.attack + 1 });
    },
    otherwise: (dealer) => dealer.next({ do: 'defended' }),
    lapse: (dealer) => dealer.next({ do: 'defended' }),
    why: whyNotDefend,
  },

  defended: (dealer) => {
    const { state } = dealer;
    const combat: Frame = { do: 'combat', at: 0 };
    if (!state.attacks.some(({ defended }) => defended)) return dealer.next(combat);
    dealer.next(SETTLE, at(WINDOW, firstToRespond(state)), combat);
  },

  combat: (dealer, { at: place }) => {
    const { state } = dealer;
    const attack = state.attacks[place];
    if (attack === undefined) {
      state.attacks = [];
      expire(dealer, ({ until }) => until === 'combat');
      return dealer.next(END);
    }
    fight(dealer, attack);
    // 7.9: for the others it is not their combat.
    const { attacker, target } = attack;
    expire(dealer, ({ until }, _, ref) => until === 'combat' && (ref === attacker || ref === target));
    dealer.next(SETTLE, { do: 'combat', at: place + 1 });
  },
};
