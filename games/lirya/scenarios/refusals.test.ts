/** RULES 4.3, 5.4, 6.2 and 7: reasons of refusals. */
import { expect, test } from 'vitest';
import type { ScenePiece, ScenePlayer } from '../position.ts';
import { addTestCards } from '../scene.testing.ts';
import { spell } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import { texts } from '../text/index.ts';
import { createScenario, type Scenario } from './scenario.testing.ts';

addTestCards('refusal tests', [
  character('charger', { keywords: ['assault'] }),
  character('dove', { keywords: ['pacifist'] }),
  character('moth', { keywords: ['stealth'] }),
  character('captive', { abilities: [{ kind: 'static', to: 'source', gives: [{ cannot: 'attack' }] }] }),
  character('drudge', {
    abilities: [
      {
        kind: 'activated',
        limit: { perTurn: 1 },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
      { kind: 'response', effects: [{ do: 'draw', who: 'you', count: 1 }] },
    ],
  }),
  character('toiler', {
    abilities: [
      { kind: 'activated', costs: [{ energy: 2 }], effects: [{ do: 'draw', who: 'you', count: 1 }] },
    ],
  }),
  character('giver', {
    abilities: [
      { kind: 'activated', costs: [{ discard: 1 }], effects: [{ do: 'draw', who: 'you', count: 1 }] },
    ],
  }),
  character('envoy', {
    abilities: [
      {
        kind: 'response',
        from: 'hand',
        costs: ['discard source', { energy: 2 }],
        effects: [{ do: 'heal', who: 'you', amount: 1 }],
      },
    ],
  }),
  spell('reply', [{ do: 'energy', who: 'you', amount: 0 }], [], 'response'),
]);

const because = (scenario: Scenario, choice: unknown): string | undefined => {
  const tried = scenario.match.play(scenario.match.question?.seat ?? 0, scenario.match.number, choice);
  if (tried.ok) return 'allowed';
  return tried.problem.kind === 'illegal' ? tried.problem.reason?.why : tried.problem.kind;
};
const standing = (scenario: Scenario, card: string): object => {
  const { id, control, slot } = scenario.piece(card);
  return { id, card, seat: control, slot };
};
const bowman = { card: 'bowman', slot: 4 };

test.each<[why: string, who: ScenePiece]>([
  ['stunned', { card: 'brute', states: [{ state: 'stunned', turns: 1 }] }],
  ['paralysed', { card: 'brute', states: [{ state: 'paralysed', turns: 1 }] }],
  ['newcomer', { card: 'brute', fresh: true }],
  ['pacifist', { card: 'dove' }],
  ['forbidden', { card: 'captive' }],
])('7.1 who cannot attack is told why: %s', (why, who) => {
  const scenario = createScenario({ pieces: [who, bowman] }, { pieces: [{ card: 'post' }] }).does('combat');
  const choice = { attacker: standing(scenario, who.card), target: standing(scenario, 'post') };
  expect(because(scenario, choice)).toBe(why);
});

test.each<[why: string, target: string | undefined, opponent: ScenePlayer]>([
  ['line in the way', undefined, { pieces: [{ card: 'post' }] }],
  ['line in the way', 'sage', { pieces: [{ card: 'post' }, { card: 'sage', slot: 4 }] }],
  ['no siege', 'hut', { pieces: [{ card: 'post' }, { card: 'hut', slot: 8 }] }],
  ['cannot be attacked', 'moth', { pieces: [{ card: 'post' }, { card: 'moth', slot: 1 }] }],
])('7.2 who cannot be attacked is told why: %s (%s)', (why, target, opponent) => {
  const scenario = createScenario({ pieces: [{ card: 'brute' }] }, opponent).does('combat');
  const aim = target === undefined ? { player: 1 } : standing(scenario, target);
  expect(because(scenario, { attacker: standing(scenario, 'brute'), target: aim })).toBe(why);
});

/** The barred choices in words, with their reasons. */
const barredIn = (scenario: Scenario): string[] =>
  scenario.match.barred().map((choice) => {
    const deed = typeof choice === 'object' ? JSON.stringify(choice) : choice;
    const [, kind = deed, card = ''] = /^{"(\w+)":(?:{[^}]*"card":)?"?([\w-]+)"?/.exec(deed) ?? [];
    return `${kind} ${card}: ${scenario.match.why(choice).why}`.replace(' :', ':');
  });

test('4.3 barred choices of the main phase are listed with their reasons', () => {
  const scenario = createScenario({
    energy: 0,
    hand: ['jab'],
    pieces: [
      { card: 'post', slot: 0, states: [{ state: 'rooted', turns: 1 }] },
      { card: 'brute', slot: 1, fresh: true },
      { card: 'sage', slot: 4, states: [{ state: 'stunned', turns: 1 }] },
      { card: 'toiler', slot: 5, states: [{ state: 'paralysed', turns: 1 }] },
      { card: 'hut', slot: 8 },
      { card: 'hut', slot: 9, level: 3 },
    ],
  });
  expect(barredIn(scenario)).toEqual([
    'play jab: too dear',
    'move post: rooted',
    'move brute: too dear',
    'move sage: wrong line',
    'use toiler: paralysed',
    'move toiler: paralysed',
    'upgrade hut: too dear',
    'demolish hut: no demolition',
    'upgrade hut: highest level',
    'demolish hut: no demolition',
    'attacker brute: newcomer',
    'attacker sage: stunned',
    'attacker toiler: paralysed',
  ]);
  scenario.does('combat');
  expect(barredIn(scenario)).toEqual([
    'attacker brute: newcomer',
    'attacker sage: stunned',
    'attacker toiler: paralysed',
  ]);
});

test('7.2 a character that could attack but reaches no target is listed with the reason', () => {
  const settings = { variant: { hiddenOpenLines: false } };
  const pieces = [{ card: 'brute', slot: 0 }];
  const scenario = createScenario({ pieces }, { pieces: [{ card: 'moth', slot: 0 }] }, {}, settings);
  expect(barredIn(scenario)).toEqual(['attacker brute: line in the way']);
  const free = createScenario({ pieces }, { pieces: [{ card: 'post', slot: 0 }] });
  const attack = { attacker: standing(free, 'brute'), target: standing(free, 'post') };
  expect(because(free, attack)).toBe('no such action');
});

test('5.4 an ability that is too expensive is refused with its cost, others with what they lack', () => {
  const pieces = [{ card: 'toiler' }, { card: 'drudge' }];
  const scenario = createScenario({ energy: 1, pieces });
  const [use] = scenario.match.barred();
  expect(scenario.match.why(use)).toEqual({ why: 'too dear', rule: '5.4', facts: { cost: 2, energy: 1 } });
  const spent = createScenario({ energy: 5, pieces }).uses('drudge');
  expect(barredIn(spent)).toContain('use drudge: used up');
  expect(barredIn(createScenario({ energy: 5, hand: [], pieces: [{ card: 'giver' }] }))).toContain(
    'use giver: cannot pay',
  );
});

test('7.1 if no character can attack, all are named with their reasons', () => {
  const scenario = createScenario({
    pieces: [
      { card: 'brute', fresh: true },
      { card: 'dove' },
      { card: 'bowman', fresh: true },
      { card: 'brute', fresh: true },
    ],
  });
  expect(scenario.match.barred()).toContain('combat');
  const reason = scenario.match.why('combat');
  expect(texts.en.reason(reason, [])).toBe(
    'None of your characters can attack. brute ×2, bowman: they came into play this turn. dove: a Pacifist does not fight. (rule 7.1)',
  );
  expect(texts.it.reason(reason, [])).toContain('brute ×2, bowman: sono in gioco solo da questo turno.');
  expect(texts.pt.reason(reason, [])).toContain('brute ×2, bowman: estão em jogo só desde este turno.');
  const alone = createScenario({ pieces: [{ card: 'brute', fresh: true }] }).match.why('combat');
  expect(texts.en.reason(alone, [])).toContain('brute: it came into play this turn.');
  expect(createScenario({}).match.barred()).not.toContain('combat');
});

test('7.5 the reasons why a character cannot defend', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'charger', slot: 0 }] },
    {
      pieces: [
        { card: 'moth', slot: 0 },
        { card: 'sage', slot: 4 },
      ],
    },
  );
  scenario.declares(['charger', 'opponent']);
  while (scenario.asked === 'window') scenario.does('pass');
  expect(scenario.asked).toBe('defend');
  const sage = { defender: standing(scenario, 'sage'), attack: 0, attacker: standing(scenario, 'charger') };
  expect([
    because(scenario, sage),
    because(scenario, { ...sage, attack: 7, defender: standing(scenario, 'moth') }),
  ]).toEqual(['no guard', 'no such defence']);
});

