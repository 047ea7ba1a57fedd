/** Tests of parsing and encoding saves. */
import { createFastDice, type Reason, deepEqual } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { parseSave, type ParsedSave } from './parse-save.ts';
import type { Save } from './save.ts';
import {
  baseSave,
  blocksOf,
  damageBytes,
  randomBytes,
  sampleSave,
  sampleSaveBytes,
  SHAPES,
  withInt,
  withJunk,
  withoutCards,
  withTrail,
} from './saves.testing.ts';
import { truncateName } from './player-names.ts';
import { encodeSave } from './encode-save.ts';

const whys = (reasons: readonly Reason[]): string[] => reasons.map(({ why }) => why);
const factsOf = (reason: Reason | undefined): unknown => reason?.facts;
const withNames = (save: Save, ...names: readonly string[]): Save => ({
  ...save,
  players: save.players.map((player, i) => ({ ...player, name: names[i] ?? player.name })),
});

describe('a save', () => {
  test.each([2, 3, 4, 5, 6])('of %i players has the size and the fields of the layout', (players) => {
    const save = sampleSave(players);
    const bytes = encodeSave(save);
    expect(bytes.length).toBe(436 + 32 * players);
    const { fields, problems, warnings, save: read } = parseSave(bytes);
    expect({ problems, warnings }).toEqual({ problems: [], warnings: [] });
    expect(read).toEqual(save);
    expect(encodeSave(read!)).toEqual(bytes);
    let end = 0;
    for (const { offset, size } of fields) {
      expect(offset).toBe(end);
      end += size;
    }
    expect(end).toBe(bytes.length);
  });

  test('holds little-endian integers where the layout says', () => {
    const bytes = encodeSave(sampleSave(3));
    const view = new DataView(bytes.buffer);
    const [first, , , board] = blocksOf(bytes);
    const { players, owners, armies, deck } = sampleSave(3);
    expect(view.getInt32(0, true)).toBe(3);
    expect(view.getInt32(4, true)).toBe(0);
    expect(String.fromCodePoint(...bytes.subarray(8, 12))).toBe('Ada\0');
    expect(view.getInt32(first! + 24, true)).toBe(players[0]!.colour);
    expect(view.getInt32(first! + 28, true)).toBe(players[0]!.cards.length);
    expect(view.getInt32(board! + 12 * 7, true)).toBe(7);
    expect(view.getInt32(board! + 12 * 7 + 4, true)).toBe(owners[7]);
    expect(view.getInt32(board! + 12 * 7 + 8, true)).toBe(armies[7]);
    expect(view.getInt32(board! + 12 * 26, true)).toBe(deck.length);
    expect(view.getInt32(board! + 12 * 26 + 4, true)).toBe(deck[0]);
  });

  test('is written with the player who starts the round in the first block', () => {
    const save = { ...sampleSave(4), current: 2 };
    const read = parseSave(encodeSave(save)).save!;
    expect(read.current).toBe(0);
    expect(read.players.map(({ name }) => name)).toEqual(['Ciro', 'Dora', 'Ada', 'Bice']);
    expect(read.owners.map((owner) => read.players[owner]!.name)).toEqual(
      save.owners.map((owner) => save.players[owner]!.name),
    );
  });

  test('of another program may have another starting player', () => {
    expect(parseSave(withInt(sampleSaveBytes(4), 4, 3)).save!.current).toBe(3);
  });
});

describe('a name', () => {
  test.each([
    ['Ada', 3],
    ['a'.repeat(30), 23],
    ['è'.repeat(12), 22],
    ['🎲🎲🎲🎲🎲🎲', 20],
    ['', 0],
  ])('“%s” is cut between characters to %i bytes', (name, length) => {
    const kept = truncateName(name);
    expect(new TextEncoder().encode(kept).length).toBe(length);
    expect(name.startsWith(kept)).toBe(true);
  });

  test('ends at the first zero, and what follows is never written again', () => {
    const clean = sampleSaveBytes(5);
    const { save, warnings } = parseSave(withJunk(clean, createFastDice('junk')));
    expect(warnings).toEqual([]);
    expect(encodeSave(save!)).toEqual(clean);
  });

  test('without a zero has all 24 bytes', () => {
    const bytes = sampleSaveBytes(3);
    bytes.fill(0x61, 8, 32);
    expect(parseSave(bytes).save!.players[0]!.name).toBe('a'.repeat(24));
  });

  test('that is not UTF-8 is read as Latin-1', () => {
    const bytes = sampleSaveBytes(3);
    bytes.set([0x4e, 0x69, 0x63, 0x6f, 0x6c, 0xf2, 0], 8);
    expect(parseSave(bytes).save!.players[0]!.name).toBe('Nicolò');
  });

  test('that fills its field and is taken is repaired once', () => {
    const long = 'x'.repeat(23);
    const { save } = parseSave(encodeSave(withNames(sampleSave(3), long, long.toUpperCase(), `${long}yz`)));
    expect(save!.players.map(({ name }) => name)).toEqual([
      long,
      `${'X'.repeat(21)} 2`,
      `${'x'.repeat(21)} 3`,
    ]);
    expect(parseSave(encodeSave(save!))).toMatchObject({ save, warnings: [] });
  });

  test('that is empty, taken or has invisible characters is repaired', () => {
    const save = withNames(sampleSave(4), '', 'Zoe', 'zoe', 'Al\u001B[2J\u202Ea');
    const { save: read, warnings } = parseSave(encodeSave(save));
    expect(read!.players.map(({ name }) => name)).toEqual(['Giocatore 1', 'Zoe', 'zoe 2', 'Al[2Ja']);
    expect(whys(warnings)).toEqual(['mended name', 'mended name', 'mended name']);
    expect(factsOf(warnings[0])).toEqual({ field: 'players[0].name', offset: 8, name: 'Giocatore 1' });
  });
});

