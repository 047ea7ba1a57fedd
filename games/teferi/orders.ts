/** The standing orders of the game: to pass until the end of the turn, or until the own turn. */
import type { Seat } from '@ludoteca/kernel';
import type { Observation, StandingOrder, StandingOrderRules } from '@ludoteca/kit';
import type { Teferi } from './parts.ts';
import type { View } from './view-types.ts';

const END = 'end';
const OWN_TURN = 'own turn';

/** `values` has the turn in which the order was given. */
const isInForce = ({ kind, values: [given] }: StandingOrder, { turn, active }: View, seat: Seat): boolean =>
  turn === given || (kind === OWN_TURN && active !== seat);

/** It ends when the opponent casts or activates something, and where something other than priority is to be decided. */
function findAnswer(order: StandingOrder, { asked, view }: Observation<Teferi>) {
  if (asked === undefined || !isInForce(order, view, asked.seat)) return undefined;
  const top = view.stack.at(-1);
  if (top !== undefined && top.controller !== asked.seat) return undefined;
  if (asked.prompt === 'priority') return 'pass';
  // A player who passes the rest of the own turn does not attack either.
  return asked.prompt === 'attack' && asked.frame.chosen.length === 0 ? 'done' : undefined;
}

export const orders: StandingOrderRules<Teferi> = {
  names: {
    it: { [END]: 'passa fino alla fine del turno', [OWN_TURN]: 'passa fino al mio turno' },
    en: { [END]: 'pass until the end of the turn', [OWN_TURN]: 'pass until my turn' },
    pt: { [END]: 'passar até o fim do turno', [OWN_TURN]: 'passar até o meu turno' },
  },
  list: ({ turn }) => (turn === 0 ? [] : [END, OWN_TURN].map((kind) => ({ kind, values: [turn] }))),
  findAnswer,
};
