/** All texts of the game by language. */
import { type ByLanguage, type Language, formatReason, type GameTexts, formatWinners } from '@ludoteca/kit';
import { deckTexts } from '../deck/texts/index.ts';
import { fileTexts } from '../files/texts/index.ts';
import type { Students } from '../parts.ts';
import { en } from './en.ts';
import { remarkTexts } from '../characters/remark-texts.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { formatEvent, formatOption, formatQuestion } from './sentences.ts';
import type { StudentsTexts } from './text-types.ts';
import { describeZones } from './zones.ts';

function createTexts(language: Language, ownTexts: StudentsTexts): GameTexts<Students> {
  const { name, about, rules, settings, players } = ownTexts;
  const reasons = { ...deckTexts[language], ...fileTexts[language].reasons, ...ownTexts.reasons };
  return {
    name,
    about,
    rules,
    settings,
    players,
    event: (event, names) => formatEvent(ownTexts, event, names),
    question: (asked, names) => formatQuestion(ownTexts, asked, names),
    option: (choice, _, names) => formatOption(ownTexts, choice, names),
    reason: (reason, names) =>
      formatReason(language, { ...reasons, ...remarkTexts(language, ownTexts.quoted, names) }, reason),
    zones: (view, _, names, asked) => describeZones(ownTexts, language, view, names, asked),
    outcome: (outcome, names) => formatWinners(language, outcome, names),
  };
}

export const studentsTexts: ByLanguage<StudentsTexts> = { it, en, pt };

export const texts: ByLanguage<GameTexts<Students>> = {
  it: createTexts('it', it),
  en: createTexts('en', en),
  pt: createTexts('pt', pt),
};
