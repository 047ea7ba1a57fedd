/** Encodes a save in the dialect of a program. */
import { at, encodeUtf8 } from '@ludoteca/kernel';
import { ACTIONS, type CardKind, MOMENTS, TARGETS, TYPES } from '../cards/codes.ts';
import { MAX_DESCRIPTION_BYTES, MAX_NAME_BYTES } from '../deck/deck.ts';
import { concatBytes, createBlock, encodeNumbers, truncateToBytes } from './bytes.ts';
import { type Dialect, DIALECT_LAYOUTS, FIELDS_HEAD_BYTES, MOMENT_BYTES } from './dialects.ts';
import { encodeExtras } from './extras.ts';
import { CARD_OFFSETS, type Save, SIZES } from './save.ts';

/** Pointers and padding are written as zeros, which the original program accepts. */
export function encodeSave(save: Save, dialect: Dialect = 'original'): Uint8Array {
  const layout = DIALECT_LAYOUTS[dialect];
  const parts: Uint8Array[] = [encodeNumbers(save.players.length)];
  const kinds = save.kinds.map(layout.card === 'block' ? encodeCardBlock : encodeCardFields);
  const list = (cards: readonly number[]): void => {
    parts.push(encodeNumbers(cards.length), ...cards.map((card) => at(kinds, card)));
  };
  for (const { name, hand, room, area } of save.players) {
    parts.push(createBlock(layout.playerBytes, (bytes) => writeText(bytes, 0, name, MAX_NAME_BYTES)));
    list(hand);
    if (layout.inPlay === 'lists') for (const cards of [room, area]) list(cards);
    else parts.push(...[...room, ...area].map((card) => at(kinds, card)));
  }
  for (const pile of layout.piles) list(save[pile]);
  if (!layout.hasRound) return concatBytes(parts);
  parts.push(encodeNumbers(save.round));
  if (save.extras !== undefined) parts.push(encodeExtras(save.extras));
  return concatBytes(parts);
}

function encodeCardBlock(kind: CardKind): Uint8Array {
  const card = createBlock(SIZES.card, (bytes, view) => {
    writeHead(bytes, view, kind);
    view.setInt32(CARD_OFFSETS.when, MOMENTS.indexOf(kind.when), true);
    view.setUint8(CARD_OFFSETS.optional, kind.optional ? 1 : 0);
  });
  return concatBytes([card, ...encodeEffects(kind)]);
}

function encodeCardFields(kind: CardKind): Uint8Array {
  const head = createBlock(FIELDS_HEAD_BYTES, (bytes, view) => writeHead(bytes, view, kind));
  const moment = createBlock(MOMENT_BYTES, (_, view) => {
    view.setInt32(0, MOMENTS.indexOf(kind.when), true);
    view.setUint8(4, kind.optional ? 1 : 0);
  });
  return concatBytes([head, ...encodeEffects(kind), moment]);
}

function writeHead(bytes: Uint8Array, view: DataView, { name, description, type, effects }: CardKind): void {
  writeText(bytes, 0, name, MAX_NAME_BYTES);
  writeText(bytes, SIZES.name, description, MAX_DESCRIPTION_BYTES);
  view.setInt32(CARD_OFFSETS.type, TYPES.indexOf(type), true);
  view.setInt32(CARD_OFFSETS.effects, effects.length, true);
}

const encodeEffects = ({ effects }: CardKind): readonly Uint8Array[] =>
  effects.map(({ action, target, filter }) =>
    encodeNumbers(ACTIONS.indexOf(action), TARGETS.indexOf(target), TYPES.indexOf(filter)),
  );

const writeText = (bytes: Uint8Array, offset: number, text: string, maxBytes: number): void =>
  bytes.set(encodeUtf8(truncateToBytes(text, maxBytes)), offset);
