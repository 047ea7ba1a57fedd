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
import type { Kind } from '../cards/codes.ts';
import { SHIPPED } from '../cards/shipped.ts';
import { identityOf, sizeOf } from '../deck/deck.ts';
import { kindsOf, USUAL_DECK } from '../deck/index.ts';
import { ownOf } from '../deck/own.ts';
import { DEALT, unplayable } from '../deck/playable.ts';
import type { State, Students } from '../parts.ts';
import { form } from '../settings.ts';
import type { Extras } from './extras.ts';
import { mend } from './mend.ts';
import { parseTable } from './parse.ts';
import type { SaveField } from './reader.ts';
import { namesIn, type Save } from './save.ts';

export interface ReadSave {
  readonly save: Save;
  readonly warnings: readonly Reason[];
}

/** Reads a save and mends it; the rules could start from what comes of it. */
export function readSave(
  bytes: Uint8Array,
  note?: (field: SaveField) => void,
): Result<ReadSave, readonly Reason[]> {
  const read = parseTable(bytes, note);
  if (!read.ok) return read;
  const { save, warnings } = mend(read.value.table);
  const students = save.extras?.settings?.['students'] ?? form.students.usual;
  const wrong = unplayable(grown(save), { seats: save.players.length, students: Number(students) });
  if (wrong.length > 0)
    return refuse(wrong.map(({ why, facts }) => ({ why, facts: { offset: 0, ...(facts as object) } })));
  return ok({ save, warnings: [...read.value.warnings, ...warnings] });
}

/** A match as a save holds it. */
export function openedOf({ save, warnings }: ReadSave): OpenedSave {
  const { kinds, settings } = save.extras ?? {};
  return {
    from: {
      round: save.round,
      turn: 0,
      players: save.players.map(({ hand, room, area }) => ({
        hand: namesIn(save, hand),
        room: namesIn(save, room),
        area: namesIn(save, area),
      })),
      draw: namesIn(save, save.draw),
      discards: namesIn(save, save.discards),
      nursery: namesIn(save, save.nursery),
    },
    settings: { ...settings, deck: deckOf(save) },
    names: save.players.map(({ name }) => name),
    ...(kinds === undefined ? {} : { kinds }),
    warnings,
  };
}

/** The deck that ships, if all cards are of it; else one of the cards in the save. */
const deckOf = (save: Save): Json =>
  save.kinds.every((kind) => SHIPPED.some((known) => known.copies >= kind.copies && isSame(known, kind)))
    ? USUAL_DECK
    : ownOf(grown(save));

const isSame = (one: Kind, other: Kind): boolean =>
  deepEqual({ ...one, copies: 0 }, { ...other, copies: 0, name: identityOf(other.name) });

const isFreshman = ({ type }: Kind): boolean => type === 'MATRICOLA';

/** What is lost cannot be found again: a deck counts as having had what every match is begun with. */
function grown({ kinds, players }: Save): readonly Kind[] {
  const seats = players.length;
  const freshmen = seats - sizeOf(kinds.filter(isFreshman));
  const others = seats * DEALT - sizeOf(kinds.filter((kind) => !isFreshman(kind)));
  const [firstFreshman, firstOther] = [
    kinds.findIndex(isFreshman),
    kinds.findIndex((kind) => !isFreshman(kind)),
  ];
  const more = (place: number): number =>
    Math.max(0, place === firstFreshman ? freshmen : place === firstOther ? others : 0);
  return kinds.map((kind, place) => (more(place) > 0 ? withCopies(kind, kind.copies + more(place)) : kind));
}

const withCopies = (kind: Kind, copies: number): Kind => ({ ...kind, copies });

/** What is saved of a match: how its round began. Whoever has left since then is left away, and the cards are put away. */
export function saveOf(
  { state, settings }: Pick<HostSnapshot<Students>, 'state' | 'settings'>,
  { names, kinds }: Pick<SaveContext, 'names' | 'kinds'>,
): Save {
  const { start, left } = state;
  const deck = kindsOf(state.deck);
  const seats = state.hands.map((_, step) => (state.turn + step) % state.hands.length);
  const present = seats.filter((seat) => !left.includes(seat));
  const freed = left.flatMap((seat) =>
    [start.hands, start.rooms, start.areas].flatMap((piles) => at(piles, seat)),
  );
  const rests = (card: number): boolean => isFreshman(at(deck, card));
  const extras = extrasOf(
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
function extrasOf(settings: Students['settings'], kinds: readonly string[]): Extras | undefined {
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
