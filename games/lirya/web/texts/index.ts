/** The labels of the board by language. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import { liryaTexts } from '../../text/index.ts';
import { type Terms, terms } from '../../text/terms.ts';
import type { LiryaTexts } from '../../text/text-types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { LiryaOwnTexts } from './text-types.ts';

export interface LiryaBoardTexts extends LiryaOwnTexts {
  readonly terms: Terms;
  readonly zones: LiryaTexts['zones'];
  readonly place: (...place: Parameters<LiryaTexts['place']>) => string;
  readonly options: LiryaTexts['options'];
}

const createBoardTexts = (language: Language, own: LiryaOwnTexts): LiryaBoardTexts => {
  const game = liryaTexts[language];
  const { zones, options } = game;
  return {
    ...own,
    terms: terms[language],
    zones,
    options,
    place: (line, number) => game.place(line, number),
  };
};

export const liryaBoardTexts: ByLanguage<LiryaBoardTexts> = {
  it: createBoardTexts('it', it),
  en: createBoardTexts('en', en),
  pt: createBoardTexts('pt', pt),
};
