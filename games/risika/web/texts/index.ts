import { at } from '@ludoteca/kernel';
import type { ByLanguage, Language } from '@ludoteca/kit';
import { risikaTexts as gameWords } from '../../text/index.ts';
import type { RisikaTexts as GameWords } from '../../text/text-types.ts';
import { type Colour, COLOURS } from '../../parts.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { RisikaOwnTexts } from './text-types.ts';

/** What the game's texts call things, the face calls the same. */
export type RisikaBoardTexts = RisikaOwnTexts &
  Pick<GameWords, 'territories' | 'faculties' | 'weapons' | 'joker' | 'card' | 'options'> & {
    readonly colours: readonly string[];
  };

function createBoardTexts(language: Language, own: RisikaOwnTexts): RisikaBoardTexts {
  const game = gameWords[language];
  return { ...game, ...own, colours: COLOURS.map((colour) => game.colours[colour]) };
}

export const risikaBoardTexts: ByLanguage<RisikaBoardTexts> = {
  it: createBoardTexts('it', it),
  en: createBoardTexts('en', en),
  pt: createBoardTexts('pt', pt),
};

/** A player with the colour that was chosen. */
export const formatPlayerName = (said: RisikaBoardTexts, name: string, colour: Colour): string =>
  colour < 0 ? name : said.held(name, at(said.colours, colour));
