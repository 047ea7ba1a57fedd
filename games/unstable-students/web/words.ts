import type { ByLanguage, Language } from '@ludoteca/kit';
import { words as gameWords } from '../text/index.ts';
import type { Words as GameWords } from '../text/words.ts';
import { en } from './words/en.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';
import type { OwnWords } from './words/words.ts';

/** What the game's texts say of cards and places, the face says in the same words. */
export type Words = OwnWords & Pick<GameWords, 'types' | 'actions' | 'moments' | 'quoted' | 'zones'>;

const wordsIn = (language: Language, own: OwnWords): Words => {
  const { types, actions, moments, quoted, zones } = gameWords[language];
  return { ...own, types, actions, moments, quoted, zones };
};

export const words: ByLanguage<Words> = {
  it: wordsIn('it', it),
  en: wordsIn('en', en),
  pt: wordsIn('pt', pt),
};
