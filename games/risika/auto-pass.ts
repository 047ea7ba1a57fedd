/** When the host declares the dice of a defender: as many as possible, unless the person wants to decide (RULES 5.5). */
import type { AutoPassRules } from '@ludoteca/kit';
import type { Risika } from './parts.ts';
import { MAX_DICE } from './rules/state-queries.ts';

export const DEFENCE_STOP = 'defence';

export const autoPass: AutoPassRules<Risika> = {
  names: {
    it: { [DEFENCE_STOP]: 'difesa' },
    en: { [DEFENCE_STOP]: 'defence' },
    pt: { [DEFENCE_STOP]: 'defesa' },
  },
  usual: [DEFENCE_STOP],
  findAutoPass: ({ asked, view }) =>
    asked?.prompt === 'defend'
      ? { answer: Math.min(MAX_DICE, view.armies[asked.frame.to] ?? 0), stop: DEFENCE_STOP }
      : undefined,
  // The defender is never asked without a choice.
  findForcedPass: () => undefined,
};
