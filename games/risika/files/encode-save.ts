/** Encodes a save in one spelling of each dialect (docs/risika-files.md). */
import { encodeUtf8 } from '@ludoteca/kernel';
import { CARD_COUNT, type RisikaCard } from '../cards.ts';
import { cardNumber, type Dialect } from './dialects.ts';
import { NAME_BYTES } from './parse-layout.ts';
import { truncateName } from './player-names.ts';
import { rotateToStarter, type Save } from './save.ts';

export function encodeSave(save: Save, dialect: Dialect = 'original'): Uint8Array {
  const { players, owners, armies, deck } = rotateToStarter(save);
  const hasSlots = dialect === 'fixed-slots';
  const cardsOf = (cards: readonly RisikaCard[]): readonly number[] => {
    const numbers = cards.map((card) => cardNumber(dialect, card));
    const unused = hasSlots ? Array.from({ length: CARD_COUNT - cards.length }, () => 0) : [];
    return [cards.length, ...numbers, ...unused];
  };
  const parts: (number | Uint8Array)[] = [players.length, 0];
  for (const { name, colour, cards } of players) parts.push(encodeName(name), colour, ...cardsOf(cards));
  owners.forEach((owner, id) => parts.push(...(hasSlots ? [owner, 0] : [id, owner]), armies[id] ?? 1));
  parts.push(...cardsOf(deck));
  return concatenate(parts);
}

function encodeName(name: string): Uint8Array {
  const field = new Uint8Array(NAME_BYTES);
  field.set(encodeUtf8(truncateName(name)));
  return field;
}

/** Integers are four bytes, little-endian. */
function concatenate(parts: readonly (number | Uint8Array)[]): Uint8Array {
  const size = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? 4 : part.length), 0);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let offset = 0;
  for (const part of parts) {
    if (typeof part === 'number') view.setInt32(offset, part, true);
    else bytes.set(part, offset);
    offset += typeof part === 'number' ? 4 : part.length;
  }
  return bytes;
}
