/** Lets a decision wait for a confirmation, if the person wants that: the button, or the same decision once more. */
import { type AnyParts, canonicalJson, type Choice } from '@ludoteca/kernel';
import { useCallback, useState } from 'react';
import { useConfirming } from '../state/preferences.ts';

type Choices = readonly Choice<AnyParts>[];
type Answer = (...choices: Choices) => void;

export interface Confirmation {
  /** The decision that waits. */
  readonly pending: Choices | undefined;
  readonly answer: Answer;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** `number`: that of the open question; a decision does not outlive its question. */
export function useConfirmation(number: number | undefined, send: Answer): Confirmation {
  const isOn = useConfirming();
  const [waiting, setWaiting] = useState<{ readonly number: number; readonly choices: Choices }>();
  const pending = isOn && waiting !== undefined && waiting.number === number ? waiting.choices : undefined;
  const cancel = useCallback(() => setWaiting(undefined), []);
  const confirm = (): void => {
    cancel();
    if (pending !== undefined) send(...pending);
  };
  const answer: Answer = (...choices) => {
    if (!isOn || number === undefined) send(...choices);
    else if (pending !== undefined && canonicalJson(pending) === canonicalJson(choices)) confirm();
    else setWaiting({ number, choices });
  };
  return { pending, answer, confirm, cancel };
}
