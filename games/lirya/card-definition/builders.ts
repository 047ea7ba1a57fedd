/** Schema builders for card definitions, and ways to attach the checks of the linter to a schema. */
import {
  type Fields,
  type Infer,
  isRecord,
  type ObjectOf,
  pathTo,
  type Schema,
  schema,
} from '@ludoteca/kernel';
import type { ByLanguage } from '@ludoteca/kit';
import type { LintCheck, LintContext, LintScope } from '../lint/lint-context.ts';

/** A text that is not blank, with typographic apostrophes. */
export const text = (longest: number): Schema<string> =>
  schema.refine(schema.text(longest, 1), (value, path, context) => {
    if (value.trim() === '') context.report('text length', path, { longest });
    else if (value.includes("'")) context.report('straight apostrophe', path);
  });
export const shortText = text(40);

export const inEveryLanguage = <T>(part: Schema<T>): Schema<ByLanguage<T>> =>
  schema.object({ it: part, en: part, pt: part });

/** For flags that are true or absent. */
export const onlyTrue: Schema<true> = schema.custom((value) => value === true, 'not yes');

export const oneOrMany = <T>(one: Schema<T>): Schema<T | readonly T[]> => {
  const many = schema.list(one, 50, 1);
  return {
    check: (value, path, context) => (Array.isArray(value) ? many : one).check(value, path, context),
    jsonSchema: () => schema.union(one, many).jsonSchema(),
  };
};

/** Numbers are checked by the first schema, other values by the second. */
export const numberOr = <T>(number: Schema<number>, other: Schema<T>): Schema<number | T> => ({
  check: (value, path, context) => (typeof value === 'number' ? number : other).check(value, path, context),
  jsonSchema: () => schema.union(number, other).jsonSchema(),
});

/** Runs a check of the linter after the schema, also on values of the wrong shape: all faults are reported at once. */
export const withCheck = <T>(base: Schema<T>, check: LintCheck): Schema<T, LintContext> => ({
  check: (value, path, context) => {
    base.check(value, path, context);
    check(value, path, context);
  },
  jsonSchema: () => base.jsonSchema(),
});

/** A schema that consists of a check of the linter. */
export const checkedBy = <T>(check: LintCheck): Schema<T, LintContext> => ({ check, jsonSchema: () => ({}) });

/** Checks the value in a changed scope, which may depend on the value. */
export const inScope = <T>(
  base: Schema<T>,
  change: (value: unknown) => Partial<LintScope>,
): Schema<T, LintContext> => ({
  check: (value, path, context) => context.withScope(change(value), () => base.check(value, path, context)),
  jsonSchema: () => base.jsonSchema(),
});

/** The object types of a table with the fields of each kind. */
export type KindsOf<V> = { [K in keyof V]: ObjectOf<V[K]> }[keyof V];

/** One of some words, or an object of a kind that is recognized by the field of the same name. */
export const kinds = <const W extends readonly string[], const V extends { readonly [kind: string]: Fields }>(
  words: W,
  fields: V,
  checks: { readonly [K in keyof V]?: LintCheck } = {},
): Schema<W[number] | KindsOf<V>> => {
  const byField = Object.entries(fields).map(([kind, known]) => {
    const check = checks[kind];
    return [kind, check === undefined ? schema.object(known) : withCheck(schema.object(known), check)];
  });
  return schema.variantsByField(
    words,
    Object.fromEntries(byField) as { [K in keyof V]: Schema<ObjectOf<V[K]>> },
  );
};

/** Objects whose kind is the value of one field; other kinds are reported as words that do not exist. */
export const byTag = <const V extends { readonly [kind: string]: Schema<unknown> }>(
  tag: string,
  byKind: V,
): Schema<Infer<V[keyof V]>> => ({
  check: (value, path, context) => {
    if (!isRecord(value)) return context.report('not fields', path);
    const kind = value[tag];
    const found = typeof kind === 'string' && Object.hasOwn(byKind, kind) ? byKind[kind] : undefined;
    if (found === undefined)
      return context.report('not one of', pathTo(path, tag), { among: Object.keys(byKind) });
    found.check(value, path, context);
  },
  jsonSchema: () => schema.variants(tag, byKind).jsonSchema(),
});
