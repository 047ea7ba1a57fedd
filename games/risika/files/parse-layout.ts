/** Splits the bytes of a `.rsk` into fields (docs/risika-files.md); `parse-save.ts` checks their meaning. */
import { ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { decodeUnknownText } from '@ludoteca/kit';
import { TERRITORY_COUNT } from '../board.ts';
import { CARD_COUNT } from '../cards.ts';
import { cardOf, type Dialect } from './dialects.ts';

export const NAME_BYTES = 24;
const INT_BYTES = 4;

/** Problems for which a save is refused. */
const SAVE_PROBLEMS = [
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
  'save struct dump',
  'save closest',
] as const;
export type SaveProblem = (typeof SAVE_PROBLEMS)[number];

/** A field with its path, such as `players[0].cards[2]`. */
export interface SaveField {
  readonly path: string;
  readonly offset: number;
  readonly size: number;
  readonly value: number | string;
}

export interface IntField {
  readonly path: string;
  readonly offset: number;
  readonly value: number;
}

export interface NameField {
  readonly path: string;
  readonly offset: number;
  readonly value: string;
}

export interface PlayerBlock {
  readonly name: NameField;
  readonly colour: IntField;
  readonly cards: readonly IntField[];
}

export interface TerritoryBlock {
  readonly id: IntField;
  readonly owner: IntField;
  readonly armies: IntField;
}

/** All fields of a save, with unchecked values. */
export interface SaveLayout {
  readonly current: IntField;
  readonly players: readonly PlayerBlock[];
  readonly territories: readonly TerritoryBlock[];
  readonly deck: readonly IntField[];
  /** Offset after the last field. */
  readonly end: number;
}

export const createProblem = (why: SaveProblem, { path, offset, value }: IntField): Reason => ({
  why,
  facts: { field: path, offset, value },
});

/** After the first problem all fields read as zero, so that the caller need not check after every field. */
class SaveReader {
  readonly fields: SaveField[] = [];
  problem: Reason | undefined;
  offset = 0;
  private readonly bytes: Uint8Array;
  private readonly view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  int(path: string): IntField {
    const { offset } = this;
    if (!this.canRead(path, INT_BYTES)) return { path, offset, value: 0 };
    const value = this.view.getInt32(offset, true);
    this.fields.push({ path, offset, size: INT_BYTES, value });
    this.offset += INT_BYTES;
    return { path, offset, value };
  }

  /** Reads a count; without a valid one the rest of the file cannot be read. */
  count(path: string, min: number, max: number, why: SaveProblem): number {
    const field = this.int(path);
    if (this.problem !== undefined) return 0;
    if (field.value >= min && field.value <= max) return field.value;
    this.problem = createProblem(why, field);
    return 0;
  }

  name(path: string): NameField {
    const { offset } = this;
    if (!this.canRead(path, NAME_BYTES)) return { path, offset, value: '' };
    const field = this.bytes.subarray(offset, offset + NAME_BYTES);
    const end = field.indexOf(0);
    const value = decodeUnknownText(end === -1 ? field : field.subarray(0, end));
    this.fields.push({ path, offset, size: NAME_BYTES, value });
    this.offset += NAME_BYTES;
    return { path, offset, value };
  }

  /** Bytes without a meaning. */
  skip(path: string, size: number): void {
    if (this.canRead(path, size)) this.offset += size;
  }

  private canRead(field: string, size: number): boolean {
    if (this.problem !== undefined) return false;
    const { length } = this.bytes;
    if (this.offset + size <= length) return true;
    this.problem = { why: 'save short', facts: { field, offset: this.offset, needed: size, length } };
    return false;
  }
}

const repeat = <V>(count: number, make: (index: number) => V): V[] =>
  Array.from({ length: count }, (_, index) => make(index));

export interface LayoutResult {
  /** Up to the first problem. */
  readonly fields: readonly SaveField[];
  readonly layout: Result<SaveLayout, Reason>;
}

export function parseLayout(bytes: Uint8Array, dialect: Dialect = 'original'): LayoutResult {
  const parser = new LayoutParser(new SaveReader(bytes), dialect);
  const layout = parser.parse();
  const { fields, problem, offset: end } = parser.reader;
  return { fields, layout: problem === undefined ? ok({ ...layout, end }) : refuse(problem) };
}

class LayoutParser {
  readonly reader: SaveReader;
  readonly #dialect: Dialect;

  constructor(reader: SaveReader, dialect: Dialect) {
    this.reader = reader;
    this.#dialect = dialect;
  }

  parse(): Omit<SaveLayout, 'end'> {
    const playerCount = this.reader.count('playerCount', 2, 6, 'save players');
    const current = this.reader.int('currentPlayer');
    const players = repeat(playerCount, (i) => this.#player(`players[${i}]`));
    const territories = repeat(TERRITORY_COUNT, (i) => this.#territory(`territories[${i}]`, i));
    const deckCount = this.reader.count('deckCount', 0, CARD_COUNT, 'save deck count');
    return { current, players, territories, deck: this.#cards('deck', deckCount) };
  }

  #player(path: string): PlayerBlock {
    const name = this.reader.name(`${path}.name`);
    const colour = this.reader.int(`${path}.colour`);
    const count = this.reader.count(`${path}.cardCount`, 0, CARD_COUNT, 'save card count');
    return { name, colour, cards: this.#cards(`${path}.cards`, count) };
  }

  /** With fixed slots the places of missing cards contain anything. */
  #cards(path: string, count: number): IntField[] {
    const cards = repeat(count, (i): IntField => {
      const field = this.reader.int(`${path}[${i}]`);
      return { ...field, value: cardOf(this.#dialect, field.value) };
    });
    if (this.#dialect === 'fixed-slots') this.reader.skip(path, INT_BYTES * (CARD_COUNT - count));
    return cards;
  }

  /** With fixed slots the owner is in the place of the id, and nothing in its own. */
  #territory(path: string, place: number): TerritoryBlock {
    const { reader } = this;
    if (this.#dialect !== 'fixed-slots')
      return {
        id: reader.int(`${path}.id`),
        owner: reader.int(`${path}.owner`),
        armies: reader.int(`${path}.armies`),
      };
    const owner = reader.int(`${path}.owner`);
    reader.skip(path, INT_BYTES);
    return {
      id: { path: `${path}.id`, offset: owner.offset, value: place },
      owner,
      armies: reader.int(`${path}.armies`),
    };
  }
}
