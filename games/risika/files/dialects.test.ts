/** Saves of every dialect, built here from the layouts in docs/risika-files.md. */
import { describe, expect, test } from 'vitest';
import { CARD_COUNT } from '../cards.ts';
import { DIALECTS } from './dialects.ts';
import { encodeSave } from './encode-save.ts';
import { files } from './index.ts';
import { parseSave } from './parse-save.ts';
import type { Save } from './save.ts';
import { sampleSave } from './saves.testing.ts';

const ints = (...values: readonly number[]): Buffer => Buffer.from(Int32Array.from(values).buffer);

function nameField(name: string): Buffer {
  const field = Buffer.alloc(24);
  field.write(name);
  return field;
}

/** 28 places for the cards of a hand and of the deck; `unused` is what stands in empty places. */
function withFixedSlots({ players, owners, armies, deck }: Save, unused = 0): Buffer {
  const slots = (cards: readonly number[]): readonly number[] =>
    Array.from({ length: CARD_COUNT }, (_, i) => cards[i] ?? unused);
  return Buffer.concat([
    ints(players.length, 0),
    ...players.flatMap(({ name, colour, cards }) => [
      nameField(name),
      ints(colour, cards.length, ...slots(cards)),
    ]),
    ...owners.map((owner, id) => ints(owner, unused, armies[id]!)),
    ints(deck.length, ...slots(deck)),
  ]);
}

/** The territories of the cards on the slide of the assignment, row by row. */
const SLIDE = [
  4, 7, 9, 10, 13, 15, 17, 19, 23, 1, 3, 6, 11, 14, 18, 21, 24, 25, 0, 2, 5, 8, 12, 16, 22, 20, 26, 27,
];

const numbers = (cards: readonly number[]): readonly number[] => cards.map((card) => SLIDE.indexOf(card));

function inSlideOrder(save: Save): Buffer {
  return Buffer.concat([
    ints(save.players.length, 0),
    ...save.players.flatMap(({ name, colour, cards }) => [
      nameField(name),
      ints(colour, cards.length, ...numbers(cards)),
    ]),
    ...save.owners.map((owner, id) => ints(id, owner, save.armies[id]!)),
    ints(save.deck.length, ...numbers(save.deck)),
  ]);
}

describe.each([2, 3, 4, 5, 6])('a save of %i players', (players) => {
  const save = sampleSave(players);

  test('with fixed slots is recognised, converted, and written back identically', () => {
    const bytes = withFixedSlots(save);
    expect(bytes.length).toBe(436 + 144 * players);
    const read = parseSave(bytes);
    expect(read).toMatchObject({ dialect: 'fixed-slots', problems: [], save });
    expect(read.warnings).toEqual([{ why: 'save dialect', facts: { offset: 0, dialect: 'fixed-slots' } }]);
    expect(Buffer.compare(encodeSave(read.save!, 'fixed-slots'), bytes)).toBe(0);
    expect(encodeSave(read.save!)).toEqual(encodeSave(save));
  });

  test('with fixed slots may have anything in empty places', () => {
    expect(parseSave(withFixedSlots(save, 0x5f434f4d)).save).toEqual(save);
  });

  test('with the card numbers of the slide is read if asked for, and written back identically', () => {
    const bytes = inSlideOrder(save);
    const read = parseSave(bytes, 'slide-order');
    expect(read).toMatchObject({ problems: [], save });
    expect(Buffer.compare(encodeSave(read.save!, 'slide-order'), bytes)).toBe(0);
    expect(parseSave(bytes).dialect).toBe('original');
  });

  test('can be opened in every dialect', () => {
    for (const dialect of DIALECTS) {
      const opened = files.open(encodeSave(save, dialect), dialect);
      expect(opened).toMatchObject({ ok: true, value: { names: save.players.map(({ name }) => name) } });
    }
  });
});

const closest = (dialect: string) => [{ why: 'save closest', facts: { offset: 0, dialect } }];

test('a save that fits nothing is refused with the closest dialect', () => {
  const short = encodeSave(sampleSave(4)).subarray(0, 400);
  expect(parseSave(short).warnings).toEqual(closest('original'));
  const slots = encodeSave(sampleSave(3), 'fixed-slots');
  new DataView(slots.buffer).setInt32(3 * 144 + 8, 77, true);
  expect(parseSave(slots).warnings).toEqual(closest('fixed-slots'));
});
