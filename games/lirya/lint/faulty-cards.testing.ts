/** Card definitions for the tests of the linter: valid ones, and one for each fault. */
import type { LINT_REASONS } from './index.ts';

const NAME = { it: 'Prova', en: 'Test', pt: 'Teste' };
const COMMON = { name: NAME, rarity: 'common', cost: 1 };
export const fighter = { ...COMMON, type: 'character', attack: 1, defence: 0, health: 1 };
export const spell = {
  ...COMMON,
  type: 'spell',
  speed: 'normal',
  effects: [{ do: 'draw', who: 'you', count: 1 }],
};
const gear = { ...COMMON, type: 'equipment', slot: 'weapon', attack: 1 };
const level = (cost: number, points = 5) => ({ cost, points, abilities: [] });
const house = { ...COMMON, type: 'structure', levels: [level(0), level(1), level(2)] };
const used = { kind: 'activated', limit: { perTurn: 1 }, effects: [{ do: 'draw', who: 'you', count: 1 }] };
/** Without a cost and without a limit. */
const free = { kind: 'activated', effects: used.effects };
const paid = { kind: 'activated', costs: [{ energy: 1 }], effects: used.effects };
const onEnter = (...effects: readonly object[]) => ({ kind: 'triggered', trigger: { on: 'enter' }, effects });
const gives = (gift: object) => ({ kind: 'static', to: 'source', gives: [gift] });
export const DRAW = { do: 'draw', who: 'you', count: 1 };

