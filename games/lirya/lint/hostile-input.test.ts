import { type Dice, createFastDice, encodeUtf8 } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { formatCardOfSet } from '../card-text/index.ts';
import { parsePosition } from '../position.ts';
import { brokenBell } from '../sets/broken-bell/index.ts';
import { checkSettings } from '../settings.ts';
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

type JsonObject = { [key: string]: unknown };
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** Replaces, deletes, duplicates or moves a random value. */
function mutate(root: JsonObject, dice: Dice): void {
  let object = root;
  for (;;) {
    const keys = Object.keys(object);
    if (keys.length === 0) return;
    const key = dice.pick(keys);
    const value = object[key];
    if (isObject(value) && dice.int(6) > 0) {
      object = value;
      continue;
    }
    const mutation = dice.int(4);
    if (mutation === 0) object[key] = structuredClone(dice.pick(JUNK));
    else if (mutation === 1) delete object[key];
    else if (mutation === 2) object[dice.pick(['to', 'who', 'do', 'if', 'like', 'cost', 'effects'])] = value;
    else object[key] = [value, value];
    return;
  }
}

/** As a client would send it: without undefined values. */
const plain = (value: JsonObject): unknown => JSON.parse(JSON.stringify(value));

const pickCards = (set: typeof brokenBell, dice: Dice): JsonObject =>
  plain({ ...set, cards: dice.shuffle([...set.cards]).slice(0, 4) }) as JsonObject;

test('a mutated set is accepted or refused without an exception; texts of accepted cards can be generated', () => {
  const dice = createFastDice('spoilt sets');
  let taken = 0;
  for (let i = 0; i < scaleVolume(100_000); i++) {
    const set = pickCards(dice.int(2) === 0 ? brokenBell : stressSet, dice);
    for (let times = dice.int(3); times >= 0; times--) mutate(set, dice);
    const linted = lintSet(set);
    expect(linted.ok || linted.problem.every(({ why, rule }) => why !== '' && rule !== undefined)).toBe(true);
    if (!linted.ok) continue;
    taken++;
    for (const card of linted.value.cards)
      for (const language of LANGUAGES) formatCardOfSet(linted.value, card, language);
  }
  expect(taken).toBeGreaterThan(0);
});

test('arbitrary bytes are refused with a reason by every reader', () => {
  const dice = createFastDice('bytes');
  const good = encodeUtf8(JSON.stringify({ startingLife: 15, amounts: { blessed: 2 } }));
  expect(readVariant(good).ok).toBe(true);
  for (let i = 0; i < scaleVolume(20_000); i++) {
    const bytes = good.slice();
    for (let times = dice.int(4); times >= 0; times--) bytes[dice.int(bytes.length)] = dice.int(256);
    const variant = readVariant(bytes);
    expect(variant.ok || variant.problem.length > 0).toBe(true);
    const sets = readSets([{ name: 'any.json', bytes }]);
    expect(sets.ok).toBe(false);
  }
});

test('arbitrary positions and settings are refused with a reason, or accepted', () => {
  const dice = createFastDice('scenes');
  const settings = checkSettings({});
  if (!settings.ok) throw new Error('the usual settings are refused');
  for (let i = 0; i < scaleVolume(50_000); i++) {
    const piece = { card: 'kiln-stoker', slot: 1, health: 2, states: [{ state: 'blessed', turns: 2 }] };
    const scene: JsonObject = {
      turn: 4,
      active: 0,
      players: [{ life: 3, hand: ['ash-urchin'], pieces: [piece] }, {}],
    };
    const form: JsonObject = {
      preset: 'canon',
      variant: { startingLife: 3 },
      deck1: { cards: { 'ash-urchin': 2 } },
    };
    for (let times = dice.int(3); times >= 0; times--) {
      mutate(scene, dice);
      mutate(form, dice);
    }
    for (const read of [parsePosition(plain(scene), settings.value), checkSettings(plain(form))])
      expect(read.ok || read.problem.length > 0).toBe(true);
  }
});
