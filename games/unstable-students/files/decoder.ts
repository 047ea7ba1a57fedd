/** Reads a save, hostile or not: what can be made good is, with a warning, and everything else is refused with where it stands. */
import { at, ok, type Reason, refuse, type Result, deepEqual } from '@ludoteca/kernel';
import {
  ACTIONS,
  type CardEffect,
  type CardKind,
  MOMENTS,
  TARGETS,
  type CardType,
  TYPES,
} from '../cards/codes.ts';
import { MAX_DESCRIPTION_BYTES, normalizeName, LIMITS, MAX_NAME_BYTES } from '../deck/deck.ts';
import { truncateToBytes } from './bytes.ts';
import { type SaveExtras, hasExtras, decodeExtras } from './extras.ts';
import { type SaveField, FieldReader, type SaveProblem } from './field-reader.ts';
import { CARD_OFFSETS, SIZES } from './codec.ts';

/** A card where it was found. */
export interface LocatedCard {
  readonly card: number;
  readonly offset: number;
}

export interface DecodedPlayer {
  readonly name: string;
  readonly hand: readonly LocatedCard[];
  readonly room: readonly LocatedCard[];
  readonly area: readonly LocatedCard[];
}

/** A save as it lies in a file, sensible or not. */
export interface DecodedSave {
  readonly kinds: readonly CardKind[];
  readonly players: readonly DecodedPlayer[];
  readonly draw: readonly LocatedCard[];
  readonly discards: readonly LocatedCard[];
  readonly nursery: readonly LocatedCard[];
  readonly round: number;
  readonly extras?: SaveExtras;
}

/** What is odd in a save and does not keep it from being read. */
export type SaveWarning =
  | 'save unended'
  | 'save text'
  | 'save player'
  | 'save differs'
  | 'save round'
  | 'save tail'
  | 'save extras';

export interface DecodeResult {
  readonly table: DecodedSave;
  readonly warnings: readonly Reason[];
}

export function decodeSave(
  bytes: Uint8Array,
  note?: (field: SaveField) => void,
): Result<DecodeResult, readonly SaveProblem[]> {
  const reader = new SaveDecoder(new FieldReader(bytes, note));
  const table = reader.table();
  const { problem } = reader.reader;
  return problem === undefined ? ok({ table, warnings: reader.warnings }) : refuse([problem]);
}

/** How cards of a name look, and where those lie that look so. */
interface CardVariant {
  readonly kind: CardKind;
  readonly offsets: number[];
}

class SaveDecoder {
  readonly reader: FieldReader;
  readonly warnings: Reason[] = [];
  readonly #places = new Map<string, number>();
  readonly #looks: CardVariant[][] = [];
  #cards = 0;

  constructor(reader: FieldReader) {
    this.reader = reader;
  }

