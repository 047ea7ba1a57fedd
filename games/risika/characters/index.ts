import type { Dice } from '@ludoteca/kernel';
import type { Character } from '@ludoteca/kit';
import type { Risika } from '../parts.ts';
import { RisikaCharacter } from './character.ts';
import { type CharacterName, TEMPERS } from './tempers.ts';

const character =
  (name: CharacterName): Character<Risika> =>
  (dice: Dice) =>
    new RisikaCharacter(TEMPERS[name], dice);

/** The four computer players of the game; the first takes seats that nobody else does. */
export const characters: { readonly [name in CharacterName]: Character<Risika> } = {
  balanced: character('balanced'),
  cautious: character('cautious'),
  aggressive: character('aggressive'),
  vengeful: character('vengeful'),
};
