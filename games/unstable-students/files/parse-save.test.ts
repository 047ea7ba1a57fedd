import { createFastDice } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { deckToJson } from '../deck/json-format.ts';
import { minimalKinds, randomDeck } from '../deck/samples.testing.ts';
import { game } from '../game.ts';
import { encodeNumbers, concatBytes } from './bytes.ts';
import { files } from './index.ts';
import {
  fillPadding,
  hostMatch,
  snapshotOf,
  NAMES,
  playRandomly,
  saveContext,
  saveMatch,
  randomSave,
} from './saves.testing.ts';
import { parseSave } from './parse-save.ts';
import { encodeSave } from './encode-save.ts';

/** Compares byte by byte, because `toEqual` is slow on long arrays. */
const isEqual = (bytes: Uint8Array, expected: Uint8Array): boolean => Buffer.compare(bytes, expected) === 0;

/** A save read and written again. */
function rewritten(bytes: Uint8Array): Uint8Array {
  const read = parseSave(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return encodeSave(read.value.save);
}

function opened(bytes: Uint8Array) {
  const read = files.open(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

describe('a save', () => {
  test.each([2, 3, 4])(
    'with the shipped deck has the size that the original program expects, with %i players',
    (seats) => {
      expect(randomSave(seats, 'size').length).toBe(45_996 + 76 * seats);
    },
  );

  test('begins with the player to move and ends with the round', () => {
    const table = hostMatch(3, 'order');
    playRandomly(table, createFastDice('order'), 12);
    const { state } = snapshotOf(table);
    const read = parseSave(saveMatch(table));
    expect(read.ok && read.value.save.round).toBe(state.round);
    expect(read.ok && read.value.save.players[0]?.name).toBe(NAMES[state.turn]);
  });

  test('is byte for byte the same after opening and saving', () => {
    const dice = createFastDice('again');
    for (let left = scaleVolume(500); left > 0; left--) {
      const seats = 2 + dice.int(3);
      const deck = dice.int(2) === 0 ? {} : { settings: { deck: deckToJson(randomDeck(dice)) } };
      const table = hostMatch(seats, `again ${left}`, deck);
      playRandomly(table, dice, dice.int(80));
      if (table.match.outcome !== undefined) continue;
      const bytes = saveMatch(table);
      expect(isEqual(rewritten(bytes), bytes)).toBe(true);
      const { from, settings, names, kinds } = opened(bytes);
      expect(kinds).toBeUndefined();
      const again = hostMatch(seats, 'other', { from, settings });
      expect(isEqual(saveMatch(again, saveContext(seats, { names })), bytes)).toBe(true);
    }
  });

  test('with shipped cards uses the shipped deck, any other a deck of its own', () => {
    expect(opened(randomSave(2, 'shipped')).settings).toEqual({ rules: 'classic', deck: 'standard' });
    const kinds = STANDARD_DECK.map((kind) =>
      kind.name === 'MAI'
        ? {
            copies: kind.copies,
            name: 'NO',
            description: kind.description,
            type: kind.type,
            effects: kind.effects,
            when: kind.when,
            optional: kind.optional,
          }
        : kind,
    );
    const bytes = saveMatch(hostMatch(2, 'own', { settings: { deck: deckToJson(kinds) } }));
    expect(JSON.stringify(opened(bytes).settings)).toContain('"NO"');
  });

  test('is not written after the end of a match', () => {
    const table = hostMatch(2, 'moments');
    playRandomly(table, createFastDice('moments'), 5000);
    expect(table.match.outcome).toBeDefined();
    expect(files.save(snapshotOf(table), saveContext(2))).toBeUndefined();
  });

  test('omits players who have left, and puts their cards away', () => {
    const table = hostMatch(3, 'left', { settings: { rules: 'classic' } });
    playRandomly(table, createFastDice('left'), 7);
    const before = parseSave(saveMatch(table));
    expect(table.match.withdraw(1).ok).toBe(true);
    const read = parseSave(saveMatch(table));
    expect(read.ok && read.value.save.players.map(({ name }) => name)).not.toContain(NAMES[1]);
    expect(read.ok && read.value.save.kinds.length).toBe(before.ok && before.value.save.kinds.length);
    expect(saveMatch(table).length).toBe(45_996 + 76 * 2);
  });
});

const roundOf = (bytes: Uint8Array): unknown => {
  const read = parseSave(bytes);
  return read.ok ? [read.value.save.round, read.value.warnings.map(({ why }) => why)] : read.problem;
};

describe('variants of a save', () => {
  const canonical = randomSave(3, 'guise');
  const core = canonical.subarray(0, canonical.length - 4);

  test('pointers and padding are ignored, and written as zeros', () => {
    const dice = createFastDice('dress');
    for (let left = scaleVolume(200); left > 0; left--)
      expect(isEqual(rewritten(fillPadding(canonical, dice)), canonical)).toBe(true);
  });

  test.each<[string, Uint8Array, unknown]>([
    ['the round', concatBytes([core, encodeNumbers(19)]), [19, []]],
    ['nothing', core, [1, []]],
    ['a zero and the round', concatBytes([core, encodeNumbers(0, 19)]), [19, []]],
    ['a zero alone', concatBytes([core, encodeNumbers(0)]), [1, ['save round']]],
    ['a round below zero', concatBytes([core, encodeNumbers(-3)]), [1, ['save round']]],
    ['half a number', concatBytes([core, Uint8Array.of(1, 2)]), [1, ['save tail']]],
    ['the round and something else', concatBytes([core, encodeNumbers(7, 8)]), [7, ['save tail']]],
  ])('the cards are followed by %s', (_, bytes, expected) => {
    expect(roundOf(bytes)).toEqual(expected);
    expect(rewritten(bytes).length).toBe(canonical.length);
  });

  test('names in Latin-1 are decoded, and encoded as UTF-8', () => {
    const bytes = canonical.slice();
    bytes.set([0x5a, 0x6f, 0xeb, 0], 4);
    expect(opened(bytes).names[0]).toBe('Zoë');
    expect(opened(rewritten(bytes)).names[0]).toBe('Zoë');
  });

  test('a name that fills its field may be cut in the middle of a character', () => {
    const bytes = canonical.slice();
    bytes.set(Buffer.from(`${'x'.repeat(30)}è`).subarray(0, 31), 4);
    bytes[35] = 0;
    expect(opened(bytes).names[0]).toBe('x'.repeat(30));
  });
});

describe('the extras of a save', () => {
  test('are behind the original content, and only present if needed', () => {
    const plain = hostMatch(2, 'extras', { settings: { rules: 'classic' } });
    expect(saveMatch(plain).length).toBe(45_996 + 76 * 2);
    const settings = { rules: 'classic', students: 4 };
    const table = hostMatch(2, 'extras', { settings });
    const bytes = saveMatch(table, saveContext(2, { kinds: ['person', 'greedy'] }));
    expect(isEqual(bytes.subarray(0, saveMatch(plain).length), saveMatch(plain))).toBe(true);
    expect(opened(bytes)).toMatchObject({
      settings: { ...settings, deck: 'standard' },
      kinds: ['person', 'greedy'],
      warnings: [],
    });
    expect(isEqual(rewritten(bytes), bytes)).toBe(true);
  });

  test.each(['faithful', 'classic'] as const)('keep the rules of the match: %s', (rules) => {
    const table = hostMatch(2, 'rules', { settings: { rules } });
    expect(game.settings(opened(saveMatch(table)).settings, 2)).toMatchObject({ ok: true, value: { rules } });
  });

  test('a save of the original program is continued by its rules', () => {
    expect(opened(randomSave(3, 'plain')).settings['rules']).toBe('classic');
  });

  test('a round in which all hands, rooms and the draw pile are empty is saved', () => {
    const kinds = minimalKinds.map((kind) => kind.name);
    const empty = { hand: [], room: [], area: [] };
    const from = {
      round: 3,
      turn: 0,
      players: [empty, empty],
      draw: [],
      discards: kinds.slice(1),
      nursery: [kinds[0]],
    };
    const settings = { rules: 'classic', deck: deckToJson(minimalKinds) };
    const table = hostMatch(2, 'empty', { settings, from });
    expect(files.save(snapshotOf(table), saveContext(2))).toBeInstanceOf(Uint8Array);
  });

  test.each<[string, (extras: Buffer) => Buffer]>([
    ['a length beyond the end', (extras) => (extras.writeInt32LE(9999, 8), extras)],
    ['a length below zero', (extras) => (extras.writeInt32LE(-1, 8), extras)],
    ['no length', (extras) => extras.subarray(0, 10)],
    ['no JSON', (extras) => (extras.write('x', 12), extras)],
    [
      'an unknown setting',
      (extras) => Buffer.from(extras.toString('latin1').replace('rules', 'ruled'), 'latin1'),
    ],
    [
      'a wrong number of kinds',
      (extras) => Buffer.from(extras.toString('latin1').replace('"person",', '         '), 'latin1'),
    ],
  ])('are ignored with a warning: %s', (_, spoil) => {
    const table = hostMatch(2, 'extras', { settings: { rules: 'classic' } });
    const bytes = saveMatch(table, saveContext(2, { kinds: ['person', 'greedy'] }));
    const length = 45_996 + 76 * 2;
    const spoiled = concatBytes([bytes.subarray(0, length), spoil(Buffer.from(bytes.subarray(length)))]);
    expect(opened(spoiled)).toMatchObject({
      settings: { deck: 'standard' },
      warnings: [{ why: 'save extras' }],
    });
  });
});
