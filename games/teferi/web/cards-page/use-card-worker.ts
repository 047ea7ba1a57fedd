/** The access of the page of cards and decks to its worker: one request at a time. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardReply, CardRequest } from './card-messages.ts';

interface CardWorker {
  readonly isBusy: boolean;
  readonly ask: (request: CardRequest, onReply: (reply: CardReply) => void) => void;
}

export function useCardWorker(): CardWorker {
  const worker = useRef<Worker>(undefined);
  const [isBusy, setBusy] = useState(false);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  const ask = useCallback((request: CardRequest, onReply: (reply: CardReply) => void): void => {
    worker.current ??= new Worker(new URL('./card-worker.ts', import.meta.url), { type: 'module' });
    setBusy(true);
    const settled = new AbortController();
    const settle = (reply: CardReply): void => {
      settled.abort();
      setBusy(false);
      onReply(reply);
    };
    const { current } = worker;
    current.addEventListener('message', ({ data }: MessageEvent<CardReply>) => settle(data), {
      signal: settled.signal,
    });
    current.addEventListener('error', () => settle({ kind: 'failed' }), { signal: settled.signal });
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    current.postMessage(request);
  }, []);
  return { isBusy, ask };
}
