/** RULES 4.3, 5.4, 6.2 and 7: whatever is refused is refused for its own reason. */
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
  spell('reply', [{ do: 'energy', who: 'you', amount: 0 }], [], 'response'),
]);

const because = (tale: Scenario, choice: unknown): string | undefined => {
  const tried = tale.match.play(tale.match.question?.seat ?? 0, tale.match.number, choice);
  if (tried.ok) return 'allowed';
  return tried.problem.kind === 'illegal' ? tried.problem.reason?.why : tried.problem.kind;
};
const standing = (tale: Scenario, card: string): object => {
  const { id, control, slot } = tale.piece(card);
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
  const tale = createScenario({ pieces: [who, bowman] }, { pieces: [{ card: 'post' }] }).does('combat');
  const choice = { attacker: standing(tale, who.card), target: standing(tale, 'post') };
  expect(because(tale, choice)).toBe(why);
});

test.each<[why: string, target: string | undefined, opponent: ScenePlayer]>([
  ['line in the way', undefined, { pieces: [{ card: 'post' }] }],
  ['line in the way', 'sage', { pieces: [{ card: 'post' }, { card: 'sage', slot: 4 }] }],
  ['no siege', 'hut', { pieces: [{ card: 'post' }, { card: 'hut', slot: 8 }] }],
  ['cannot be attacked', 'moth', { pieces: [{ card: 'post' }, { card: 'moth', slot: 1 }] }],
])('7.2 who cannot be attacked is told why: %s (%s)', (why, target, opponent) => {
  const tale = createScenario({ pieces: [{ card: 'brute' }] }, opponent).does('combat');
  const aim = target === undefined ? { player: 1 } : standing(tale, target);
  expect(because(tale, { attacker: standing(tale, 'brute'), target: aim })).toBe(why);
});

