/** Recognizes similar saves of other programs by their size, so that the refusal can name them. */
import type { Reason } from '@ludoteca/kernel';

/** Memory dump of an early program: six records of 176 bytes, 26 of 40, a deck of 116, and eight bytes. */
const STRUCT_DUMP_SIZE = 2220;
/** Each player has fixed room for 28 cards, and so has the deck. */
const fixedSlotsSize = (players: number): number => 8 + 144 * players + 312 + 116;

export function recognizeForeignSave(bytes: Uint8Array): Reason | undefined {
  if (bytes.length === STRUCT_DUMP_SIZE) return { why: 'save struct dump', facts: { offset: 0 } };
  const players = bytes[0] ?? 0;
  const hasFixedSlots = players >= 2 && players <= 6 && bytes.length === fixedSlotsSize(players);
  return hasFixedSlots ? { why: 'save fixed slots', facts: { offset: 0, players } } : undefined;
}
