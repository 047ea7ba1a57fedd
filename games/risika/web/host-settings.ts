/** The settings of the own seat that the host executes: an attack that is repeated, and the defence with all dice. */
import { toggleStop, type WebBoardProps, findOrderedAnswer } from '@ludoteca/kit';
import { DEFENCE_STOP } from '../auto-pass.ts';
import { type AttackOrder, makeAttackOrder, orders, parseAttackOrder } from '../orders.ts';
import type { Risika, Route } from '../parts.ts';

export interface HostSettings {
  /** The attack that the host repeats. */
  readonly attack: Route | undefined;
  readonly startAttack: (attack: AttackOrder) => void;
  /** Whether the host always defends with as many dice as possible. */
  readonly isDefending: boolean;
  readonly setDefending: (isDefending: boolean) => void;
}

/** The attack in force: until the table says so, an order that has ended is still in the settings. */
function findAttack(props: WebBoardProps<Risika>): Route | undefined {
  const { asked, watcher, autoPassAccess } = props;
  const order = autoPassAccess?.settings.order;
  const attack = order && parseAttackOrder(order);
  if (order === undefined || attack === undefined || asked === undefined) return undefined;
  const isRunning =
    asked.seat === watcher
      ? findOrderedAnswer(orders, order, props) !== undefined
      : asked.prompt === 'defend' && asked.frame.from === attack.from && asked.frame.to === attack.to;
  return isRunning ? attack : undefined;
}

/** A watcher has no settings. */
export function createHostSettings(props: WebBoardProps<Risika>): HostSettings {
  const { autoPassAccess } = props;
  const settings = autoPassAccess?.settings ?? { stops: [DEFENCE_STOP], control: false };
  const isDefending = !settings.stops.includes(DEFENCE_STOP);
  return {
    attack: findAttack(props),
    startAttack: (attack) => autoPassAccess?.change({ ...settings, order: makeAttackOrder(attack) }),
    isDefending,
    setDefending: (wanted) => {
      if (wanted !== isDefending) autoPassAccess?.change(toggleStop(settings, DEFENCE_STOP));
    },
  };
}
