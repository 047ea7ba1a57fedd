/** Numeric features: named numbers that are computed from a value. */
import { requireValue, type Seat } from '@ludoteca/kernel';

/** One or several numbers with their names. `write` gets an array of zeros. */
export interface Feature<V> {
  readonly names: readonly string[];
  write(value: V, out: Float32Array, offset: number): void;
}

/** One number. */
export const scalar = <V>(name: string, read: (value: V) => number): Feature<V> => ({
  names: [name],
  write: (value, out, offset) => {
    out[offset] = read(value);
  },
});

const toNames = (name: string, labels: readonly string[]): readonly string[] =>
  labels.map((label) => `${name}.${label}`);

/** A 1 at the index that is read; nothing for an index outside the labels. */
export const oneHot = <V>(
  name: string,
  labels: readonly string[],
  read: (value: V) => number,
): Feature<V> => ({
  names: toNames(name, labels),
  write: (value, out, offset) => {
    const index = read(value);
    if (index >= 0 && index < labels.length) out[offset + index] = 1;
  },
});

/** How many items have each label; those with an index outside the labels are not counted. */
export const counts = <V, I>(
  name: string,
  labels: readonly string[],
  items: (value: V) => readonly I[],
  indexOf: (item: I, value: NoInfer<V>) => number,
): Feature<V> => ({
  names: toNames(name, labels),
  write: (value, out, offset) => {
    for (const item of items(value)) {
      const index = indexOf(item, value);
      if (index >= 0 && index < labels.length) out[offset + index] = (out[offset + index] ?? 0) + 1;
    }
  },
});

/** One number for each label. */
export const numbers = <V>(
  name: string,
  labels: readonly string[],
  read: (value: V, index: number) => number,
): Feature<V> => ({
  names: toNames(name, labels),
  write: (value, out, offset) => {
    for (let i = 0; i < labels.length; i++) out[offset + i] = read(value, i);
  },
});

/** Several features as one. */
export function group<V>(features: readonly Feature<V>[]): Feature<V> {
  const offsets: number[] = [];
  let length = 0;
  for (const { names } of features) {
    offsets.push(length);
    length += names.length;
  }
  return {
    names: features.flatMap(({ names }) => names),
    write: (value, out, offset) => {
      for (let i = 0; i < features.length; i++)
        requireValue(features[i]).write(value, out, offset + (offsets[i] ?? 0));
    },
  };
}

/** A feature of each part of a value, such as the cards on a board; parts after the last name are left out, missing ones are zeros. */
export function forEachPart<V, U>(
  names: readonly string[],
  parts: (value: V) => readonly (U | undefined)[],
  feature: Feature<U>,
): Feature<V> {
  const { length } = feature.names;
  return {
    names: names.flatMap((name) => feature.names.map((own) => `${name}.${own}`)),
    write: (value, out, offset) => {
      const all = parts(value);
      for (let i = 0; i < names.length; i++) {
        const part = all[i];
        if (part !== undefined) feature.write(part, out, offset + i * length);
      }
    },
  };
}

/** Names of the seats as a seat counts them: itself, then the others in turn. */
export const relativeSeatNames = (max: number): readonly string[] =>
  Array.from({ length: max }, (_, i) => (i === 0 ? 'self' : `other${i}`));

/** The seats as a seat counts them: itself, then the others in turn. */
export const relativeSeats = (seat: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, i) => (seat + i) % seats);

/** How many seats another seat is away, in turn; -1 for no seat. */
export const seatDistance = (seat: Seat, other: Seat, seats: number): number =>
  other < 0 ? -1 : (other - seat + seats) % seats;
