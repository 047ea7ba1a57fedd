import { type ByLanguage, type Language, formatReason, type GameTexts, formatWinners } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { eventSentence, optionSentence, questionSentence } from './sentences.ts';
import type { Words } from './words.ts';
import { zonesOf } from './zones.ts';

function textsIn(language: Language, words: Words): GameTexts<Teferi> {
  const { name, about, rules, settings } = words;
  return {
    name,
    about,
    rules,
    settings,
    event: (event, names) => eventSentence(words, event, names),
    question: (asked, names, view) => questionSentence(words, asked, names, view),
    option: (choice, asked, names, view) => optionSentence(words, choice, asked, names, view),
    reason: (reason) => formatReason(language, words.reasons, reason),
    zones: (view, _, names, asked) => zonesOf(words, language, view, names, asked),
    outcome: (outcome, names) =>
      outcome.places.every((place) => place === 1) ? words.draw : formatWinners(language, outcome, names),
  };
}

export const words: ByLanguage<Words> = { it, en, pt };

export const texts: ByLanguage<GameTexts<Teferi>> = {
  it: textsIn('it', it),
  en: textsIn('en', en),
  pt: textsIn('pt', pt),
};
