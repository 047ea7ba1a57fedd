import { at } from '@ludoteca/kernel';
import type { ByLanguage, Language } from '@ludoteca/kit';
import { words as gameWords } from '../text/index.ts';
import type { Words as GameWords } from '../text/words.ts';
import { type Colour, COLOURS } from '../parts.ts';
import { en } from './words/en.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';
import type { OwnWords } from './words/own.ts';

/** What the game's texts call things, the face calls the same. */
export type Words = OwnWords &
  Pick<GameWords, 'territories' | 'faculties' | 'weapons' | 'joker' | 'card' | 'options'> & {
    readonly colours: readonly string[];
  };

function wordsIn(language: Language, own: OwnWords): Words {
  const game = gameWords[language];
  return { ...game, ...own, colours: COLOURS.map((colour) => game.colours[colour]) };
}

export const words: ByLanguage<Words> = {
  it: wordsIn('it', it),
  en: wordsIn('en', en),
  pt: wordsIn('pt', pt),
};

/** A player with the colour that was chosen. */
export const nameIn = (said: Words, name: string, colour: Colour): string =>
  colour < 0 ? name : said.held(name, at(said.colours, colour));
