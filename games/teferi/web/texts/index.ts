import type { ByLanguage, Language } from '@ludoteca/kit';
import { messages as gameWords } from '../../text/index.ts';
import type { TeferiMessages as GameWords } from '../../text/messages.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { TeferiOwnTexts } from './text-types.ts';

/** What the game's texts say of steps and places, the face says in the same words. */
export type TeferiBoardTexts = TeferiOwnTexts &
  Pick<GameWords, 'before' | 'steps' | 'short' | 'zones' | 'pays'>;

const createBoardTexts = (language: Language, own: TeferiOwnTexts): TeferiBoardTexts => {
  const { before, steps, short, zones, pays } = gameWords[language];
  return { ...own, before, steps, short, zones, pays };
};

export const teferiBoardTexts: ByLanguage<TeferiBoardTexts> = {
  it: createBoardTexts('it', it),
  en: createBoardTexts('en', en),
  pt: createBoardTexts('pt', pt),
};
