/** Parses the bytes of a save of any dialect. Defects that can be corrected give warnings, others a problem with its offset. */
import { at, ok, type Reason, refuse, type Result, deepEqual } from '@ludoteca/kernel';
import {
  ACTIONS,
  type CardEffect,
  type CardKind,
  MOMENTS,
  TARGETS,
  type StudentsCardType,
  TYPES,
} from '../cards/codes.ts';
import { isStudent, MAX_DESCRIPTION_BYTES, normalizeName, LIMITS, MAX_NAME_BYTES } from '../deck/deck.ts';
import { truncateToBytes } from './bytes.ts';
import {
  type Dialect,
  DIALECT_LAYOUTS,
  type DialectLayout,
  DIALECTS,
  FIELDS_HEAD_BYTES,
  MOMENT_BYTES,
} from './dialects.ts';
import { type SaveExtras, hasExtras, decodeExtras } from './extras.ts';
import { type SaveField, FieldReader, type SaveProblem } from './field-reader.ts';
import { CARD_OFFSETS, SIZES } from './save.ts';

export interface LocatedCard {
  readonly card: number;
  readonly offset: number;
}

export interface PlayerLayout {
  readonly name: string;
  readonly hand: readonly LocatedCard[];
  readonly room: readonly LocatedCard[];
  readonly area: readonly LocatedCard[];
}

/** The content of a save before it is checked against the rules. */
export interface SaveLayout {
  readonly kinds: readonly CardKind[];
  readonly players: readonly PlayerLayout[];
  readonly draw: readonly LocatedCard[];
  readonly discards: readonly LocatedCard[];
  readonly nursery: readonly LocatedCard[];
  readonly round: number;
  readonly extras?: SaveExtras;
}

/** Defects of a save that can be read all the same. */
export type SaveWarning =
  | 'save unended'
  | 'save text'
  | 'save player'
  | 'save differs'
  | 'save round'
  | 'save tail'
  | 'save extras';

export interface LayoutResult {
  readonly dialect: Dialect;
  readonly save: SaveLayout;
  readonly warnings: readonly Reason[];
}

/** A save that no dialect fits, with the dialect in which most cards can be read. */
export interface LayoutRefusal {
  readonly closest: Dialect;
  readonly problem: SaveProblem;
  readonly cards: number;
}

/** Of the given dialect, or of the first that fits. */
export function parseLayout(
  bytes: Uint8Array,
  dialects: readonly Dialect[] = DIALECTS,
  onField?: (field: SaveField) => void,
): Result<LayoutResult, LayoutRefusal> {
  let closest: LayoutRefusal | undefined;
  for (const dialect of dialects) {
    const fields: SaveField[] = [];
    const parser = new LayoutParser(new FieldReader(bytes, (field) => fields.push(field)), dialect);
    const save = parser.parse();
    const { problem } = parser.reader;
    if (problem === undefined) {
      if (onField !== undefined) fields.forEach(onField);
      return ok({ dialect, save, warnings: parser.warnings });
    }
    if (closest === undefined || parser.parsedCards > closest.cards)
      closest = { closest: dialect, problem, cards: parser.parsedCards };
  }
  if (closest === undefined) throw new Error('no dialect was given');
  if (onField !== undefined) new LayoutParser(new FieldReader(bytes, onField), closest.closest).parse();
  return refuse(closest);
}

/** One of several different cards of the same name, and the offsets at which it occurs. */
interface CardVariant {
  readonly kind: CardKind;
  readonly offsets: number[];
}

class LayoutParser {
  readonly reader: FieldReader;
  readonly warnings: Reason[] = [];
  readonly #indices = new Map<string, number>();
  readonly #variants: CardVariant[][] = [];
  readonly #layout: DialectLayout;
  #cards = 0;

  constructor(reader: FieldReader, dialect: Dialect) {
    this.reader = reader;
    this.#layout = DIALECT_LAYOUTS[dialect];
  }