  table(): DecodedSave {
    const count = this.reader.number('players');
    if (count < 2 || count > 4) this.reader.fail('save players', 0, { found: count });
    const players: DecodedPlayer[] = [];
    for (let seat = 0; seat < count && this.reader.problem === undefined; seat++)
      players.push(this.#player(seat));
    const draw = this.#list('draw');
    const discards = this.#list('discards');
    const nursery = this.#list('nursery');
    const trailer = this.#trailer(count);
    return { kinds: this.#settle(), players, draw, discards, nursery, ...trailer };
  }

  #player(seat: number): DecodedPlayer {
    const path = `players[${seat}]`;
    const start = this.reader.take(SIZES.player, path) ?? 0;
    const name = this.#text(start, 'name', `${path}.name`).trimEnd();
    if (name === '') this.#warn('save player', start, { seat: seat + 1 });
    return {
      name: name === '' ? `Giocatore ${seat + 1}` : name,
      hand: this.#list(`${path}.hand`),
      room: this.#list(`${path}.room`),
      area: this.#list(`${path}.area`),
    };
  }

  #list(path: string): LocatedCard[] {
    const { reader } = this;
    const start = reader.offset;
    const count = reader.count(path, SIZES.card, LIMITS.cards);
    this.#cards += count;
    if (this.#cards > LIMITS.cards)
      reader.fail('save cards', start, { found: this.#cards, most: LIMITS.cards });
    const cards: LocatedCard[] = [];
    for (let i = 0; i < count && reader.problem === undefined; i++) {
      const offset = reader.offset;
      const kind = this.#card(`${path}[${i}]`);
      if (kind !== undefined) cards.push({ card: this.#placeOf(kind, offset), offset });
    }
    return cards;
  }

  #card(path: string): CardKind | undefined {
    const { reader } = this;
    const start = reader.take(SIZES.card, path);
    if (start === undefined) return undefined;
    const name = this.#text(start, 'name', `${path}.name`);
    if (name.trimEnd() === '') reader.fail('save name', start, { field: path });
    const description = this.#text(start + SIZES.name, 'description', `${path}.description`);
    const type = reader.codeAt(start + CARD_OFFSETS.type, `${path}.type`, 2, TYPES.length - 1);
    const count = reader.numberAt(start + CARD_OFFSETS.effects, `${path}.effects`);
    reader.checkCount(start + CARD_OFFSETS.effects, `${path}.effects`, count, SIZES.effect, LIMITS.effects);
    const when = reader.codeAt(start + CARD_OFFSETS.when, `${path}.when`, 0, MOMENTS.length - 1);
    const optional = reader.flagAt(start + CARD_OFFSETS.optional, `${path}.optional`);
    const effects: CardEffect[] = [];
    for (let i = 0; i < count && reader.problem === undefined; i++)
      effects.push(this.#effect(`${path}.effects[${i}]`));
    if (reader.problem !== undefined) return undefined;
    return {
      copies: 0,
      name,
      // A text that somebody left empty could not be written into a deck.
      description: description.trim() === '' ? '-' : description,
      type: at(TYPES, type) as CardType,
      effects,
      when: at(MOMENTS, when),
      optional,
    };
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

  /** Cards are known by name, but not all of a name need be alike. */
  #placeOf(kind: CardKind, offset: number): number {
    const identity = normalizeName(kind.name);
    const place = this.#places.get(identity) ?? this.#looks.push([]) - 1;
    this.#places.set(identity, place);
    const looks = at(this.#looks, place);
    const like = looks.find((look) => deepEqual(look.kind, kind));
    if (like === undefined) looks.push({ kind, offsets: [offset] });
    else like.offsets.push(offset);
    return place;
  }

  /** A card that looks different from most of its name is taken for one of them. */
  #settle(): readonly CardKind[] {
    return this.#looks.map((looks) => {
      const copies = looks.reduce((sum, { offsets }) => sum + offsets.length, 0);
      const most = looks.reduce((best, look) => (look.offsets.length > best.offsets.length ? look : best));
      const name = normalizeName(most.kind.name);
      for (const look of looks)
        if (look !== most) for (const offset of look.offsets) this.#warn('save differs', offset, { name });
      return { ...most.kind, copies };
    });
  }

  #text(offset: number, field: 'name' | 'description', path: string): string {
    if (this.reader.problem !== undefined) return '';
    const { text, ended } = this.reader.textAt(offset, field, path);
    if (!ended) this.#warn('save unended', offset, { field: path });
    // Bytes of an older encoding become more of them.
    const fitting = truncateToBytes(text, field === 'name' ? MAX_NAME_BYTES : MAX_DESCRIPTION_BYTES);
    if (fitting !== text) this.#warn('save text', offset, { field: path });
    return fitting;
  }

  /** Nothing; the round; a zero and the round; and behind them whatever somebody added. */
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
    this.reader.note(offset, 'extras', JSON.stringify(extras.value));
    return { extras: extras.value };
  }

  #warn(why: SaveWarning, offset: number, facts: { readonly [fact: string]: string | number }): void {
    if (this.reader.problem === undefined) this.warnings.push({ why, facts: { offset, ...facts } });
  }
}
