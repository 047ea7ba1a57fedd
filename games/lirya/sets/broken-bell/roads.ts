/** The neutral cards of The Broken Bell: the roads between the cities, and the remains of the bell. */
import type { CardDefinition } from '../../card-definition/index.ts';
import { createLevels, OTHER_OWN_CHARACTER, localized, FIRST_TARGET } from './shorthands.ts';

export const roads: readonly CardDefinition[] = [
  {
    id: 'road-recruit',
    name: localized('Recluta di Strada', 'Road Recruit', 'Recruta da Estrada'),
    type: 'character',
    rarity: 'common',
    class: 'warrior',
    cost: 1,
    attack: 2,
    defence: 0,
    health: 3,
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'equip' },
        effects: [
          {
            do: 'give',
            to: 'source',
            gifts: [
              { stat: 'attack', by: 1 },
              { stat: 'health', by: 1 },
            ],
            for: 'permanent',
          },
        ],
      },
    ],
    flavour: localized('Gli manca soltanto tutto.', 'All he lacks is everything.', 'Só lhe falta tudo.'),
  },
  {
    id: 'smuggler',
    name: localized('Contrabbandiera', 'Smuggler', 'Contrabandista'),
    type: 'character',
    rarity: 'common',
    class: 'ranger',
    cost: 2,
    attack: 2,
    defence: 0,
    health: 3,
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'enter' },
        effects: [
          {
            do: 'if',
            if: { chance: 50 },
            effects: [{ do: 'energy', who: 'you', amount: 2 }],
            else: [{ do: 'energy', who: 'you', amount: 1 }],
          },
        ],
      },
      {
        kind: 'triggered',
        trigger: { on: 'energy' },
        effects: [{ do: 'give', to: 'source', gifts: [{ stat: 'attack', by: 1 }], for: 'permanent' }],
      },
    ],
    flavour: localized(
      'Il doppio fondo ha un doppio fondo.',
      'The false bottom has a false bottom.',
      'O fundo falso tem um fundo falso.',
    ),
  },
  {
    id: 'wandering-blade',
    name: localized('Lama Errante', 'Wandering Blade', 'Lâmina Errante'),
    type: 'character',
    rarity: 'common',
    class: 'warrior',
    cost: 2,
    attack: 3,
    defence: 0,
    health: 2,
    keywords: ['haste'],
    flavour: localized(
      'Ha un duello all’alba e un altro poco dopo.',
      'She has a duel at dawn and another shortly after.',
      'Tem um duelo ao amanhecer e outro logo depois.',
    ),
  },
  {
    id: 'begging-friar',
    name: localized('Frate Questuante', 'Begging Friar', 'Frade Esmoler'),
    type: 'character',
    rarity: 'common',
    class: 'cleric',
    cost: 2,
    attack: 0,
    defence: 1,
    health: 5,
    placement: 'any',
    keywords: ['pacifist'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'draw' },
        limit: { perTurn: 2 },
        effects: [{ do: 'heal', who: 'you', amount: 1 }],
      },
    ],
    flavour: localized(
      'Benedice anche le porte chiuse.',
      'He blesses closed doors as well.',
      'Abençoa também as portas fechadas.',
    ),
  },
  {
    id: 'story-seller',
    name: localized('Venditrice di Storie', 'Story Seller', 'Vendedora de Histórias'),
    type: 'character',
    rarity: 'rare',
    class: 'mage',
    cost: 3,
    attack: 3,
    defence: 0,
    health: 4,
    abilities: [
      {
        kind: 'triggered',
        trigger: [{ on: 'cast' }, { on: 'use', whose: 'you', like: { other: true } }],
        effects: [{ do: 'add counters', to: 'source', name: 'story', count: 1 }],
      },
      {
        kind: 'activated',
        costs: [{ counters: 'story', count: 2 }],
        effects: [{ do: 'draw', who: 'you', count: 2 }],
      },
    ],
    flavour: localized(
      'La prima è gratis e non finisce.',
      'The first one is free and does not end.',
      'A primeira é grátis e não termina.',
    ),
  },
  {
    id: 'border-hound',
    name: localized('Segugio di Confine', 'Border Hound', 'Sabujo da Fronteira'),
    type: 'character',
    rarity: 'common',
    class: 'ranger',
    cost: 3,
    attack: 4,
    defence: 0,
    health: 4,
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'enter' },
        effects: [{ do: 'remove', state: 'stealth', from: { all: { type: 'character', side: 'opponent' } } }],
      },
      {
        kind: 'triggered',
        trigger: { on: 'state applied', whose: 'opponent', like: { type: 'character' } },
        effects: [{ do: 'give', to: 'source', gifts: [{ stat: 'attack', by: 1 }], for: 'turn' }],
      },
    ],
    flavour: localized(
      'Fiuta la paura, il formaggio e i documenti falsi.',
      'It smells fear, cheese and forged papers.',
      'Fareja o medo, o queijo e os papéis falsos.',
    ),
  },
  {
    id: 'captain-of-fortune',
    name: localized('Capitano di Ventura', 'Captain of Fortune', 'Capitão de Fortuna'),
    type: 'character',
    rarity: 'rare',
    class: 'warrior',
    cost: 4,
    attack: 4,
    defence: 1,
    health: 4,
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'enter' },
        effects: [{ do: 'search', like: { type: 'equipment' }, to: 'hand', reveal: true, shuffle: true }],
      },
      {
        kind: 'static',
        to: { type: 'character', side: 'you', equipped: true },
        gives: [{ stat: 'attack', by: 1 }],
      },
    ],
    flavour: localized(
      'Combatte per chi paga, e paga chi combatte.',
      'He fights for those who pay, and pays those who fight.',
      'Luta por quem paga, e paga quem luta.',
    ),
  },
  {
    id: 'travelling-alchemist',
    name: localized('Alchimista Ambulante', 'Travelling Alchemist', 'Alquimista Ambulante'),
    type: 'character',
    rarity: 'rare',
    class: 'mage',
    cost: 4,
    attack: 4,
    defence: 0,
    health: 4,
    abilities: [
      {
        kind: 'activated',
        costs: [{ energy: 1 }],
        limit: { perTurn: 1 },
        targets: [{ like: { type: 'character' } }],
        effects: [
          {
            do: 'choose one',
            among: [
              [{ do: 'apply', state: 'blessed', to: FIRST_TARGET, for: { turns: 2 } }],
              [{ do: 'apply', state: 'cursed', to: FIRST_TARGET, for: { turns: 2 } }],
            ],
          },
        ],
      },
    ],
    flavour: localized(
      'Le due boccette sono uguali. Le conseguenze, no.',
      'The two vials look alike. The consequences do not.',
      'Os dois frascos são iguais. As consequências, não.',
    ),
  },
  {
    id: 'paid-company',
    name: localized('Compagnia del Soldo', 'Paid Company', 'Companhia do Soldo'),
    type: 'character',
    rarity: 'ultra-rare',
    class: 'warrior',
    cost: 6,
    attack: 5,
    defence: 1,
    health: 5,
    keywords: ['haste'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'enter' },
        if: 'played from hand',
        effects: [{ do: 'token', card: 'foot-soldier', count: 2, line: 'front' }],
      },
    ],
    flavour: localized(
      'Marciano al suono delle monete.',
      'They march to the sound of coins.',
      'Marcham ao som das moedas.',
    ),
  },
  {
    id: 'six-tone-pilgrim',
    name: localized('Pellegrina dei Sei Toni', 'Pilgrim of Six Tones', 'Peregrina dos Seis Tons'),
    type: 'character',
    rarity: 'ultra-rare',
    class: 'cleric',
    cost: 7,
    attack: 5,
    defence: 2,
    health: 8,
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'enter' },
        effects: [
          { do: 'purify', who: { all: { type: 'character', side: 'you' } } },
          {
            do: 'apply',
            state: 'blessed',
            to: { all: { type: 'character', side: 'you', other: true } },
            for: { turns: 2 },
          },
        ],
      },
      {
        kind: 'triggered',
        trigger: { on: 'state removed', whose: 'you' },
        limit: { perTurn: 2 },
        effects: [{ do: 'heal', who: 'you', amount: 1 }],
      },
    ],
    flavour: localized(
      'Ha camminato da una scheggia all’altra, cantandole.',
      'She walked from shard to shard, singing each.',
      'Caminhou de um estilhaço ao outro, cantando cada um.',
    ),
  },
  {
    id: 'crossroads-inn',
    name: localized('Locanda del Crocevia', 'Crossroads Inn', 'Estalagem da Encruzilhada'),
    type: 'structure',
    rarity: 'uncommon',
    cost: 2,
    deck: ['hot-soup', 'hot-soup', 'fresh-news', 'fresh-news', 'pitch-torch', 'hired-horse', 'hired-horse'],
    levels: createLevels(
      2,
      [],
      [
        {
          kind: 'triggered',
          trigger: { on: 'turn start' },
          effects: [{ do: 'heal', who: 'you', amount: 1 }],
        },
      ],
      [
        {
          kind: 'triggered',
          trigger: { on: 'turn start' },
          effects: [
            { do: 'heal', who: 'you', amount: 1 },
            { do: 'energy', who: 'you', amount: 1 },
          ],
        },
      ],
    ),
    flavour: localized('Sei strade, una zuppa.', 'Six roads, one soup.', 'Seis estradas, uma sopa.'),
  },
  {
    id: 'bell-foundry',
    name: localized('Fonderia della Campana', 'Bell Foundry', 'Fundição do Sino'),
    type: 'structure',
    rarity: 'ultra-rare',
    cost: 6,
    levels: [
      {
        cost: 0,
        points: 5,
        abilities: [
          {
            kind: 'triggered',
            trigger: { on: 'turn start' },
            effects: [{ do: 'add counters', to: 'source', name: 'toll', count: 1 }],
          },
        ],
      },
      {
        cost: 4,
        points: 7,
        abilities: [
          {
            kind: 'triggered',
            trigger: { on: 'turn start' },
            effects: [{ do: 'add counters', to: 'source', name: 'toll', count: 2 }],
          },
        ],
      },
      {
        cost: 5,
        points: 9,
        abilities: [
          {
            kind: 'triggered',
            trigger: { on: 'turn start' },
            effects: [
              { do: 'add counters', to: 'source', name: 'toll', count: 3 },
              {
                do: 'if',
                if: { value: { counters: 'toll', on: 'source' }, in: { min: 12 } },
                effects: [{ do: 'win', who: 'you' }],
              },
            ],
          },
        ],
      },
    ],
    flavour: localized(
      'Quando suonerà di nuovo, tutti sapranno per chi.',
      'When it rings again, all will know for whom.',
      'Quando tocar de novo, todos saberão por quem.',
    ),
  },
  {
    id: 'ford-ambush',
    name: localized('Imboscata al Guado', 'Ambush at the Ford', 'Emboscada no Vau'),
    type: 'spell',
    rarity: 'rare',
    cost: 3,
    speed: 'response',
    effects: [{ do: 'token', card: 'bandit', count: 2, line: 'front' }],
    flavour: localized(
      'Le canne non si muovono mai da sole.',
      'Reeds never move by themselves.',
      'Os juncos nunca se movem sozinhos.',
    ),
  },
  {
    id: 'last-toll',
    name: localized('L’Ultimo Rintocco', 'The Last Toll', 'A Última Badalada'),
    type: 'spell',
    rarity: 'ultra-rare',
    cost: 9,
    speed: 'normal',
    keywords: ['uncancellable'],
    effects: [
      { do: 'remove', state: 'immunity', from: { all: { type: 'character' } } },
      { do: 'destroy', who: { all: { type: 'character' } } },
      { do: 'sacrifice', who: 'both players', like: { type: 'structure' } },
      { do: 'draw', who: 'you', count: 2 },
    ],
    flavour: localized(
      'Poi, per un attimo, si sentì il mondo.',
      'Then, for a moment, one could hear the world.',
      'Depois, por um instante, ouviu-se o mundo.',
    ),
  },
  {
    id: 'rope-and-hook',
    name: localized('Fune e Rampino', 'Rope and Hook', 'Corda e Gancho'),
    type: 'equipment',
    rarity: 'uncommon',
    cost: 1,
    slot: 'universal',
    health: 1,
    keywords: ['reach'],
    flavour: localized(
      'Per chi ha fretta e nessuna scala.',
      'For those in a hurry and without a ladder.',
      'Para quem tem pressa e nenhuma escada.',
    ),
  },
  {
    id: 'padded-jacket',
    name: localized('Farsetto Imbottito', 'Padded Jacket', 'Gibão Acolchoado'),
    type: 'equipment',
    rarity: 'common',
    cost: 2,
    slot: 'armour',
    health: 3,
    flavour: localized(
      'Ha salvato più vite della prudenza.',
      'It has saved more lives than caution.',
      'Salvou mais vidas que a prudência.',
    ),
  },
  {
    id: 'lottery-charm',
    name: localized('Amuleto del Lotto', 'Lottery Charm', 'Amuleto da Sorte Grande'),
    type: 'equipment',
    rarity: 'rare',
    cost: 2,
    slot: 'accessory',
    health: 1,
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'attack', whose: 'bearer' },
        effects: [
          {
            do: 'if',
            if: { chance: 50 },
            effects: [{ do: 'give', to: 'bearer', gifts: [{ stat: 'attack', by: 3 }], for: 'turn' }],
          },
        ],
      },
    ],
    flavour: localized(
      'Funziona sempre, una volta su due.',
      'It always works, every other time.',
      'Funciona sempre, uma vez em duas.',
    ),
  },
  {
    id: 'merchant-satchel',
    name: localized('Bisaccia del Mercante', 'Merchant’s Satchel', 'Alforje do Mercador'),
    type: 'equipment',
    rarity: 'rare',
    cost: 3,
    slot: 'universal',
    attack: 1,
    health: 1,
    abilities: [
      { kind: 'triggered', trigger: { on: 'leave' }, effects: [{ do: 'draw', who: 'you', count: 1 }] },
      {
        kind: 'activated',
        costs: [{ energy: 1 }],
        limit: { perTurn: 1 },
        targets: [OTHER_OWN_CHARACTER],
        effects: [{ do: 'move equipment', what: 'source', to: FIRST_TARGET }],
      },
    ],
    flavour: localized(
      'Il padrone cambia, la bisaccia resta.',
      'Owners change; the satchel remains.',
      'O dono muda, o alforje fica.',
    ),
  },
];
