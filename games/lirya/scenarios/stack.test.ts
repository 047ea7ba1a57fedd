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

const resolved = (told: readonly { readonly did: string }[]): string[] =>
  told.flatMap((event) => (event.did === 'resolve' && 'card' in event ? [String(event.card)] : []));

test('6.1 the latest resolves first, wholly, before the next', () => {
  const tale = createScenario({ hand: ['jab', 'retort'] }, { hand: ['retort'] });
  tale.does({ play: 'jab' }, 'opponent', { play: 'retort' }, 'you', { play: 'retort' }, 'opponent').settles();
  expect(resolved(tale.events)).toEqual(['retort', 'retort', 'jab']);
  expect([tale.you.life, tale.opponent.life]).toEqual([19, 18]);
});

test('6.2 first the player is asked whose turn it is not; two passes resolve the top; then they are asked again', () => {
  const tale = createScenario({ hand: ['jab', 'retort'] }, { hand: ['retort'] }).does(
    { play: 'jab' },
    'opponent',
  );
  expect([tale.asked, tale.match.question?.seat]).toEqual(['window', 1]);
  expect(tale.does({ play: 'retort' }, 'you').match.question?.seat).toBe(0);
  tale.does('pass');
  expect([tale.state.stack.length, tale.you.life]).toEqual([1, 19]);
});

test('6.2 passing is answered by a new object, which begins the passes anew', () => {
  const tale = createScenario({ hand: ['jab', 'retort'] }, { hand: ['retort'] }).does(
    { play: 'jab' },
    'opponent',
    'pass',
  );
  expect(tale.match.question?.seat).toBe(0);
  expect(tale.does({ play: 'retort' }, 'opponent').match.question?.seat).toBe(1);
});

test('6.2 attacks as a whole open one window, moves none', () => {
  const opponent = { hand: ['retort'] };
  expect(createScenario({ pieces: [{ card: 'post' }] }, opponent).does({ move: 'post' }, 4).asked).toBe(
    'main',
  );
  const tale = createScenario({ pieces: [{ card: 'post' }, { card: 'brute' }] }, opponent).declares(
    ['post', 'opponent'],
    ['brute', 'opponent'],
  );
  expect(tale.match.question).toMatchObject({ prompt: 'window', seat: 1 });
  expect(tale.does('pass').opponent.life).toBe(15);
});

const asked = (hand: string[], deck: string[], energy = 1, variant: object = {}): string | undefined => {
  const settings = Object.keys(variant).length === 0 ? {} : { variant };
  return createScenario({ hand: ['word'] }, { hand, deck, energy }, {}, settings).does({ play: 'word' })
    .asked;
};

test('6.3 who holds unseen cards is asked whether one of them could answer or not', () => {
  expect(asked(['post'], ['retort'])).toBe('window');
  expect(asked(['post'], ['post'])).toBe('window');
  expect(asked([], ['retort'])).toBe('main');
});

test('6.3 with open lists nobody is asked whose deck holds no response that could be paid', () => {
  expect(asked(['post'], ['retort'], 1, { openLists: true })).toBe('window');
  expect(asked(['post'], ['post'], 1, { openLists: true })).toBe('main');
  expect(asked(['retort'], ['post'], 0, { openLists: true })).toBe('main');
});

test('6.4 what has none of its targets left does nothing; with some left it does what it can', () => {
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

test('6.5 a cancelled summons leaves the card in the discard pile', () => {
  const tale = createScenario({ hand: ['post'], energy: 1 }, { hand: ['undertow'] });
  tale.does({ play: 'post' }, 0, { play: 'undertow' }, 'post').settles();
  expect([tale.isInPlay('post'), tale.you.discard, tale.you.energy]).toEqual([false, ['post'], 0]);
});

test('6.6 mandatory before optional, and first whose turn it is', () => {
  const pieces = [{ card: 'may' }, { card: 'must' }];
  const tale = createScenario({ life: 10, hand: ['word'], pieces }, { life: 10, pieces });
  tale.does({ play: 'word' }, 'yes', 'yes');
  const order = tale.events.flatMap((event) =>
    event.did === 'resolve' ? [`${event.card} ${event.seat}`] : [],
  );
  expect(order).toEqual(['must 0', 'must 1', 'may 0', 'may 1', 'word 0']);
});

test('6.6 delayed ones come last', () => {
  const tale = createScenario({ hand: ['later'], pieces: [{ card: 'lantern-novice' }], life: 10 })
    .plays('later')
    .endsTurn();
  expect(resolved(tale.events)).toEqual(['lantern-novice', 'later']);
});

test('6.6 a condition must hold when it triggers and when it resolves', () => {
  const tale = createScenario(
    { life: 10, hand: ['word'], pieces: [{ card: 'whole' }] },
    { hand: ['retort'] },
  );
  tale.does({ play: 'word' }, { play: 'retort' }, 'whole').settles();
  expect([tale.you.life, tale.countEvents({ did: 'fizzle', card: 'whole' })]).toEqual([10, 1]);
});

test('6.6 players may order their own triggers where the rules are set so', () => {
  const pieces = [{ card: 'must' }, { card: 'may' }, { card: 'must-too' }];
  const tale = createScenario(
    { life: 9, hand: ['word'], pieces },
    { pieces },
    {},
    { variant: { orderTriggers: true } },
  );
  tale.does({ play: 'word' });
  expect([tale.asked, tale.match.question?.seat]).toEqual(['order', 0]);
  expect(tale.match.question?.options.map((one) => (one as { card: string }).card)).toEqual([
    'must',
    'must-too',
  ]);
  tale.does('must-too', 'must', 'no', 'no');
  const order = tale.events.flatMap((event) =>
    event.did === 'resolve' ? [`${event.card} ${event.seat}`] : [],
  );
  expect(order).toEqual(['must-too 0', 'must 0', 'must 1', 'must-too 1', 'may 0', 'may 1', 'word 0']);
});

test('6.7 a triggered ability without a legal target does nothing', () => {
  const tale = createScenario({ hand: ['word'], pieces: [{ card: 'aims' }] }).plays('word');
  expect(tale.countEvents({ did: 'trigger' })).toBe(0);
});

test('6.8 all that have no health die together and see each other die', () => {
  const pieces = [
    { card: 'lantern-hospice', level: 1 },
    { card: 'straw' },
    { card: 'penitent-moth', health: 1 },
  ];
  const tale = createScenario({ life: 10, hand: ['ardea-malabrace'] }, { life: 10, pieces }).plays(
    'ardea-malabrace',
    0,
  );
  expect(tale.countEvents({ did: 'die' })).toBe(2);
  expect(tale.opponent).toMatchObject({ life: 10 - 2 + 2, discard: ['straw', 'penitent-moth'] });
});

test('6.4 a triggered ability that is aimed targets, like a spell; equipment does not', () => {
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
  const tale = createScenario({ hand: ['word', 'hut', 'word', 'word'], pieces: [{ card: 'once' }] });
  tale.plays('word').plays('hut', { place: 8 }).plays('word', 'hut');
  expect(tale.wounds('hut')).toBe(1);
  expect(tale.plays('word').wounds('hut')).toBe(1);
});
