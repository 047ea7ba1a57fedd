/** What values must look like. Shapes are made of shapes; each says what is wrong and where. */
import type { Lint } from './lint.ts';

/** Looks at a value that lies under a path. */
export type Shape = (value: unknown, path: string, lint: Lint) => void;
export interface Optional {
  readonly optional: Shape;
}

type Fields = { readonly [key: string]: unknown };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each field of a type, those that may be missing marked so: one that is forgotten does not compile. */
export type FieldsOf<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K> ? Optional : Shape;
};

export const maybe = (optional: Shape): Optional => ({ optional });
const under = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Fields that no type stands behind. */
export const someFields =
  (known: { readonly [key: string]: Shape | Optional }): Shape =>
  (value, path, lint) => {
    if (!isFields(value)) return lint.tell('not fields', path);
    for (const key of Object.keys(value))
      if (!Object.hasOwn(known, key))
        lint.tell('unknown field', under(path, key), { known: Object.keys(known) });
    for (const [key, shape] of Object.entries(known)) {
      const isThere = Object.hasOwn(value, key);
      if (isThere) (typeof shape === 'function' ? shape : shape.optional)(value[key], under(path, key), lint);
      else if (typeof shape === 'function') lint.tell('missing field', under(path, key));
    }
  };

export const fields = <T>(shapes: FieldsOf<T>): Shape => someFields(shapes);

/** One kind of thing among several, told by which field is there; or a bare word. */
export const kinds =
  (words: readonly string[], byField: { readonly [field: string]: Shape }): Shape =>
  (value, path, lint) => {
    if (typeof value === 'string' && words.includes(value)) return;
    const field = isFields(value) ? Object.keys(byField).find((key) => Object.hasOwn(value, key)) : undefined;
    const shape = field === undefined ? undefined : byField[field];
    if (shape === undefined)
      return lint.tell('no such kind', path, { among: [...words, ...Object.keys(byField)] });
    shape(value, path, lint);
  };

export const oneOf =
  (among: readonly (string | number)[]): Shape =>
  (value, path, lint) => {
    if (!among.includes(value as string)) lint.tell('not one of', path, { among: [...among] });
  };

export const whole =
  (min: number, max: number): Shape =>
  (value, path, lint) => {
    if (!Number.isInteger(value) || Number(value) < min || Number(value) > max)
      lint.tell('not whole', path, { min, max });
  };

export const text =
  (longest: number): Shape =>
  (value, path, lint) => {
    if (typeof value !== 'string') return lint.tell('not text', path);
    if (value.trim() === '' || value.length > longest) return lint.tell('text length', path, { longest });
    if (value.includes("'")) lint.tell('straight apostrophe', path);
  };

export const flag: Shape = (value, path, lint) => {
  if (typeof value !== 'boolean') lint.tell('not a flag', path);
};

/** There and true, or not there. */
export const yes: Shape = (value, path, lint) => {
  if (value !== true) lint.tell('not yes', path);
};

/** Whatever a plug-in likes. */
export const anything: Shape = () => undefined;

export const list =
  (shape: Shape, min = 0, max = 50): Shape =>
  (value, path, lint) => {
    if (!Array.isArray(value)) return lint.tell('not a list', path);
    if (value.length < min || value.length > max) return lint.tell('list length', path, { min, max });
    value.forEach((element, i) => shape(element, `${path}[${i}]`, lint));
  };

export const oneOrMore =
  (shape: Shape): Shape =>
  (value, path, lint) =>
    (Array.isArray(value) ? list(shape, 1) : shape)(value, path, lint);

/** By any name of its own. */
export const named =
  (shape: Shape): Shape =>
  (value, path, lint) => {
    if (!isFields(value)) return lint.tell('not fields', path);
    for (const [key, element] of Object.entries(value)) shape(element, under(path, key), lint);
  };

/** A shape that is made when it is needed: shapes hold each other. */
export const lazy =
  (make: () => Shape): Shape =>
  (value, path, lint) =>
    make()(value, path, lint);

/** All of them. */
export const both =
  (...shapes: readonly Shape[]): Shape =>
  (value, path, lint) => {
    for (const shape of shapes) shape(value, path, lint);
  };
