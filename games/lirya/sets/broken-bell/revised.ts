/** Revised cards of The Broken Bell. Matches of the first edition keep the cards that these replace (RULES 15.5). */
import type { Ability, CardDefinition, CardId } from '../../card-definition/index.ts';
import { earth } from './earth.ts';
import { light } from './light.ts';
import { shadow } from './shadow.ts';
import { createLevels, FIRST_TARGET, localized } from './shorthands.ts';

const originals = new Map([...earth, ...light, ...shadow].map((card) => [card.id, card]));

/** A structure with other levels and else the same. */
function reviseLevels(
  id: CardId,
  revisedId: CardId,
  cost: number,
  ...[first, second, third]: readonly [readonly Ability[], readonly Ability[], readonly Ability[]]
): CardDefinition {
  const original = originals.get(id);
  if (original?.type !== 'structure') throw new RangeError(`${id} is not a structure`);
  return { ...original, id: revisedId, levels: createLevels(cost, first, second, third) };
}

const FRONT = { type: 'character', side: 'you', line: 'front' } as const;
const OWN = { type: 'character', side: 'you' } as const;

const CHEAPER_STRUCTURES: Ability = {
  kind: 'static',
  to: 'you',
  gives: [{ cost: -1, cards: { type: 'structure' } }],
};
const CAPACITY_BY_UPGRADE: Ability = {
  kind: 'triggered',
  trigger: { on: 'upgrade' },
  effects: [{ do: 'capacity', who: 'you', amount: 1 }],
};
const DEFENCE_IN_ENEMY_TURN: Ability = {
  kind: 'static',
  to: FRONT,
  if: { turn: 'opponent' },
  gives: [{ stat: 'defence', by: 1 }],
};
const SOLID_STRUCTURES: Ability = {
  kind: 'static',
  to: { type: 'structure', side: 'you' },
  gives: [{ keyword: 'reduction', n: 1 }],
};
const REVEALED_ENEMIES: Ability = {
  kind: 'static',
  to: { type: 'character', side: 'opponent' },
  gives: [{ lose: 'stealth' }],
};

const consolation = (...effects: Extract<Ability, { kind: 'triggered' }>['effects']): Ability => ({
  kind: 'triggered',
  trigger: { on: 'death', whose: 'you', like: { type: 'character' } },
  limit: { perTurn: 1 },
  effects: [{ do: 'heal', who: 'you', amount: 2 }, ...effects],
});

const frontGains = (defence: number, health: number): Ability => ({
  kind: 'static',
  to: FRONT,
  gives: [
    ...(defence > 0 ? [{ stat: 'defence', by: defence } as const] : []),
    { stat: 'health', by: health },
  ],
});

/** New cards go to the end of the list. */
export const revised: readonly CardDefinition[] = [
  // No level takes away what the level before gave.
  reviseLevels(
    'dry-stone-wall',
    'dry-stone-wall-ii',
    2,
    [frontGains(0, 1)],
    [frontGains(1, 1)],
    [frontGains(1, 2)],
  ),
  // Every upgrade triggers it, as its text says.
  reviseLevels(
    'deep-quarry',
    'deep-quarry-ii',
    2,
    [CHEAPER_STRUCTURES],
    [CHEAPER_STRUCTURES, CAPACITY_BY_UPGRADE],
    [
      CHEAPER_STRUCTURES,
      CAPACITY_BY_UPGRADE,
      {
        kind: 'triggered',
        trigger: { on: 'turn start' },
        effects: [{ do: 'energy', who: 'you', amount: 1 }],
      },
    ],
  ),
  reviseLevels(
    'sod-fortress',
    'sod-fortress-ii',
    3,
    [DEFENCE_IN_ENEMY_TURN],
    [DEFENCE_IN_ENEMY_TURN, SOLID_STRUCTURES],
    [
      DEFENCE_IN_ENEMY_TURN,
      SOLID_STRUCTURES,
      { kind: 'static', to: { ...OWN, line: 'back' }, gives: [{ untargetable: 'opponent' }] },
      {
        kind: 'triggered',
        trigger: { on: 'turn start' },
        effects: [{ do: 'repair', who: 'source', amount: 'full' }],
      },
    ],
  ),
  reviseLevels(
    'lantern-hospice',
    'lantern-hospice-ii',
    2,
    [consolation()],
    [consolation({ do: 'apply', state: 'blessed', to: { pick: OWN }, for: { turns: 2 } })],
    [
      consolation(
        { do: 'apply', state: 'blessed', to: { pick: OWN }, for: { turns: 2 } },
        { do: 'recover', like: { type: 'character', cost: { max: 3 } }, to: 'hand' },
      ),
    ],
  ),
  reviseLevels(
    'great-lighthouse',
    'great-lighthouse-ii',
    2,
    [REVEALED_ENEMIES, { kind: 'static', to: OWN, gives: [{ immune: 'cursed' }] }],
    [REVEALED_ENEMIES, { kind: 'static', to: OWN, gives: [{ immune: 'cursed' }, { stat: 'attack', by: 1 }] }],
    [
      REVEALED_ENEMIES,
      {
        kind: 'static',
        to: OWN,
        gives: [{ immune: 'cursed' }, { immune: 'poisoned' }, { stat: 'attack', by: 1 }],
      },
      {
        kind: 'triggered',
        trigger: { on: 'turn start' },
        effects: [
          { do: 'give', to: 'you', gifts: [{ hand: 'protected' }], for: 'until your next turn' },
          { do: 'look', at: 'deck', of: 'you', count: 2 },
        ],
      },
    ],
  ),
  // A bonus for the hidden would be gone as they are declared as attackers (7.8).
  {
    id: 'moth-prince-ii',
    name: localized('Il Principe delle Falene', 'The Prince of Moths', 'O Príncipe das Mariposas'),
    type: 'character',
    rarity: 'legendary',
    element: 'shadow',
    class: 'warrior',
    cost: 8,
    attack: 7,
    defence: 2,
    health: 8,
    keywords: ['assault'],
    abilities: [
      {
        kind: 'triggered',
        name: localized('Invito a corte', 'Invitation to Court', 'Convite à Corte'),
        trigger: { on: 'enter' },
        targets: [{ like: { type: 'character', side: 'opponent', cost: { max: 5 } } }],
        effects: [{ do: 'transform', who: FIRST_TARGET, into: 'grey-moth' }],
      },
      {
        kind: 'triggered',
        name: localized('Ali di velluto', 'Velvet Wings', 'Asas de Veludo'),
        trigger: { on: 'phase', phase: 'combat' },
        effects: [
          {
            do: 'give',
            to: { all: { ...OWN, keyword: 'stealth', other: true } },
            gifts: [{ stat: 'attack', by: 2 }],
            for: 'turn',
          },
        ],
      },
    ],
    flavour: localized(
      'Regna di notte, abdica ogni mattina.',
      'He reigns by night and abdicates every morning.',
      'Reina à noite e abdica toda manhã.',
    ),
  },
];

/** The revised card by the id of the card that it replaces. */
export const BROKEN_BELL_REVISIONS: { readonly [original: CardId]: CardId } = Object.fromEntries(
  revised.map(({ id }) => [id.slice(0, -'-ii'.length), id]),
);