test.each<[why: string, you: ScenePlayer]>([
  ['rooted', { pieces: [{ card: 'bowman', states: [{ state: 'rooted', turns: 1 }] }] }],
  ['too dear', { energy: 0, pieces: [{ card: 'bowman' }] }],
])('4.6 who cannot move is told why: %s', (why, you) => {
  const scenario = createScenario(you);
  expect(because(scenario, { move: standing(scenario, 'bowman') })).toBe(why);
});

test('4.6 the reasons why a character cannot move', () => {
  const scenario = createScenario({
    pieces: [
      { card: 'bowman', slot: 0 },
      { card: 'sage', slot: 5 },
    ],
  }).moves('bowman', 4);
  expect(because(scenario, { move: standing(scenario, 'bowman') })).toBe('has moved');
  expect(because(scenario, { move: standing(scenario, 'sage') })).toBe('wrong line');
});

test('11.4 and 12.1 the reasons for structures, abilities and cards in hand', () => {
  const scenario = createScenario({
    deck: ['post', 'post'],
    pieces: [{ card: 'drudge' }, { card: 'hut', slot: 8 }],
  });
  expect(because(scenario, { demolish: standing(scenario, 'hut') })).toBe('no demolition');
  expect(because(scenario, { hand: 'reply', ability: 0 })).toBe('not in hand');
  const drudge = { use: standing(scenario, 'drudge'), ability: 0 };
  expect(because(scenario, { ...drudge, ability: 1 })).toBe('only in response');
  scenario.uses('drudge');
  expect(because(scenario, drudge)).toBe('used up');
  expect(scenario.match.barred()).toContainEqual(drudge);
});

