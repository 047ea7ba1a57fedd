import type { ByLanguage, ReasonFacts, Language } from '@ludoteca/kit';
import { cardName } from '../deck/names.ts';
import type { FightBar } from '../rules/attackers.ts';
import type { Words } from './words.ts';

interface Idle {
  readonly why: FightBar;
  readonly cards: readonly string[];
}

/** Said of many; what is not here is the same sentence for one and for many. */
const OF_MANY: ByLanguage<{ readonly [Bar in FightBar]?: string }> = {
  it: {
    dying: 'Non hanno più punti vita.',
    'has attacked': 'In questo turno hanno già attaccato.',
    stunned: 'Lo stordimento lo impedisce loro.',
    newcomer: 'Sono in gioco solo da questo turno.',
  },
  en: {
    dying: 'They have no health left.',
    'has attacked': 'They have attacked this turn already.',
    stunned: 'They are stunned.',
    newcomer: 'They came into play this turn.',
  },
  pt: {
    dying: 'Não têm mais pontos de vida.',
    'has attacked': 'Neste turno já atacaram.',
    newcomer: 'Estão em jogo só desde este turno.',
  },
};

const idleIn = ({ idle }: ReasonFacts): readonly Idle[] => (Array.isArray(idle) ? (idle as Idle[]) : []);

/** Each name once, with how many are called so. */
function namesOf(cards: readonly string[], language: Language): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return Array.from(counts, ([card, count]) => {
    const name = cardName(card, language);
    return count === 1 ? name : `${name} ×${count}`;
  }).join(', ');
}

/** The reasons, with who does not attack and why: a sentence for all who have the same reason. */
export function withIdle(language: Language, reasons: Words['reasons']): Words['reasons'] {
  const sentence = ({ why, cards }: Idle): string => {
    const ofMany = cards.length > 1 ? OF_MANY[language][why] : undefined;
    const reason = ofMany ?? reasons[why]({});
    return ` ${namesOf(cards, language)}: ${reason.slice(0, 1).toLowerCase()}${reason.slice(1)}`;
  };
  return {
    ...reasons,
    'nobody attacks': (facts) => reasons['nobody attacks'](facts) + idleIn(facts).map(sentence).join(''),
  };
}
