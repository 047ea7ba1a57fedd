import { at, type Parts } from '@ludoteca/kernel';
import { useState } from 'react';
import type { WebBoardProps } from '../catalogue/web-board.ts';

export interface RefusalHint {
  readonly text: string;
  /** Says why something cannot be chosen. Whoever is not asked hears who is, but only on trying. */
  readonly explain: (key: string, choice: unknown, tried: boolean) => void;
  readonly clear: () => void;
}

/** Why something cannot be chosen now, for as long as somebody looks at it. */
export function useRefusalHint<P extends Parts>(
  { asked, watcher, names, texts, why }: WebBoardProps<P>,
  waiting: (name: string) => string,
): RefusalHint {
  const [said, setSaid] = useState<{
    readonly key: string;
    readonly number: number;
    readonly text: string;
  }>();
  const number = asked?.number ?? -1;

  const tell = async (key: string, choice: unknown): Promise<void> => {
    setSaid({ key, number, text: '' });
    const text = texts.reason(await why(choice), names);
    setSaid((now) => (now?.key === key && now.number === number ? { key, number, text } : now));
  };
  return {
    text: said?.number === number ? said.text : '',
    explain: (key, choice, tried) => {
      if (asked === undefined || (said?.key === key && said.number === number)) return;
      if (asked.seat === watcher) void tell(key, choice);
      else if (tried) setSaid({ key, number, text: waiting(at(names, asked.seat)) });
    },
    clear: () => setSaid(undefined),
  };
}
