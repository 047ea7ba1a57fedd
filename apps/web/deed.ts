import type { Result } from '@ludoteca/kernel';
import type { ServerProblem } from '@ludoteca/wire';
import { useRef, useState } from 'react';

/** Something that a person asks of the server with one press. */
export interface Deed {
  /** It is under way. */
  readonly busy: boolean;
  /** Why the last one was refused. */
  readonly problem: ServerProblem | undefined;
  /** Does it, unless one is under way: whoever presses twice means it once. */
  readonly act: <V>(ask: () => Promise<Result<V, ServerProblem>>, then?: (value: V) => void) => void;
}

export function useDeed(): Deed {
  const underWay = useRef(false);
  const [state, setState] = useState<Omit<Deed, 'act'>>({ busy: false, problem: undefined });
  async function run<V>(
    ask: () => Promise<Result<V, ServerProblem>>,
    then?: (value: V) => void,
  ): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setState({ busy: true, problem: undefined });
    const done = await ask();
    underWay.current = false;
    setState({ busy: false, problem: done.ok ? undefined : done.problem });
    if (done.ok) then?.(done.value);
  }
  return { ...state, act: (ask, then) => void run(ask, then) };
}
