/** Adds to the reason “nobody attacks” which characters cannot attack and why. */
import type { ByLanguage, ReasonFacts, Language } from '@ludoteca/kit';
import { formatCardName } from '../deck/card-names.ts';
import type { CombatObstacle } from '../rules/combat-legality.ts';
import type { LiryaTexts } from './text-types.ts';

interface IdleAttackers {
  readonly why: CombatObstacle;
  readonly cards: readonly string[];
}

/** Plural forms; the other reasons have the same sentence in singular and plural. */
const PLURAL_REASONS: ByLanguage<{ readonly [Bar in CombatObstacle]?: string }> = {
  it: {
    dying: 'Non hanno più punti vita.',
    'has attacked': 'In questo turno hanno già attaccato.',
    stunned: 'Sono storditi.',
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

const idleAttackersOf = ({ idle }: ReasonFacts): readonly IdleAttackers[] =>
  Array.isArray(idle) ? (idle as IdleAttackers[]) : [];

/** Each name once, with the number of pieces. */
function formatNames(cards: readonly string[], language: Language): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return Array.from(counts, ([card, count]) => {
    const name = formatCardName(card, language);
    return count === 1 ? name : `${name} ×${count}`;
  }).join(', ');
}

/** Appends which characters cannot attack, with one sentence per reason. */
export function addIdleAttackers(language: Language, reasons: LiryaTexts['reasons']): LiryaTexts['reasons'] {
  const sentence = ({ why, cards }: IdleAttackers): string => {
    const ofMany = cards.length > 1 ? PLURAL_REASONS[language][why] : undefined;
    const reason = ofMany ?? reasons[why]({});
    return ` ${formatNames(cards, language)}: ${reason.slice(0, 1).toLowerCase()}${reason.slice(1)}`;
  };
  return {
    ...reasons,
    'nobody attacks': (facts) =>
      reasons['nobody attacks'](facts) + idleAttackersOf(facts).map(sentence).join(''),
  };
}
