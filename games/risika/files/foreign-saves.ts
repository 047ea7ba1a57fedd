/** Saves of other programs that look like ours and are not: recognised by their size, so that the refusal says what they are. */
import type { Reason } from '@ludoteca/kernel';

/** Raw memory of an early program: six records of 176 bytes, 26 of 40, a deck of 116, and eight bytes more. */
const STRUCT_DUMP_SIZE = 2220;
/** Each player has room for 28 cards, and so has the deck. */
const fixedSlotsSize = (players: number): number => 8 + 144 * players + 312 + 116;

/** What a file that cannot be read is known to be. */
export function recognizeForeignSave(bytes: Uint8Array): Reason | undefined {
  if (bytes.length === STRUCT_DUMP_SIZE) return { why: 'save struct dump', facts: { offset: 0 } };
  const players = bytes[0] ?? 0;
  const fixed = players >= 2 && players <= 6 && bytes.length === fixedSlotsSize(players);
  return fixed ? { why: 'save fixed slots', facts: { offset: 0, players } } : undefined;
}
