/** Answers the question for defence dice with the maximum, if the player wants so. */
import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import { useEffect, useRef, useState } from 'react';
import type { Risika } from '../parts.ts';

export function useAutoDefence({ asked, watcher, isBusy, answer }: WebBoardProps<Risika>): {
  readonly always: boolean;
  readonly set: (always: boolean) => void;
} {
  const [always, set] = useState(false);
  /** The question answered last: a refused answer is not repeated. */
  const answered = useRef(-1);
  const isAsked = always && !isBusy && asked?.prompt === 'defend' && asked.seat === watcher;
  useEffect(() => {
    const max = isAsked ? optionsOf<Risika>(asked).at(-1) : undefined;
    if (max === undefined || asked === undefined || answered.current === asked.number) return;
    answered.current = asked.number;
    answer(max);
  }, [isAsked, asked, answer]);
  return { always, set };
}
