/** 111.10: tokens with a name of their own. */
import { type Ability, type Card, COLOURS, type Cost, type Effect } from '../language.ts';

const SACRIFICE: Cost = { pay: 'sacrifice', what: 'this' };
const token = (name: string, text: string, cost: readonly Cost[], effect: Effect): Card => ({
  name: `${name} Token`,
  types: ['artifact'],
  subtypes: [name],
  colours: [],
  text,
  abilities: [{ kind: 'activated', cost, effects: [effect] } satisfies Ability],
  token: true,
});

const TWO: Cost = { pay: 'mana', mana: '{2}' };
export const CLUE = token('Clue', '{2}, Sacrifice this token: Draw a card.', [TWO, SACRIFICE], {
  do: 'draw',
  who: 'you',
  count: 1,
});
const FOOD = token(
  'Food',
  '{2}, {T}, Sacrifice this token: You gain 3 life.',
  [TWO, { pay: 'tap' }, SACRIFICE],
  {
    do: 'gain life',
    who: 'you',
    amount: 3,
  },
);
const TREASURE = token(
  'Treasure',
  '{T}, Sacrifice this token: Add one mana of any color.',
  [{ pay: 'tap' }, SACRIFICE],
  { do: 'add mana', mana: { one: COLOURS, count: 1 } },
);
const GOLD = token('Gold', 'Sacrifice this token: Add one mana of any color.', [SACRIFICE], {
  do: 'add mana',
  mana: { one: COLOURS, count: 1 },
});
const BLOOD = token(
  'Blood',
  '{1}, {T}, Discard a card, Sacrifice this token: Draw a card.',
  [{ pay: 'mana', mana: '{1}' }, { pay: 'tap' }, { pay: 'discard', what: { zone: 'hand' } }, SACRIFICE],
  { do: 'draw', who: 'you', count: 1 },
);

export const TOKENS: { readonly [name: string]: Card } = {
  clue: CLUE,
  food: FOOD,
  treasure: TREASURE,
  gold: GOLD,
  blood: BLOOD,
};