/** Cards with one fault each, with its field and its reason. */
export const FAULTY_CARDS: readonly (readonly [
  string,
  object,
  field: string,
  why: (typeof LINT_REASONS)[number],
])[] = [
  ['unknown-type', { ...COMMON, type: 'planet' }, 'type', 'not one of'],
  ['extra-field', { ...fighter, speed: 'normal' }, 'speed', 'unknown field'],
  ['no-health', { ...COMMON, type: 'character', attack: 1, defence: 0 }, 'health', 'missing field'],
  ['no-portuguese', { ...fighter, name: { it: 'a', en: 'b' } }, 'name.pt', 'missing field'],
  ['number-name', { ...fighter, name: { ...NAME, it: 3 } }, 'name.it', 'not text'],
  ['long-name', { ...fighter, name: { ...NAME, en: 'x'.repeat(61) } }, 'name.en', 'text length'],
  ['straight', { ...fighter, name: { ...NAME, it: "l'orso" } }, 'name.it', 'straight apostrophe'],
  ['too-strong', { ...fighter, attack: 11 }, 'attack', 'not whole'],
  ['no-life', { ...fighter, health: 0 }, 'health', 'not whole'],
  ['half-cost', { ...fighter, cost: 1.5 }, 'cost', 'not whole'],
  ['odd-rarity', { ...fighter, rarity: 'mythic' }, 'rarity', 'not one of'],
  ['odd-element', { ...fighter, element: 'neutral' }, 'element', 'not one of'],
  ['Bad Id', fighter, 'id', 'card id'],
  ['keywords-text', { ...fighter, keywords: 'haste' }, 'keywords', 'not a list'],
  ['odd-keyword', { ...fighter, keywords: ['flying'] }, 'keywords[0]', 'no such kind'],
  ['bare-pierce', { ...fighter, keywords: ['pierce'] }, 'keywords[0]', 'keyword number'],
  ['numbered-haste', { ...fighter, keywords: [{ keyword: 'haste', n: 2 }] }, 'keywords[0]', 'keyword number'],
  ['haste-twice', { ...fighter, keywords: ['haste', 'haste'] }, 'keywords[1]', 'keyword twice'],
  ['hasty-spell', { ...spell, keywords: ['haste'] }, 'keywords[0]', 'spell keyword'],
  ['dear-token', { ...fighter, token: true }, 'cost', 'token cost'],
  ['half-token', { ...fighter, token: false }, 'token', 'not yes'],
  ['two-levels', { ...house, levels: [level(0), level(1)] }, 'levels', 'list length'],
  ['dear-level', { ...house, levels: [level(2), level(1), level(1)] }, 'levels[0].cost', 'first level'],
  [
    'crumbling',
    { ...house, levels: [level(0, 9), level(1, 7), level(1, 9)] },
    'levels[1].points',
    'fewer points',
  ],
  ['short-deck', { ...house, deck: ['a-token'] }, 'deck', 'list length'],
  [
    'real-deck',
    { ...house, deck: ['fine', 'a-token', 'a-token', 'a-token', 'a-token'] },
    'deck[0]',
    'no token',
  ],
  ['free-ability', { ...fighter, abilities: [free] }, 'abilities[0]', 'no cost'],
  [
    'paid-back',
    { ...fighter, abilities: [{ ...paid, costs: [{ energy: -2 }] }] },
    'abilities[0].costs[0].energy',
    'not whole',
  ],
  [
    'never-paid',
    { ...spell, effects: [{ do: 'unless paid', by: 'opponent', energy: -1, effects: [DRAW] }] },
    'effects[0].energy',
    'not whole',
  ],
  ['two-discards', { ...spell, costs: [{ discard: 1 }, { discard: 1 }] }, 'costs[1]', 'cost twice'],
  [
    'gone-too-soon',
    { ...fighter, abilities: [{ ...paid, costs: ['sacrifice source', { energy: 1 }] }] },
    'abilities[0].costs[0]',
    'cost last',
  ],
  ['bleeding-spell', { ...spell, costs: [{ damage: 1 }] }, 'costs[0]', 'card cost'],
  ['odd-ability', { ...fighter, abilities: [{ kind: 'magic' }] }, 'abilities[0].kind', 'not one of'],
  [
    'no-effects',
    { ...fighter, abilities: [{ ...used, effects: [] }] },
    'abilities[0].effects',
    'list length',
  ],
  ['odd-effect', { ...spell, effects: [{ do: 'explode' }] }, 'effects[0].do', 'not one of'],
  [
    'no-target',
    { ...spell, effects: [{ do: 'destroy', who: { target: 0 } }] },
    'effects[0].who.target',
    'no such target',
  ],
  [
    'chosen-value',
    { ...spell, effects: [{ ...DRAW, count: { stat: 'attack', of: { pick: { type: 'character' } } } }] },
    'effects[0].count.of',
    'no choice',
  ],
  [
    'moving-pile',
    { ...spell, effects: [{ do: 'search', like: { attack: { min: 4 } }, to: 'hand' }] },
    'effects[0].like.attack',
    'not in play',
  ],
  [
    'standing-pile',
    { ...spell, effects: [{ do: 'recover', like: { not: { line: 'front' } }, to: 'hand' }] },
    'effects[0].like.not.line',
    'not in play',
  ],
  [
    'cheap-hero',
    {
      ...spell,
      targets: [{ like: { type: 'character' } }],
      effects: [
        { do: 'give', to: { target: 0 }, gifts: [{ cost: -2, cards: { type: 'spell' } }], for: 'turn' },
      ],
    },
    'effects[0].gifts[0]',
    'wrong gift',
  ],
  [
    'stronger-player',
    {
      ...spell,
      targets: [{ what: 'card or player' }],
      effects: [{ do: 'give', to: { target: 0 }, gifts: [{ stat: 'attack', by: 2 }], for: 'turn' }],
    },
    'effects[0].gifts[0]',
    'wrong gift',
  ],
  [
    'like-a-player',
    { ...fighter, abilities: [{ ...onEnter(DRAW), trigger: { on: 'draw', like: { type: 'spell' } } }] },
    'abilities[0].trigger.like',
    'trigger detail',
  ],
  ['odd-who', { ...spell, effects: [{ do: 'destroy', who: 'everybody' }] }, 'effects[0].who', 'no such kind'],
  [
    'spell-source',
    { ...spell, effects: [{ do: 'heal', who: 'source', amount: 1 }] },
    'effects[0].who',
    'no source',
  ],
  [
    'no-bearer',
    { ...fighter, abilities: [{ ...gives({ stat: 'attack', by: 1 }), to: 'bearer' }] },
    'abilities[0].to',
    'no bearer',
  ],
  [
    'no-subject',
    { ...fighter, abilities: [{ ...used, effects: [{ do: 'destroy', who: 'subject' }] }] },
    'abilities[0].effects[0].who',
    'no trigger',
  ],
  ['no-amount', { ...spell, effects: [{ ...DRAW, count: 'amount' }] }, 'effects[0].count', 'no trigger'],
  ['no-loop', { ...spell, effects: [{ do: 'destroy', who: 'it' }] }, 'effects[0].who', 'no loop'],
  ['not-paid', { ...spell, effects: [{ do: 'destroy', who: 'cost' }] }, 'effects[0].who', 'nothing paid'],
  [
    'lucky-static',
    { ...fighter, abilities: [{ ...gives({ stat: 'attack', by: 1 }), if: { chance: 50 } }] },
    'abilities[0].if',
    'chance',
  ],
  [
    'no-extra',
    {
      ...fighter,
      abilities: [onEnter({ do: 'give', to: 'source', gifts: [{ ability: 'sting' }], for: 'turn' })],
    },
    'abilities[0].effects[0].gifts[0].ability',
    'no such ability',
  ],
  [
    'static-once',
    { ...fighter, abilities: [{ ...gives({ cost: -1, cards: {}, once: true }), to: 'you' }] },
    'abilities[0].gives[0].once',
    'static gift',
  ],
  [
    'odd-trigger',
    { ...fighter, abilities: [{ ...onEnter(DRAW), trigger: { on: 'sneeze' } }] },
    'abilities[0].trigger.on',
    'not one of',
  ],
  [
    'state-on-enter',
    { ...fighter, abilities: [{ ...onEnter(DRAW), trigger: { on: 'enter', state: 'stunned' } }] },
    'abilities[0].trigger.state',
    'trigger detail',
  ],
  [
    'immune-to-what',
    { ...fighter, abilities: [onEnter({ do: 'apply', state: 'immunity', to: 'source', for: 'turn' })] },
    'abilities[0].effects[0].against',
    'immunity',
  ],
  [
    'piercing-effect',
    { ...spell, effects: [{ do: 'damage', to: 'opponent', amount: 1, pierce: 2 }] },
    'effects[0].pierce',
    'pierce',
  ],
  ['from-hand', { ...fighter, abilities: [{ ...paid, from: 'hand' }] }, 'abilities[0].from', 'from hand'],
  [
    'odd-replacement',
    { ...fighter, abilities: [{ kind: 'replacement', instead: 'damage', survive: 1 }] },
    'abilities[0].instead',
    'replacement',
  ],
  [
    'card-draws',
    { ...fighter, abilities: [onEnter({ do: 'draw', who: 'source', count: 1 })] },
    'abilities[0].effects[0].who',
    'no player',
  ],
  ['backwards', { ...gear, requires: { attack: { min: 5, max: 2 } } }, 'requires.attack', 'range'],
  [
    'no-levels',
    { ...fighter, abilities: [gives({ stat: 'attack', by: { byLevel: [1, 2, 3] } })] },
    'abilities[0].gives[0].by',
    'by level',
  ],
  [
    'no-counter',
    { ...fighter, abilities: [{ ...used, costs: [{ counters: 'moon', count: 1 }] }] },
    'abilities[0].costs[0].counters',
    'never counted',
  ],
  [
    'no-memory',
    { ...fighter, abilities: [onEnter({ do: 'destroy', who: { remembered: 'prey' } })] },
    'abilities[0].effects[0].who.remembered',
    'never remembered',
  ],
  [
    'no-such-card',
    { ...spell, effects: [{ do: 'create', card: 'ghost', who: 'you' }] },
    'effects[0].card',
    'no such card',
  ],
  ['spell-token', { ...spell, effects: [{ do: 'token', card: 'a-token' }] }, 'effects[0].card', 'token type'],
  ['no-plug-in', { ...spell, effects: [{ do: 'moon:rise' }] }, 'effects[0].do', 'plug-in'],
  [
    'odd-duration',
    {
      ...fighter,
      abilities: [onEnter({ do: 'give', to: 'source', gifts: [{ stat: 'attack', by: 1 }], for: 'ages' })],
    },
    'abilities[0].effects[0].for',
    'no such kind',
  ],
  [
    'limited-hand',
    { ...fighter, abilities: [{ ...used, costs: ['discard source'], from: 'hand' }] },
    'abilities[0].limit',
    'from hand',
  ],
  [
    'static-shield',
    { ...fighter, abilities: [gives({ keyword: 'shield', n: 2 })] },
    'abilities[0].gives[0].keyword',
    'static gift',
  ],
  [
    'strong-player',
    { ...fighter, abilities: [{ ...gives({ stat: 'attack', by: 1 }), to: 'you' }] },
    'abilities[0].gives[0]',
    'wrong gift',
  ],
  [
    'card-hand',
    { ...fighter, abilities: [gives({ hand: 'protected' })] },
    'abilities[0].gives[0]',
    'wrong gift',
  ],
  [
    'hasty-player',
    { ...spell, effects: [{ do: 'give', to: 'you', gifts: [{ keyword: 'haste' }], for: 'turn' }] },
    'effects[0].gifts[0]',
    'wrong gift',
  ],
  ['doomed-player', { ...spell, effects: [{ do: 'destroy', who: 'opponent' }] }, 'effects[0].who', 'no card'],
  [
    'clairvoyant',
    { ...spell, if: { value: { cards: 'hand', of: 'opponent', like: { type: 'spell' } }, in: { min: 1 } } },
    'if.value.like',
    'hidden cards',
  ],
  ['flag-filter', { ...gear, requires: { damaged: 'yes' } }, 'requires.damaged', 'not a flag'],
  ['text-filter', { ...gear, requires: 'warrior' }, 'requires', 'not fields'],
];

export const setOf = (...cards: readonly object[]) => ({
  format: 1,
  id: 'trial',
  version: 1,
  name: NAME,
  cards,
});
export const validCards = [
  { ...fighter, id: 'fine' },
  { ...spell, id: 'a-token', cost: 0, token: true },
];
