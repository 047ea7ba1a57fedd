/** Builds the sentences and zones that user interfaces show from the texts of one language. */
import { at, type Choice } from '@ludoteca/kernel';
import {
  type VisibleQuestion,
  type ByLanguage,
  type Language,
  type PlayerNames,
  formatReason,
  type GameTexts,
  formatWinners,
} from '@ludoteca/kit';
import { createExplanationTexts } from '../characters/texts/index.ts';
import { fileReasons } from '../files/reason-texts.ts';
import { COLOURS, type Risika } from '../parts.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { formatCards, formatColour, formatQuestion, formatEvent } from './sentences.ts';
import type { RisikaTexts } from './text-types.ts';
import { describeZones } from './zones.ts';

function formatOption(
  texts: RisikaTexts,
  choice: Choice<Risika>,
  { prompt, frame }: VisibleQuestion<Risika>,
): string {
  const { options, territories } = texts;
  if (typeof choice === 'number')
    return options[prompt === 'dice' || prompt === 'defend' ? 'dice' : 'armies'](choice);
  if (choice === 'done') return options[prompt === 'fight' ? 'peace' : 'stay'];
  if (typeof choice === 'string') return options[choice];
  if ('colour' in choice) return formatColour(texts, choice.colour);
  if ('place' in choice) return options.place(at(territories, choice.place));
  if ('attack' in choice) return options.attack(at(territories, choice.from), at(territories, choice.attack));
  if ('move' in choice) return options.move(at(territories, choice.from), at(territories, choice.move));
  const room = 'room' in frame ? frame.room : choice.armies;
  return options.set(formatCards(texts, choice.set), choice.armies, Math.min(choice.armies, room));
}

function createTexts(language: Language, texts: RisikaTexts): GameTexts<Risika> {
  const { name, about, rules, settings, players } = texts;
  const { territories, faculties } = texts;
  const colours = COLOURS.map((colour) => texts.colours[colour]);
  const reasonsFor = (names: PlayerNames) => ({
    ...texts.reasons,
    ...fileReasons[language],
    ...createExplanationTexts(language, { territories, faculties, colours, players: names }),
  });
  return {
    name,
    about,
    rules,
    settings,
    players,
    event: (event, names) => formatEvent(texts, event, names),
    question: (asked, names) => formatQuestion(texts, asked, names),
    option: (choice, asked) => formatOption(texts, choice, asked),
    reason: (reason, names) => formatReason(language, reasonsFor(names), reason),
    zones: (view, _, names, asked) => describeZones(texts, view, names, asked),
    outcome: (outcome, names) => formatWinners(language, outcome, names),
  };
}

export const risikaTexts: ByLanguage<RisikaTexts> = { it, en, pt };

export const texts: ByLanguage<GameTexts<Risika>> = {
  it: createTexts('it', it),
  en: createTexts('en', en),
  pt: createTexts('pt', pt),
};
