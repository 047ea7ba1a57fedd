/** 508: who attacks. The party whose attack ends best, if the other side blocks as well as it can and then strikes back. */
import { at, type Seat } from '@ludoteca/kernel';
import { playerAim } from '../layers/board.ts';
import type { Attack, View } from '../parts.ts';
import { type Blocks, Field } from './field.ts';
import { type Fighter, fightersOf, hitOf, landsOf, mayBlock } from './fighter.ts';
import { ALL, lifeWorth } from './worth.ts';

/** What may come back counts for less than what is certain. */
const REVENGE = 0.6;
/** To be dead next turn, unless it can be helped. */
const DOOM = 60;
/** From this turn on, each makes trades a little more welcome. */
const LONG = 14;
const IMPATIENCE = 0.02;
/** How often everybody is thought over. */
const ROUNDS = 3;
/** To attack, or to stay at home, must bring something. */
const LEAST = 0.05;

interface Front {
  readonly field: Field;
  readonly own: readonly Fighter[];
  readonly rivals: readonly Fighter[];
  readonly ownLands: ReadonlySet<string>;
  readonly ownLife: number;
  readonly theirLife: number;
}

const forceOf = (side: readonly Fighter[]): number => side.reduce((sum, { worth }) => sum + worth, 0);

/** Whoever is ahead likes to trade, and nobody waits for ever. */
function zealOf(view: View, own: readonly Fighter[], rivals: readonly Fighter[]): number {
  const [mine, theirs] = [forceOf(own), forceOf(rivals)];
  const lead = (mine - theirs) / (mine + theirs + 1);
  return 1 + Math.max(0, lead) * 0.5 + Math.max(0, view.turn - LONG) * IMPATIENCE;
}

function frontOf(view: View, seat: Seat, attackers: readonly Fighter[], own: readonly Fighter[]): Front {
  const foe = 1 - seat;
  const rivals = fightersOf(view, foe);
  const lands = landsOf(view, foe);
  const able = rivals.filter(({ seen }) => !seen.tapped);
  const can = (blocker: Fighter, attacker: Fighter): boolean => mayBlock(blocker, attacker, lands);
  return {
    field: new Field(attackers, able, can, () => true, zealOf(view, own, rivals)),
    own,
    rivals,
    ownLands: landsOf(view, seat),
    ownLife: at(view.sides, seat).life,
    theirLife: at(view.sides, foe).life,
  };
}

/** An attack as it would end. */
interface Attempt {
  readonly worth: number;
  readonly blocks: Blocks;
}

/** What an attack brings, blows in return considered. */
function attempt(front: Front, from: Blocks): Attempt {
  const { field, own, rivals, theirLife } = front;
  const blocks = field.defence(from, theirLife);
  const worth = field.worth(blocks, theirLife);
  if (worth >= ALL) return { worth, blocks };
  const away = new Set<number>();
  const dead = new Set<number>();
  blocks.forEach((mask, i) => {
    if (mask === -1) return;
    const attacker = at(field.attackers, i);
    const { attackerDies, dead: fallen } = field.clashOf(i, mask);
    if (attackerDies || !attacker.vigilance) away.add(attacker.id);
    if (fallen === 0) return;
    field.blockersIn(mask).forEach(({ id }, place) => {
      if ((fallen & (1 << place)) !== 0) dead.add(id);
    });
  });
  const home = own.filter(({ id, seen }) => !away.has(id) && !seen.tapped);
  const left = dead.size === 0 ? rivals : rivals.filter(({ id }) => !dead.has(id));
  return { worth: worth - revenge(front, home, left), blocks };
}

/** What the rivals do next turn, if each of those at home stops the largest that it can. */
function revenge({ ownLife, ownLands }: Front, home: readonly Fighter[], rivals: readonly Fighter[]): number {
  const idle = home.slice();
  let damage = 0;
  for (const rival of rivals.toSorted((a, b) => hitOf(b) - hitOf(a))) {
    if (rival.power === 0 || rival.seen.keywords.includes('defender')) continue;
    const blocker = idle.findIndex((one) => mayBlock(one, rival, ownLands));
    if (blocker === -1) damage += hitOf(rival);
    else idle.splice(blocker, 1);
  }
  if (damage >= ownLife) return DOOM + damage - ownLife;
  return (lifeWorth(ownLife) - lifeWorth(ownLife - damage)) * REVENGE;
}

/** From all, from those whom nobody can hurt, and from none; then one in or out at a time, as long as that helps. */
function bestParty(front: Front, fixed: number): Attempt {
  const { field } = front;
  const all = field.attackers.map(() => 0);
  const few = all.map((_, i) => (i < fixed ? 0 : -1));
  const safe = few.map((mask, i) => (field.isSafe(i) ? 0 : mask));
  const starts = [all, safe, few].map((from) => attempt(front, from));
  let best = starts.reduce((one, other) => (other.worth > one.worth ? other : one));
  for (let round = 0; round < ROUNDS && best.worth < ALL; round++) {
    const before = best;
    for (let i = fixed; i < all.length; i++) {
      const other = attempt(
        front,
        best.blocks.map((mask, n) => (n === i ? (mask === -1 ? 0 : -1) : mask)),
      );
      if (other.worth > best.worth + LEAST) best = other;
    }
    if (best === before) break;
  }
  return best;
}

/** Who does more at home than by one point of damage stays there. */
const isEager = ({ power, reading }: Fighter): boolean => power > 1 || (power === 1 && !reading.taps);

export function attack(
  view: View,
  seat: Seat,
  options: readonly (Attack | 'done')[],
  chosen: readonly Attack[],
): Attack | 'done' {
  const player = playerAim(1 - seat);
  const open = options.filter((option): option is Attack => option !== 'done' && option.at === player);
  const own = fightersOf(view, seat);
  const byId = new Map(own.map((one) => [one.id, one]));
  const sent = chosen.flatMap(({ attack: id }) => byId.get(id) ?? []);
  const free = open.flatMap(({ attack: id }) => byId.get(id) ?? []).filter(isEager);
  if (free.length > 0) {
    const front = frontOf(view, seat, [...sent, ...free], own);
    const plan = bestParty(front, sent.length);
    const next = free.find((_, i) => plan.blocks[sent.length + i] !== -1);
    if (next !== undefined) return aimed(view, options, chosen, next, front, plan);
  }
  return options.includes('done') ? 'done' : (open[0] ?? at(options, 0));
}

/** Planeswalkers are attacked by as many as it takes, unless the player dies of all. */
function aimed(
  view: View,
  options: readonly (Attack | 'done')[],
  chosen: readonly Attack[],
  { id }: Fighter,
  { field }: Front,
  { worth }: Attempt,
): Attack | 'done' {
  const ways = options.filter((option): option is Attack => option !== 'done' && option.attack === id);
  const way = ways.find(({ at: aim }) => {
    const loyalty = view.battlefield.find((one) => one.id === aim)?.counters['loyalty'];
    if (loyalty === undefined || worth >= ALL) return false;
    const sent = field.attackers.filter((one) =>
      chosen.some((other) => other.attack === one.id && other.at === aim),
    );
    return sent.reduce((sum, one) => sum + hitOf(one), 0) < loyalty;
  });
  return way ?? at(ways, 0);
}
