import { at, type Seat } from '@ludoteca/kernel';
import type { WebFaceProps } from '@ludoteca/kit';
import { useState } from 'react';
import { type Card, suitOf } from '../cards.ts';
import type { Uno } from '../parts.ts';
import type { Words } from './words.ts';

interface Said {
  readonly card: Card;
  /** The question that was open. */
  readonly number: number;
  readonly text: string;
}

export interface Hint {
  readonly text: string;
  /** Says why a card cannot be discarded; that it is somebody else's turn is said to those who try. */
  readonly explain: (card: Card, tried: boolean) => void;
  readonly hush: () => void;
}

/** Why a card cannot be discarded now, for as long as somebody looks at it. */
export function useHint({ asked, names, texts, why }: WebFaceProps<Uno>, seat: Seat, words: Words): Hint {
  const [said, setSaid] = useState<Said>();
  const number = asked?.number ?? -1;

  const tell = async (card: Card): Promise<void> => {
    setSaid({ card, number, text: '' });
    const text = texts.reason(await why({ discard: card, suit: suitOf(card) }), names);
    setSaid((now) => (now?.card === card && now.number === number ? { card, number, text } : now));
  };
  return {
    text: said?.number === number ? said.text : '',
    explain: (card, tried) => {
      if (asked === undefined || (said?.card === card && said.number === number)) return;
      if (asked.seat === seat) void tell(card);
      else if (tried) setSaid({ card, number, text: words.waiting(at(names, asked.seat)) });
    },
    hush: () => setSaid(undefined),
  };
}
