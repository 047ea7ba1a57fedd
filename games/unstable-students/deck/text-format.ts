/** `mazzo.txt`: numbers and lines, card after card, until the file ends or something else than a number of copies follows. */
import { encodeUtf8, ok, refuse, type Result } from '@ludoteca/kernel';
import {
  ACTIONS,
  type CardEffect,
  type CardKind,
  MOMENTS,
  TARGETS,
  type CardType,
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

/** Reads a deck. What has a wrong value is told card by card; where the shape is lost, reading ends. */
export function decodeTextDeck(bytes: Uint8Array): Result<ParsedDeck, readonly DeckProblem[]> {
  return new TextDeckReader(decodeText(bytes)).read();
}

/** A value, and the line it stands in. */
interface LocatedValue<V> {
  readonly value: V;
  readonly line: number;
}

class TextDeckReader {
  readonly #scanner: Scanner;
  readonly #troubles: DeckProblem[] = [];
  readonly #kinds: CardKind[] = [];
  readonly #lines: CardLines[] = [];
  /** Nobody knows any longer what comes next: whatever is read then is nothing. */
  #lost = false;

  constructor(text: string) {
    this.#scanner = new Scanner(text);
  }

  read(): Result<ParsedDeck, readonly DeckProblem[]> {
    let comment: number | undefined;
    while (!this.#lost && comment === undefined && this.#scanner.next()) {
      const { line } = this.#scanner;
      const copies = this.#scanner.number();
      if (copies === undefined) comment = line;
      else this.#card(copies, line);
    }
    this.#judge();
    if (this.#troubles.length > 0) return refuse(this.#troubles);
    return ok({ kinds: this.#kinds, lines: this.#lines, ...(comment === undefined ? {} : { comment }) });
  }

  #judge(): void {
    const cards = countCards(this.#kinds);
    const { line } = this.#scanner;
    if (this.#kinds.length === 0 && !this.#lost) this.#trouble('deck empty', line);
    if (this.#troubles.length === 0 && cards > LIMITS.cards)
      this.#trouble('deck size', line, { cards, most: LIMITS.cards });
  }

  #card(copies: number, card: number): void {
    this.#within('copies', copies, 1, LIMITS.cards, card);
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
      // Of a value out of its range a trouble is told, and the kind is never handed out.
      type: (TYPES[type.value] ?? 'MAGIA') as CardType,
      effects: effects.map(({ value }) => value),
      when: MOMENTS[when.value] ?? 'MAI',
      optional: optional.value !== 0,
    });
  }

  #effects(): readonly LocatedValue<CardEffect>[] {
    const before = this.#troubles.length;
    const count = this.#number('effects', 0, LIMITS.effects);
    // With a wrong count nobody knows where the card ends.
    if (this.#troubles.length > before) this.#lost = true;
    const effects: LocatedValue<CardEffect>[] = [];
    for (let left = count.value; left > 0 && !this.#lost; left--) {
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

  #text(field: string, most: number): LocatedValue<string> {
    if (!this.#more(field)) return { value: '', line: this.#scanner.line };
    const { line } = this.#scanner;
    const value = this.#scanner.restOfLine();
    const bytes = byteLength(value);
    if (bytes > most) this.#trouble('deck length', line, { field, bytes, most });
    return { value, line };
  }

  #number(field: string, min: number, max: number): LocatedValue<number> {
    if (!this.#more(field)) return { value: 0, line: this.#scanner.line };
    const { line } = this.#scanner;
    const value = this.#scanner.number();
    if (value === undefined) {
      this.#trouble('deck number', line, { field, found: this.#scanner.word() });
      this.#lost = true;
    } else this.#within(field, value, min, max, line);
    return { value: value ?? 0, line };
  }

  /** Whether there is something more to read. */
  #more(field: string): boolean {
    if (this.#lost) return false;
    if (this.#scanner.next()) return true;
    this.#trouble('deck ends', this.#scanner.line, { field });
    this.#lost = true;
    return false;
  }

  #within(field: string, found: number, min: number, max: number, line: number): void {
    if (found < min || found > max) this.#trouble('deck range', line, { field, found, min, max });
  }

  #trouble(
    why: DeckProblem['why'],
    line: number,
    facts: { readonly [fact: string]: string | number } = {},
  ): void {
    this.#troubles.push({ why, facts: { line, ...facts } });
  }
}

/** Writes a deck; one of the original world's own making comes back as it was. */
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
