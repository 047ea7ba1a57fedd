/** The texts of the web board by language. */
import { at } from '@ludoteca/kernel';
import type { ByLanguage, Language } from '@ludoteca/kit';
import { risikaTexts } from '../../text/index.ts';
import type { RisikaTexts } from '../../text/text-types.ts';
import { type Colour, COLOURS } from '../../parts.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { RisikaOwnTexts } from './text-types.ts';

/** The texts of the web board with those of the game that it shares. */
export type RisikaBoardTexts = RisikaOwnTexts &
  Pick<RisikaTexts, 'territories' | 'faculties' | 'weapons' | 'joker' | 'card' | 'options'> & {
    readonly colours: readonly string[];
  };

function createBoardTexts(language: Language, own: RisikaOwnTexts): RisikaBoardTexts {
  const game = risikaTexts[language];
  return { ...game, ...own, colours: COLOURS.map((colour) => game.colours[colour]) };
}

export const risikaBoardTexts: ByLanguage<RisikaBoardTexts> = {
  it: createBoardTexts('it', it),
  en: createBoardTexts('en', en),
  pt: createBoardTexts('pt', pt),
};

/** A player with the colour of the armies. */
export const formatPlayerName = (boardTexts: RisikaBoardTexts, name: string, colour: Colour): string =>
  colour < 0 ? name : boardTexts.held(name, at(boardTexts.colours, colour));
