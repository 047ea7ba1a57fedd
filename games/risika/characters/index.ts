import type { Character } from '@ludoteca/kit';
import type { Risika } from '../parts.ts';
import { RisikaCharacter } from './character.ts';
import { type CharacterName, TEMPERS } from './tempers.ts';

/** The four computer players of the game. They need no chance of their own: the dice of the match are enough. */
export const characters: { readonly [name in CharacterName]: Character<Risika> } = {
  cautious: () => new RisikaCharacter(TEMPERS.cautious),
  balanced: () => new RisikaCharacter(TEMPERS.balanced),
  aggressive: () => new RisikaCharacter(TEMPERS.aggressive),
  vengeful: () => new RisikaCharacter(TEMPERS.vengeful),
};
