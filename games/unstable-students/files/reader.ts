/** Reads a save and turns it into the start position and the settings of a match. */
import { deepEqual, type Json, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { OpenedSave } from '@ludoteca/kit';
import type { CardKind } from '../cards/codes.ts';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { countCards, isFreshman, normalizeName } from '../deck/deck.ts';
import { DEFAULT_DECK } from '../deck/index.ts';
import { deckToJson } from '../deck/json-format.ts';
import { CARDS_DEALT, checkRequirements } from '../deck/requirements.ts';
import { form } from '../settings.ts';
import { cardNames, type Save } from './codec.ts';
import { decodeSave } from './decoder.ts';
import type { SaveField } from './field-reader.ts';
import { repairSave } from './repair.ts';

export interface ReadableSave {
  readonly save: Save;
  readonly warnings: readonly Reason[];
}

/** Decodes and repairs a save; a match can start from the result. `onField` gets every field for `inspect`. */
export function readSave(
  bytes: Uint8Array,
  onField?: (field: SaveField) => void,
): Result<ReadableSave, readonly Reason[]> {
  const decoded = decodeSave(bytes, onField);
  if (!decoded.ok) return decoded;
  const { save, warnings } = repairSave(decoded.value.save);
  const students = Number(save.extras?.settings?.['students'] ?? form.students.usual);
  const problems = checkRequirements(completeDeck(save), { seats: save.players.length, students });
  if (problems.length > 0)
    return refuse(problems.map(({ why, facts }) => ({ why, facts: { offset: 0, ...(facts as object) } })));
  return ok({ save, warnings: [...decoded.value.warnings, ...warnings] });
}

export function toOpenedSave({ save, warnings }: ReadableSave): OpenedSave {
  const { kinds, settings } = save.extras ?? {};
  return {
    from: {
      round: save.round,
      turn: 0,
      players: save.players.map(({ hand, room, area }) => ({
        hand: cardNames(save, hand),
        room: cardNames(save, room),
        area: cardNames(save, area),
      })),
      draw: cardNames(save, save.draw),
      discards: cardNames(save, save.discards),
      nursery: cardNames(save, save.nursery),
    },
    settings: { ...settings, deck: deckOfSave(save) },
    names: save.players.map(({ name }) => name),
    ...(kinds === undefined ? {} : { kinds }),
    warnings,
  };
}

/** The shipped deck if it has all cards of the save, otherwise a deck of the cards in the save. */
const deckOfSave = (save: Save): Json =>
  save.kinds.every((kind) =>
    STANDARD_DECK.some((known) => known.copies >= kind.copies && isSameCard(known, kind)),
  )
    ? DEFAULT_DECK
    : deckToJson(completeDeck(save));

const isSameCard = (known: CardKind, kind: CardKind): boolean =>
  deepEqual({ ...known, copies: 0 }, { ...kind, copies: 0, name: normalizeName(kind.name) });

/** Adds copies of lost cards, so that the deck meets the requirements of the start of a match. */
function completeDeck({ kinds, players }: Save): readonly CardKind[] {
  const seats = players.length;
  const freshmen = kinds.filter(isFreshman);
  const others = kinds.filter((kind) => !isFreshman(kind));
  const missingFreshmen = Math.max(0, seats - countCards(freshmen));
  const missingOthers = Math.max(0, seats * CARDS_DEALT - countCards(others));
  return kinds.map((kind) => {
    const missing = kind === freshmen[0] ? missingFreshmen : kind === others[0] ? missingOthers : 0;
    return missing > 0 ? { ...kind, copies: kind.copies + missing } : kind;
  });
}
