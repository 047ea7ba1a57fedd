/** Explains why a choice is not offered when a person tries it. */
import { at, type Parts } from '@ludoteca/kernel';
import { useState } from 'react';
import type { WebBoardProps } from '../catalogue/web-board.ts';

export interface RefusalHint {
  readonly text: string;
  /** Shows the reason; if another seat is asked, it names that seat, but only if the choice was `tried`. */
  readonly explain: (key: string, choice: unknown, tried: boolean) => void;
  readonly clear: () => void;
}

export function useRefusalHint<P extends Parts>(
  { asked, watcher, names, texts, why }: WebBoardProps<P>,
  waiting: (name: string) => string,
): RefusalHint {
  const [shown, setShown] = useState<{
    readonly key: string;
    readonly number: number;
    readonly text: string;
  }>();
  const number = asked?.number ?? -1;

  const showReason = async (key: string, choice: unknown): Promise<void> => {
    setShown({ key, number, text: '' });
    const text = texts.reason(await why(choice), names);
    setShown((now) => (now?.key === key && now.number === number ? { key, number, text } : now));
  };
  return {
    text: shown?.number === number ? shown.text : '',
    explain: (key, choice, tried) => {
      if (asked === undefined || (shown?.key === key && shown.number === number)) return;
      if (asked.seat === watcher) void showReason(key, choice);
      else if (tried) setShown({ key, number, text: waiting(at(names, asked.seat)) });
    },
    clear: () => setShown(undefined),
  };
}
