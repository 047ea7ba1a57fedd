/** Rotates the settings that belong to seats, so that a player keeps a deck in a rematch at another seat. */
import type { Json } from '@ludoteca/kernel';
import { rematchOrder } from '@ludoteca/wire';

/** A field with a seat number at its end, such as `deck2`. */
const NUMBERED = /^(.*\D)(\d+)$/;

/** Fields with one value for each seat, numbered from 1, follow their seats. */
export function rotateSettings(settings: Json, seats: number): Json {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return settings;
  const fields = settings as { readonly [field: string]: Json };
  const order = rematchOrder(seats, false);
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const [, base = '', number = ''] = NUMBERED.exec(field) ?? [];
      const source = order[Number(number) - 1];
      const isPerSeat = order.every((seat) => `${base}${seat + 1}` in fields);
      return [field, source !== undefined && isPerSeat ? (fields[`${base}${source + 1}`] ?? value) : value];
    }),
  );
}