/** What might be expected and is not offered, in words, and why. */
const barredIn = (tale: Scenario): string[] =>
  tale.match.barred().map((choice) => {
    const deed = typeof choice === 'object' ? JSON.stringify(choice) : choice;
    const [, kind = deed, card = ''] = /^{"(\w+)":(?:{[^}]*"card":)?"?([\w-]+)"?/.exec(deed) ?? [];
    return `${kind} ${card}: ${tale.match.why(choice).why}`.replace(' :', ':');
  });

test('4.3 whatever cannot be done in the main phase is listed with the reason that holds', () => {
  const tale = createScenario({
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
  expect(barredIn(tale)).toEqual([
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
  tale.does('combat');
  expect(barredIn(tale)).toEqual([
    'attacker brute: newcomer',
    'attacker sage: stunned',
    'attacker toiler: paralysed',
  ]);
});

test('7.2 who could attack but reaches nobody is listed with what is in the way', () => {
  const settings = { variant: { hiddenOpenLines: false } };
  const pieces = [{ card: 'brute', slot: 0 }];
  const tale = createScenario({ pieces }, { pieces: [{ card: 'moth', slot: 0 }] }, {}, settings);
  expect(barredIn(tale)).toEqual(['attacker brute: line in the way']);
  const free = createScenario({ pieces }, { pieces: [{ card: 'post', slot: 0 }] });
  const attack = { attacker: standing(free, 'brute'), target: standing(free, 'post') };
  expect(because(free, attack)).toBe('no such action');
});

test('5.4 an ability that is too dear is told with its cost, another with what it lacks', () => {
  const pieces = [{ card: 'toiler' }, { card: 'drudge' }];
  const tale = createScenario({ energy: 1, pieces });
  const [use] = tale.match.barred();
  expect(tale.match.why(use)).toEqual({ why: 'too dear', rule: '5.4', facts: { cost: 2, energy: 1 } });
  const spent = createScenario({ energy: 5, pieces }).uses('drudge');
  expect(barredIn(spent)).toContain('use drudge: used up');
  expect(barredIn(createScenario({ energy: 5, hand: [], pieces: [{ card: 'giver' }] }))).toContain(
    'use giver: cannot pay',
  );
});

test('7.1 where nobody can attack, everybody is named with what keeps them from it', () => {
  const tale = createScenario({
    pieces: [
      { card: 'brute', fresh: true },
      { card: 'dove' },
      { card: 'bowman', fresh: true },
      { card: 'brute', fresh: true },
    ],
  });
  expect(tale.match.barred()).toContain('combat');
  const reason = tale.match.why('combat');
  expect(texts.en.reason(reason, [])).toBe(
    'None of your characters can attack. brute ×2, bowman: they came into play this turn. dove: a Pacifist does not fight. (rule 7.1)',
  );
  expect(texts.it.reason(reason, [])).toContain('brute ×2, bowman: sono in gioco solo da questo turno.');
  expect(texts.pt.reason(reason, [])).toContain('brute ×2, bowman: estão em jogo só desde este turno.');
  const alone = createScenario({ pieces: [{ card: 'brute', fresh: true }] }).match.why('combat');
  expect(texts.en.reason(alone, [])).toContain('brute: it came into play this turn.');
  expect(createScenario({}).match.barred()).not.toContain('combat');
});

test('7.5 who cannot defend is told why', () => {
  const tale = createScenario(
    { pieces: [{ card: 'charger', slot: 0 }] },
    {
      pieces: [
        { card: 'moth', slot: 0 },
        { card: 'sage', slot: 4 },
      ],
    },
  );
  tale.declares(['charger', 'opponent']);
  while (tale.asked === 'window') tale.does('pass');
  expect(tale.asked).toBe('defend');
  const sage = { defender: standing(tale, 'sage'), attack: 0, attacker: standing(tale, 'charger') };
  expect([
    because(tale, sage),
    because(tale, { ...sage, attack: 7, defender: standing(tale, 'moth') }),
  ]).toEqual(['no guard', 'no such defence']);
});

test.each<[why: string, you: ScenePlayer]>([
  ['rooted', { pieces: [{ card: 'bowman', states: [{ state: 'rooted', turns: 1 }] }] }],
  ['too dear', { energy: 0, pieces: [{ card: 'bowman' }] }],
])('4.6 who cannot move is told why: %s', (why, you) => {
  const tale = createScenario(you);
  expect(because(tale, { move: standing(tale, 'bowman') })).toBe(why);
});

test('4.6 who has moved, or may not stand there, is told so', () => {
  const tale = createScenario({
    pieces: [
      { card: 'bowman', slot: 0 },
      { card: 'sage', slot: 5 },
    ],
  }).moves('bowman', 4);
  expect(because(tale, { move: standing(tale, 'bowman') })).toBe('has moved');
  expect(because(tale, { move: standing(tale, 'sage') })).toBe('wrong line');
});

test('11.4 and 12.1 structures, abilities and cards of the hand have their reasons too', () => {
  const tale = createScenario({
    deck: ['post', 'post'],
    pieces: [{ card: 'drudge' }, { card: 'hut', slot: 8 }],
  });
  expect(because(tale, { demolish: standing(tale, 'hut') })).toBe('no demolition');
  expect(because(tale, { hand: 'reply', ability: 0 })).toBe('not in hand');
  const drudge = { use: standing(tale, 'drudge'), ability: 0 };
  expect(because(tale, { ...drudge, ability: 1 })).toBe('only in response');
  tale.uses('drudge');
  expect(because(tale, drudge)).toBe('used up');
  expect(tale.match.barred()).toContainEqual(drudge);
});

test('6.2 in a window what is quick has its own reason, what is slow that it is slow', () => {
  const tale = createScenario(
    { hand: ['word'] },
    { energy: 0, hand: ['reply', 'word'], pieces: [{ card: 'drudge' }] },
  );
  tale.does({ play: 'word' });
  expect([tale.asked, because(tale, { play: 'reply' }), because(tale, { play: 'word' })]).toEqual([
    'window',
    'too dear',
    'no response',
  ]);
  expect(because(tale, { use: standing(tale, 'drudge'), ability: 0 })).toBe('no response');
});
