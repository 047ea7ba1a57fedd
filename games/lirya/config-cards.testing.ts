/** Cards for the tests of the configuration. */
import { addTestCards } from './scene.testing.ts';
import { own, spell, T0 } from './stress-spells.testing.ts';
import { character } from './stress.testing.ts';
import type { CardDefinition } from './card-definition/index.ts';

const state = (id: string, name: 'blessed' | 'stunned', turns?: number) =>
  spell(
    id,
    [{ do: 'apply', state: name, to: T0, for: turns === undefined ? 'permanent' : { turns } }],
    [{ like: { type: 'character' } }],
  );
const item = (id: string, slot: 'weapon' | 'armour' | 'accessory' | 'universal'): CardDefinition => ({
  id,
  name: { it: id, en: id, pt: id },
  type: 'equipment',
  rarity: 'common',
  cost: 0,
  slot,
  attack: 1,
});

/** Must be called before a scenario uses them. */
export const addConfigCards = (): void =>
  addTestCards('config tests', [
    spell('c-three', [{ do: 'draw', who: 'you', count: 3 }], [], 'normal', 0),
    spell('c-search', [{ do: 'search', like: { type: 'spell' }, to: 'hand' }], [], 'normal', 0),
    spell(
      'c-pierce',
      [{ do: 'damage', to: T0, amount: 4, kind: 'pierce' }],
      [{ like: { type: 'character' } }],
    ),
    spell(
      'c-less',
      [{ do: 'give', to: 'you', gifts: [{ cost: -4, cards: {} }], for: 'turn' }],
      [],
      'normal',
      0,
    ),
    spell(
      'c-more',
      [{ do: 'give', to: 'you', gifts: [{ cost: 1, cards: {} }], for: 'turn' }],
      [],
      'normal',
      0,
    ),
    spell('c-heal', [{ do: 'heal', who: 'you', amount: 5 }], [], 'normal', 0),
    spell('c-energy', [{ do: 'energy', who: 'you', amount: 9 }], [], 'normal', 0),
    spell('c-loop', [{ do: 'repeat', times: 30, effects: [{ do: 'energy', who: 'you', amount: 0 }] }]),
    spell('c-poison', [{ do: 'apply', state: 'poisoned', to: T0, for: 'permanent' }], [{ like: {} }]),
    state('c-bless', 'blessed'),
    state('c-bless-once', 'blessed', 1),
    state('c-stun', 'stunned', 1),
    spell('c-curse', [{ do: 'apply', state: 'cursed', to: T0, for: 'permanent' }], [own]),
    spell('c-slip', [{ do: 'move', who: T0, to: 'other line' }], [own], 'response', 0),
    spell('c-charm', [{ do: 'take control', of: T0, for: 'turn' }], [{ like: { type: 'character' } }]),
    spell('c-crowd', [{ do: 'token', card: 'stress-mote', count: 1, line: 'front', side: 'opponent' }]),
    spell('c-all-burn', [{ do: 'damage', to: 'both players', amount: 5 }]),
    character('c-hidden', { keywords: ['stealth'] }),
    character('c-assault', { attack: 3, keywords: ['assault'] }),
    character('c-double', { attack: 1, keywords: ['double attack'] }),
    character('c-user', {
      abilities: [
        { kind: 'activated', costs: [{ energy: 1 }], effects: [{ do: 'draw', who: 'you', count: 1 }] },
      ],
    }),
    character('c-echo', {
      abilities: [
        {
          kind: 'triggered',
          trigger: { on: 'energy' },
          effects: [
            { do: 'add counters', to: 'source', name: 'ring', count: 1 },
            { do: 'energy', who: 'you', amount: 1 },
          ],
        },
      ],
    }),
    item('c-weapon', 'weapon'),
    item('c-armour', 'armour'),
    item('c-accessory', 'accessory'),
    item('c-universal', 'universal'),
  ]);
