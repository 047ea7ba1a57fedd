import type { Reason } from '@ludoteca/kernel';
import {
  type ByLanguage,
  type Language,
  type PlayerNames,
  formatReason,
  type GameTexts,
  formatWinners,
} from '@ludoteca/kit';
import { deckReasons } from '../deck/index.ts';
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

/** Which setting is meant, where a reason names one. */
function fieldIn({ facts }: Reason): string | undefined {
  const field = typeof facts === 'object' && facts !== null && 'field' in facts ? facts.field : undefined;
  return typeof field === 'string' ? field : undefined;
}

/** What the form calls a setting; a page that has named it already has done so. */
const labelOf = (settings: GameTexts<Lirya>['settings'], field: string): string =>
  Object.hasOwn(settings, field) ? (settings[field]?.label ?? field) : field;

function textsIn(language: Language, words: Words): GameTexts<Lirya> {
  const speech = (names: PlayerNames): Speech => new Speech(language, words, names);
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
    reason: (reason) => {
      const said = formatReason(language, reasons, reason);
      const deck = Object.hasOwn(deckReasons[language], reason.why) ? fieldIn(reason) : undefined;
      return deck === undefined ? said : `${labelOf(settings, deck)}: ${said}`;
    },
    zones: (view, _, names, asked) => zonesOf(speech(names), view, asked),
    outcome: (outcome, names) =>
      outcome.places.every((place) => place === 1) ? words.draw : formatWinners(language, outcome, names),
  };
}

export const words: ByLanguage<Words> = { it, en, pt };

export const texts: ByLanguage<GameTexts<Lirya>> = {
  it: textsIn('it', it),
  en: textsIn('en', en),
  pt: textsIn('pt', pt),
};
