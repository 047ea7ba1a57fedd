/** The fire cards of The Broken Bell: Brasca, the city of kilns. */
import type { CardDefinition } from '../../card-definition/index.ts';
import { ENEMY_CHARACTER, createLevels, OWN_CHARACTER, localized, FIRST_TARGET } from './shorthands.ts';

export const fire: readonly CardDefinition[] = [
  {
    id: 'ash-urchin',
    name: localized('Monello della Cenere', 'Ash Urchin', 'Moleque das Cinzas'),
    type: 'character',
    rarity: 'common',
    element: 'fire',
    class: 'ranger',
    cost: 1,
    attack: 2,
    defence: 0,
    health: 2,
    keywords: ['haste'],
    flavour: localized(
      'A Brasca si impara a correre prima che a camminare: il pavimento scotta.',
      'In Brasca they learn to run before they walk: the floor is hot.',
      'Em Brasca aprende-se a correr antes de andar: o chão queima.',
    ),
  },
  {
    id: 'kiln-stoker',
    name: localized('Fuochista di Turno', 'Kiln Stoker', 'Foguista de Turno'),
    type: 'character',
    rarity: 'common',
    element: 'fire',
    class: 'warrior',
    cost: 1,
    attack: 2,
    defence: 1,
    health: 3,
    abilities: [
      {
        kind: 'activated',
        costs: [{ damage: 1 }],
        limit: { perTurn: 1 },
        effects: [{ do: 'give', to: 'source', gifts: [{ stat: 'attack', by: 2 }], for: 'turn' }],
      },
    ],
    flavour: localized(
      'Dodici ore davanti al forno, poi il dessert.',
      'Twelve hours at the kiln, then dessert.',
      'Doze horas diante do forno, depois a sobremesa.',
    ),
  },
  {
    id: 'ember-nurse',
    name: localized('Nutrice del Tizzone', 'Ember Nurse', 'Ama da Brasa'),
    type: 'character',
    rarity: 'common',
    element: 'fire',
    class: 'cleric',
    cost: 2,
    attack: 2,
    defence: 1,
    health: 4,
    abilities: [
      {
        kind: 'response',
        costs: [{ energy: 1 }],
        limit: { perTurn: 1 },
        targets: [OWN_CHARACTER],
        effects: [{ do: 'give', to: FIRST_TARGET, gifts: [{ stat: 'attack', by: 2 }], for: 'turn' }],
      },
    ],
    flavour: localized(
      'Ci soffia sopra, e il coraggio riprende.',
      'She blows on it, and courage catches again.',
      'Ela sopra, e a coragem volta a pegar.',
    ),
  },
  {
    id: 'spark-fletcher',
    name: localized('Frecciaio di Scintille', 'Spark Fletcher', 'Flecheiro de Faíscas'),
    type: 'character',
    rarity: 'common',
    element: 'fire',
    class: 'ranger',
    cost: 2,
    attack: 3,
    defence: 0,
    health: 2,
    keywords: [{ keyword: 'pierce', n: 1 }],
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'enter' },
        effects: [{ do: 'create', card: 'spark-dart', who: 'you' }],
      },
    ],
    flavour: localized(
      'Le piume bruciano; le idee restano.',
      'The feathers burn; the ideas remain.',
      'As penas queimam; as ideias ficam.',
    ),
  },
  {
    id: 'bellows-master',
    name: localized('Mastro dei Mantici', 'Bellows Master', 'Mestre dos Foles'),
    type: 'character',
    rarity: 'uncommon',
    element: 'fire',
    class: 'mage',
    cost: 3,
    attack: 4,
    defence: 0,
    health: 3,
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'enter' },
        targets: [ENEMY_CHARACTER],
        effects: [
          { do: 'damage', to: FIRST_TARGET, amount: 1, element: 'fire' },
          { do: 'apply', state: 'vulnerable', to: FIRST_TARGET, for: { turns: 2 } },
        ],
      },
    ],
    flavour: localized(
      'Prima l’aria, poi il ferro, poi le scuse.',
      'First the air, then the iron, then the apologies.',
      'Primeiro o ar, depois o ferro, depois as desculpas.',
    ),
  },
  {
    id: 'breach-captain',
    name: localized('Capitana della Breccia', 'Breach Captain', 'Capitã da Brecha'),
    type: 'character',
    rarity: 'uncommon',
    element: 'fire',
    class: 'warrior',
    cost: 4,
    attack: 4,
    defence: 1,
    health: 4,
    keywords: ['assault'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'phase', phase: 'combat' },
        effects: [
          {
            do: 'give',
            to: { all: { type: 'character', side: 'you', line: 'front', other: true } },
            gifts: [{ stat: 'attack', by: 1 }],
            for: 'turn',
          },
        ],
      },
    ],
    flavour: localized(
      '«La porta è dove la mettiamo noi.»',
      '“The door is where we put it.”',
      '“A porta fica onde nós a pomos.”',
    ),
  },
  {
    id: 'comet-huntress',
    name: localized('Cacciatrice di Comete', 'Comet Huntress', 'Caçadora de Cometas'),
    type: 'character',
    rarity: 'ultra-rare',
    element: 'fire',
    class: 'ranger',
    cost: 5,
    attack: 4,
    defence: 1,
    health: 5,
    keywords: ['haste', 'double attack'],
    flavour: localized(
      'Una freccia per dire dove, una per dire quando.',
      'One arrow says where, the other says when.',
      'Uma flecha diz onde, a outra diz quando.',
    ),
  },
  {
    id: 'cast-iron-giant',
    name: localized('Gigante di Ghisa', 'Cast-Iron Giant', 'Gigante de Ferro Fundido'),
    type: 'character',
    rarity: 'rare',
    element: 'fire',
    class: 'warrior',
    cost: 6,
    attack: 6,
    defence: 3,
    health: 7,
    keywords: ['siege'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'kill', by: { type: 'character' } },
        effects: [{ do: 'damage', to: 'opponent', amount: 2 }],
      },
    ],
    flavour: localized(
      'Lo fusero in un pezzo solo, e si vede.',
      'They cast it in one piece, and it shows.',
      'Fundiram-no numa peça só, e nota-se.',
    ),
  },
  {
    id: 'ardea-malabrace',
    name: localized(
      'Ardea Malabrace, Signora delle Fornaci',
      'Ardea Malabrace, Lady of Kilns',
      'Ardea Malabrace, Senhora das Fornalhas',
    ),
    type: 'character',
    rarity: 'legendary',
    element: 'fire',
    class: 'warrior',
    cost: 7,
    attack: 7,
    defence: 2,
    health: 7,
    abilities: [
      {
        kind: 'triggered',
        name: localized('Colata', 'The Pour', 'O Derrame'),
        trigger: { on: 'enter' },
        effects: [
          {
            do: 'for each',
            who: { all: { type: 'character', side: 'opponent' } },
            effects: [
              { do: 'damage', to: 'it', amount: 2, element: 'fire' },
              { do: 'damage', to: 'opponent', amount: 1, element: 'fire' },
            ],
          },
        ],
      },
      {
        kind: 'static',
        name: localized('Punte roventi', 'White-Hot Points', 'Pontas em Brasa'),
        to: { type: 'character', element: 'fire', side: 'you', other: true },
        gives: [{ keyword: 'pierce', n: 1 }],
      },
    ],
    flavour: localized(
      'Quando la Campana si ruppe, fu lei a tenere acceso il fuoco.',
      'When the Bell broke, it was she who kept the fire lit.',
      'Quando o Sino se partiu, foi ela quem manteve o fogo aceso.',
    ),
  },
  {
    id: 'slag-jet',
    name: localized('Getto di Scorie', 'Slag Jet', 'Jato de Escória'),
    type: 'spell',
    rarity: 'common',
    element: 'fire',
    cost: 2,
    speed: 'normal',
    targets: [{ what: 'card or player', like: { type: ['character', 'structure'] } }],
    effects: [{ do: 'damage', to: FIRST_TARGET, amount: 3, element: 'fire' }],
    flavour: localized(
      'Di scarto, ma caldissimo.',
      'Waste, but very hot waste.',
      'Sobra, mas sobra quentíssima.',
    ),
  },
  {
    id: 'forge-rush',
    name: localized('Furia di Fucina', 'Forge Rush', 'Fúria da Forja'),
    type: 'spell',
    rarity: 'uncommon',
    element: 'fire',
    cost: 3,
    speed: 'normal',
    targets: [OWN_CHARACTER],
    effects: [
      {
        do: 'give',
        to: FIRST_TARGET,
        gifts: [{ stat: 'attack', by: 4 }, { keyword: 'haste' }, { keyword: 'reach' }],
        for: 'turn',
      },
      { do: 'later', at: 'turn end', effects: [{ do: 'damage', to: FIRST_TARGET, amount: 2 }] },
    ],
    flavour: localized(
      'Il conto arriva a fine turno.',
      'The bill comes at the end of the shift.',
      'A conta chega no fim do turno.',
    ),
  },
  {
    id: 'ember-rain',
    name: localized('Pioggia di Brace', 'Ember Rain', 'Chuva de Brasas'),
    type: 'spell',
    rarity: 'rare',
    element: 'fire',
    cost: 5,
    speed: 'normal',
    effects: [
      {
        do: 'repeat',
        times: 6,
        effects: [
          {
            do: 'damage',
            to: { random: { type: 'character', side: 'opponent' } },
            amount: 1,
            element: 'fire',
          },
        ],
      },
    ],
    flavour: localized(
      'Nessuno guarda il cielo due volte.',
      'Nobody looks at the sky twice.',
      'Ninguém olha para o céu duas vezes.',
    ),
  },
  {
    id: 'common-oven',
    name: localized('Forno Comune', 'Common Oven', 'Forno Comum'),
    type: 'structure',
    rarity: 'common',
    element: 'fire',
    cost: 2,
    levels: createLevels(
      2,
      [
        {
          kind: 'static',
          to: { type: 'character', element: 'fire', side: 'you', line: 'front' },
          gives: [{ stat: 'attack', by: 1 }],
        },
      ],
      [
        {
          kind: 'static',
          to: { type: 'character', side: 'you', line: 'front' },
          gives: [{ stat: 'attack', by: 1 }],
        },
      ],
      [
        {
          kind: 'static',
          to: { type: 'character', side: 'you', line: 'front' },
          gives: [
            { stat: 'attack', by: 1 },
            { keyword: 'pierce', n: 1 },
          ],
        },
      ],
    ),
    flavour: localized(
      'Il pane per tutti, la spada per chi resta.',
      'Bread for all, swords for those who stay.',
      'Pão para todos, espada para quem fica.',
    ),
  },
  {
    id: 'blast-furnace',
    name: localized('Altoforno', 'Blast Furnace', 'Alto-forno'),
    type: 'structure',
    rarity: 'uncommon',
    element: 'fire',
    cost: 3,
    levels: createLevels(
      3,
      [
        {
          kind: 'triggered',
          trigger: { on: 'turn end' },
          effects: [{ do: 'damage', to: 'opponent', amount: 1 }],
        },
      ],
      [
        {
          kind: 'triggered',
          trigger: { on: 'turn end' },
          effects: [
            { do: 'damage', to: 'opponent', amount: 1 },
            { do: 'damage', to: { random: { type: 'character', side: 'opponent' } }, amount: 1 },
          ],
        },
      ],
      [
        {
          kind: 'triggered',
          trigger: { on: 'turn end' },
          effects: [
            { do: 'damage', to: 'opponent', amount: 2 },
            { do: 'damage', to: { random: { type: 'character', side: 'opponent' } }, amount: 2 },
          ],
        },
      ],
    ),
    flavour: localized(
      'Di notte si legge senza lampade, fino al mare.',
      'At night one reads without lamps, down to the sea.',
      'À noite lê-se sem lampião, até o mar.',
    ),
  },
  {
    id: 'red-gate',
    name: localized('Porta Rossa', 'Red Gate', 'Porta Vermelha'),
    type: 'structure',
    rarity: 'uncommon',
    element: 'fire',
    cost: 4,
    levels: createLevels(
      3,
      [
        {
          kind: 'activated',
          costs: [{ energy: 1 }],
          limit: { perTurn: 1 },
          targets: [OWN_CHARACTER],
          effects: [
            {
              do: 'give',
              to: FIRST_TARGET,
              gifts: [{ keyword: 'haste' }, { stat: 'attack', by: 1 }],
              for: 'turn',
            },
          ],
        },
      ],
      [
        {
          kind: 'activated',
          limit: { perTurn: 1 },
          targets: [OWN_CHARACTER],
          effects: [
            {
              do: 'give',
              to: FIRST_TARGET,
              gifts: [{ keyword: 'haste' }, { stat: 'attack', by: 1 }],
              for: 'turn',
            },
          ],
        },
      ],
      [
        {
          kind: 'activated',
          limit: { perTurn: 1 },
          targets: [OWN_CHARACTER],
          effects: [
            {
              do: 'give',
              to: FIRST_TARGET,
              gifts: [{ keyword: 'haste' }, { keyword: 'assault' }, { stat: 'attack', by: 2 }],
              for: 'turn',
            },
          ],
        },
      ],
    ),
    flavour: localized(
      'Chi esce di qui non bussa.',
      'Who leaves through here does not knock.',
      'Quem sai por aqui não bate à porta.',
    ),
  },
  {
    id: 'white-hot-maul',
    name: localized('Maglio Incandescente', 'White-Hot Maul', 'Malho Incandescente'),
    type: 'equipment',
    rarity: 'common',
    element: 'fire',
    cost: 3,
    slot: 'weapon',
    attack: 2,
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'damage dealt', whose: 'bearer', by: { type: 'character' } },
        effects: [{ do: 'apply', state: 'vulnerable', to: 'subject', for: { turns: 2 } }],
      },
    ],
    flavour: localized(
      'Non si raffredda mai per caso.',
      'It never cools by accident.',
      'Nunca esfria por acaso.',
    ),
  },
  {
    id: 'steam-crossbow',
    name: localized('Balestra a Vapore', 'Steam Crossbow', 'Balestra a Vapor'),
    type: 'equipment',
    rarity: 'rare',
    element: 'fire',
    cost: 4,
    slot: 'weapon',
    attack: 3,
    requires: { class: ['warrior', 'ranger'] },
    keywords: ['reach', { keyword: 'pierce', n: 1 }],
    flavour: localized('Fischia prima di mordere.', 'It whistles before it bites.', 'Apita antes de morder.'),
  },
];
