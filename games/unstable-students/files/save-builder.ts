/** Creates the save of a match: the position at the start of the current round. */
import { at, type DeepReadonly, type Json } from '@ludoteca/kernel';
import type { HostSnapshot, SaveContext } from '@ludoteca/kit';
import { isFreshman } from '../deck/deck.ts';
import { indexDeck } from '../deck/indexed-deck.ts';
import type { State, Students } from '../parts.ts';
import { form } from '../settings.ts';
import type { Save } from './codec.ts';
import type { SaveExtras } from './extras.ts';

/** Whether a round has begun that can be saved. */
export const hasBegun = ({ start }: DeepReadonly<State>): boolean =>
  [...start.hands, ...start.rooms, start.draw].some((pile) => pile.length > 0);

/** Players who have left since the start of the round are omitted, and their cards are put away. */
export function createSave(
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

/** Undefined if all settings have their defaults and all players are persons. */
function createExtras(settings: Students['settings'], kinds: readonly string[]): SaveExtras | undefined {
  const fields = ['rules', 'students', 'hand', 'rounds'] as const;
  const changed = fields.flatMap((field): [string, Json][] =>
    settings[field] === form[field].usual ? [] : [[field, settings[field]]],
  );
  const onlyPersons = kinds.every((kind) => kind === 'person');
  if (changed.length === 0 && onlyPersons) return undefined;
  return {
    ...(changed.length === 0 ? {} : { settings: Object.fromEntries(changed) }),
    ...(onlyPersons ? {} : { kinds }),
  };
}
