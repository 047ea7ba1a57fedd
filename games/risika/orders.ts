/** The standing order of the game: to attack one territory again and again. */
import { deepEqual } from '@ludoteca/kernel';
import type { Observation, StandingOrder, StandingOrderRules } from '@ludoteca/kit';
import type { Territory } from './board.ts';
import type { Risika, Route } from './parts.ts';
import { MAX_DICE } from './rules/state-queries.ts';

/** Attacks with at most so many dice until the territory is conquered, or at most so many armies are left (RULES 5). */
export interface AttackOrder extends Route {
  readonly dice: number;
  readonly left: number;
}

const ATTACK = 'attack';

export const makeAttackOrder = ({ from, to, dice, left }: AttackOrder): StandingOrder => ({
  kind: ATTACK,
  values: [from, to, dice, left],
});

/** Undefined if it is none. */
export function parseAttackOrder({ kind, values }: StandingOrder): AttackOrder | undefined {
  const [from, to, dice, left] = values;
  if (kind !== ATTACK || from === undefined || to === undefined || dice === undefined || left === undefined)
    return undefined;
  return { from, to, dice, left };
}

/** Armies on a territory of a client, which may not exist. */
const armiesOn = ({ view }: Observation<Risika>, territory: Territory): number => view.armies[territory] ?? 0;

function findAnswer(order: StandingOrder, observation: Observation<Risika>) {
  const { asked } = observation;
  const attack = parseAttackOrder(order);
  if (attack === undefined || asked === undefined) return undefined;
  const { from, to, dice, left } = attack;
  const spare = armiesOn(observation, from) - 1;
  if (spare < left) return undefined;
  if (asked.prompt === 'fight') return { attack: to, from };
  const isSame = asked.prompt === 'dice' && deepEqual([asked.frame.from, asked.frame.to], [from, to]);
  return isSame ? Math.min(dice, spare, MAX_DICE) : undefined;
}

/** An attack does not answer how many armies follow after a conquest. */
export const orders: StandingOrderRules<Risika> = {
  names: {
    it: { [ATTACK]: 'attacca ancora' },
    en: { [ATTACK]: 'attack again' },
    pt: { [ATTACK]: 'atacar de novo' },
  },
  findAnswer,
};
