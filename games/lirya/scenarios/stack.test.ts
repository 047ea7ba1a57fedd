/** RULES 6: the stack. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { own, spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { TriggeredAbility } from '../card-definition/index.ts';
import { createScenario } from './scenario.testing.ts';

const onCast = (id: string, rest: Partial<TriggeredAbility>) =>
  character(id, {
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'cast', whose: 'anybody' },
        effects: [{ do: 'heal', who: 'you', amount: 1 }],
        ...rest,
      },
    ],
  });

addTestCards('stack tests', [
  onCast('once', {
    trigger: { on: 'cast' },
    limit: { perTurn: 1 },
    targets: [{ like: { type: 'structure' } }],
    effects: [{ do: 'damage', to: T0, amount: 1 }],
  }),
  onCast('must', {}),
  onCast('must-too', {}),
  onCast('may', { optional: true }),
  onCast('whole', {
    trigger: { on: 'cast' },
    if: { count: { type: 'character', side: 'you', damaged: true }, in: { max: 0 } },
  }),
  onCast('aims', {
    targets: [{ like: { type: 'structure' } }],
    effects: [{ do: 'damage', to: T0, amount: 1 }],
  }),
  onCast('touchy', {
    trigger: { on: 'targeted', whose: 'source' },
    effects: [{ do: 'damage', to: 'opponent', amount: 1 }],
  }),
  spell('later', [{ do: 'later', at: 'turn end', effects: [{ do: 'damage', to: 'opponent', amount: 1 }] }]),
  spell('flee', [{ do: 'return to hand', who: T0 }], [own], 'response'),
  spell('two-jabs', [{ do: 'damage', to: T0, amount: 1 }], [{ like: { type: 'character' }, min: 2, max: 2 }]),
]);

const resolved = (events: readonly { readonly did: string }[]): string[] =>
  events.flatMap((event) => (event.did === 'resolve' && 'card' in event ? [String(event.card)] : []));

test('6.1 the latest object resolves first and completely', () => {
  const scenario = createScenario({ hand: ['jab', 'retort'] }, { hand: ['retort'] });
  scenario
    .does({ play: 'jab' }, 'opponent', { play: 'retort' }, 'you', { play: 'retort' }, 'opponent')
    .settles();
  expect(resolved(scenario.events)).toEqual(['retort', 'retort', 'jab']);
  expect([scenario.you.life, scenario.opponent.life]).toEqual([19, 18]);
});

test('6.2 the player whose turn it is not is asked first; two passes resolve the top; then both are asked again', () => {
  const scenario = createScenario({ hand: ['jab', 'retort'] }, { hand: ['retort'] }).does(
    { play: 'jab' },
    'opponent',
  );
  expect([scenario.asked, scenario.match.question?.seat]).toEqual(['window', 1]);
  expect(scenario.does({ play: 'retort' }, 'you').match.question?.seat).toBe(0);
  scenario.does('pass');
  expect([scenario.state.stack.length, scenario.you.life]).toEqual([1, 19]);
});

test('6.2 a response after a pass restarts the passes', () => {
  const scenario = createScenario({ hand: ['jab', 'retort'] }, { hand: ['retort'] }).does(
    { play: 'jab' },
    'opponent',
    'pass',
  );
  expect(scenario.match.question?.seat).toBe(0);
  expect(scenario.does({ play: 'retort' }, 'opponent').match.question?.seat).toBe(1);
});

test('6.2 attacks as a whole open one window, moves none', () => {
  const opponent = { hand: ['retort'] };
  expect(createScenario({ pieces: [{ card: 'post' }] }, opponent).does({ move: 'post' }, 4).asked).toBe(
    'main',
  );
  const scenario = createScenario({ pieces: [{ card: 'post' }, { card: 'brute' }] }, opponent).declares(
    ['post', 'opponent'],
    ['brute', 'opponent'],
  );
  expect(scenario.match.question).toMatchObject({ prompt: 'window', seat: 1 });
  expect(scenario.does('pass').opponent.life).toBe(15);
});

const asked = (hand: string[], deck: string[], energy = 1, variant: object = {}): string | undefined => {
  const settings = Object.keys(variant).length === 0 ? {} : { variant };
  return createScenario({ hand: ['word'] }, { hand, deck, energy }, {}, settings).does({ play: 'word' })
    .asked;
};

test('6.3 a player with hidden cards is asked whether or not one of them is a response', () => {
  expect(asked(['post'], ['retort'])).toBe('window');
  expect(asked(['post'], ['post'])).toBe('window');
  expect(asked([], ['retort'])).toBe('main');
});

test('6.3 with open lists a player without an affordable response in the deck is not asked', () => {
  expect(asked(['post'], ['retort'], 1, { openLists: true })).toBe('window');
  expect(asked(['post'], ['post'], 1, { openLists: true })).toBe('main');
  expect(asked(['retort'], ['post'], 0, { openLists: true })).toBe('main');
});

test('6.4 without legal targets an object does nothing; with some it affects those', () => {
  const gone = createScenario({ hand: ['jab', 'word'] }, { hand: ['flee'], pieces: [{ card: 'post' }] });
  gone.does({ play: 'jab' }, 'post', { play: 'flee' }, 'post').settles();
  expect([gone.countEvents({ did: 'fizzle', card: 'jab' }), gone.you.discard, gone.you.energy]).toEqual([
    1,
    ['jab'],
    9,
  ]);
  const some = createScenario(
    { hand: ['two-jabs'] },
    { hand: ['flee'], pieces: [{ card: 'post' }, { card: 'wall' }] },
  );
  some.does({ play: 'two-jabs' }, 'post', 'wall', { play: 'flee' }, 'post').settles();
  expect([some.wounds('wall'), some.countEvents({ did: 'fizzle' })]).toEqual([1, 0]);
});

test('6.5 a cancelled summon puts the card into the discard pile', () => {
  const scenario = createScenario({ hand: ['post'], energy: 1 }, { hand: ['undertow'] });
  scenario.does({ play: 'post' }, 0, { play: 'undertow' }, 'post').settles();
  expect([scenario.isInPlay('post'), scenario.you.discard, scenario.you.energy]).toEqual([
    false,
    ['post'],
    0,
  ]);
});

test('6.6 mandatory before optional, the active player first', () => {
  const pieces = [{ card: 'may' }, { card: 'must' }];
  const scenario = createScenario({ life: 10, hand: ['word'], pieces }, { life: 10, pieces });
  scenario.does({ play: 'word' }, 'yes', 'yes');
  const order = scenario.events.flatMap((event) =>
    event.did === 'resolve' ? [`${event.card} ${event.seat}`] : [],
  );
  expect(order).toEqual(['must 0', 'must 1', 'may 0', 'may 1', 'word 0']);
});

test('6.6 delayed triggers come last', () => {
  const scenario = createScenario({ hand: ['later'], pieces: [{ card: 'lantern-novice' }], life: 10 })
    .plays('later')
    .endsTurn();
  expect(resolved(scenario.events)).toEqual(['lantern-novice', 'later']);
});

test('6.6 a condition must hold when it triggers and when it resolves', () => {
  const scenario = createScenario(
    { life: 10, hand: ['word'], pieces: [{ card: 'whole' }] },
    { hand: ['retort'] },
  );
  scenario.does({ play: 'word' }, { play: 'retort' }, 'whole').settles();
  expect([scenario.you.life, scenario.countEvents({ did: 'fizzle', card: 'whole' })]).toEqual([10, 1]);
});

test('6.6 players order their own triggers with orderTriggers', () => {
  const pieces = [{ card: 'must' }, { card: 'may' }, { card: 'must-too' }];
  const scenario = createScenario(
    { life: 9, hand: ['word'], pieces },
    { pieces },
    {},
    { variant: { orderTriggers: true } },
  );
  scenario.does({ play: 'word' });
  expect([scenario.asked, scenario.match.question?.seat]).toEqual(['order', 0]);
  expect(scenario.match.question?.options.map((one) => (one as { card: string }).card)).toEqual([
    'must',
    'must-too',
  ]);
  scenario.does('must-too', 'must', 'no', 'no');
  const order = scenario.events.flatMap((event) =>
    event.did === 'resolve' ? [`${event.card} ${event.seat}`] : [],
  );
  expect(order).toEqual(['must-too 0', 'must 0', 'must 1', 'must-too 1', 'may 0', 'may 1', 'word 0']);
});

test('6.7 a triggered ability without a legal target does nothing', () => {
  const scenario = createScenario({ hand: ['word'], pieces: [{ card: 'aims' }] }).plays('word');
  expect(scenario.countEvents({ did: 'trigger' })).toBe(0);
});

test('6.8 all characters without health die together and see each other die', () => {
  const pieces = [
    { card: 'lantern-hospice', level: 1 },
    { card: 'straw' },
    { card: 'penitent-moth', health: 1 },
  ];
  const scenario = createScenario({ life: 10, hand: ['ardea-malabrace'] }, { life: 10, pieces }).plays(
    'ardea-malabrace',
    0,
  );
  expect(scenario.countEvents({ did: 'die' })).toBe(2);
  expect(scenario.opponent).toMatchObject({ life: 10 - 2 + 2, discard: ['straw', 'penitent-moth'] });
});

test('6.4 triggered abilities target like spells; equipment does not', () => {
  const opponent = { pieces: [{ card: 'tuff-colossus' }] };
  expect(createScenario({ hand: ['jab'] }, opponent).plays('jab', 'tuff-colossus').you.life).toBe(18);
  expect(
    createScenario({ hand: ['bellows-master'] }, opponent).plays('bellows-master', 4, 'tuff-colossus').you
      .life,
  ).toBe(18);
  const armed = createScenario({ hand: ['stick'], pieces: [{ card: 'touchy' }] }).plays('stick', 'touchy');
  expect(armed.opponent.life).toBe(20);
});

test('6.7 a limited trigger without a target is not used up', () => {
  const scenario = createScenario({ hand: ['word', 'hut', 'word', 'word'], pieces: [{ card: 'once' }] });
  scenario.plays('word').plays('hut', { place: 8 }).plays('word', 'hut');
  expect(scenario.wounds('hut')).toBe(1);
  expect(scenario.plays('word').wounds('hut')).toBe(1);
});
