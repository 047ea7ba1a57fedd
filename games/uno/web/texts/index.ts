/** The texts of the web board by language. */
import { at } from '@ludoteca/kernel';
import type { ByLanguage, Language } from '@ludoteca/kit';
import { type UnoCard, suitOf, VALUES, valueOf } from '../../cards.ts';
import { unoTexts } from '../../text/index.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { UnoBoardTexts, UnoOwnTexts } from './text-types.ts';

export type { UnoBoardTexts } from './text-types.ts';

const createBoardTexts = (language: Language, own: UnoOwnTexts): UnoBoardTexts => {
  const { zones, seats } = unoTexts[language];
  return { ...own, zones, seats };
};

export const unoBoardTexts: ByLanguage<UnoBoardTexts> = {
  it: createBoardTexts('it', it),
  en: createBoardTexts('en', en),
  pt: createBoardTexts('pt', pt),
};

/** The name of a card for screen readers: king of clubs. */
export function formatCardName(boardTexts: UnoBoardTexts, card: UnoCard): string {
  const value = at(VALUES, valueOf(card));
  const courts: { readonly [value: string]: string } = boardTexts.courts;
  return boardTexts.card(courts[value] ?? value, at(boardTexts.suits, suitOf(card)));
}
