/** Hints as sentences. */
import type { Choice, Parts } from '@ludoteca/kernel';
import type { Hint } from '../players/hint.ts';
import type { ByLanguage, Language } from './game-texts.ts';

interface HintTexts {
  suggestion(answer: string): string;
  /** Percentages; `margin` is half the 95 % interval. */
  chance(percent: string, margin: string, rollouts: number): string;
  others(answers: readonly string[]): string;
  readonly only: string;
  /** The game is over, or the seat is not asked any more. */
  readonly none: string;
}

const HINT_TEXTS: ByLanguage<HintTexts> = {
  it: {
    suggestion: (answer) => `Consiglio: ${answer}.`,
    chance: (percent, margin, rollouts) =>
      `Così vinci circa nel ${percent}\u{A0}% dei casi (±\u{A0}${margin}): è la media di ${rollouts} continuazioni simulate con ciò che sai tu.`,
    others: (answers) => `Alternative: ${answers.join('; ')}.`,
    only: 'Non ci sono alternative.',
    none: 'Qui non c’è nulla da consigliare.',
  },
  en: {
    suggestion: (answer) => `Hint: ${answer}.`,
    chance: (percent, margin, rollouts) =>
      `It wins in about ${percent}\u{A0}% of cases (±\u{A0}${margin}), the average of ${rollouts} continuations simulated from what you know.`,
    others: (answers) => `Alternatives: ${answers.join('; ')}.`,
    only: 'There is no alternative.',
    none: 'There is nothing to suggest here.',
  },
  pt: {
    suggestion: (answer) => `Dica: ${answer}.`,
    chance: (percent, margin, rollouts) =>
      `Assim você vence em cerca de ${percent}\u{A0}% dos casos (±\u{A0}${margin}): é a média de ${rollouts} continuações simuladas com o que você sabe.`,
    others: (answers) => `Alternativas: ${answers.join('; ')}.`,
    only: 'Não há alternativa.',
    none: 'Não há nada a sugerir aqui.',
  },
};

/** Half the width of the 95 % interval in standard errors. */
const INTERVAL = 1.96;
const percent = (share: number): string => (share * 100).toFixed(0);
const withoutFullStop = (text: string): string => text.replace(/\.$/, '');

/** The suggestion, why, and what else was considered. */
export function formatHint<P extends Parts>(
  language: Language,
  hint: Hint<P> | undefined,
  formatOption: (choice: Choice<P>) => string,
): readonly string[] {
  const texts = HINT_TEXTS[language];
  if (hint === undefined) return [texts.none];
  const [{ choice, chance, error, rollouts }, ...others] = hint.answers;
  const suggestion = texts.suggestion(withoutFullStop(formatOption(choice)));
  if (rollouts === 0) return [suggestion, texts.only];
  const alternatives = others.map(
    (one) => `${withoutFullStop(formatOption(one.choice))} (${percent(one.chance)}\u{A0}%)`,
  );
  return [
    suggestion,
    texts.chance(percent(chance), percent(INTERVAL * error), rollouts),
    alternatives.length === 0 ? texts.only : texts.others(alternatives),
  ];
}
