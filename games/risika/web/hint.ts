import { at } from '@ludoteca/kernel';
import type { WebFaceProps } from '@ludoteca/kit';
import { useState } from 'react';
import type { Territory } from '../board.ts';
import type { Risika } from '../parts.ts';
import type { Words } from './words.ts';

export interface Hint {
  readonly text: string;
  /** Says why something cannot be chosen; undefined: it is not one's turn. */
  readonly explain: (territory: Territory, choice: unknown) => void;
  readonly hush: () => void;
}

/** Why a territory cannot be chosen now, until somebody looks elsewhere. */
export function useHint({ asked, watcher, names, texts, why }: WebFaceProps<Risika>, words: Words): Hint {
  const [said, setSaid] = useState<{
    readonly of: Territory;
    readonly number: number;
    readonly text: string;
  }>();
  const number = asked?.number ?? -1;
  const tell = async (of: Territory, choice: unknown): Promise<void> => {
    const text = texts.reason(await why(choice), names);
    setSaid({ of, number, text });
  };
  return {
    text: said?.number === number ? said.text : '',
    explain: (of, choice) => {
      if (asked === undefined || typeof watcher !== 'number') return;
      if (asked.seat !== watcher) setSaid({ of, number, text: words.waiting(at(names, asked.seat)) });
      else if (choice !== undefined) void tell(of, choice);
    },
    hush: () => setSaid(undefined),
  };
}
