/** When the host declares the dice of a defender: as many as possible, unless the person wants to decide (RULES 5.5). */
import type { AutoPassRules } from '@ludoteca/kit';
import type { Risika } from './parts.ts';
import { MAX_DICE } from './rules/state-queries.ts';

export const DEFENCE = 'defence';

export const autoPass: AutoPassRules<Risika> = {
  names: { it: { [DEFENCE]: 'difesa' }, en: { [DEFENCE]: 'defence' }, pt: { [DEFENCE]: 'defesa' } },
  usual: [DEFENCE],
  findAutoPass: ({ asked, view }) =>
    asked?.prompt === 'defend'
      ? { answer: Math.min(MAX_DICE, view.armies[asked.frame.to] ?? 0), stop: DEFENCE }
      : undefined,
  // The defender is never asked without a choice.
  findForcedPass: () => undefined,
};
