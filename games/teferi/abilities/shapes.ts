/** Shapes of plain data from outside: each finds the place of the first fault, or nothing. */

/** Undefined: it fits. Else where it does not: `effects[1].amount`. */
export type Shape = (value: unknown) => string | undefined;

const HERE = '';
const under = (key: string, fault: string | undefined): string | undefined =>
  fault === undefined
    ? undefined
    : fault === HERE || fault.startsWith('[')
      ? `${key}${fault}`
      : `${key}.${fault}`;

export const integer =
  (min: number, max: number): Shape =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max ? undefined : HERE;

export const text =
  (most: number): Shape =>
  (value) =>
    typeof value === 'string' && value.length <= most ? undefined : HERE;

export const matching =
  (test: (value: string) => boolean): Shape =>
  (value) =>
    typeof value === 'string' && test(value) ? undefined : HERE;

export const flag: Shape = (value) => (typeof value === 'boolean' ? undefined : HERE);

export const word =
  (...words: readonly unknown[]): Shape =>
  (value) =>
    words.includes(value) ? undefined : HERE;

export const list =
  (shape: Shape, most = 60): Shape =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return HERE;
    for (let i = 0; i < value.length; i++) {
      const fault = shape(value[i]);
      if (fault !== undefined) return under(`[${i}]`, fault);
    }
    return undefined;
  };

type Fields = { readonly [key: string]: Shape };

/** Just these fields: those that must be there, and those that may. */
export const fields =
  (needed: Fields, optional: Fields = {}): Shape =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return HERE;
    for (const key of Object.keys(value))
      if (!Object.hasOwn(needed, key) && !Object.hasOwn(optional, key)) return key;
    for (const key of Object.keys(needed)) if (!Object.hasOwn(value, key)) return key;
    for (const [key, part] of Object.entries(value)) {
      const fault = under(key, (needed[key] ?? optional[key])?.(part));
      if (fault !== undefined) return fault;
    }
    return undefined;
  };

/** One of several; the fault is that of the one that comes closest, which is where the longest path leads. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) => {
    let closest = HERE;
    for (const shape of shapes) {
      const fault = shape(value);
      if (fault === undefined) return undefined;
      if (fault.length > closest.length) closest = fault;
    }
    return closest;
  };

/** An object whose tag says which fields it has besides. */
export const tagged =
  (tag: string, shapes: { readonly [word: string]: Shape }): Shape =>
  (value) => {
    if (typeof value !== 'object' || value === null) return HERE;
    const kind = (value as { readonly [key: string]: unknown })[tag];
    const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
    return shape === undefined ? tag : shape(value);
  };

/** For shapes that contain themselves. */
export const later =
  (shape: () => Shape): Shape =>
  (value) =>
    shape()(value);
