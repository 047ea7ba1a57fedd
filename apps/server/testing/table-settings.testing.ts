/** Seats and settings that fit every game, for tests. */
import type { Json } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';

/** Values that keep matches short: random players take long to win some games. */
const SHORT: { readonly [key: string]: number } = { rounds: 2, life: 3 };

export const shortSettings = ({ form }: AnyCatalogueEntry): { readonly [key: string]: Json } =>
  Object.fromEntries(
    Object.entries(SHORT).flatMap(([key, small]) => {
      const field = form[key];
      return field?.kind === 'number' ? [[key, Math.max(small, field.min)]] : [];
    }),
  );

/** As many of these seats as the game supports. */
export const fitSeats = ({ game }: AnyCatalogueEntry, seats: readonly string[]): readonly string[] =>
  seats.slice(0, game.seats.max);
