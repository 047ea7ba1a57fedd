import { type ByLanguage, type Language, sentenceOf, type Texts, winnersOf } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { eventSentence, optionSentence, questionSentence } from './sentences.ts';
import type { Words } from './words.ts';
import { zonesOf } from './zones.ts';

function textsIn(language: Language, words: Words): Texts<Teferi> {
  const { name, about, rules, settings } = words;
  return {
    name,
    about,
    rules,
    settings,
    event: (event, names) => eventSentence(words, event, names),
    question: (asked, names, view) => questionSentence(words, asked, names, view),
    option: (choice, asked, names, view) => optionSentence(words, choice, asked, names, view),
    reason: (reason) => sentenceOf(language, words.reasons, reason),
    zones: (view, _, names, asked) => zonesOf(words, language, view, names, asked),
    outcome: (outcome, names) =>
      outcome.places.every((place) => place === 1) ? words.draw : winnersOf(language, outcome, names),
  };
}

export const words: ByLanguage<Words> = { it, en, pt };

export const texts: ByLanguage<Texts<Teferi>> = {
  it: textsIn('it', it),
  en: textsIn('en', en),
  pt: textsIn('pt', pt),
};
