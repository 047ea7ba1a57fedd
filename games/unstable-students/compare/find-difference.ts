/** Finds the first field in which two saves differ, and the rule that decides it. */
import { at } from '@ludoteca/kernel';
import { normalizeName } from '../deck/deck.ts';
import type { CardKind } from '../cards/codes.ts';

/** The content of a save that a round changes, with cards by their index in `kinds`. */
export interface ComparableSave {
  readonly kinds: readonly CardKind[];
  readonly players: readonly {
    readonly name: string;
    readonly hand: readonly number[];
    readonly room: readonly number[];
    readonly area: readonly number[];
  }[];
  readonly draw: readonly number[];
  readonly discards: readonly number[];
  readonly nursery: readonly number[];
  readonly round: number;
}

export interface SaveDifference {
  readonly field: string;
  readonly expected: string;
  readonly found: string;
  /** The number of the rule in RULES.md. */
  readonly rule: string;
}

/** A card that is not there. */
const NOTHING = '-';

/** By field, in the order of the file. */
function* fieldsOf(save: ComparableSave, hasRound: boolean): Generator<readonly [string, string, string]> {
  const cards = (list: readonly number[]): readonly string[] =>
    list.map((card) => normalizeName(at(save.kinds, card).name));
  yield ['players', String(save.players.length), '3.6'];
  for (const [i, { name, hand, room, area }] of save.players.entries()) {
    yield [`players[${i}].name`, name, '3.6'];
    yield* listFields(`players[${i}].hand`, cards(hand), '3.3');
    yield* listFields(`players[${i}].room`, cards(room), '4.2');
    yield* listFields(`players[${i}].area`, cards(area), '4.3');
  }
  yield* listFields('draw', cards(save.draw), '10.1');
  yield* listFields('discards', cards(save.discards), '10.3');
  yield* listFields('nursery', cards(save.nursery), '10.3');
  if (hasRound) yield ['round', String(save.round), '3.6'];
}

function* listFields(
  path: string,
  cards: readonly string[],
  rule: string,
): Generator<readonly [string, string, string]> {
  for (const [i, card] of cards.entries()) yield [`${path}[${i}]`, card, rule];
}

/** `hasRound`: whether the saves contain the number of the round. */
export function findDifference(
  expected: ComparableSave,
  found: ComparableSave,
  hasRound: boolean,
): SaveDifference | undefined {
  const foundFields = new Map([...fieldsOf(found, hasRound)].map(([field, value]) => [field, value]));
  const expectedFields = [...fieldsOf(expected, hasRound)];
  const known = new Set(expectedFields.map(([field]) => field));
  for (const [field, value, rule] of expectedFields) {
    const other = foundFields.get(field) ?? NOTHING;
    if (other !== value) return { field, expected: value, found: other, rule };
  }
  for (const [field, value, rule] of fieldsOf(found, hasRound))
    if (!known.has(field)) return { field, expected: NOTHING, found: value, rule };
  return undefined;
}
