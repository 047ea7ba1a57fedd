/** The predefined tokens: Clue, Food, Treasure, Gold and Blood (111.10). */
import {
  type Ability,
  type CardDefinition,
  COLOURS,
  type Cost,
  type AbilityEffect,
} from '../../abilities/index.ts';

import { exploreEffects } from './top-card.ts';

const SACRIFICE_COST: Cost = { pay: 'sacrifice', what: 'this' };
const artifactToken = (
  name: string,
  text: string,
  cost: readonly Cost[],
  ...effects: readonly AbilityEffect[]
): CardDefinition => ({
  name: `${name} Token`,
  types: ['artifact'],
  subtypes: [name],
  colours: [],
  text,
  abilities: [{ kind: 'activated', cost, effects } satisfies Ability],
  token: true,
});

const TWO_MANA: Cost = { pay: 'mana', mana: '{2}' };
export const CLUE = artifactToken(
  'Clue',
  '{2}, Sacrifice this token: Draw a card.',
  [TWO_MANA, SACRIFICE_COST],
  {
    do: 'draw',
    who: 'you',
    count: 1,
  },
);
const FOOD = artifactToken(
  'Food',
  '{2}, {T}, Sacrifice this token: You gain 3 life.',
  [TWO_MANA, { pay: 'tap' }, SACRIFICE_COST],
  {
    do: 'gain life',
    who: 'you',
    amount: 3,
  },
);
const TREASURE = artifactToken(
  'Treasure',
  '{T}, Sacrifice this token: Add one mana of any color.',
  [{ pay: 'tap' }, SACRIFICE_COST],
  { do: 'add mana', mana: { one: COLOURS, count: 1 } },
);
const GOLD = artifactToken('Gold', 'Sacrifice this token: Add one mana of any color.', [SACRIFICE_COST], {
  do: 'add mana',
  mana: { one: COLOURS, count: 1 },
});
const BLOOD = artifactToken(
  'Blood',
  '{1}, {T}, Discard a card, Sacrifice this token: Draw a card.',
  [{ pay: 'mana', mana: '{1}' }, { pay: 'tap' }, { pay: 'discard', what: { zone: 'hand' } }, SACRIFICE_COST],
  { do: 'draw', who: 'you', count: 1 },
);

/** 111.10s */
const MAP: CardDefinition = {
  name: 'Map Token',
  types: ['artifact'],
  subtypes: ['Map'],
  colours: [],
  text: '{1}, {T}, Sacrifice this token: Target creature you control explores. Activate only as a sorcery.',
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'mana', mana: '{1}' }, { pay: 'tap' }, SACRIFICE_COST],
      timing: 'sorcery',
      targets: [{ what: { types: ['creature'], controller: 'you' } }],
      effects: exploreEffects({ target: 0 }),
    },
  ],
  token: true,
};

export const PREDEFINED_TOKENS: { readonly [name: string]: CardDefinition } = {
  clue: CLUE,
  food: FOOD,
  treasure: TREASURE,
  gold: GOLD,
  blood: BLOOD,
  map: MAP,
};
