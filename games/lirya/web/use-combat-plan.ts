import type { WebBoardProps } from '@ludoteca/kit';
import { useState } from 'react';
import { forecastCombats } from '../combat-forecast.ts';
import type { Lirya } from '../parts.ts';
import {
  planAnswers,
  EMPTY_PLAN,
  combatPairsOf,
  type CombatPlan,
  pressActor,
  pressTarget,
  collectAttacks,
} from './combat-plan.ts';
import { isAsked } from './offers.ts';
import type { CombatControls } from './board-props.ts';

/** Attacks and defences, from the first press to the one that sends them. A plan belongs to its question. */
export function useCombatPlan(props: WebBoardProps<Lirya>): CombatControls {
  const { asked, view, answer } = props;
  const number = asked?.number;
  const [kept, setKept] = useState<{ readonly number: number | undefined; readonly plan: CombatPlan }>({
    number,
    plan: EMPTY_PLAN,
  });
  const options = isAsked(props) ? combatPairsOf(asked) : [];
  const plan = kept.number === number && options.length > 0 ? kept.plan : EMPTY_PLAN;
  const turn = (next: CombatPlan): void => setKept({ number, plan: next });
  const shots = collectAttacks(view, plan, options);
  return {
    plan,
    options,
    attacks: shots,
    forecasts: forecastCombats(view, shots),
    pressActor: (id) => turn(pressActor(plan, view, options, id)),
    pressTarget: (ref) => turn(pressTarget(plan, view, options, ref)),
    reset: () => turn(EMPTY_PLAN),
    send: () => answer(...planAnswers(plan, options)),
  };
}
