/** The standing order of the game: to defend against nothing until the own turn (RULES 8). */
import type { StandingOrderRules } from '@ludoteca/kit';
import type { Students } from './parts.ts';

const OWN_TURN = 'own turn';

export const orders: StandingOrderRules<Students> = {
  names: {
    it: { [OWN_TURN]: 'passa fino al mio turno' },
    en: { [OWN_TURN]: 'pass until my turn' },
    pt: { [OWN_TURN]: 'passar até o meu turno' },
  },
  list: ({ turn }, seat) => (turn === seat ? [] : [{ kind: OWN_TURN, values: [] }]),
  findAnswer: ({ kind }, { asked, view }) =>
    kind === OWN_TURN && asked?.prompt === 'window' && view.turn !== asked.seat ? 'pass' : undefined,
};
