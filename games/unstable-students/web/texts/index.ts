/** The labels of the board by language. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import { studentsTexts } from '../../text/index.ts';
import type { StudentsTexts } from '../../text/text-types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { WebLabels } from './text-types.ts';

export type BoardLabels = WebLabels &
  Pick<StudentsTexts, 'types' | 'actions' | 'moments' | 'quoted' | 'zones'>;

const labelsIn = (language: Language, own: WebLabels): BoardLabels => {
  const { types, actions, moments, quoted, zones } = studentsTexts[language];
  return { ...own, types, actions, moments, quoted, zones };
};

export const boardLabels: ByLanguage<BoardLabels> = {
  it: labelsIn('it', it),
  en: labelsIn('en', en),
  pt: labelsIn('pt', pt),
};
