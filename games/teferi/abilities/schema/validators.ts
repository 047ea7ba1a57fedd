/** Combinators that validate plain data from outside and report the path of the first error. */

/** undefined if the value is valid; otherwise the path of the first error, for example `effects[1].amount`. */
export type Validator = (value: unknown) => string | undefined;

const ROOT = '';
const prefixPath = (key: string, fault: string | undefined): string | undefined =>
  fault === undefined
    ? undefined
    : fault === ROOT || fault.startsWith('[')
      ? `${key}${fault}`
      : `${key}.${fault}`;

export const integer =
  (min: number, max: number): Validator =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max ? undefined : ROOT;

export const stringUpTo =
  (most: number): Validator =>
  (value) =>
    typeof value === 'string' && value.length <= most ? undefined : ROOT;

export const stringMatching =
  (test: (value: string) => boolean): Validator =>
  (value) =>
    typeof value === 'string' && test(value) ? undefined : ROOT;

export const booleanValue: Validator = (value) => (typeof value === 'boolean' ? undefined : ROOT);

export const oneOf =
  (...words: readonly unknown[]): Validator =>
  (value) =>
    words.includes(value) ? undefined : ROOT;

export const arrayOf =
  (shape: Validator, most = 60): Validator =>
  (value) => {
    if (!Array.isArray(value) || value.length > most) return ROOT;
    for (let i = 0; i < value.length; i++) {
      const fault = shape(value[i]);
      if (fault !== undefined) return prefixPath(`[${i}]`, fault);
    }
    return undefined;
  };

type FieldValidators = { readonly [key: string]: Validator };

/** An object with exactly these fields; `optional` ones may be missing. */
export const objectWith =
  (needed: FieldValidators, optional: FieldValidators = {}): Validator =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return ROOT;
    for (const key of Object.keys(value))
      if (!Object.hasOwn(needed, key) && !Object.hasOwn(optional, key)) return key;
    for (const key of Object.keys(needed)) if (!Object.hasOwn(value, key)) return key;
    for (const [key, part] of Object.entries(value)) {
      const fault = prefixPath(key, (needed[key] ?? optional[key])?.(part));
      if (fault !== undefined) return fault;
    }
    return undefined;
  };

/** Any of several; the reported error is the one with the longest path, which is the closest match. */
export const either =
  (...shapes: readonly Validator[]): Validator =>
  (value) => {
    let closest = ROOT;
    for (const shape of shapes) {
      const fault = shape(value);
      if (fault === undefined) return undefined;
      if (fault.length > closest.length) closest = fault;
    }
    return closest;
  };

/** An object whose field `tag` selects the validator. */
export const tagged =
  (tag: string, shapes: { readonly [word: string]: Validator }): Validator =>
  (value) => {
    if (typeof value !== 'object' || value === null) return ROOT;
    const kind = (value as { readonly [key: string]: unknown })[tag];
    const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
    return shape === undefined ? tag : shape(value);
  };

/** For recursive validators. */
export const lazy =
  (shape: () => Validator): Validator =>
  (value) =>
    shape()(value);
