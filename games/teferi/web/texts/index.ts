/** The labels of the board by language. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import { teferiTexts } from '../../text/index.ts';
import type { TeferiTexts } from '../../text/text-types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { TeferiOwnTexts } from './text-types.ts';

export type TeferiBoardTexts = TeferiOwnTexts &
  Pick<TeferiTexts, 'before' | 'steps' | 'short' | 'zones' | 'pays'>;

const createBoardTexts = (language: Language, own: TeferiOwnTexts): TeferiBoardTexts => {
  const { before, steps, short, zones, pays } = teferiTexts[language];
  return { ...own, before, steps, short, zones, pays };
};

export const teferiBoardTexts: ByLanguage<TeferiBoardTexts> = {
  it: createBoardTexts('it', it),
  en: createBoardTexts('en', en),
  pt: createBoardTexts('pt', pt),
};