test('6.2 in a window, cards without response speed are refused for their speed, others for their own reason', () => {
  const scenario = createScenario(
    { hand: ['word'] },
    { energy: 0, hand: ['reply', 'word'], pieces: [{ card: 'drudge' }] },
  );
  scenario.does({ play: 'word' });
  expect([scenario.asked, because(scenario, { play: 'reply' }), because(scenario, { play: 'word' })]).toEqual(
    ['window', 'too dear', 'no response'],
  );
  expect(because(scenario, { use: standing(scenario, 'drudge'), ability: 0 })).toBe('no response');
});

test('6.2 in a window, all cards in hand and response abilities that cannot be used are listed with their reasons', () => {
  const scenario = createScenario(
    { hand: ['word'] },
    { energy: 1, hand: ['reply', 'word', 'cut-tongue'], pieces: [{ card: 'drudge' }] },
  );
  scenario.does({ play: 'word' });
  expect(barredIn(scenario)).toEqual(['play word: no response', 'play cut-tongue: too dear']);
  const poor = createScenario(
    { hand: ['word'], pieces: [{ card: 'drudge' }] },
    {
      energy: 0,
      hand: ['reply'],
      pieces: [
        { card: 'drudge', states: [{ state: 'silenced', turns: 2 }] },
        { card: 'drudge', slot: 1 },
      ],
    },
  );
  poor.does({ play: 'word' });
  expect(barredIn(poor)).toEqual(['play reply: too dear', 'use drudge: silenced']);
});

