/** The four computer players of the game; the first is the default for free seats. */
import type { Dice } from '@ludoteca/kernel';
import type { Character } from '@ludoteca/kit';
import type { Risika } from '../parts.ts';
import { RisikaCharacter } from './risika-character.ts';
import { type CharacterName, PROFILES } from './profiles.ts';

const createCharacter =
  (name: CharacterName): Character<Risika> =>
  (dice: Dice) =>
    new RisikaCharacter(PROFILES[name], dice);

export const characters: { readonly [name in CharacterName]: Character<Risika> } = {
  balanced: createCharacter('balanced'),
  cautious: createCharacter('cautious'),
  aggressive: createCharacter('aggressive'),
  vengeful: createCharacter('vengeful'),
};
