import { type Dice, createFastDice, startMatch } from '@ludoteca/kernel';
import { scaled } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { randomDeck } from '../deck/samples.testing.ts';
import { deckToJson } from '../deck/json-format.ts';
import { game } from '../game.ts';
import { files } from './index.ts';
import { CARD_OFFSETS, encodeSave, type Save, SIZES } from './codec.ts';
import { findBlocks, hostMatch, playRandomly, saveMatch, randomSave } from './saves.testing.ts';
import { toOpenedSave, readSave } from './reader.ts';

const good = randomSave(2, 'hostile');
const { players, cards } = findBlocks(good);
const [player] = players as [number];
const [card] = cards as [number];

/** The save with a number changed. */
function withNumber(offset: number, value: number): Uint8Array {
  const bytes = good.slice();
  new DataView(bytes.buffer).setInt32(offset, value, true);
  return bytes;
}

function withBytes(offset: number, ...values: number[]): Uint8Array {
  const bytes = good.slice();
  bytes.set(values, offset);
  return bytes;
}

describe('a save that cannot be read is refused with where and why', () => {
  test.each<[string, Uint8Array, string, number]>([
    ['nothing at all', new Uint8Array(), 'save short', 0],
    ['one player', withNumber(0, 1), 'save players', 0],
    ['five players', withNumber(0, 5), 'save players', 0],
    [
      'a number of cards below zero',
      withNumber(player + SIZES.player, -1),
      'save count',
      player + SIZES.player,
    ],
    [
      'more cards than the file has room for',
      withNumber(player + SIZES.player, 900),
      'save short',
      player + SIZES.player,
    ],
    [
      'more cards than anybody plays with',
      withNumber(player + SIZES.player, 1001),
      'save count',
      player + SIZES.player,
    ],
    ['a card without a name', withBytes(card, 0), 'save name', card],
    ['a card whose name is blank', withBytes(card, 0x20, 0x0a, 0), 'save name', card],
    [
      'a type that no card has',
      withNumber(card + CARD_OFFSETS.type, 1),
      'save code',
      card + CARD_OFFSETS.type,
    ],
    ['an unknown type', withNumber(card + CARD_OFFSETS.type, 9), 'save code', card + CARD_OFFSETS.type],
    [
      'effects below zero',
      withNumber(card + CARD_OFFSETS.effects, -1),
      'save count',
      card + CARD_OFFSETS.effects,
    ],
    [
      'endless effects',
      withNumber(card + CARD_OFFSETS.effects, 2 ** 30),
      'save count',
      card + CARD_OFFSETS.effects,
    ],
    ['an unknown moment', withNumber(card + CARD_OFFSETS.when, 5), 'save code', card + CARD_OFFSETS.when],
    ['an end within a player', good.subarray(0, 40), 'save short', 4],
    ['an end within a card', good.subarray(0, card + 100), 'save short', card - 4],
  ])('%s', (_, bytes, why, offset) => {
    const read = files.open(bytes);
    expect(read.ok ? [] : read.problem).toMatchObject([{ why, facts: { offset } }]);
  });

  test('an unknown action, target or filter', () => {
    const active = cards.find(
      (offset) => new DataView(good.buffer).getInt32(offset + CARD_OFFSETS.effects, true) > 0,
    )!;
    for (const [place, most] of [
      [0, 10],
      [4, 3],
      [8, 8],
    ] as const) {
      const offset = active + SIZES.card + place;
      expect(files.open(withNumber(offset, most + 1))).toMatchObject({
        ok: false,
        problem: [{ why: 'save code', facts: { offset } }],
      });
    }
  });

  test('one without which nobody could win', () => {
    const read = readSave(good);
    const save = (read.ok ? read.value.save : undefined)!;
    const lonely: Save = {
      ...save,
      players: save.players.map(({ name }) => ({ name, hand: [], room: [], area: [] })),
      draw: [],
      discards: [],
      nursery: [],
    };
    expect(files.open(encodeSave(lonely))).toMatchObject({ ok: false });
  });
});

const nameIn = (table: Save, list: readonly number[]): readonly string[] =>
  list.map((one) => table.kinds[one]!.name);

