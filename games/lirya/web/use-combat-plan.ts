/** The attacks or defences that are being declared, until they are sent. */
import type { WebBoardProps } from '@ludoteca/kit';
import { useQuestionState } from '@ludoteca/kit/web';
import { forecastCombats } from '../combat-forecast.ts';
import type { Lirya } from '../parts.ts';
import type { CombatControls } from './board-props.ts';
import {
  collectAttacks,
  combatPairsOf,
  EMPTY_PLAN,
  planAnswers,
  pressActor,
  pressTarget,
} from './combat-plan.ts';
import { isAsked } from './offers.ts';

export function useCombatPlan(props: WebBoardProps<Lirya>): CombatControls {
  const { asked, view, answer } = props;
  const [chosen, setPlan] = useQuestionState(asked?.number, EMPTY_PLAN);
  const options = isAsked(props) ? combatPairsOf(asked) : [];
  const plan = options.length > 0 ? chosen : EMPTY_PLAN;
  const attacks = collectAttacks(view, plan, options);
  return {
    plan,
    options,
    attacks,
    forecasts: forecastCombats(view, attacks),
    pressActor: (id) => setPlan(pressActor(plan, view, options, id)),
    pressTarget: (ref) => setPlan(pressTarget(plan, view, options, ref)),
    reset: () => setPlan(EMPTY_PLAN),
    send: () => answer(...planAnswers(plan, options)),
  };
}
