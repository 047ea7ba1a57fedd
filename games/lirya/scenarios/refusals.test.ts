/** RULES 4.3, 5.4, 6.2 and 7: whatever is refused is refused for its own reason. */
import { expect, test } from 'vitest';
import type { ScenePiece, ScenePlayer } from '../position.ts';
import { bring } from '../scene.testing.ts';
import { spell } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import { lay, type Tale } from './tale.testing.ts';

bring('refusal tests', [
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
  spell('reply', [{ do: 'energy', who: 'you', amount: 0 }], [], 'response'),
]);

const because = (tale: Tale, choice: unknown): string | undefined => {
  const tried = tale.match.play(tale.match.question?.seat ?? 0, tale.match.number, choice);
  if (tried.ok) return 'allowed';
  return tried.problem.kind === 'illegal' ? tried.problem.reason?.why : tried.problem.kind;
};
const standing = (tale: Tale, card: string): object => {
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
  const tale = lay({ pieces: [who, bowman] }, { pieces: [{ card: 'post' }] }).does('combat');
  const choice = { attacker: standing(tale, who.card), target: standing(tale, 'post') };
  expect(because(tale, choice)).toBe(why);
});

test.each<[why: string, target: string | undefined, foe: ScenePlayer]>([
  ['line in the way', undefined, { pieces: [{ card: 'post' }] }],
  ['line in the way', 'sage', { pieces: [{ card: 'post' }, { card: 'sage', slot: 4 }] }],
  ['no siege', 'hut', { pieces: [{ card: 'post' }, { card: 'hut', slot: 8 }] }],
  ['cannot be attacked', 'moth', { pieces: [{ card: 'post' }, { card: 'moth', slot: 1 }] }],
])('7.2 who cannot be attacked is told why: %s (%s)', (why, target, foe) => {
  const tale = lay({ pieces: [{ card: 'brute' }] }, foe).does('combat');
  const aim = target === undefined ? { player: 1 } : standing(tale, target);
  expect(because(tale, { attacker: standing(tale, 'brute'), target: aim })).toBe(why);
});

test('7.5 who cannot defend is told why', () => {
  const tale = lay(
    { pieces: [{ card: 'charger', slot: 0 }] },
    {
      pieces: [
        { card: 'moth', slot: 0 },
        { card: 'sage', slot: 4 },
      ],
    },
  );
  tale.declares(['charger', 'foe']);
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
  const tale = lay(you);
  expect(because(tale, { move: standing(tale, 'bowman') })).toBe(why);
});

test('4.6 who has moved, or may not stand there, is told so', () => {
  const tale = lay({
    pieces: [
      { card: 'bowman', slot: 0 },
      { card: 'sage', slot: 5 },
    ],
  }).moves('bowman', 4);
  expect(because(tale, { move: standing(tale, 'bowman') })).toBe('has moved');
  expect(because(tale, { move: standing(tale, 'sage') })).toBe('wrong line');
});

test('11.4 and 12.1 structures, abilities and cards of the hand have their reasons too', () => {
  const tale = lay({ deck: ['post', 'post'], pieces: [{ card: 'drudge' }, { card: 'hut', slot: 8 }] });
  expect(because(tale, { demolish: standing(tale, 'hut') })).toBe('no demolition');
  expect(because(tale, { hand: 'reply', ability: 0 })).toBe('not in hand');
  const drudge = { use: standing(tale, 'drudge'), ability: 0 };
  expect(because(tale, { ...drudge, ability: 1 })).toBe('only in response');
  tale.uses('drudge');
  expect(because(tale, drudge)).toBe('used up');
  expect(tale.match.barred()).toContainEqual(drudge);
});

test('6.2 in a window what is quick has its own reason, what is slow that it is slow', () => {
  const tale = lay({ hand: ['word'] }, { energy: 0, hand: ['reply', 'word'], pieces: [{ card: 'drudge' }] });
  tale.does({ play: 'word' });
  expect([tale.asked, because(tale, { play: 'reply' }), because(tale, { play: 'word' })]).toEqual([
    'window',
    'too dear',
    'no response',
  ]);
  expect(because(tale, { use: standing(tale, 'drudge'), ability: 0 })).toBe('no response');
});