describe('what can be made good is, with a warning', () => {
  const read = readSave(good);
  const save = (read.ok ? read.value.save : undefined)!;
  const place = (type: string): number => save.kinds.findIndex((kind) => kind.type === type);
  const [magic, bonus, simple, freshman] = [
    place('MAGIA'),
    place('BONUS'),
    place('STUDENTE_SEMPLICE'),
    place('MATRICOLA'),
  ] as [number, number, number, number];
  const [first, second] = save.players as [Save['players'][number], Save['players'][number]];
  const empty = { ...first, hand: [], room: [freshman], area: [] };

  /** How a table is read that is spoiled so. */
  function mended(spoiled: Partial<Save>): { readonly save: Save; readonly why: readonly string[] } {
    const again = readSave(encodeSave({ ...save, ...spoiled }));
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    return { save: again.value.save, why: again.value.warnings.map(({ why }) => why) };
  }
  const names = (list: readonly number[]): readonly string[] => nameIn(save, list);

  test('a magic in a room goes to the discards', () => {
    const { save: table, why } = mended({ players: [{ ...empty, room: [magic, freshman] }, second] });
    expect(why).toContain('save misplaced');
    expect(nameIn(table, table.players[0]!.room)).toEqual(names([freshman]));
    expect(nameIn(table, table.discards)[0]).toBe(save.kinds[magic]!.name);
  });

  test('a bonus in a room and a student among the bonus cards change places', () => {
    const { save: table, why } = mended({ players: [{ ...empty, room: [bonus], area: [simple] }, second] });
    expect(why.filter((one) => one === 'save misplaced')).toHaveLength(2);
    expect(nameIn(table, table.players[0]!.room)).toEqual(names([simple]));
    expect(nameIn(table, table.players[0]!.area)).toEqual(names([bonus]));
  });

  test('of two equal cards in a room one is put away', () => {
    const { save: table, why } = mended({
      players: [{ ...empty, room: [simple, freshman, simple, freshman] }, second],
    });
    expect(why.filter((one) => one === 'save twice')).toHaveLength(2);
    expect(nameIn(table, table.players[0]!.room)).toEqual(names([simple, freshman]));
    expect(nameIn(table, table.discards)).toContain(save.kinds[simple]!.name);
    expect(nameIn(table, table.nursery)[0]).toBe(save.kinds[freshman]!.name);
  });

  test('a card that is no freshman leaves the nursery', () => {
    const { save: table, why } = mended({ nursery: [magic, freshman] });
    expect(why).toContain('save misplaced');
    expect(nameIn(table, table.nursery)).toEqual(names([freshman]));
  });

  test('freshmen among other cards stay there', () => {
    const { save: table, why } = mended({
      discards: [freshman],
      players: [{ ...first, hand: [freshman] }, second],
    });
    expect(why.filter((one) => one === 'save freshmen')).toHaveLength(2);
    expect(nameIn(table, table.discards)).toEqual(names([freshman]));
    expect(nameIn(table, table.players[0]!.hand)).toEqual(names([freshman]));
  });

  test('cards that were lost on the way are counted', () => {
    const again = readSave(encodeSave({ ...save, draw: save.draw.slice(10) }));
    expect(again).toMatchObject({
      ok: true,
      value: { warnings: [{ why: 'save missing', facts: { cards: 10 } }] },
    });
  });

  test('a card that differs from most of its name counts as one of them', () => {
    const twin = cards.find((offset) => Buffer.from(good.subarray(offset, offset + 3)).toString() === 'MAI')!;
    expect(files.open(withBytes(twin + SIZES.name, 0x41))).toMatchObject({
      ok: true,
      value: { warnings: [{ why: 'save differs' }] },
    });
  });

  test('a player without a name gets one, and a text without an end is cut', () => {
    expect(files.open(withBytes(player, 0))).toMatchObject({
      ok: true,
      value: { names: ['Giocatore 1', expect.any(String) as string], warnings: [{ why: 'save player' }] },
    });
    const endless = withBytes(player, ...Array.from({ length: 32 }, () => 0x78));
    expect(files.open(endless)).toMatchObject({
      ok: true,
      value: { names: ['x'.repeat(31), expect.any(String) as string], warnings: [{ why: 'save unended' }] },
    });
  });
});

/** Some bytes changed, most of them where they matter; or the end cut off, or something added. */
function mutated(bytes: Uint8Array, dice: Dice): Uint8Array {
  const changed = new Uint8Array(bytes.length + 12);
  changed.set(bytes);
  const blocks = findBlocks(bytes).cards;
  for (let times = 1 + dice.int(3); times > 0; times--) {
    const near =
      blocks[dice.int(blocks.length)]! +
      [
        CARD_OFFSETS.type,
        CARD_OFFSETS.effects,
        CARD_OFFSETS.when,
        CARD_OFFSETS.optional,
        SIZES.card,
        0,
        1,
        30,
        SIZES.name,
      ][dice.int(9)]!;
    const offset = dice.int(3) === 0 ? dice.int(bytes.length) : near;
    changed[offset] = dice.int(2) === 0 ? dice.int(10) : dice.int(256);
  }
  const length = [
    bytes.length,
    bytes.length,
    bytes.length,
    dice.int(bytes.length),
    bytes.length + dice.int(12),
  ][dice.int(5)]!;
  return changed.subarray(0, length);
}

/** How a save was taken; all but the first two are wrong. */
function taken(bytes: Uint8Array): 'match' | 'refused' | 'no offset' | 'no start' | 'not canonical' {
  const read = readSave(bytes);
  if (!read.ok)
    return read.problem.every(({ facts }) => 'offset' in (facts as object)) ? 'refused' : 'no offset';
  const { from, settings, names } = toOpenedSave(read.value);
  if (!startMatch(game, { seats: names.length, seed: '1', from, settings }).ok) return 'no start';
  const once = encodeSave(read.value.save);
  const again = readSave(once);
  return again.ok && Buffer.compare(once, encodeSave(again.value.save)) === 0 ? 'match' : 'not canonical';
}

test('a save that was tampered with is a match that starts, or is refused with an offset', () => {
  const dice = createFastDice('hostile saves');
  const small = Array.from({ length: 20 }, (_, i) => smallSave(dice, i));
  const seen = new Map<string, number>();
  for (let left = scaled(100_000); left > 0; left--) {
    const bytes = mutated(left % 50 === 0 ? good : small[dice.int(small.length)]!, dice);
    const how = taken(bytes);
    seen.set(how, (seen.get(how) ?? 0) + 1);
  }
  expect([...seen.keys()].toSorted()).toEqual(['match', 'refused']);
  expect(Math.min(...seen.values())).toBeGreaterThan(scaled(100_000) / 10);
});

/** With a deck of some thirty cards. */
function smallSave(dice: Dice, number: number): Uint8Array {
  const kinds = randomDeck(dice).slice(0, 14);
  const table = hostMatch(2, `small ${number}`, { settings: { deck: deckToJson(kinds) } });
  playRandomly(table, dice, 10);
  return table.match.outcome === undefined ? saveMatch(table) : smallSave(dice, number + 100);
}
