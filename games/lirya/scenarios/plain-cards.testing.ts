/** Plain cards for scenarios. */
import { sameName, spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { CardDefinition, TargetSpec } from '../card-definition/index.ts';

const ANYBODY: TargetSpec = { what: 'card or player', like: { type: ['character', 'structure'] } };
const hut = { cost: 1, points: 6, abilities: [] };

export const plainCards: readonly CardDefinition[] = [
  /** Survives most attacks. */
  character('post', { attack: 0, defence: 0, health: 15 }),
  character('wall', { attack: 0, defence: 3, health: 15 }),
  character('sage', { class: 'mage', attack: 0, defence: 0, health: 15 }),
  /** Deals much damage. */
  character('brute', { attack: 5, defence: 0, health: 15 }),
  character('bowman', { class: 'ranger', attack: 1, defence: 0, health: 15 }),
  /** Dies from any damage. */
  character('straw', { attack: 1, defence: 0, health: 1 }),
  { id: 'hut', name: sameName('hut'), type: 'structure', rarity: 'common', cost: 1, levels: [hut, hut, hut] },
  {
    id: 'stick',
    name: sameName('stick'),
    type: 'equipment',
    rarity: 'common',
    cost: 1,
    slot: 'weapon',
    attack: 1,
  },
  spell('word', [{ do: 'energy', who: 'you', amount: 0 }]),
  spell('jab', [{ do: 'damage', to: T0, amount: 1 }], [ANYBODY]),
  spell('bolt', [{ do: 'damage', to: T0, amount: 15 }], [ANYBODY]),
  spell('salve', [{ do: 'heal', who: T0, amount: 1 }], [ANYBODY]),
  spell('doom', [{ do: 'destroy', who: T0 }], [{ like: {} }]),
  spell('venom', [{ do: 'apply', state: 'poisoned', to: T0, for: { turns: 2 } }], [{ like: {} }]),
  spell('curse', [{ do: 'apply', state: 'cursed', to: T0, for: { turns: 2 } }], [{ like: {} }]),
  spell('shove', [{ do: 'move', who: T0, to: 'other line' }], [{ like: {} }]),
  spell('retort', [{ do: 'damage', to: T0, amount: 1 }], [ANYBODY], 'response'),
];
