/** The bytes of a `.rsk`, field by field, as docs/risika-files.md lays them out. What the fields mean is looked at elsewhere (`reading.ts`). */
import { ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { decodeUnknownText } from '@ludoteca/kit';
import { TERRITORIES } from '../board.ts';
import { CARDS } from '../cards.ts';

export const NAME_BYTES = 24;
const INT_BYTES = 4;

/** What is wrong with a save for good. */
const PROBLEMS = [
  'save short',
  'save players',
  'save card count',
  'save deck count',
  'save card',
  'save card twice',
  'save territory',
  'save territory twice',
  'save owner',
  'save armies',
  'save one left',
  'save fixed slots',
  'save struct dump',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** A stretch of the file, by the path of what it holds: `players[0].cards[2]`. */
export interface Field {
  readonly path: string;
  readonly offset: number;
  readonly size: number;
  readonly value: number | string;
}

export interface Int {
  readonly path: string;
  readonly offset: number;
  readonly value: number;
}

export interface Name {
  readonly path: string;
  readonly offset: number;
  readonly value: string;
}

export interface PlayerBlock {
  readonly name: Name;
  readonly colour: Int;
  readonly cards: readonly Int[];
}

export interface TerritoryBlock {
  readonly id: Int;
  readonly owner: Int;
  readonly armies: Int;
}

/** A save whose parts all are where they should be; nothing is known of their sense. */
export interface Layout {
  readonly current: Int;
  readonly players: readonly PlayerBlock[];
  readonly territories: readonly TerritoryBlock[];
  readonly deck: readonly Int[];
  /** Where what belongs to the save ends. */
  readonly end: number;
}

export const problem = (why: Problem, { path, offset, value }: Int): Reason => ({
  why,
  facts: { field: path, offset, value },
});

/** Reads on and on. After the first thing that is wrong everything reads as zero, so that whoever reads need not ask at every step. */
class Reader {
  readonly fields: Field[] = [];
  wrong: Reason | undefined;
  offset = 0;
  private readonly bytes: Uint8Array;
  private readonly view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  int(path: string): Int {
    const { offset } = this;
    if (!this.reaches(path, INT_BYTES)) return { path, offset, value: 0 };
    const value = this.view.getInt32(offset, true);
    this.fields.push({ path, offset, size: INT_BYTES, value });
    this.offset += INT_BYTES;
    return { path, offset, value };
  }

  /** An integer without whose sense the rest of the file has none. */
  count(path: string, min: number, max: number, why: Problem): number {
    const read = this.int(path);
    if (this.wrong !== undefined) return 0;
    if (read.value >= min && read.value <= max) return read.value;
    this.wrong = problem(why, read);
    return 0;
  }

  name(path: string): Name {
    const { offset } = this;
    if (!this.reaches(path, NAME_BYTES)) return { path, offset, value: '' };
    const field = this.bytes.subarray(offset, offset + NAME_BYTES);
    const end = field.indexOf(0);
    const value = decodeUnknownText(end === -1 ? field : field.subarray(0, end));
    this.fields.push({ path, offset, size: NAME_BYTES, value });
    this.offset += NAME_BYTES;
    return { path, offset, value };
  }

  private reaches(field: string, size: number): boolean {
    if (this.wrong !== undefined) return false;
    const { length } = this.bytes;
    if (this.offset + size <= length) return true;
    this.wrong = { why: 'save short', facts: { field, offset: this.offset, needed: size, length } };
    return false;
  }
}

const times = <V>(count: number, make: (index: number) => V): V[] =>
  Array.from({ length: count }, (_, index) => make(index));

export interface LayoutReading {
  /** As far as it could be read. */
  readonly fields: readonly Field[];
  readonly layout: Result<Layout, Reason>;
}

export function readLayout(bytes: Uint8Array): LayoutReading {
  const reader = new Reader(bytes);
  const playerCount = reader.count('playerCount', 2, 6, 'save players');
  const current = reader.int('currentPlayer');
  const players = times(playerCount, (i): PlayerBlock => {
    const name = reader.name(`players[${i}].name`);
    const colour = reader.int(`players[${i}].colour`);
    const cards = reader.count(`players[${i}].cardCount`, 0, CARDS, 'save card count');
    return { name, colour, cards: times(cards, (k) => reader.int(`players[${i}].cards[${k}]`)) };
  });
  const territories = times(TERRITORIES, (i): TerritoryBlock => ({
    id: reader.int(`territories[${i}].id`),
    owner: reader.int(`territories[${i}].owner`),
    armies: reader.int(`territories[${i}].armies`),
  }));
  const deckCount = reader.count('deckCount', 0, CARDS, 'save deck count');
  const deck = times(deckCount, (i) => reader.int(`deck[${i}]`));
  const { fields, wrong, offset: end } = reader;
  return {
    fields,
    layout: wrong === undefined ? ok({ current, players, territories, deck, end }) : refuse(wrong),
  };
}
