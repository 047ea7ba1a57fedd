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
import { remarkWords } from '../characters/words/index.ts';
import { fileReasons } from '../files/words.ts';
import { COLOURS, type Risika } from '../parts.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import { cardsIn, colourIn, question, sentence } from './sentences.ts';
import type { Words } from './words.ts';
import { zonesOf } from './zones.ts';

function optionIn(words: Words, choice: Choice<Risika>, { prompt, frame }: VisibleQuestion<Risika>): string {
  const { options, territories } = words;
  if (typeof choice === 'number')
    return options[prompt === 'dice' || prompt === 'defend' ? 'dice' : 'armies'](choice);
  if (choice === 'done') return options[prompt === 'fight' ? 'peace' : 'stay'];
  if (typeof choice === 'string') return options[choice];
  if ('colour' in choice) return colourIn(words, choice.colour);
  if ('place' in choice) return options.place(at(territories, choice.place));
  if ('attack' in choice) return options.attack(at(territories, choice.from), at(territories, choice.attack));
  if ('move' in choice) return options.move(at(territories, choice.from), at(territories, choice.move));
  const room = 'room' in frame ? frame.room : choice.armies;
  return options.set(cardsIn(words, choice.set), choice.armies, Math.min(choice.armies, room));
}

function textsIn(language: Language, words: Words): GameTexts<Risika> {
  const { name, about, rules, settings, players } = words;
  const { territories, faculties } = words;
  const colours = COLOURS.map((colour) => words.colours[colour]);
  const reasonsFor = (names: PlayerNames) => ({
    ...words.reasons,
    ...fileReasons[language],
    ...remarkWords(language, { territories, faculties, colours, players: names }),
  });
  return {
    name,
    about,
    rules,
    settings,
    players,
    event: (event, names) => sentence(words, event, names),
    question: (asked, names) => question(words, asked, names),
    option: (choice, asked) => optionIn(words, choice, asked),
    reason: (reason, names) => formatReason(language, reasonsFor(names), reason),
    zones: (view, _, names, asked) => zonesOf(words, view, names, asked),
    outcome: (outcome, names) => formatWinners(language, outcome, names),
  };
}

export const words: ByLanguage<Words> = { it, en, pt };

export const texts: ByLanguage<GameTexts<Risika>> = {
  it: textsIn('it', it),
  en: textsIn('en', en),
  pt: textsIn('pt', pt),
};
