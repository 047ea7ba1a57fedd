import { type Game, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { parseSettings } from '@ludoteca/kit';
import { decksOf } from './cards.ts';
import { form, type Settings, type Uno } from './parts.ts';
import { position } from './position.ts';
import { present, rules, SEATS, withdraw } from './rules.ts';
import { imagine, sights, view } from './view.ts';

/** 2.1 and 2.2: every hand and a first card must come out of the deck. */
function settings(input: unknown, seats: number): Result<Settings, readonly Reason[]> {
  const read = parseSettings(form, input);
  if (!read.ok) return read;
  const most = Math.floor((decksOf(read.value.decks).length - 1) / seats);
  return read.value.hand <= most
    ? read
    : refuse([{ why: 'hand too large', rule: '2.1', facts: { field: 'hand', most } }]);
}

export const game: Game<Uno> = {
  id: 'uno',
  version: 1,
  seats: SEATS,
  settings,
  setup: (set, seats) => ({
    settings: { ...set },
    stock: decksOf(set.decks),
    hands: Array.from({ length: seats }, () => []),
    pile: [],
    value: 0,
    suit: 0,
    direction: 1,
    turns: 0,
    left: [],
  }),
  opening: { do: 'deal' },
  position,
  rules,
  sights,
  present,
  withdraw,
  view,
  imagine,
};
