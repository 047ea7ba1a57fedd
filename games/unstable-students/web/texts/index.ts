import type { ByLanguage, Language } from '@ludoteca/kit';
import { studentsTexts as gameWords } from '../../text/index.ts';
import type { StudentsTexts as GameWords } from '../../text/text-types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { WebLabels } from './text-types.ts';

/** What the game's texts say of cards and places, the face says in the same words. */
export type BoardLabels = WebLabels & Pick<GameWords, 'types' | 'actions' | 'moments' | 'quoted' | 'zones'>;

const labelsIn = (language: Language, own: WebLabels): BoardLabels => {
  const { types, actions, moments, quoted, zones } = gameWords[language];
  return { ...own, types, actions, moments, quoted, zones };
};

export const boardLabels: ByLanguage<BoardLabels> = {
  it: labelsIn('it', it),
  en: labelsIn('en', en),
  pt: labelsIn('pt', pt),
};
