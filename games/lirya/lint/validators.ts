/** Combinators for validators of JSON values, which report every fault with its path. */
import type { LintContext } from './lint-context.ts';

/** Reports the faults of the value at a path. */
export type Validator = (value: unknown, path: string, context: LintContext) => void;
export interface OptionalField {
  readonly optional: Validator;
}

export type JsonObject = { readonly [key: string]: unknown };
/** The members of a union that have a field. */
export type KindOf<U, K extends PropertyKey> = Extract<U, { readonly [key in K]: unknown }>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A validator for each field of a type, optional fields marked: a forgotten field does not compile. */
export type FieldValidators<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K> ? OptionalField : Validator;
};

export const optional = (validator: Validator): OptionalField => ({ optional: validator });
const joinPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** An object without a static type. */
export const untypedObject =
  (known: { readonly [key: string]: Validator | OptionalField }): Validator =>
  (value, path, context) => {
    if (!isObject(value)) return context.report('not fields', path);
    for (const key of Object.keys(value))
      if (!Object.hasOwn(known, key))
        context.report('unknown field', joinPath(path, key), { known: Object.keys(known) });
    for (const [key, validator] of Object.entries(known)) {
      const isThere = Object.hasOwn(value, key);
      if (isThere)
        (typeof validator === 'function' ? validator : validator.optional)(
          value[key],
          joinPath(path, key),
          context,
        );
      else if (typeof validator === 'function') context.report('missing field', joinPath(path, key));
    }
  };

export const object = <T>(validators: FieldValidators<T>): Validator => untypedObject(validators);

/** One of several object types, recognized by the presence of a field; or one of some bare strings. */
export const union =
  (words: readonly string[], byField: { readonly [field: string]: Validator }): Validator =>
  (value, path, context) => {
    if (typeof value === 'string' && words.includes(value)) return;
    const field = isObject(value) ? Object.keys(byField).find((key) => Object.hasOwn(value, key)) : undefined;
    const validator = field === undefined ? undefined : byField[field];
    if (validator === undefined)
      return context.report('no such kind', path, { among: [...words, ...Object.keys(byField)] });
    validator(value, path, context);
  };

export const oneOf =
  (among: readonly (string | number)[]): Validator =>
  (value, path, context) => {
    if (!among.includes(value as string)) context.report('not one of', path, { among: [...among] });
  };

export const integer =
  (min: number, max: number): Validator =>
  (value, path, context) => {
    if (!Number.isInteger(value) || Number(value) < min || Number(value) > max)
      context.report('not whole', path, { min, max });
  };

export const text =
  (longest: number): Validator =>
  (value, path, context) => {
    if (typeof value !== 'string') return context.report('not text', path);
    if (value.trim() === '' || value.length > longest)
      return context.report('text length', path, { longest });
    if (value.includes("'")) context.report('straight apostrophe', path);
  };

export const boolean: Validator = (value, path, context) => {
  if (typeof value !== 'boolean') context.report('not a flag', path);
};

/** For flags that are true or absent. */
export const onlyTrue: Validator = (value, path, context) => {
  if (value !== true) context.report('not yes', path);
};

/** For arguments of plug-ins. */
export const anything: Validator = () => undefined;

export const array =
  (validator: Validator, min = 0, max = 50): Validator =>
  (value, path, context) => {
    if (!Array.isArray(value)) return context.report('not a list', path);
    if (value.length < min || value.length > max) return context.report('list length', path, { min, max });
    value.forEach((element, i) => validator(element, `${path}[${i}]`, context));
  };

export const oneOrArray =
  (validator: Validator): Validator =>
  (value, path, context) =>
    (Array.isArray(value) ? array(validator, 1) : validator)(value, path, context);

/** An object with any keys. */
export const record =
  (validator: Validator): Validator =>
  (value, path, context) => {
    if (!isObject(value)) return context.report('not fields', path);
    for (const [key, element] of Object.entries(value)) validator(element, joinPath(path, key), context);
  };

/** Defers construction, for validators that refer to each other. */
export const lazy =
  (make: () => Validator): Validator =>
  (value, path, context) =>
    make()(value, path, context);

export const allOf =
  (...validators: readonly Validator[]): Validator =>
  (value, path, context) => {
    for (const validator of validators) validator(value, path, context);
  };
