import type { WebBoardProps } from '@ludoteca/kit';
import { useState } from 'react';
import type { Lirya } from '../parts.ts';
import { mulliganAnswers } from './combat-plan.ts';
import { isAsked } from './offers.ts';

export interface MulliganControls {
  /** The places in the hand whose cards go back. */
  readonly pressed: readonly string[];
  readonly press: (key: string) => void;
  readonly send: () => void;
}

/** Which cards of the opening hand go back, while that is asked. */
export function useMulligan(props: WebBoardProps<Lirya>): MulliganControls | undefined {
  const { asked, answer } = props;
  const number = asked?.number;
  const [chosen, setChosen] = useState<{
    readonly number: number | undefined;
    readonly keys: readonly string[];
  }>({
    number,
    keys: [],
  });
  if (asked?.prompt !== 'mulligan' || !isAsked(props)) return undefined;
  const keys = chosen.number === number ? chosen.keys : [];
  return {
    pressed: keys,
    press: (key) =>
      setChosen({ number, keys: keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key] }),
    send: () =>
      answer(
        ...mulliganAnswers(
          asked,
          keys.map((key) => key.slice(0, key.lastIndexOf('/'))),
        ),
      ),
  };
}
