/** Runs a planned action of the player, question after question. */
import type { WebBoardProps } from '@ludoteca/kit';
import { useEffect, useState } from 'react';
import type { Risika } from '../parts.ts';
import { type PlannedAction, nextStep } from './planned-action.ts';

export interface ActionRunner {
  readonly action: PlannedAction | undefined;
  readonly start: (action: PlannedAction) => void;
  readonly stop: () => void;
}

interface RunningAction {
  readonly action: PlannedAction;
  /** The question answered last: if it is still open, the answer was refused. */
  readonly answered: number;
}

/** Carries out an action with one answer for each question; it ends at the first unexpected question. */
export function usePlannedAction({
  asked,
  view,
  watcher,
  isBusy,
  answer,
}: WebBoardProps<Risika>): ActionRunner {
  const [running, setRunning] = useState<RunningAction>();

  useEffect(() => {
    if (running === undefined || isBusy) return;
    const step = asked?.number === running.answered ? 'over' : nextStep(running.action, asked, view, watcher);
    if (step === 'wait') return;
    const go = (): void => {
      if (step === 'over') return setRunning(undefined);
      setRunning(step.rest && { action: step.rest, answered: asked?.number ?? -1 });
      answer(step.answer);
    };
    go();
  }, [running, asked, view, watcher, isBusy, answer]);

  return {
    action: running?.action,
    start: (action) => {
      if (!isBusy) setRunning({ action, answered: -1 });
    },
    stop: () => setRunning(undefined),
  };
}
