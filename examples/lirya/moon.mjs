/** A plug-in for Lirya. Copy it to lirya/sets in your data folder; then `ludoteca lirya cards --search moon` shows its cards. */

const MORE = {
  it: 'infliggi 2 danni all’avversario per ogni suo personaggio più dei tuoi',
  en: 'deal 2 damage to the opponent for each character they have more than you',
  pt: 'cause 2 pontos de dano ao oponente para cada personagem que ele tem a mais que você',
};

/** @type {import('@ludoteca/games/lirya').Plugin} */
export default {
  id: 'moon',
  version: 1,

  // What happens instead of `moon:tide`: any effects of the game.
  effects: {
    tide: (look) => {
      const mine = look.all({ type: 'character', side: 'you' }).length;
      const theirs = look.all({ type: 'character', side: 'opponent' }).length;
      return theirs > mine ? [{ do: 'damage', to: 'opponent', amount: 2 * (theirs - mine) }] : [];
    },
  },

  // Whether `moon:full` holds.
  conditions: { full: (look) => look.turn % 4 === 0 },

  // Which of these events are a `moon:deep-wound`.
  triggers: { 'deep-wound': { on: 'damage taken', holds: (look) => look.value('amount') >= 5 } },

  // A class, an element and a mode of its own: `moon:lunatic`, `moon:silver`, `moon:long-night`.
  classes: {
    lunatic: {
      name: {
        it: { one: 'lunatico', many: 'lunatici' },
        en: { one: 'lunatic', many: 'lunatics' },
        pt: { one: 'lunático', many: 'lunáticos' },
      },
      placement: 'back',
    },
  },
  elements: { silver: { it: 'argento', en: 'silver', pt: 'prata' } },
  modes: {
    'long-night': {
      name: { it: 'La lunga notte', en: 'The long night', pt: 'A longa noite' },
      preset: 'balanced',
      variant: { startingLife: 30, maxLife: 30 },
    },
  },

  // How effects, conditions and triggers read on a card.
  words: {
    tide: MORE,
    full: { it: 'la luna è piena', en: 'the moon is full', pt: 'a lua está cheia' },
    'deep-wound': {
      it: 'qualcuno subisce almeno 5 danni',
      en: 'somebody takes 5 or more damage',
      pt: 'alguém sofre 5 ou mais pontos de dano',
    },
  },

  sets: [
    {
      format: 1,
      id: 'moon',
      version: 1,
      name: { it: 'Luna', en: 'Moon', pt: 'Lua' },
      needs: { moon: 1 },
      cards: [
        {
          id: 'moon-tide',
          name: { it: 'Marea Lunare', en: 'Moon Tide', pt: 'Maré Lunar' },
          type: 'spell',
          speed: 'normal',
          rarity: 'rare',
          cost: 3,
          effects: [{ do: 'moon:tide' }],
        },
        {
          id: 'moon-dreamer',
          name: { it: 'Sognatore della Luna', en: 'Moon Dreamer', pt: 'Sonhador da Lua' },
          type: 'character',
          class: 'moon:lunatic',
          element: 'moon:silver',
          rarity: 'uncommon',
          cost: 3,
          attack: 1,
          defence: 1,
          health: 4,
          abilities: [
            {
              kind: 'static',
              to: { class: 'moon:lunatic', side: 'you' },
              gives: [{ stat: 'attack', by: { count: { element: 'moon:silver', side: 'you' } } }],
            },
          ],
        },
        {
          id: 'moon-hare',
          name: { it: 'Lepre della Luna', en: 'Moon Hare', pt: 'Lebre da Lua' },
          type: 'character',
          class: 'ranger',
          rarity: 'common',
          cost: 2,
          attack: 2,
          defence: 1,
          health: 3,
          abilities: [
            { kind: 'static', to: 'source', if: { custom: 'moon:full' }, gives: [{ stat: 'attack', by: 3 }] },
            {
              kind: 'triggered',
              trigger: { on: 'moon:deep-wound' },
              limit: { perTurn: 1 },
              effects: [{ do: 'draw', who: 'you', count: 1 }],
            },
          ],
        },
      ],
    },
  ],
};
