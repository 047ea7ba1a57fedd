/** Encodes a save. */
import { at, encodeUtf8 } from '@ludoteca/kernel';
import { ACTIONS, type CardKind, MOMENTS, TARGETS, TYPES } from '../cards/codes.ts';
import { MAX_DESCRIPTION_BYTES, MAX_NAME_BYTES } from '../deck/deck.ts';
import { concatBytes, createBlock, encodeNumbers, truncateToBytes } from './bytes.ts';
import { encodeExtras } from './extras.ts';
import { CARD_OFFSETS, type Save, SIZES } from './save.ts';

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
