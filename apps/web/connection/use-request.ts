/** A React hook for requests to the server that are started by a person. */
import type { Result } from '@ludoteca/kernel';
import type { ServerProblem } from '@ludoteca/wire';
import { useRef, useState } from 'react';

export interface RequestState {
  /** A request is in progress. */
  readonly isBusy: boolean;
  /** The problem of the last request. */
  readonly problem: ServerProblem | undefined;
  /** Starts a request unless one is in progress. */
  readonly send: <V>(ask: () => Promise<Result<V, ServerProblem>>, then?: (value: V) => void) => void;
}

export function useRequest(): RequestState {
  const inProgress = useRef(false);
  const [state, setState] = useState<Omit<RequestState, 'send'>>({ isBusy: false, problem: undefined });
  async function run<V>(
    ask: () => Promise<Result<V, ServerProblem>>,
    then?: (value: V) => void,
  ): Promise<void> {
    if (inProgress.current) return;
    inProgress.current = true;
    setState({ isBusy: true, problem: undefined });
    const done = await ask();
    inProgress.current = false;
    setState({ isBusy: false, problem: done.ok ? undefined : done.problem });
    if (done.ok) then?.(done.value);
  }
  return { ...state, send: (ask, then) => void run(ask, then) };
}
