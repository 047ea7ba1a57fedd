import type { ByLanguage, Language } from '@ludoteca/kit';
import { liryaTexts as gameWords } from '../text/index.ts';
import { type Terms, terms } from '../text/terms.ts';
import type { LiryaTexts as GameWords } from '../text/lirya-texts.ts';
import { en } from './words/en.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';
import type { OwnWords } from './words/words.ts';

/** What the game's texts say of cards and places, the face says in the same words. */
export interface Words extends OwnWords {
  readonly terms: Terms;
  readonly zones: GameWords['zones'];
  readonly place: (...place: Parameters<GameWords['place']>) => string;
  readonly options: GameWords['options'];
}

const wordsIn = (language: Language, own: OwnWords): Words => {
  const game = gameWords[language];
  const { zones, options } = game;
  return {
    ...own,
    terms: terms[language],
    zones,
    options,
    place: (line, number) => game.place(line, number),
  };
};

export const words: ByLanguage<Words> = {
  it: wordsIn('it', it),
  en: wordsIn('en', en),
  pt: wordsIn('pt', pt),
};
