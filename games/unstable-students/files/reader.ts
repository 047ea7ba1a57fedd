/** Between a save and a match: what a match starts from, and what is saved of it. */
import {
  at,
  type Json,
  ok,
  type Reason,
  refuse,
  type Result,
  deepEqual,
  type DeepReadonly,
} from '@ludoteca/kernel';
import type { HostSnapshot, OpenedSave, SaveContext } from '@ludoteca/kit';
import type { CardKind } from '../cards/codes.ts';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { normalizeName, countCards } from '../deck/deck.ts';
import { resolveDeck, DEFAULT_DECK } from '../deck/index.ts';
import { deckToJson } from '../deck/json-format.ts';
import { CARDS_DEALT, checkRequirements } from '../deck/requirements.ts';
import type { State, Students } from '../parts.ts';
import { form } from '../settings.ts';
import type { SaveExtras } from './extras.ts';
import { repairSave } from './repair.ts';
import { decodeSave } from './decoder.ts';
import type { SaveField } from './field-reader.ts';
import { cardNames, type Save } from './codec.ts';

export interface ReadableSave {
  readonly save: Save;
  readonly warnings: readonly Reason[];
}

/** Reads a save and mends it; the rules could start from what comes of it. */
export function readSave(
  bytes: Uint8Array,
  note?: (field: SaveField) => void,
): Result<ReadableSave, readonly Reason[]> {
  const read = decodeSave(bytes, note);
  if (!read.ok) return read;
  const { save, warnings } = repairSave(read.value.table);
  const students = save.extras?.settings?.['students'] ?? form.students.usual;
  const wrong = checkRequirements(completeDeck(save), {
    seats: save.players.length,
    students: Number(students),
  });
  if (wrong.length > 0)
    return refuse(wrong.map(({ why, facts }) => ({ why, facts: { offset: 0, ...(facts as object) } })));
  return ok({ save, warnings: [...read.value.warnings, ...warnings] });
}

/** A match as a save holds it. */
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

/** The deck that ships, if all cards are of it; else one of the cards in the save. */
const deckOfSave = (save: Save): Json =>
  save.kinds.every((kind) =>
    STANDARD_DECK.some((known) => known.copies >= kind.copies && isSameCard(known, kind)),
  )
    ? DEFAULT_DECK
    : deckToJson(completeDeck(save));

const isSameCard = (one: CardKind, other: CardKind): boolean =>
  deepEqual({ ...one, copies: 0 }, { ...other, copies: 0, name: normalizeName(other.name) });

const isFreshman = ({ type }: CardKind): boolean => type === 'MATRICOLA';

/** What is lost cannot be found again: a deck counts as having had what every match is begun with. */
function completeDeck({ kinds, players }: Save): readonly CardKind[] {
  const seats = players.length;
  const freshmen = seats - countCards(kinds.filter(isFreshman));
  const others = seats * CARDS_DEALT - countCards(kinds.filter((kind) => !isFreshman(kind)));
  const [firstFreshman, firstOther] = [
    kinds.findIndex(isFreshman),
    kinds.findIndex((kind) => !isFreshman(kind)),
  ];
  const more = (place: number): number =>
    Math.max(0, place === firstFreshman ? freshmen : place === firstOther ? others : 0);
  return kinds.map((kind, place) => (more(place) > 0 ? withCopies(kind, kind.copies + more(place)) : kind));
}

const withCopies = (kind: CardKind, copies: number): CardKind => ({ ...kind, copies });

/** What is saved of a match: how its round began. Whoever has left since then is left away, and the cards are put away. */
export function createSave(
  { state, settings }: Pick<HostSnapshot<Students>, 'state' | 'settings'>,
  { names, kinds }: Pick<SaveContext, 'names' | 'kinds'>,
): Save {
  const { start, left } = state;
  const deck = resolveDeck(state.deck);
  const seats = state.hands.map((_, step) => (state.turn + step) % state.hands.length);
  const present = seats.filter((seat) => !left.includes(seat));
  const freed = left.flatMap((seat) =>
    [start.hands, start.rooms, start.areas].flatMap((piles) => at(piles, seat)),
  );
  const rests = (card: number): boolean => isFreshman(at(deck, card));
  const extras = createExtras(
    settings,
    present.map((seat) => at(kinds, seat)),
  );
  return {
    kinds: deck,
    players: present.map((seat) => ({
      name: at(names, seat),
      hand: at(start.hands, seat).toReversed(),
      room: at(start.rooms, seat).toReversed(),
      area: at(start.areas, seat).toReversed(),
    })),
    draw: start.draw.toReversed(),
    discards: [...freed.filter((card) => !rests(card)), ...start.discards.toReversed()],
    nursery: [...freed.filter(rests), ...start.nursery.toReversed()],
    round: state.round,
    ...(extras === undefined ? {} : { extras }),
  };
}

/** Only what a reader could not assume. */
function createExtras(settings: Students['settings'], kinds: readonly string[]): SaveExtras | undefined {
  const { rules, students, hand, rounds } = form;
  const usual: { readonly [field: string]: Json } = {
    rules: rules.usual,
    students: students.usual,
    hand: hand.usual,
    rounds: rounds.usual,
  };
  const changed = Object.entries(usual).flatMap(([field, value]): [string, Json][] => {
    const set = settings[field as keyof typeof settings];
    return set === value ? [] : [[field, set]];
  });
  const people = kinds.every((kind) => kind === 'person');
  if (changed.length === 0 && people) return undefined;
  return {
    ...(changed.length === 0 ? {} : { settings: Object.fromEntries(changed) }),
    ...(people ? {} : { kinds }),
  };
}

/** Whether a round has begun that could be saved. */
export const hasBegun = ({ start }: DeepReadonly<State>): boolean =>
  [...start.hands, ...start.rooms, start.draw].some((pile) => pile.length > 0);
