/** Decks whose cards demand more time or memory than any match needs. */
import type { Json } from '@ludoteca/kernel';
import type { HostileContent } from '@ludoteca/testkit';
import type { Ability, AbilityEffect, Amount, CardDefinition, ObjectFilter } from './abilities/index.ts';

const HUGE: Amount = { times: 10_000, by: 10_000 };

const createCard = (abilities: readonly Ability[]): CardDefinition => ({
  name: 'Trap',
  types: ['land'],
  text: '',
  abilities,
});
const createToken = (abilities: readonly Ability[] = []): CardDefinition => ({
  name: 'Swarm',
  types: ['creature'],
  text: '',
  abilities,
  power: 1,
  toughness: 1,
  token: true,
});
const whenItEnters = (...effects: readonly AbilityEffect[]): Ability => ({
  kind: 'triggered',
  when: { on: 'enters', what: 'this' },
  effects,
});
const repeat = (times: Amount, ...effects: readonly AbilityEffect[]): AbilityEffect => ({
  do: 'repeat',
  times,
  effects,
});
const createTokens = (count: Amount, ...abilities: readonly Ability[]): AbilityEffect => ({
  do: 'create',
  token: createToken(abilities),
  count,
});
const forEachToken = (...abilities: readonly Ability[]): Ability =>
  whenItEnters({ do: 'create', token: createToken(abilities), count: 1000, who: 'each' });
const gainLife: AbilityEffect = { do: 'gain life', who: 'you', amount: 1 };
const whenACreatureEnters: Ability = {
  kind: 'triggered',
  when: { on: 'enters', what: { types: ['creature'] } },
  effects: [gainLife],
};
const times = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one);

/** A filter that counts the matches of a filter that counts the matches of a filter, and so on. */
function nestFilters(depth: number): ObjectFilter {
  let filter: ObjectFilter = { types: ['creature'] };
  for (let i = 0; i < depth; i++) filter = { types: ['creature'], power: { min: { count: filter } } };
  return filter;
}

function nestRepetitions(depth: number): AbilityEffect {
  let effect = gainLife;
  for (let i = 0; i < depth; i++) effect = repeat(1000, effect);
  return effect;
}

const addMana = (mana: Extract<AbilityEffect, { do: 'add mana' }>['mana']): Ability => ({
  kind: 'activated',
  cost: [{ pay: 'tap' }],
  effects: [{ do: 'add mana', mana }],
});

