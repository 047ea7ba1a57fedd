import type { Json } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';

/** Small numbers with which a match is over soon, however it is played: who plays at random takes long to win some games. */
const SHORT: { readonly [key: string]: number } = { rounds: 2, life: 3 };

export const shortSettings = ({ form }: AnyCatalogueEntry): { readonly [key: string]: Json } =>
  Object.fromEntries(
    Object.entries(SHORT).flatMap(([key, small]) => {
      const field = form[key];
      return field?.kind === 'number' ? [[key, Math.max(small, field.min)]] : [];
    }),
  );

/** Of these seats as many as a game takes. */
export const fitSeats = ({ game }: AnyCatalogueEntry, seats: readonly string[]): readonly string[] =>
  seats.slice(0, game.seats.max);
