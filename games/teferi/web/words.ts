import type { ByLanguage, Language } from '@ludoteca/kit';
import { messages as gameWords } from '../text/index.ts';
import type { TeferiMessages as GameWords } from '../text/messages.ts';
import { en } from './words/en.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';
import type { OwnWords } from './words/words.ts';

/** What the game's texts say of steps and places, the face says in the same words. */
export type Words = OwnWords & Pick<GameWords, 'before' | 'steps' | 'short' | 'zones' | 'pays'>;

const wordsIn = (language: Language, own: OwnWords): Words => {
  const { before, steps, short, zones, pays } = gameWords[language];
  return { ...own, before, steps, short, zones, pays };
};

export const words: ByLanguage<Words> = {
  it: wordsIn('it', it),
  en: wordsIn('en', en),
  pt: wordsIn('pt', pt),
};
