/** The standing order of the game: to pass in all response windows until the own turn. */
import type { StandingOrderRules } from '@ludoteca/kit';
import type { Lirya } from './parts.ts';

const OWN_TURN = 'own turn';

export const orders: StandingOrderRules<Lirya> = {
  names: {
    it: { [OWN_TURN]: 'passa fino al mio turno' },
    en: { [OWN_TURN]: 'pass until my turn' },
    pt: { [OWN_TURN]: 'passar até o meu turno' },
  },
  list: ({ active }, seat) => (active === seat ? [] : [{ kind: OWN_TURN, values: [] }]),
  findAnswer: ({ kind }, { asked, view }) =>
    kind === OWN_TURN && asked?.prompt === 'window' && view.active !== asked.seat ? 'pass' : undefined,
};