  parse(): SaveLayout {
    const count = this.reader.number('players');
    if (count < 2 || count > 4) this.reader.fail('save players', 0, { found: count });
    const players: PlayerLayout[] = [];
    for (let seat = 0; seat < count && this.reader.problem === undefined; seat++)
      players.push(this.#player(seat));
    const piles = Object.fromEntries(this.#layout.piles.map((pile) => [pile, this.#list(pile)]));
    const { draw = [], discards = [], nursery = [] } = piles;
    const trailer = this.#layout.hasRound ? this.#trailer(count) : { round: 1, ...this.#tail(count) };
    return { kinds: this.#mergeVariants(), players, draw, discards, nursery, ...trailer };
  }

  #player(seat: number): PlayerLayout {
    const path = `players[${seat}]`;
    const start = this.reader.take(this.#layout.playerBytes, path) ?? 0;
    const name = this.#text(start, 'name', `${path}.name`).trimEnd();
    if (name === '') this.#warn('save player', start, { seat: seat + 1 });
    return {
      name: name === '' ? `Giocatore ${seat + 1}` : name,
      hand: this.#list(`${path}.hand`),
      ...(this.#layout.inPlay === 'lists'
        ? { room: this.#list(`${path}.room`), area: this.#list(`${path}.area`) }
        : this.#uncounted(path)),
    };
  }

  /** The cards up to the first bytes that are none: students are in the room, others in the area. */
  #uncounted(path: string): Pick<PlayerLayout, 'room' | 'area'> {
    const room: LocatedCard[] = [];
    const area: LocatedCard[] = [];
    while (this.#isAtCard() && this.#cards < LIMITS.cards) {
      const offset = this.reader.offset;
      const kind = this.#card(`${path}.inPlay[${room.length + area.length}]`);
      if (kind === undefined) break;
      this.#cards++;
      (isStudent(kind) ? room : area).push({ card: this.#indexOf(kind, offset), offset });
    }
    return { room, area };
  }

  /** Whether a card begins here, and not a number of cards or a player. */
  #isAtCard(): boolean {
    const { reader } = this;
    if (reader.problem !== undefined || reader.remaining < FIELDS_HEAD_BYTES) return false;
    const type = reader.peek(CARD_OFFSETS.type);
    const effects = reader.peek(CARD_OFFSETS.effects);
    return type >= 2 && type < TYPES.length && effects >= 0 && effects <= LIMITS.effects;
  }

  #list(path: string): LocatedCard[] {
    const { reader } = this;
    const start = reader.offset;
    const isBlock = this.#layout.card === 'block';
    const size = isBlock ? SIZES.card : FIELDS_HEAD_BYTES + MOMENT_BYTES;
    const count = reader.count(path, size, LIMITS.cards);
    this.#cards += count;
    if (this.#cards > LIMITS.cards)
      reader.fail('save cards', start, { found: this.#cards, most: LIMITS.cards });
    const cards: LocatedCard[] = [];
    for (let i = 0; i < count && reader.problem === undefined; i++) {
      const offset = reader.offset;
      const kind = this.#card(`${path}[${i}]`);
      if (kind !== undefined) cards.push({ card: this.#indexOf(kind, offset), offset });
    }
    return cards;
  }

  #card(path: string): CardKind | undefined {
    const { reader } = this;
    const isBlock = this.#layout.card === 'block';
    const start = reader.take(isBlock ? SIZES.card : FIELDS_HEAD_BYTES, path);
    if (start === undefined) return undefined;
    const name = this.#text(start, 'name', `${path}.name`);
    if (name.trimEnd() === '') reader.fail('save name', start, { field: path });
    const description = this.#text(start + SIZES.name, 'description', `${path}.description`);
    const type = reader.codeAt(start + CARD_OFFSETS.type, `${path}.type`, 2, TYPES.length - 1);
    const count = reader.numberAt(start + CARD_OFFSETS.effects, `${path}.effects`);
    reader.checkCount(start + CARD_OFFSETS.effects, `${path}.effects`, count, SIZES.effect, LIMITS.effects);
    const before = isBlock
      ? this.#moment(path, start + CARD_OFFSETS.when, start + CARD_OFFSETS.optional)
      : undefined;
    const effects: CardEffect[] = [];
    for (let i = 0; i < count && reader.problem === undefined; i++)
      effects.push(this.#effect(`${path}.effects[${i}]`));
    const { when, optional } = before ?? this.#momentAfterEffects(path);
    if (reader.problem !== undefined) return undefined;
    return {
      copies: 0,
      name,
      // The deck formats do not allow empty texts.
      description: description.trim() === '' ? '-' : description,
      type: at(TYPES, type) as StudentsCardType,
      effects,
      when: at(MOMENTS, when),
      optional,
    };
  }

  #moment(path: string, when: number, optional: number): { when: number; optional: boolean } {
    return {
      when: this.reader.codeAt(when, `${path}.when`, 0, MOMENTS.length - 1),
      optional: this.reader.flagAt(optional, `${path}.optional`),
    };
  }

  #momentAfterEffects(path: string): { when: number; optional: boolean } {
    const start = this.reader.take(MOMENT_BYTES, path);
    return start === undefined ? { when: 0, optional: false } : this.#moment(path, start, start + 4);
  }

  #effect(path: string): CardEffect {
    const { reader } = this;
    const start = reader.take(SIZES.effect, path) ?? 0;
    const action = reader.codeAt(start, `${path}.action`, 0, ACTIONS.length - 1);
    const target = reader.codeAt(start + 4, `${path}.target`, 0, TARGETS.length - 1);
    const filter = reader.codeAt(start + 8, `${path}.filter`, 0, TYPES.length - 1);
    return {
      action: ACTIONS[action] ?? 'GIOCA',
      target: TARGETS[target] ?? 'IO',
      filter: TYPES[filter] ?? 'ALL',
    };
  }

  get parsedCards(): number {
    return this.#variants.flat().reduce((sum, { offsets }) => sum + offsets.length, 0);
  }

  /** The index of the card's name; cards of one name may differ. */
  #indexOf(kind: CardKind, offset: number): number {
    const name = normalizeName(kind.name);
    const index = this.#indices.get(name) ?? this.#variants.push([]) - 1;
    this.#indices.set(name, index);
    const variants = at(this.#variants, index);
    const same = variants.find((variant) => deepEqual(variant.kind, kind));
    if (same === undefined) variants.push({ kind, offsets: [offset] });
    else same.offsets.push(offset);
    return index;
  }

  /** The most frequent variant of each name replaces the others. */
  #mergeVariants(): readonly CardKind[] {
    return this.#variants.map((variants) => {
      const copies = variants.reduce((sum, { offsets }) => sum + offsets.length, 0);
      const mostFrequent = variants.reduce((best, variant) =>
        variant.offsets.length > best.offsets.length ? variant : best,
      );
      const name = normalizeName(mostFrequent.kind.name);
      for (const variant of variants)
        if (variant !== mostFrequent)
          for (const offset of variant.offsets) this.#warn('save differs', offset, { name });
      return { ...mostFrequent.kind, copies };
    });
  }

  #text(offset: number, field: 'name' | 'description', path: string): string {
    if (this.reader.problem !== undefined) return '';
    const { text, ended } = this.reader.textAt(offset, field, path);
    if (!ended) this.#warn('save unended', offset, { field: path });
    // Latin-1 text becomes longer in UTF-8.
    const fitting = truncateToBytes(text, field === 'name' ? MAX_NAME_BYTES : MAX_DESCRIPTION_BYTES);
    if (fitting !== text) this.#warn('save text', offset, { field: path });
    return fitting;
  }

  /** After the cards follow nothing, the round, or a zero and the round; then possibly extras. */
  #trailer(players: number): { readonly round: number; readonly extras?: SaveExtras } {
    const { reader } = this;
    if (reader.problem !== undefined || reader.remaining < 4) return { round: 1, ...this.#tail(players) };
    const start = reader.offset;
    let round = reader.number('round');
    if (round === 0 && reader.remaining >= 4) round = reader.number('round');
    if (round < 1) this.#warn('save round', start, { found: round });
    return { round: Math.max(1, round), ...this.#tail(players) };
  }

  #tail(players: number): { readonly extras?: SaveExtras } {
    const rest = this.reader.rest();
    if (rest.length === 0 || this.reader.problem !== undefined) return {};
    const { offset } = this.reader;
    if (!hasExtras(rest)) {
      this.#warn('save tail', offset, { bytes: rest.length });
      return {};
    }
    const extras = decodeExtras(rest, players);
    if (!extras.ok) {
      this.#warn('save extras', offset, {});
      return {};
    }
    this.reader.report(offset, 'extras', JSON.stringify(extras.value));
    return { extras: extras.value };
  }

  #warn(why: SaveWarning, offset: number, facts: { readonly [fact: string]: string | number }): void {
    if (this.reader.problem === undefined) this.warnings.push({ why, facts: { offset, ...facts } });
  }
}
