import { type Dice, createFastDice, startMatch } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { randomDeck } from '../deck/samples.testing.ts';
import { deckToJson } from '../deck/json-format.ts';
import { game } from '../game.ts';
import { files } from './index.ts';
import { CARD_OFFSETS, type Save, SIZES } from './save.ts';
import { findBlocks, hostMatch, playRandomly, saveMatch, randomSave } from './saves.testing.ts';
import { parseSave } from './parse-save.ts';
import { encodeSave } from './encode-save.ts';
import { toMatch } from './convert-save.ts';

const good = randomSave(2, 'hostile');
const { players, cards } = findBlocks(good);
const [player] = players as [number];
const [card] = cards as [number];

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

describe('a save that cannot be read is refused with offset and reason', () => {
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
      'more cards than the file holds',
      withNumber(player + SIZES.player, 900),
      'save short',
      player + SIZES.player,
    ],
    [
      'more cards than the limit',
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
    expect(read.ok ? [] : read.problem).toMatchObject([
      { why, facts: { offset } },
      { why: 'save closest', facts: { dialect: 'original' } },
    ]);
  });

  test('an unknown action, target or filter', () => {
    const active = cards.find(
      (offset) => new DataView(good.buffer).getInt32(offset + CARD_OFFSETS.effects, true) > 0,
    )!;
    for (const [position, max] of [
      [0, 10],
      [4, 3],
      [8, 8],
    ] as const) {
      const offset = active + SIZES.card + position;
      expect(files.open(withNumber(offset, max + 1))).toMatchObject({
        ok: false,
        problem: [{ why: 'save code', facts: { offset } }, { why: 'save closest' }],
      });
    }
  });

  test('a save with too few students to win', () => {
    const read = parseSave(good);
    const save = (read.ok ? read.value.save : undefined)!;
    const withoutCards: Save = {
      ...save,
      players: save.players.map(({ name }) => ({ name, hand: [], room: [], area: [] })),
      draw: [],
      discards: [],
      nursery: [],
    };
    expect(files.open(encodeSave(withoutCards))).toMatchObject({ ok: false });
  });
});

const nameIn = (table: Save, list: readonly number[]): readonly string[] =>
  list.map((one) => table.kinds[one]!.name);

describe('other defects are repaired with a warning', () => {
  const read = parseSave(good);
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

  /** Encodes a changed save, and parses it with repairs. */
  function repairChanged(changes: Partial<Save>): { readonly save: Save; readonly why: readonly string[] } {
    const again = parseSave(encodeSave({ ...save, ...changes }));
    if (!again.ok) throw new Error(JSON.stringify(again.problem));
    return { save: again.value.save, why: again.value.warnings.map(({ why }) => why) };
  }
  const names = (list: readonly number[]): readonly string[] => nameIn(save, list);

  test('a magic in a room goes to the discards', () => {
    const { save: table, why } = repairChanged({ players: [{ ...empty, room: [magic, freshman] }, second] });
    expect(why).toContain('save misplaced');
    expect(nameIn(table, table.players[0]!.room)).toEqual(names([freshman]));
    expect(nameIn(table, table.discards)[0]).toBe(save.kinds[magic]!.name);
  });

  test('a bonus in a room and a student among the bonus cards change places', () => {
    const { save: table, why } = repairChanged({
      players: [{ ...empty, room: [bonus], area: [simple] }, second],
    });
    expect(why.filter((one) => one === 'save misplaced')).toHaveLength(2);
    expect(nameIn(table, table.players[0]!.room)).toEqual(names([simple]));
    expect(nameIn(table, table.players[0]!.area)).toEqual(names([bonus]));
  });

  test('of two equal cards in a room one is put away', () => {
    const { save: table, why } = repairChanged({
      players: [{ ...empty, room: [simple, freshman, simple, freshman] }, second],
    });
    expect(why.filter((one) => one === 'save twice')).toHaveLength(2);
    expect(nameIn(table, table.players[0]!.room)).toEqual(names([simple, freshman]));
    expect(nameIn(table, table.discards)).toContain(save.kinds[simple]!.name);
    expect(nameIn(table, table.nursery)[0]).toBe(save.kinds[freshman]!.name);
  });

  test('a card that is not a freshman leaves the nursery', () => {
    const { save: table, why } = repairChanged({ nursery: [magic, freshman] });
    expect(why).toContain('save misplaced');
    expect(nameIn(table, table.nursery)).toEqual(names([freshman]));
  });

  test('freshmen among other cards stay there', () => {
    const { save: table, why } = repairChanged({
      discards: [freshman],
      players: [{ ...first, hand: [freshman] }, second],
    });
    expect(why.filter((one) => one === 'save freshmen')).toHaveLength(2);
    expect(nameIn(table, table.discards)).toEqual(names([freshman]));
    expect(nameIn(table, table.players[0]!.hand)).toEqual(names([freshman]));
  });

  test('missing cards are counted', () => {
    const again = parseSave(encodeSave({ ...save, draw: save.draw.slice(10) }));
    expect(again).toMatchObject({
      ok: true,
      value: { warnings: [{ why: 'save missing', facts: { cards: 10 } }] },
    });
  });

  test('a card that differs from most cards of its name is replaced by them', () => {
    const twin = cards.find((offset) => Buffer.from(good.subarray(offset, offset + 3)).toString() === 'MAI')!;
    expect(files.open(withBytes(twin + SIZES.name, 0x41))).toMatchObject({
      ok: true,
      value: { warnings: [{ why: 'save differs' }] },
    });
  });

  test('a player without a name gets one, and an unterminated text is cut', () => {
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

/** Changes some bytes, most of them in important fields, and may cut off the end or add bytes. */
function mutate(bytes: Uint8Array, dice: Dice): Uint8Array {
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

/** The result of parsing a save; all but the first two are defects. */
function classify(bytes: Uint8Array): 'match' | 'refused' | 'no offset' | 'no start' | 'not canonical' {
  const read = parseSave(bytes);
  if (!read.ok)
    return read.problem.every(({ facts }) => 'offset' in (facts as object)) ? 'refused' : 'no offset';
  const { from, settings, names } = toMatch(read.value);
  if (!startMatch(game, { seats: names.length, seed: '1', from, settings }).ok) return 'no start';
  const once = encodeSave(read.value.save);
  const again = parseSave(once);
  return again.ok && Buffer.compare(once, encodeSave(again.value.save)) === 0 ? 'match' : 'not canonical';
}

test('a damaged save starts a match or is refused with an offset', () => {
  const dice = createFastDice('hostile saves');
  const small = Array.from({ length: 20 }, (_, i) => smallSave(dice, i));
  const results = new Map<string, number>();
  for (let left = scaleVolume(100_000); left > 0; left--) {
    const bytes = mutate(left % 50 === 0 ? good : small[dice.int(small.length)]!, dice);
    const result = classify(bytes);
    results.set(result, (results.get(result) ?? 0) + 1);
  }
  expect([...results.keys()].toSorted()).toEqual(['match', 'refused']);
  expect(Math.min(...results.values())).toBeGreaterThan(scaleVolume(100_000) / 10);
});

/** A save with a deck of some thirty cards, taken after at most ten answers while the match goes on. */
function smallSave(dice: Dice, number: number): Uint8Array {
  const kinds = randomDeck(dice).slice(0, 14);
  const table = hostMatch(2, `small ${number}`, { settings: { deck: deckToJson(kinds) } });
  let bytes = saveMatch(table);
  playRandomly(table, dice, 10, () => {
    if (table.match.outcome === undefined) bytes = saveMatch(table);
  });
  return bytes;
}
