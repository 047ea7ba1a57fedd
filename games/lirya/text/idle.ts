import type { Facts, Language } from '@ludoteca/kit';
import { cardName } from '../deck/names.ts';
import type { FightBar } from '../rules/attackers.ts';
import type { Words } from './words.ts';

interface Idle {
  readonly why: FightBar;
  readonly cards: readonly string[];
}

const idleIn = ({ idle }: Facts): readonly Idle[] => (Array.isArray(idle) ? (idle as Idle[]) : []);

/** The reasons, with who does not attack and why: a sentence for all who have the same reason. */
export function withIdle(language: Language, reasons: Words['reasons']): Words['reasons'] {
  const sentence = ({ why, cards }: Idle): string => {
    const reason = reasons[why]({});
    const names = cards.map((card) => cardName(card, language)).join(', ');
    return ` ${names}: ${reason.slice(0, 1).toLowerCase()}${reason.slice(1)}`;
  };
  return {
    ...reasons,
    'nobody attacks': (facts) => reasons['nobody attacks'](facts) + idleIn(facts).map(sentence).join(''),
  };
}
