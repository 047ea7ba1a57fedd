/** The text format of a deck, `mazzo.txt`: numbers and lines, card after card, up to the first line that is no number of copies. */
import { encodeUtf8, ok, refuse, type Result } from '@ludoteca/kernel';
import {
  ACTIONS,
  type CardEffect,
  type CardKind,
  MOMENTS,
  TARGETS,
  type StudentsCardType,
  TYPES,
} from '../cards/codes.ts';
import { byteLength, decodeText } from '../files/bytes.ts';
import {
  type ParsedDeck,
  MAX_DESCRIPTION_BYTES,
  type CardLines,
  LIMITS,
  MAX_NAME_BYTES,
  countCards,
  type DeckProblem,
} from './deck.ts';
import { Scanner } from './scanner.ts';

/** Reports all values that are out of range; stops where the end of a card cannot be determined any more. */
export function decodeTextDeck(bytes: Uint8Array): Result<ParsedDeck, readonly DeckProblem[]> {
  return new TextDeckReader(decodeText(bytes)).read();
}

interface LocatedValue<V> {
  readonly value: V;
  readonly line: number;
}

class TextDeckReader {
  readonly #scanner: Scanner;
  readonly #problems: DeckProblem[] = [];
  readonly #kinds: CardKind[] = [];
  readonly #lines: CardLines[] = [];
  /** The position in the card is unknown after an error: nothing more can be read. */
  #isLost = false;

  constructor(text: string) {
    this.#scanner = new Scanner(text);
  }

  read(): Result<ParsedDeck, readonly DeckProblem[]> {
    let comment: number | undefined;
    while (!this.#isLost && comment === undefined && this.#scanner.next()) {
      const { line } = this.#scanner;
      const copies = this.#scanner.number();
      if (copies === undefined) comment = line;
      else this.#card(copies, line);
    }
    this.#checkSize();
    if (this.#problems.length > 0) return refuse(this.#problems);
    return ok({ kinds: this.#kinds, lines: this.#lines, ...(comment === undefined ? {} : { comment }) });
  }

  #checkSize(): void {
    const cards = countCards(this.#kinds);
    const { line } = this.#scanner;
    if (this.#kinds.length === 0 && !this.#isLost) this.#report('deck empty', line);
    if (this.#problems.length === 0 && cards > LIMITS.cards)
      this.#report('deck size', line, { cards, most: LIMITS.cards });
  }

  #card(copies: number, card: number): void {
    this.#checkRange('copies', copies, 1, LIMITS.cards, card);
    const name = this.#text('name', MAX_NAME_BYTES);
    const description = this.#text('description', MAX_DESCRIPTION_BYTES);
    const type = this.#number('type', 2, TYPES.length - 1);
    const effects = this.#effects();
    const when = this.#number('when', 0, MOMENTS.length - 1);
    const optional = this.#number('optional', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
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
      // A value out of range is a problem, so this kind is never returned.
      type: (TYPES[type.value] ?? 'MAGIA') as StudentsCardType,
      effects: effects.map(({ value }) => value),
      when: MOMENTS[when.value] ?? 'MAI',
      optional: optional.value !== 0,
    });
  }

  #effects(): readonly LocatedValue<CardEffect>[] {
    const before = this.#problems.length;
    const count = this.#number('effects', 0, LIMITS.effects);
    // With a wrong count the end of the card is unknown.
    if (this.#problems.length > before) this.#isLost = true;
    const effects: LocatedValue<CardEffect>[] = [];
    for (let left = count.value; left > 0 && !this.#isLost; left--) {
      const action = this.#number('action', 0, ACTIONS.length - 1);
      const target = this.#number('target', 0, TARGETS.length - 1);
      const filter = this.#number('filter', 0, TYPES.length - 1);
      const value: CardEffect = {
        action: ACTIONS[action.value] ?? 'GIOCA',
        target: TARGETS[target.value] ?? 'IO',
        filter: TYPES[filter.value] ?? 'ALL',
      };
      effects.push({ value, line: action.line });
    }
    return effects;
  }

  #text(field: string, maxBytes: number): LocatedValue<string> {
    if (!this.#expectMore(field)) return { value: '', line: this.#scanner.line };
    const { line } = this.#scanner;
    const value = this.#scanner.restOfLine();
    const bytes = byteLength(value);
    if (bytes > maxBytes) this.#report('deck length', line, { field, bytes, most: maxBytes });
    return { value, line };
  }

  #number(field: string, min: number, max: number): LocatedValue<number> {
    if (!this.#expectMore(field)) return { value: 0, line: this.#scanner.line };
    const { line } = this.#scanner;
    const value = this.#scanner.number();
    if (value === undefined) {
      this.#report('deck number', line, { field, found: this.#scanner.word() });
      this.#isLost = true;
    } else this.#checkRange(field, value, min, max, line);
    return { value: value ?? 0, line };
  }

  #expectMore(field: string): boolean {
    if (this.#isLost) return false;
    if (this.#scanner.next()) return true;
    this.#report('deck ends', this.#scanner.line, { field });
    this.#isLost = true;
    return false;
  }

  #checkRange(field: string, found: number, min: number, max: number, line: number): void {
    if (found < min || found > max) this.#report('deck range', line, { field, found, min, max });
  }

  #report(
    why: DeckProblem['why'],
    line: number,
    facts: { readonly [fact: string]: string | number } = {},
  ): void {
    this.#problems.push({ why, facts: { line, ...facts } });
  }
}

/** Reproduces the files of the original program byte for byte. */
export const encodeTextDeck = (kinds: readonly CardKind[]): Uint8Array =>
  encodeUtf8(kinds.map((kind) => linesOfKind(kind).join('\n')).join('\n'));

const linesOfKind = ({
  copies,
  name,
  description,
  type,
  effects,
  when,
  optional,
}: CardKind): (string | number)[] => [
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
