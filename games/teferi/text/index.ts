/** The texts of the game in all languages. */
import { type ByLanguage, type Language, formatReason, type GameTexts, formatWinners } from '@ludoteca/kit';
import type { Teferi } from '../parts.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { formatEvent, formatOption, formatQuestion } from './sentences.ts';
import type { TeferiTexts } from './text-types.ts';
import { describeZones } from './zones.ts';

function createTexts(language: Language, messages: TeferiTexts): GameTexts<Teferi> {
  const { name, about, rules, settings } = messages;
  return {
    name,
    about,
    rules,
    settings,
    event: (event, names) => formatEvent(messages, event, names),
    question: (asked, names, view) => formatQuestion(messages, asked, names, view),
    option: (choice, asked, names, view) => formatOption(messages, choice, asked, names, view),
    reason: (reason) => formatReason(language, messages.reasons, reason),
    zones: (view, _, names, asked) => describeZones(messages, language, view, names, asked),
    outcome: (outcome, names) =>
      outcome.places.every((place) => place === 1) ? messages.draw : formatWinners(language, outcome, names),
  };
}

export const teferiTexts: ByLanguage<TeferiTexts> = { it, en, pt };

export const texts: ByLanguage<GameTexts<Teferi>> = {
  it: createTexts('it', it),
  en: createTexts('en', en),
  pt: createTexts('pt', pt),
};
