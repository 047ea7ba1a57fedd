import { type Dice, createFastDice, encodeUtf8 } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { scaled } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { formatCardOfSet } from '../card-text/index.ts';
import { startPosition } from '../position.ts';
import { brokenBell } from '../sets/broken-bell/index.ts';
import { readSettings } from '../settings.ts';
import { stressSet } from '../stress.testing.ts';
import { readVariant } from '../variant.ts';
import { lintSet, readSets } from './index.ts';

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e9,
  '',
  'source',
  '__proto__',
  [],
  {},
  [[]],
  { do: 'draw' },
  { target: 3 },
  { constructor: 1 },
];

type Box = { [key: string]: unknown };
const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;

/** One value somewhere inside is replaced, taken away, doubled or put under another name. */
function spoil(root: Box, dice: Dice): void {
  let box = root;
  for (;;) {
    const keys = Object.keys(box);
    if (keys.length === 0) return;
    const key = dice.pick(keys);
    const value = box[key];
    if (isBox(value) && dice.int(6) > 0) {
      box = value;
      continue;
    }
    const deed = dice.int(4);
    if (deed === 0) box[key] = structuredClone(dice.pick(JUNK));
    else if (deed === 1) delete box[key];
    else if (deed === 2) box[dice.pick(['to', 'who', 'do', 'if', 'like', 'cost', 'effects'])] = value;
    else box[key] = [value, value];
    return;
  }
}

/** As it comes through a wire: without holes. */
const plain = (value: Box): unknown => JSON.parse(JSON.stringify(value));

const few = (set: typeof brokenBell, dice: Dice): Box =>
  plain({ ...set, cards: dice.shuffle([...set.cards]).slice(0, 4) }) as Box;

test('a spoilt set is refused or taken, never a mishap; whatever is taken can be read in every language', () => {
  const dice = createFastDice('spoilt sets');
  let taken = 0;
  for (let i = 0; i < scaled(100_000); i++) {
    const set = few(dice.int(2) === 0 ? brokenBell : stressSet, dice);
    for (let times = dice.int(3); times >= 0; times--) spoil(set, dice);
    const linted = lintSet(set);
    expect(linted.ok || linted.problem.every(({ why, rule }) => why !== '' && rule !== undefined)).toBe(true);
    if (!linted.ok) continue;
    taken++;
    for (const card of linted.value.cards)
      for (const language of LANGUAGES) formatCardOfSet(linted.value, card, language);
  }
  expect(taken).toBeGreaterThan(0);
});

test('bytes of any kind are refused with a reason, by whoever reads them', () => {
  const dice = createFastDice('bytes');
  const good = encodeUtf8(JSON.stringify({ startingLife: 15, amounts: { blessed: 2 } }));
  expect(readVariant(good).ok).toBe(true);
  for (let i = 0; i < scaled(20_000); i++) {
    const bytes = good.slice();
    for (let times = dice.int(4); times >= 0; times--) bytes[dice.int(bytes.length)] = dice.int(256);
    const variant = readVariant(bytes);
    expect(variant.ok || variant.problem.length > 0).toBe(true);
    const sets = readSets([{ name: 'any.json', bytes }]);
    expect(sets.ok).toBe(false);
  }
});

test('scenes and settings of any kind are refused with a reason, or laid', () => {
  const dice = createFastDice('scenes');
  const settings = readSettings({});
  if (!settings.ok) throw new Error('the usual settings are refused');
  for (let i = 0; i < scaled(50_000); i++) {
    const piece = { card: 'kiln-stoker', slot: 1, health: 2, states: [{ state: 'blessed', turns: 2 }] };
    const scene: Box = {
      turn: 4,
      active: 0,
      players: [{ life: 3, hand: ['ash-urchin'], pieces: [piece] }, {}],
    };
    const form: Box = {
      preset: 'canon',
      variant: { startingLife: 3 },
      deck1: { cards: { 'ash-urchin': 2 } },
    };
    for (let times = dice.int(3); times >= 0; times--) {
      spoil(scene, dice);
      spoil(form, dice);
    }
    for (const read of [startPosition(plain(scene), settings.value), readSettings(plain(form))])
      expect(read.ok || read.problem.length > 0).toBe(true);
  }
});
