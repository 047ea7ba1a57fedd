/** `mazzo.txt`: numbers and lines, card after card, until the file ends or something else than a number of copies follows. */
import { ok, refuse, type Result } from '@ludoteca/kernel';
import { ACTIONS, type Effect, type Kind, MOMENTS, TARGETS, type Type, TYPES } from '../cards/codes.ts';
import { bytesOf, lengthOf, textOf } from '../files/bytes.ts';
import {
  type DeckFile,
  DESCRIPTION_BYTES,
  type Lines,
  MOST,
  NAME_BYTES,
  sizeOf,
  type Trouble,
} from './deck.ts';
import { Scanner } from './scanner.ts';

/** Reads a deck. What has a wrong value is told card by card; where the shape is lost, reading ends. */
export function parsePlain(bytes: Uint8Array): Result<DeckFile, readonly Trouble[]> {
  return new PlainReader(textOf(bytes).replace(/^\ufeff/, '')).read();
}

/** Something that the shape of the rest depends on is wrong. */
const LOST = Symbol('lost');
type OrLost<V> = V | typeof LOST;

class PlainReader {
  readonly #scanner: Scanner;
  readonly #troubles: Trouble[] = [];
  readonly #kinds: Kind[] = [];
  readonly #lines: Lines[] = [];

  constructor(text: string) {
    this.#scanner = new Scanner(text);
  }

  read(): Result<DeckFile, readonly Trouble[]> {
    let comment: number | undefined;
    while (this.#scanner.next()) {
      const card = this.#scanner.line;
      const copies = this.#scanner.number();
      if (copies === undefined) {
        comment = card;
        break;
      }
      this.#within('copies', copies, 1, MOST.cards, card);
      if (this.#card(copies, card) === LOST) return refuse(this.#troubles);
    }
    if (this.#kinds.length === 0) this.#trouble('deck empty', this.#scanner.line);
    const cards = sizeOf(this.#kinds);
    if (this.#troubles.length === 0 && cards > MOST.cards)
      this.#trouble('deck size', this.#scanner.line, { cards, most: MOST.cards });
    if (this.#troubles.length > 0) return refuse(this.#troubles);
    return ok({ kinds: this.#kinds, lines: this.#lines, ...(comment === undefined ? {} : { comment }) });
  }

  #card(copies: number, card: number): OrLost<void> {
    const name = this.#text('name', NAME_BYTES);
    if (name === LOST) return LOST;
    const description = this.#text('description', DESCRIPTION_BYTES);
    if (description === LOST) return LOST;
    const type = this.#number('type', 2, TYPES.length - 1);
    if (type === LOST) return LOST;
    const effects = this.#effects();
    if (effects === LOST) return LOST;
    const when = this.#number('when', 0, MOMENTS.length - 1);
    if (when === LOST) return LOST;
    const optional = this.#number('optional', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    if (optional === LOST) return LOST;
    this.#lines.push({
      card,
      name: name.line,
      description: description.line,
      type: type.line,
      effects: effects.map(({ line }) => line),
      when: when.line,
      optional: optional.line,
    });
    this.#kinds.push({
      copies,
      name: name.value,
      description: description.value,
      // Of a value out of its range a trouble is told, and the kind is never handed out.
      type: (TYPES[type.value] ?? 'MAGIA') as Type,
      effects: effects.map(({ value }) => value),
      when: MOMENTS[when.value] ?? 'MAI',
      optional: optional.value !== 0,
    });
  }

  #effects(): OrLost<{ value: Effect; line: number }[]> {
    const before = this.#troubles.length;
    const count = this.#number('effects', 0, MOST.effects);
    // With a wrong count nobody knows where the card ends.
    if (count === LOST || this.#troubles.length > before) return LOST;
    const effects: { value: Effect; line: number }[] = [];
    for (let left = count.value; left > 0; left--) {
      const action = this.#number('action', 0, ACTIONS.length - 1);
      if (action === LOST) return LOST;
      const target = this.#number('target', 0, TARGETS.length - 1);
      if (target === LOST) return LOST;
      const filter = this.#number('filter', 0, TYPES.length - 1);
      if (filter === LOST) return LOST;
      const value: Effect = {
        action: ACTIONS[action.value] ?? 'GIOCA',
        target: TARGETS[target.value] ?? 'IO',
        filter: TYPES[filter.value] ?? 'ALL',
      };
      effects.push({ value, line: action.line });
    }
    return effects;
  }

  #text(field: string, most: number): OrLost<{ value: string; line: number }> {
    if (!this.#scanner.next()) return this.#ends(field);
    const { line } = this.#scanner;
    const value = this.#scanner.restOfLine();
    const bytes = lengthOf(value);
    if (bytes > most) this.#trouble('deck length', line, { field, bytes, most });
    return { value, line };
  }

  #number(field: string, min: number, max: number): OrLost<{ value: number; line: number }> {
    if (!this.#scanner.next()) return this.#ends(field);
    const { line } = this.#scanner;
    const value = this.#scanner.number();
    if (value === undefined) {
      this.#trouble('deck number', line, { field, found: this.#scanner.word() });
      return LOST;
    }
    this.#within(field, value, min, max, line);
    return { value, line };
  }

  #within(field: string, found: number, min: number, max: number, line: number): void {
    if (found < min || found > max) this.#trouble('deck range', line, { field, found, min, max });
  }

  #ends(field: string): typeof LOST {
    this.#trouble('deck ends', this.#scanner.line, { field });
    return LOST;
  }

  #trouble(
    why: Trouble['why'],
    line: number,
    facts: { readonly [fact: string]: string | number } = {},
  ): void {
    this.#troubles.push({ why, facts: { line, ...facts } });
  }
}

/** Writes a deck; one of the original world's own making comes back as it was. */
export function makePlain(kinds: readonly Kind[]): Uint8Array {
  return bytesOf(kinds.map((kind) => plainOf(kind).join('\n')).join('\n'));
}

const plainOf = ({ copies, name, description, type, effects, when, optional }: Kind): (string | number)[] => [
  copies,
  name,
  description,
  TYPES.indexOf(type),
  effects.length,
  ...effects.map(({ action, target, filter }) =>
    [ACTIONS.indexOf(action), TARGETS.indexOf(target), TYPES.indexOf(filter)].join(' '),
  ),
  MOMENTS.indexOf(when),
  optional ? 1 : 0,
];
