/** The texts of Lirya in every language. */
import type { Reason } from '@ludoteca/kernel';
import {
  type ByLanguage,
  type Language,
  type PlayerNames,
  formatReason,
  type GameTexts,
  formatWinners,
} from '@ludoteca/kit';
import { deckReasonTexts } from '../deck/index.ts';
import type { Lirya } from '../parts.ts';
import { en } from './en.ts';
import { formatEvent } from './format-event.ts';
import { addIdleAttackers } from './idle-attackers.ts';
import { it } from './it.ts';
import { formatOption, formatQuestion } from './format-option.ts';
import { pt } from './pt.ts';
import { LiryaFormatter } from './formatter.ts';
import type { LiryaTexts } from './text-types.ts';
import { describeZones } from './zones.ts';

/** The setting that a reason refers to. */
function settingOf({ facts }: Reason): string | undefined {
  const field = typeof facts === 'object' && facts !== null && 'field' in facts ? facts.field : undefined;
  return typeof field === 'string' ? field : undefined;
}

const settingLabel = (settings: GameTexts<Lirya>['settings'], field: string): string =>
  Object.hasOwn(settings, field) ? (settings[field]?.label ?? field) : field;

function createGameTexts(language: Language, own: LiryaTexts): GameTexts<Lirya> {
  const formatter = (names: PlayerNames): LiryaFormatter => new LiryaFormatter(language, own, names);
  const { name, about, rules, settings } = own;
  const reasons = addIdleAttackers(language, own.reasons);
  return {
    name,
    about,
    rules,
    settings,
    event: (event, names) => formatEvent(formatter(names), event),
    question: (asked, names, view) => formatQuestion(formatter(names), asked, view),
    option: (choice, asked, names) => formatOption(formatter(names), choice, asked),
    reason: (reason) => {
      const sentence = formatReason(language, reasons, reason);
      const deck = Object.hasOwn(deckReasonTexts[language], reason.why) ? settingOf(reason) : undefined;
      return deck === undefined ? sentence : `${settingLabel(settings, deck)}: ${sentence}`;
    },
    zones: (view, _, names, asked) => describeZones(formatter(names), view, asked),
    outcome: (outcome, names) =>
      outcome.places.every((place) => place === 1) ? own.draw : formatWinners(language, outcome, names),
  };
}

export const liryaTexts: ByLanguage<LiryaTexts> = { it, en, pt };

export const texts: ByLanguage<GameTexts<Lirya>> = {
  it: createGameTexts('it', it),
  en: createGameTexts('en', en),
  pt: createGameTexts('pt', pt),
};
