/** Converts between a save and a match: the save of a round, and the start position and settings for a save. */
import { at, deepEqual, type Json } from '@ludoteca/kernel';
import type { HostSnapshot, OpenedSave, SaveContext } from '@ludoteca/kit';
import type { CardKind } from '../cards/codes.ts';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { isFreshman, normalizeName } from '../deck/deck.ts';
import { DEFAULT_DECK } from '../deck/index.ts';
import { indexDeck } from '../deck/indexed-deck.ts';
import { deckToJson } from '../deck/json-format.ts';
import type { Students } from '../parts.ts';
import { form } from '../settings.ts';
import type { Save } from './save.ts';
import type { SaveExtras } from './extras.ts';
import { completeDeck, type ParsedSave } from './parse-save.ts';

/** Players who have left since the start of the round are omitted, and their cards are put away. */
export function toSave(
  { state, settings }: Pick<HostSnapshot<Students>, 'state' | 'settings'>,
  { names, kinds: playerKinds }: Pick<SaveContext, 'names' | 'kinds'>,
): Save {
  const { start, left } = state;
  const { kinds } = indexDeck(state.deck);
  const seats = state.hands.map((_, step) => (state.turn + step) % state.hands.length);
  const present = seats.filter((seat) => !left.includes(seat));
  const freed = left.flatMap((seat) =>
    [start.hands, start.rooms, start.areas].flatMap((piles) => at(piles, seat)),
  );
  const goesToNursery = (card: number): boolean => isFreshman(at(kinds, card));
  const extras = createExtras(
    settings,
    present.map((seat) => at(playerKinds, seat)),
  );
  return {
    kinds,
    players: present.map((seat) => ({
      name: at(names, seat),
      hand: at(start.hands, seat).toReversed(),
      room: at(start.rooms, seat).toReversed(),
      area: at(start.areas, seat).toReversed(),
    })),
    draw: start.draw.toReversed(),
    discards: [...freed.filter((card) => !goesToNursery(card)), ...start.discards.toReversed()],
    nursery: [...freed.filter(goesToNursery), ...start.nursery.toReversed()],
    round: state.round,
    ...(extras === undefined ? {} : { extras }),
  };
}

/** The original program plays by these rules; its saves have no extras. */
const ORIGINAL_RULES = 'classic';

/** Undefined for a match of persons as the original program plays it. Settings with their default values are omitted. */
function createExtras(settings: Students['settings'], kinds: readonly string[]): SaveExtras | undefined {
  const fields = ['rules', 'students', 'hand', 'rounds'] as const;
  const changed = fields.filter((field) => settings[field] !== form[field].usual);
  const onlyPersons = kinds.every((kind) => kind === 'person');
  if (onlyPersons && settings.rules === ORIGINAL_RULES && changed.length === 1) return undefined;
  return {
    ...(changed.length === 0
      ? {}
      : { settings: Object.fromEntries(changed.map((field): [string, Json] => [field, settings[field]])) }),
    ...(onlyPersons ? {} : { kinds }),
  };
}

export function toMatch({ save, warnings }: ParsedSave): OpenedSave {
  const { kinds, settings } = save.extras ?? { settings: { rules: ORIGINAL_RULES } };
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

const cardNames = ({ kinds }: Save, cards: readonly number[]): readonly Json[] =>
  cards.map((card) => at(kinds, card).name);
