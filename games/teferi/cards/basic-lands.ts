/** The basic lands. */
import { BASIC_LANDS, type CardDefinition } from '../abilities/index.ts';

/** Their mana abilities follow from their land types (305.6). */
export const BASIC_LAND_CARDS: readonly CardDefinition[] = [
  ...Object.entries(BASIC_LANDS).map(([name, mana]): CardDefinition => ({
    name,
    supertypes: ['basic'],
    types: ['land'],
    subtypes: [name],
    text: `({T}: Add {${mana}}.)`,
    abilities: [],
  })),
  {
    name: 'Wastes',
    supertypes: ['basic'],
    types: ['land'],
    text: '{T}: Add {C}.',
    abilities: [
      {
        kind: 'activated',
        cost: [{ pay: 'tap' }],
        effects: [{ do: 'add mana', mana: { all: ['C'] } }],
      },
    ],
  },
];
