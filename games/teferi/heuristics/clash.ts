/** 510: how a fight between one attacker and those who block it ends, step by step. */
import { at } from '@ludoteca/kernel';
import { type Fighter, hitOf } from './fighter.ts';
import { lifeWorth } from './worth.ts';

export interface Clash {
  /** Worth of what the attacker kills less what it loses, and what its side gains otherwise. */
  readonly gain: number;
  /** Damage to whom it attacks. */
  readonly through: number;
  readonly attackerDies: boolean;
  /** Those of the blockers that die, as bits by place. */
  readonly dead: number;
}

/** A point of life from lifelink. */
const LIFE_POINT = lifeWorth(10) - lifeWorth(9);

/** In the order in which the attacker deals with them: the dearest that fall cheaply first. */
const priority = (attacker: Fighter, { worth, bulk }: Fighter): number =>
  worth / (attacker.deathtouch ? 1 : Math.max(1, bulk));

/** `zeal`: how much a kill counts for the attacker; above 1 even trades are welcome. */
export function clash(attacker: Fighter, blockers: readonly Fighter[], zeal = 1): Clash {
  if (blockers.length === 0) {
    const through = hitOf(attacker);
    return { gain: attacker.lifelink ? through * LIFE_POINT : 0, through, attackerDies: false, dead: 0 };
  }
  const order = blockers
    .map((_, i) => i)
    .toSorted((a, b) => priority(attacker, at(blockers, b)) - priority(attacker, at(blockers, a)));
  const left = blockers.map(({ bulk }) => bulk);
  let [hurt, through, dealt, healed] = [0, 0, 0, 0];
  let fatal = false;
  for (const first of [true, false]) {
    const alive = order.filter((i) => at(left, i) > 0);
    const strikes = (one: Fighter): boolean =>
      first ? one.strikesFirst : !one.strikesFirst || one.strikesTwice;
    const attacks = !fatal && strikes(attacker);
    for (const i of alive) {
      const blocker = at(blockers, i);
      if (fatal || blocker.power === 0 || !strikes(blocker)) continue;
      hurt += blocker.deathtouch ? Math.max(blocker.power, attacker.bulk) : blocker.power;
      if (blocker.lifelink) healed += blocker.power;
    }
    if (attacks) {
      dealt += attacker.power;
      through += strike(attacker, blockers, alive, left);
    }
    fatal = hurt >= attacker.bulk && !attacker.lasts;
  }
  let [dead, gain] = [0, 0];
  blockers.forEach(({ lasts, worth }, i) => {
    if (at(left, i) > 0 || lasts) return;
    dead |= 1 << i;
    gain += worth * zeal;
  });
  if (fatal) gain -= attacker.worth;
  if (attacker.lifelink) gain += dealt * LIFE_POINT;
  return { gain: gain - healed * LIFE_POINT, through, attackerDies: fatal, dead };
}

/** One blow of the attacker: who dies of it is marked in `left`. Returns what tramples over. */
function strike(
  { power, deathtouch, trample }: Fighter,
  blockers: readonly Fighter[],
  alive: readonly number[],
  left: number[],
): number {
  let rest = power;
  for (const i of alive) {
    if (rest === 0) return 0;
    const lethal = deathtouch ? 1 : at(left, i);
    const some = Math.min(rest, lethal);
    rest -= some;
    // Those that last are dealt with as if they could die: what is lethal does not ask (702.19b).
    if (some === lethal) left[i] = at(blockers, i).lasts ? at(left, i) : 0;
    else left[i] = at(left, i) - some;
  }
  return trample ? rest : 0;
}