const refused = (bytes: Uint8Array): readonly Reason[] => {
  const { save, problems } = parseSave(bytes);
  expect(save).toBeUndefined();
  return problems;
};

describe('a save is refused with offset and reason', () => {
  const bytes = sampleSaveBytes(3);
  const [first, second, , board] = blocksOf(bytes) as [number, number, number, number];
  const deck = board + 12 * 26;

  test.each([1, 7, -1, 2 ** 31 - 1])('with %i players', (players) => {
    expect(refused(withInt(bytes, 0, players))).toEqual([
      { why: 'save players', facts: { field: 'playerCount', offset: 0, value: players } },
    ]);
  });

  test('when it is cut off anywhere', () => {
    for (let length = 0; length < bytes.length; length++) {
      const [{ why, facts } = { why: '', facts: {} }] = refused(bytes.subarray(0, length));
      expect(why).toBe('save short');
      expect(facts).toMatchObject({ length });
      expect((facts as { offset: number }).offset).toBeLessThanOrEqual(length);
    }
  });

  test.each([
    ['save card count', first + 28, 29, 'players[0].cardCount'],
    ['save card count', second + 28, -1, 'players[1].cardCount'],
    ['save deck count', deck, 29, 'deckCount'],
    ['save card', deck + 8, 28, 'deck[1]'],
    ['save card', deck + 8, -1, 'deck[1]'],
    ['save territory', board + 36, 26, 'territories[3].id'],
    ['save owner', board + 40, 3, 'territories[3].owner'],
    ['save owner', board + 40, -1, 'territories[3].owner'],
    ['save armies', board + 44, -1, 'territories[3].armies'],
    ['save armies', board + 44, 1000, 'territories[3].armies'],
  ])('for %s at byte %i: %i', (why, offset, value, field) => {
    expect(refused(withInt(bytes, offset, value))).toEqual([{ why, facts: { field, offset, value } }]);
  });

  test('when a card or a territory occurs twice', () => {
    const [card] = sampleSave(3).deck;
    expect(refused(withInt(bytes, deck + 8, card!))).toEqual([
      { why: 'save card twice', facts: { field: 'deck[1]', offset: deck + 8, value: card, first: deck + 4 } },
    ]);
    expect(refused(withInt(bytes, board + 12, 0))).toEqual([
      {
        why: 'save territory twice',
        facts: { field: 'territories[1].id', offset: board + 12, value: 0, first: board },
      },
    ]);
  });

  test('with all its errors', () => {
    const wrong = withInt(withInt(bytes, board + 4, 9), board + 8, -5);
    expect(whys(refused(wrong))).toEqual(['save owner', 'save armies']);
  });

  test('when one player holds all territories', () => {
    const save = { ...sampleSave(3), owners: sampleSave(3).owners.map(() => 1) };
    expect(refused(encodeSave(save))).toEqual([{ why: 'save one left', facts: { offset: 0, name: 'Bice' } }]);
  });

  test('with the closest dialect, or as a memory dump', () => {
    const slots = randomBytes(868, createFastDice('slots'));
    slots.set([3, 0, 0, 0]);
    expect(parseSave(slots).warnings).toMatchObject([
      { why: 'save closest', facts: { dialect: 'fixed-slots' } },
    ]);
    const dump = parseSave(randomBytes(2220, createFastDice('dump')));
    expect([dump.save, whys(dump.warnings)]).toEqual([undefined, ['save struct dump']]);
  });
});

const mended = (changed: Uint8Array, ...expected: readonly string[]): ParsedSave & { save: Save } => {
  const reading = parseSave(changed);
  expect(reading.problems).toEqual([]);
  expect(whys(reading.warnings)).toEqual(expected);
  return { ...reading, save: reading.save! };
};

