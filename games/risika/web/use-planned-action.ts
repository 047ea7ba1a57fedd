import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import { useEffect, useRef, useState } from 'react';
import type { Risika } from '../parts.ts';
import { type PlannedAction, nextStep } from './planned-action.ts';

/** Long enough to see how the dice fell, in milliseconds. */
const PAUSE_AFTER_ROLL = 620;

export interface ActionRunner {
  readonly action: PlannedAction | undefined;
  readonly start: (gesture: PlannedAction) => void;
  readonly stop: () => void;
}

interface RunningAction {
  readonly action: PlannedAction;
  /** The question that was answered last: if it is still open the answer was refused. */
  readonly answered: number;
}

/** Carries a gesture out, an answer for each question. It lives on this page only, and ends with the first thing that was not expected. */
export function usePlannedAction({
  asked,
  view,
  watcher,
  isBusy: busy,
  isMotionless: still,
  answer,
}: WebBoardProps<Risika>): ActionRunner {
  const [doing, setDoing] = useState<RunningAction>();

  useEffect(() => {
    if (doing === undefined || busy) return undefined;
    const step = asked?.number === doing.answered ? 'over' : nextStep(doing.action, asked, view, watcher);
    if (step === 'wait') return undefined;
    const go = (): void => {
      if (step === 'over') return setDoing(undefined);
      setDoing(step.rest && { action: step.rest, answered: asked?.number ?? -1 });
      answer(step.answer);
    };
    const isRepeated = step !== 'over' && doing.action.begun === true && asked?.prompt === 'fight';
    if (still || !isRepeated) {
      go();
      return undefined;
    }
    const breath = document.body.animate([], PAUSE_AFTER_ROLL);
    breath.addEventListener('finish', go);
    return () => breath.cancel();
  }, [doing, asked, view, watcher, busy, still, answer]);

  return {
    action: doing?.action,
    start: (gesture) => {
      if (!busy) setDoing({ action: gesture, answered: -1 });
    },
    stop: () => setDoing(undefined),
  };
}

/** Who wishes so always defends with all the dice there are, without being asked on this page. */
export function useAutoDefence({ asked, watcher, isBusy: busy, answer }: WebBoardProps<Risika>): {
  readonly always: boolean;
  readonly set: (always: boolean) => void;
} {
  const [always, set] = useState(false);
  /** The question that was answered last: one whose answer was refused is left to the person. */
  const answered = useRef(-1);
  const isAsked = always && !busy && asked?.prompt === 'defend' && asked.seat === watcher;
  useEffect(() => {
    const most = isAsked ? optionsOf<Risika>(asked).at(-1) : undefined;
    if (most === undefined || asked === undefined || answered.current === asked.number) return;
    answered.current = asked.number;
    answer(most);
  }, [isAsked, asked, answer]);
  return { always, set };
}
