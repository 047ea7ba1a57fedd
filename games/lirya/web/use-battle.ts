import type { WebBoardProps } from '@ludoteca/kit';
import { useState } from 'react';
import { forecastCombats } from '../combat-forecast.ts';
import type { Lirya } from '../parts.ts';
import { answersOf, EMPTY, pairsIn, type Plan, pressActor, pressOther, shotsOf } from './battle.ts';
import { isAsked } from './offers.ts';
import type { Battle } from './table.ts';

/** Attacks and defences, from the first press to the one that sends them. A plan belongs to its question. */
export function useBattle(props: WebBoardProps<Lirya>): Battle {
  const { asked, view, answer } = props;
  const number = asked?.number;
  const [kept, setKept] = useState<{ readonly number: number | undefined; readonly plan: Plan }>({
    number,
    plan: EMPTY,
  });
  const options = isAsked(props) ? pairsIn(asked) : [];
  const plan = kept.number === number && options.length > 0 ? kept.plan : EMPTY;
  const turn = (next: Plan): void => setKept({ number, plan: next });
  const shots = shotsOf(view, plan, options);
  return {
    plan,
    options,
    shots,
    foreseen: forecastCombats(view, shots),
    pressActor: (id) => turn(pressActor(plan, view, options, id)),
    pressOther: (ref) => turn(pressOther(plan, view, options, ref)),
    again: () => turn(EMPTY),
    send: () => answer(...answersOf(plan, options)),
  };
}