test('7.2 in the attack phase, an attacker is listed with a target of each kind that it does not reach', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'brute', slot: 0 }, bowman] },
    {
      pieces: [
        { card: 'post', slot: 0 },
        { card: 'moth', slot: 1 },
        { card: 'sage', slot: 4 },
        { card: 'hut', slot: 8 },
      ],
    },
  ).does('combat');
  const reasons = scenario.match.barred().map((choice) => {
    const { attacker, target } = choice as { attacker: { card: string }; target: { card?: string } };
    return `${attacker.card} on ${target.card ?? 'player'}: ${scenario.match.why(choice).why}`;
  });
  expect(reasons).toEqual([
    'brute on player: line in the way',
    'brute on sage: line in the way',
    'brute on hut: no siege',
    'brute on moth: cannot be attacked',
    'bowman on player: line in the way',
    'bowman on moth: cannot be attacked',
  ]);
});

test('6.2 in a window, what is no response is refused as such, and abilities in hand for their own reason', () => {
  const scenario = createScenario({ hand: ['word'] }, { energy: 1, hand: ['reply', 'envoy'] });
  scenario.does({ play: 'word' });
  expect([because(scenario, 'end turn'), because(scenario, null)]).toEqual(['no response', 'no response']);
  expect(because(scenario, { hand: 'envoy', ability: 0 })).toBe('too dear');
  expect(because(scenario, { hand: 'envoy', ability: 1 })).toBe('no such action');
});

test('7.5 defences are declared for attacks on the player, in their order', () => {
  const opponent = {
    pieces: [
      { card: 'post', slot: 0 },
      { card: 'brute', slot: 1 },
    ],
  };
  const pieces = [0, 1, 2, 3].map((slot) => ({ card: 'charger', slot }));
  const scenario = createScenario({ pieces }, opponent);
  scenario.does(
    'combat',
    { attacker: { slot: 0 }, target: 'post' },
    ...[1, 2, 3].map((slot) => ({ attacker: { slot }, target: 'opponent' })),
  );
  while (scenario.asked === 'window') scenario.does('pass');
  const defend = (attack: number) => ({ defender: standing(scenario, 'post'), attack });
  expect(because(scenario, defend(0))).toBe('not on you');
  scenario.does({ defender: 'brute', attack: 2 });
  expect([0, 1, 7].map((attack) => because(scenario, defend(attack)))).toEqual([
    'not on you',
    'out of order',
    'no such defence',
  ]);
});

test('7.5 characters that cannot defend are listed with their reasons', () => {
  const scenario = createScenario(
    {
      pieces: [
        { card: 'charger', slot: 0 },
        { card: 'charger', slot: 1 },
      ],
    },
    {
      pieces: [
        { card: 'moth', slot: 0 },
        { card: 'post', slot: 1, states: [{ state: 'paralysed', turns: 2 }] },
        { card: 'brute', slot: 2 },
        { card: 'sage', slot: 4 },
      ],
    },
  );
  const [first, second] = [0, 1].map((slot) => ({ attacker: { slot }, target: 'opponent' }));
  scenario.does('combat', first!, second!);
  expect(scenario.asked).not.toBe('attack');
  while (scenario.asked === 'window') scenario.does('pass');
  expect(barredIn(scenario)).toEqual(['defender post: paralysed', 'defender sage: no guard']);
  scenario.does({ defender: 'brute' });
  expect(barredIn(scenario)).toEqual([
    'defender post: paralysed',
    'defender brute: defends already',
    'defender sage: no guard',
  ]);
});
