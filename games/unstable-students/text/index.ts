import { type ByLanguage, type Language, formatReason, type GameTexts, formatWinners } from '@ludoteca/kit';
import { deckWords } from '../deck/words/index.ts';
import { fileWords } from '../files/words/index.ts';
import type { Students } from '../parts.ts';
import { en } from './en.ts';
import { remarkWords } from '../characters/words.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { eventIn, optionIn, questionIn } from './sentences.ts';
import type { Words } from './words.ts';
import { zonesOf } from './zones.ts';

function textsIn(language: Language, words: Words): GameTexts<Students> {
  const { name, about, rules, settings, players } = words;
  const reasons = { ...deckWords[language], ...fileWords[language].reasons, ...words.reasons };
  return {
    name,
    about,
    rules,
    settings,
    players,
    event: (event, names) => eventIn(words, event, names),
    question: (asked, names) => questionIn(words, asked, names),
    option: (choice, _, names) => optionIn(words, choice, names),
    reason: (reason, names) =>
      formatReason(language, { ...reasons, ...remarkWords(language, words.quoted, names) }, reason),
    zones: (view, _, names, asked) => zonesOf(words, language, view, names, asked),
    outcome: (outcome, names) => formatWinners(language, outcome, names),
  };
}

export const words: ByLanguage<Words> = { it, en, pt };

export const texts: ByLanguage<GameTexts<Students>> = {
  it: textsIn('it', it),
  en: textsIn('en', en),
  pt: textsIn('pt', pt),
};
