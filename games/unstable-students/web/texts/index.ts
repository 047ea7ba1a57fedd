/** The labels of the board by language. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import { studentsTexts } from '../../text/index.ts';
import type { StudentsTexts } from '../../text/text-types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { StudentsOwnTexts } from './text-types.ts';

export type StudentsBoardTexts = StudentsOwnTexts &
  Pick<StudentsTexts, 'types' | 'actions' | 'moments' | 'quoted' | 'zones'>;

const createBoardTexts = (language: Language, own: StudentsOwnTexts): StudentsBoardTexts => {
  const { types, actions, moments, quoted, zones } = studentsTexts[language];
  return { ...own, types, actions, moments, quoted, zones };
};

export const studentsBoardTexts: ByLanguage<StudentsBoardTexts> = {
  it: createBoardTexts('it', it),
  en: createBoardTexts('en', en),
  pt: createBoardTexts('pt', pt),
};
