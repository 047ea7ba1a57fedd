/** A match as the original world saves it, at the start of a round; and its bytes, written as docs/unstable-students-files.md says. */
import { encodeUtf8, at, type Json } from '@ludoteca/kernel';
import { ACTIONS, type Kind, MOMENTS, TARGETS, TYPES } from '../cards/codes.ts';
import { DESCRIPTION_BYTES, NAME_BYTES } from '../deck/deck.ts';
import { block, cut, joined, numbers } from './bytes.ts';
import { type Extras, makeExtras } from './extras.ts';

/** The sizes of what a save is made of. */
export const SIZE = {
  player: 64,
  card: 320,
  effect: 12,
  name: NAME_BYTES + 1,
  description: DESCRIPTION_BYTES + 1,
} as const;
/** Where in the block of a card its numbers stand. */
export const AT = { type: 288, effects: 292, when: 304, optional: 308 } as const;

/** Cards by their kind’s place, the top of each list first. */
export interface SavedPlayer {
  readonly name: string;
  readonly hand: readonly number[];
  readonly room: readonly number[];
  readonly area: readonly number[];
}

export interface Save {
  readonly kinds: readonly Kind[];
  /** Whoever is to move comes first. */
  readonly players: readonly SavedPlayer[];
  readonly draw: readonly number[];
  readonly discards: readonly number[];
  readonly nursery: readonly number[];
  /** The round about to be played. */
  readonly round: number;
  readonly extras?: Extras;
}

/** The bytes of a save. Pointers, junk and padding are zero, which every program of that world can load. */
export function makeSave(save: Save): Uint8Array {
  const parts: Uint8Array[] = [numbers(save.players.length)];
  const kinds = save.kinds.map(cardBytes);
  const list = (cards: readonly number[]): void => {
    parts.push(numbers(cards.length), ...cards.map((card) => at(kinds, card)));
  };
  for (const { name, hand, room, area } of save.players) {
    parts.push(block(SIZE.player, (bytes) => put(bytes, 0, name, NAME_BYTES)));
    for (const cards of [hand, room, area]) list(cards);
  }
  for (const cards of [save.draw, save.discards, save.nursery]) list(cards);
  parts.push(numbers(save.round));
  if (save.extras !== undefined) parts.push(makeExtras(save.extras));
  return joined(parts);
}

function cardBytes({ name, description, type, effects, when, optional }: Kind): Uint8Array {
  const card = block(SIZE.card, (bytes, view) => {
    put(bytes, 0, name, NAME_BYTES);
    put(bytes, SIZE.name, description, DESCRIPTION_BYTES);
    view.setInt32(AT.type, TYPES.indexOf(type), true);
    view.setInt32(AT.effects, effects.length, true);
    view.setInt32(AT.when, MOMENTS.indexOf(when), true);
    view.setUint8(AT.optional, optional ? 1 : 0);
  });
  const triples = effects.map(({ action, target, filter }) =>
    numbers(ACTIONS.indexOf(action), TARGETS.indexOf(target), TYPES.indexOf(filter)),
  );
  return joined([card, ...triples]);
}

const put = (bytes: Uint8Array, offset: number, text: string, room: number): void =>
  bytes.set(encodeUtf8(cut(text, room)), offset);

/** The names of cards in a list, as a start from elsewhere has them. */
export const namesIn = ({ kinds }: Save, cards: readonly number[]): readonly Json[] =>
  cards.map((card) => at(kinds, card).name);