describe('a save is repaired with a warning', () => {
  const bytes = sampleSaveBytes(4);
  const [first, second, third, , board] = blocksOf(bytes) as [number, number, number, number, number];
  test('when the starting player does not exist', () => {
    expect(mended(withInt(bytes, 4, 4), 'mended current').save.current).toBe(0);
    expect(mended(withInt(bytes, 4, -1), 'mended current').save.current).toBe(0);
  });

  test('when a territory has no armies', () => {
    const { save, warnings } = mended(withInt(bytes, board + 12 * 5 + 8, 0), 'mended armies');
    expect(save.armies[5]).toBe(1);
    expect(factsOf(warnings[0])).toMatchObject({ territory: 5, offset: board + 12 * 5 + 8 });
  });

  test('when colours are taken or unknown', () => {
    const { players } = sampleSave(4);
    const colours = players.map(({ colour }) => colour);
    const taken = withInt(withInt(bytes, second + 24, colours[0]!), third + 24, 6);
    const after = mended(taken, 'mended colour', 'mended colour').save.players.map(({ colour }) => colour);
    expect(after[0]).toBe(colours[0]);
    expect(after[3]).toBe(colours[3]);
    expect(new Set(after).size).toBe(4);
    expect(first).toBe(8);
  });

  test('when a player holds nothing: the player is removed, the cards go to the bottom of the deck', () => {
    const save = withoutCards(sampleSave(4), 26);
    const players = save.players.map((player, i) =>
      i === 1 ? { ...player, cards: [...player.cards, 26] } : player,
    );
    const owners = save.owners.map((owner) => (owner === 1 ? 3 : owner));
    const changed = withInt(encodeSave({ ...save, players, owners }), 4, 1);
    const { save: read } = mended(changed, 'mended loser');
    expect(read.players.map(({ name }) => name)).toEqual(['Ada', 'Ciro', 'Dora']);
    expect(read.current).toBe(1);
    expect(read.deck.at(-1)).toBe(26);
    expect(read.owners).toEqual(owners.map((owner) => (owner > 1 ? owner - 1 : owner)));
  });

  test('when a colour has more than a hundred armies, which stay', () => {
    const save = sampleSave(4);
    const armies = save.armies.map((count, id) => (id === save.owners.indexOf(2) ? 120 : count));
    const { save: read, warnings } = mended(encodeSave({ ...save, armies }), 'many armies');
    expect(read.armies).toEqual(armies);
    expect(factsOf(warnings[0])).toMatchObject({ name: 'Ciro' });
  });

  test('when cards are missing', () => {
    const { save, warnings } = mended(encodeSave(withoutCards(sampleSave(4), 14, 3)), 'missing cards');
    expect(save.deck.slice(-2)).toEqual([3, 14]);
    expect(factsOf(warnings[0])).toMatchObject({ cards: [3, 14] });
  });

  test('when it was played without jokers', () => {
    const bytes26 = encodeSave(baseSave(4));
    expect(bytes26.length).toBe(436 + 32 * 4 - 8);
    expect(encodeSave(mended(bytes26, 'no jokers').save)).toEqual(bytes26);
  });

  test('when there are trailing bytes', () => {
    const { save, warnings } = mended(withTrail(bytes), 'trailing bytes');
    expect(encodeSave(save)).toEqual(bytes);
    expect(factsOf(warnings[0])).toEqual({ offset: bytes.length, bytes: 16 });
  });

  test('and accepts territories in any order', () => {
    const turned = bytes.slice();
    for (let id = 0; id < 26; id++)
      turned.set(bytes.subarray(board + 12 * id, board + 12 * id + 12), board + 12 * (25 - id));
    expect(encodeSave(mended(turned).save)).toEqual(bytes);
  });
});

test('every shape is parsed, and encoding and parsing again gives the same', () => {
  for (const bytes of Object.values(SHAPES)) {
    const { save } = parseSave(bytes);
    const written = encodeSave(save!);
    expect(parseSave(written)).toMatchObject({ problems: [], save });
    expect(encodeSave(parseSave(written).save!)).toEqual(written);
  }
});

/** Refused with where and why, or a save that holds together and is read as the same again. */
function isSound({ save, problems }: ParsedSave): boolean {
  if (save === undefined)
    return problems.length > 0 && problems.every(({ facts }) => Object.hasOwn(facts as object, 'offset'));
  const cards = [...save.players.flatMap((player) => player.cards), ...save.deck];
  const whole = cards.length === 28 || cards.length === 26;
  const once = cards.toSorted((a, b) => a - b).every((card, i) => card === i);
  const alive = save.players.every((_, player) => save.owners.includes(player));
  const again = parseSave(encodeSave(save));
  return whole && once && alive && again.problems.length === 0 && deepEqual(again.save?.armies, save.armies);
}

test('a mutated file gives a valid save or is refused with offset and reason', () => {
  const dice = createFastDice('damage');
  const shapes = Object.values(SHAPES);
  for (let i = scaleVolume(100_000); i > 0; i--) {
    const once = damageBytes(dice.pick(shapes), dice);
    const bytes = dice.int(3) === 0 && once.length > 8 ? damageBytes(once, dice) : once;
    expect(isSound(parseSave(bytes))).toBe(true);
  }
});