/** By what each deck attempts; every card of the deck is the same land. */
const TIME: { readonly [name: string]: readonly Ability[] } = {
  'repetitions of repetitions': [whenItEnters(nestRepetitions(10))],
  'tokens created a million times': [whenItEnters(repeat(1000, repeat(1000, createTokens(100))))],
  'copies of copies': [
    whenItEnters(
      createTokens(10),
      repeat(1000, { do: 'create copy', of: { every: { token: true } }, count: 1 }),
    ),
  ],
  'triggers of every token for every token': [
    whenItEnters(createTokens(200, ...times(40, whenACreatureEnters))),
  ],
  'filters that count filters': [
    whenItEnters(createTokens(60), { do: 'gain life', who: 'you', amount: { count: nestFilters(8) } }),
  ],
  'static abilities that count each other': [
    whenItEnters(
      createTokens(
        100,
        ...times(20, {
          kind: 'static',
          affects: { every: { types: ['creature'] } },
          changes: [{ change: 'add', power: { count: { types: ['creature'] } }, toughness: 1 }],
        } as const),
      ),
    ),
  ],
  'static abilities that depend on each other': [
    whenItEnters(
      createTokens(
        100,
        ...times(4, {
          kind: 'static',
          affects: { every: { types: ['creature'] } },
          changes: [{ change: 'types', how: 'set', types: ['artifact', 'creature'] }],
        } as const),
      ),
    ),
  ],
  'effects that last for good': [
    whenItEnters(
      repeat(
        1000,
        repeat(1000, {
          do: 'change',
          what: 'this',
          changes: [{ change: 'gain', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
          until: 'for good',
        }),
      ),
    ),
  ],
  'a combat of hundreds': [forEachToken({ kind: 'keyword', keyword: 'haste' })],
  'a combat of hundreds that must block': [
    forEachToken(
      { kind: 'keyword', keyword: 'haste' },
      { kind: 'keyword', keyword: 'menace' },
      {
        kind: 'static',
        affects: 'this',
        changes: [
          { change: 'rule', rule: { is: 'all must block' } },
          { change: 'rule', rule: { is: 'blocks any number' } },
        ],
      },
    ),
  ],
  'a life total that triggers itself': [
    whenItEnters(gainLife),
    { kind: 'triggered', when: { on: 'gain life', whose: 'you' }, effects: [gainLife, gainLife] },
  ],
  'a mana cost of many hybrid symbols': [
    addMana({ one: ['R'], count: HUGE }),
    {
      kind: 'activated',
      cost: [{ pay: 'mana', mana: '{W/U}{W/B}{R/G}{G/W}{2/W}{W/P}{B/R}{U/R}{U/B}{2/R}{R/W}{R/P}{X}' }],
      effects: [gainLife],
    },
  ],
};

const MEMORY: { readonly [name: string]: readonly Ability[] } = {
  'a hundred million tokens': [whenItEnters(createTokens(HUGE))],
  'tokens multiplied by tokens': [
    whenItEnters(createTokens(16, { kind: 'replacement', instead: 'more tokens', times: 16 })),
  ],
  'lands that copy themselves': [whenItEnters({ do: 'create copy', of: 'this', count: 2 })],
  'mana without number': [addMana({ all: times(20, 'R'), times: HUGE })],
  'mana of one colour without number': [addMana({ one: ['R', 'G'], count: HUGE })],
  'a value of X without number': [
    addMana({ one: ['R'], count: HUGE }),
    { kind: 'activated', cost: [{ pay: 'mana', mana: '{X}' }], effects: [createTokens('X')] },
  ],
  'delayed triggers by the million': [
    whenItEnters(
      repeat(
        1000,
        repeat(1000, { do: 'later', when: { on: 'gain life', whose: 'you' }, effects: [gainLife] }),
      ),
      gainLife,
    ),
  ],
  'reflexive triggers by the million': [
    whenItEnters(repeat(1000, repeat(1000, { do: 'reflex', effects: [gainLife] }))),
  ],
  'extra turns by the million': [whenItEnters(repeat(1000, repeat(1000, { do: 'extra turn', who: 'you' })))],
  'extra combats by the million': [
    whenItEnters(repeat(1000, repeat(1000, { do: 'extra combat', main: true }))),
  ],
  'damage divided without end': [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'this' },
      targets: [{ who: 'any', min: 1, max: 2 }],
      effects: [{ do: 'divided damage', amount: HUGE, target: 0 }],
    },
  ],
  'life totals beyond every number': [
    whenItEnters(
      repeat(
        1000,
        { do: 'gain life', who: 'you', amount: { life: 'you' } },
        { do: 'gain life', who: 'opponent', amount: { life: 'opponent' } },
      ),
    ),
  ],
  'counters beyond every number': [
    whenItEnters(
      repeat(1000, {
        do: 'put counters',
        what: 'this',
        kind: `+${'9'.repeat(100)}/+1`,
        count: { plus: [1, { counters: `+${'9'.repeat(100)}/+1`, on: 'this' }] },
      }),
    ),
  ],
  'targets among hundreds': [
    whenItEnters(createTokens(1000)),
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'this' },
      targets: times(10, { what: {}, who: 'any', min: 0, max: 1000 }),
      effects: [gainLife],
    },
  ],
};

const toContents = (
  demands: HostileContent['demands'],
  decks: { readonly [name: string]: readonly Ability[] },
): readonly HostileContent[] =>
  Object.entries(decks).map(([name, abilities]) => {
    const deck = { name, cards: [{ card: 'Trap', count: 60 }], definitions: [createCard(abilities)] };
    const settings = { deck1: deck, deck2: deck, first: 'seat 1', life: 200 };
    return { name, demands, settings: settings as unknown as Json };
  });

export const HOSTILE_DECKS: readonly HostileContent[] = [
  ...toContents('time', TIME),
  ...toContents('memory', MEMORY),
];
