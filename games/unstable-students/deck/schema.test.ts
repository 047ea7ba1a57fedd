import { join } from 'node:path';
import { type Dice, createFastDice, type Json } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { randomDeck } from './samples.testing.ts';
import { createDeckSchema, deckToJson, deckFromJson } from './json-format.ts';
import { matchesSchema } from './schema.testing.ts';

const file = join(import.meta.dirname, '../../../docs/unstable-students-deck.schema.json');

test('the documented schema is generated from the declaration: vitest --update writes it', async () => {
  await expect(`${JSON.stringify(createDeckSchema(), undefined, 2)}\n`).toMatchFileSnapshot(file);
});

const ODD: readonly Json[] = [
  null,
  0,
  1,
  -1,
  1.5,
  1001,
  '',
  'x',
  ' x',
  'a\nb',
  'ALL',
  'MAI',
  'x'.repeat(40),
  true,
  [],
  [1],
  ['PESCA/IO/ALL'],
  ['PESCA/IO'],
  {},
  { name: 'x' },
];

/** Replaces, removes or adds a part of a value. */
function mutate(value: Json, dice: Dice): Json {
  if (typeof value !== 'object' || value === null || dice.int(6) === 0) return ODD[dice.int(ODD.length)]!;
  if (Array.isArray(value)) {
    const list = [...(value as readonly Json[])];
    const place = dice.int(list.length + 1);
    return place === list.length
      ? [...list, ODD[dice.int(ODD.length)]!]
      : list.with(place, mutate(list[place]!, dice));
  }
  const record = value as { readonly [key: string]: Json };
  const fields = Object.entries(record);
  const [key, inner] = fields[dice.int(fields.length)] ?? ['more', 1];
  if (dice.int(8) === 0) return Object.fromEntries(fields.filter(([other]) => other !== key));
  if (dice.int(8) === 0) return { ...record, more: 1 };
  return { ...record, [key]: mutate(inner, dice) };
}

test('the parser and the schema accept the same decks', () => {
  const schema = createDeckSchema();
  const dice = createFastDice('schema');
  let accepted = 0;
  const tries = scaleVolume(50_000);
  for (let left = tries; left > 0; left--) {
    const deck = mutate(deckToJson(randomDeck(dice)), dice);
    const read = deckFromJson(deck);
    expect(matchesSchema(deck, schema)).toBe(read.ok);
    if (read.ok) accepted++;
  }
  expect(accepted).toBeGreaterThan(tries / 50);
  expect(accepted).toBeLessThan(tries / 2);
});
