import { type ByLanguage, type Language, type Names, sentenceOf, type Texts, winnersOf } from '@ludoteca/kit';
import type { Lirya } from '../parts.ts';
import { en } from './en.ts';
import { sentence } from './events.ts';
import { withIdle } from './idle.ts';
import { it } from './it.ts';
import { option, question } from './options.ts';
import { pt } from './pt.ts';
import { Speech } from './speech.ts';
import type { Words } from './words.ts';
import { zonesOf } from './zones.ts';

function textsIn(language: Language, words: Words): Texts<Lirya> {
  const speech = (names: Names): Speech => new Speech(language, words, names);
  const { name, about, rules, settings } = words;
  const reasons = withIdle(language, words.reasons);
  return {
    name,
    about,
    rules,
    settings,
    event: (event, names) => sentence(speech(names), event),
    question: (asked, names) => question(speech(names), asked),
    option: (choice, asked, names) => option(speech(names), choice, asked),
    reason: (reason) => sentenceOf(language, reasons, reason),
    zones: (view, _, names, asked) => zonesOf(speech(names), view, asked),
    outcome: (outcome, names) =>
      outcome.places.every((place) => place === 1) ? words.draw : winnersOf(language, outcome, names),
  };
}

export const words: ByLanguage<Words> = { it, en, pt };

export const texts: ByLanguage<Texts<Lirya>> = {
  it: textsIn('it', it),
  en: textsIn('en', en),
  pt: textsIn('pt', pt),
};
