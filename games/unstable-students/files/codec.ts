/** The content of a save and its byte layout (docs/unstable-students-files.md). */
import { encodeUtf8, at, type Json } from '@ludoteca/kernel';
import { ACTIONS, type CardKind, MOMENTS, TARGETS, TYPES } from '../cards/codes.ts';
import { MAX_DESCRIPTION_BYTES, MAX_NAME_BYTES } from '../deck/deck.ts';
import { createBlock, truncateToBytes, concatBytes, encodeNumbers } from './bytes.ts';
import { type SaveExtras, encodeExtras } from './extras.ts';

/** Sizes in bytes. */
export const SIZES = {
  player: 64,
  card: 320,
  effect: 12,
  name: MAX_NAME_BYTES + 1,
  description: MAX_DESCRIPTION_BYTES + 1,
} as const;
/** Offsets of the numbers in the block of a card. */
export const CARD_OFFSETS = { type: 288, effects: 292, when: 304, optional: 308 } as const;

/** Cards are indices of kinds, the top of each list first. */
export interface SavedPlayer {
  readonly name: string;
  readonly hand: readonly number[];
  readonly room: readonly number[];
  readonly area: readonly number[];
}

export interface Save {
  readonly kinds: readonly CardKind[];
  /** The player to move comes first. */
  readonly players: readonly SavedPlayer[];
  readonly draw: readonly number[];
  readonly discards: readonly number[];
  readonly nursery: readonly number[];
  /** The round that begins. */
  readonly round: number;
  readonly extras?: SaveExtras;
}

/** Pointers and padding are written as zeros, which the original program accepts. */
export function encodeSave(save: Save): Uint8Array {
  const parts: Uint8Array[] = [encodeNumbers(save.players.length)];
  const kinds = save.kinds.map(encodeCard);
  const list = (cards: readonly number[]): void => {
    parts.push(encodeNumbers(cards.length), ...cards.map((card) => at(kinds, card)));
  };
  for (const { name, hand, room, area } of save.players) {
    parts.push(createBlock(SIZES.player, (bytes) => writeText(bytes, 0, name, MAX_NAME_BYTES)));
    for (const cards of [hand, room, area]) list(cards);
  }
  for (const cards of [save.draw, save.discards, save.nursery]) list(cards);
  parts.push(encodeNumbers(save.round));
  if (save.extras !== undefined) parts.push(encodeExtras(save.extras));
  return concatBytes(parts);
}

function encodeCard({ name, description, type, effects, when, optional }: CardKind): Uint8Array {
  const card = createBlock(SIZES.card, (bytes, view) => {
    writeText(bytes, 0, name, MAX_NAME_BYTES);
    writeText(bytes, SIZES.name, description, MAX_DESCRIPTION_BYTES);
    view.setInt32(CARD_OFFSETS.type, TYPES.indexOf(type), true);
    view.setInt32(CARD_OFFSETS.effects, effects.length, true);
    view.setInt32(CARD_OFFSETS.when, MOMENTS.indexOf(when), true);
    view.setUint8(CARD_OFFSETS.optional, optional ? 1 : 0);
  });
  const triples = effects.map(({ action, target, filter }) =>
    encodeNumbers(ACTIONS.indexOf(action), TARGETS.indexOf(target), TYPES.indexOf(filter)),
  );
  return concatBytes([card, ...triples]);
}

const writeText = (bytes: Uint8Array, offset: number, text: string, maxBytes: number): void =>
  bytes.set(encodeUtf8(truncateToBytes(text, maxBytes)), offset);

/** The names of cards, as a start position lists them. */
export const cardNames = ({ kinds }: Save, cards: readonly number[]): readonly Json[] =>
  cards.map((card) => at(kinds, card).name);
