/** The basic schemas: numbers, texts, lists, objects, unions. */
import type { Json } from './contract.ts';
import {
  collectIssues,
  type Fields,
  type Infer,
  isRecord,
  type JsonSchema,
  type ObjectOf,
  type OptionalField,
  pathTo,
  type Schema,
  type SchemaContext,
  type SchemaIssue,
  type SchemaProblem,
  type TaggedOf,
} from './schema.ts';

/** A field that may be missing. */
export const optional = <T>(schema: Schema<T>): OptionalField<T> => ({ optional: schema });

/** A schema that consists of one test. */
export const custom = <T>(
  accepts: (value: unknown) => boolean,
  problem: SchemaProblem,
  facts?: SchemaIssue['facts'],
  jsonSchema: JsonSchema = {},
): Schema<T> => ({
  accepts,
  check: (value, path, context) => {
    if (!accepts(value)) context.report(problem, path, facts);
  },
  jsonSchema: () => jsonSchema,
});

export const integer = (min: number, max: number): Schema<number> =>
  custom(
    (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
    'not whole',
    { min, max },
    { type: 'integer', minimum: min, maximum: max },
  );

export const number = (min: number, max: number): Schema<number> =>
  custom((value) => typeof value === 'number' && value >= min && value <= max, 'not a number', undefined, {
    type: 'number',
    minimum: min,
    maximum: max,
  });

export const text = (maxLength: number, minLength = 0): Schema<string> => ({
  check: (value, path, context) => {
    if (typeof value !== 'string') context.report('not text', path);
    else if (value.length < minLength || value.length > maxLength)
      context.report('text length', path, { longest: maxLength });
  },
  jsonSchema: () => ({ type: 'string', maxLength, ...(minLength === 0 ? {} : { minLength }) }),
});

/** A text of a given form, such as a hash. */
export const pattern = (
  form: RegExp,
  maxLength: number,
  problem: SchemaProblem = 'not text',
): Schema<string> =>
  custom(
    (value) => typeof value === 'string' && value.length <= maxLength && form.test(value),
    problem,
    undefined,
    { type: 'string', maxLength, pattern: form.source },
  );

export const flag: Schema<boolean> = custom((value) => typeof value === 'boolean', 'not a flag', undefined, {
  type: 'boolean',
});

/** Any plain JSON value. `validate` has checked that it is plain. */
export const anyJson: Schema<Json> = custom(() => true, 'not plain');

/** Any plain JSON value whose type is not of interest. */
export const anything: Schema<unknown> = custom(() => true, 'not plain');

export const oneOf = <const A extends readonly (string | number | boolean | null)[]>(
  ...among: A
): Schema<A[number]> =>
  custom(
    (value) => among.includes(value as A[number]),
    'not one of',
    { among: [...among] },
    { enum: [...among] },
  );

export const list = <T>(element: Schema<T>, maxLength: number, minLength = 0): Schema<readonly T[]> => ({
  check: (value, path, context) => {
    if (!Array.isArray(value)) return context.report('not a list', path);
    if (value.length < minLength || value.length > maxLength)
      return context.report('list length', path, { min: minLength, max: maxLength });
    value.forEach((part, i) => element.check(part, pathTo(path, i), context));
  },
  jsonSchema: () => ({
    type: 'array',
    items: element.jsonSchema(),
    maxItems: maxLength,
    minItems: minLength,
  }),
});

/** A list with a schema for each place. */
export const tuple = <const A extends readonly Schema<unknown>[]>(
  ...elements: A
): Schema<{ readonly [I in keyof A]: Infer<A[I]> }> => ({
  check: (value, path, context) => {
    if (!Array.isArray(value)) return context.report('not a list', path);
    if (value.length !== elements.length)
      return context.report('list length', path, { min: elements.length, max: elements.length });
    elements.forEach((element, i) => element.check(value[i], pathTo(path, i), context));
  },
  jsonSchema: () => ({
    type: 'array',
    prefixItems: elements.map((element) => element.jsonSchema()),
    items: false,
    minItems: elements.length,
  }),
});

/** An object with arbitrary keys. */
export const record = <T>(
  value: Schema<T>,
  maxKeys: number,
  maxKeyLength: number,
): Schema<{ readonly [key: string]: T }> => ({
  check: (given, path, context) => {
    if (!isRecord(given)) return context.report('not fields', path);
    const entries = Object.entries(given);
    if (entries.length > maxKeys) return context.report('list length', path, { min: 0, max: maxKeys });
    for (const [key, part] of entries)
      if (key.length > maxKeyLength) context.report('text length', path, { longest: maxKeyLength });
      else value.check(part, pathTo(path, key), context);
  },
  jsonSchema: () => ({ type: 'object', additionalProperties: value.jsonSchema() }),
});

/** An object with these fields. Other fields are refused unless it is `open`. */
export const object = <const F extends Fields>(
  fields: F,
  open: 'open' | 'closed' = 'closed',
): Schema<ObjectOf<F>> => {
  const known = Object.keys(fields);
  const parts = Object.entries(fields).map(([key, field]) =>
    'optional' in field
      ? { key, schema: field.optional, isOptional: true }
      : { key, schema: field, isOptional: false },
  );
  return {
    check: (value, path, context) => {
      if (!isRecord(value)) return context.report('not fields', path);
      if (open === 'closed')
        for (const key of Object.keys(value))
          if (!Object.hasOwn(fields, key)) context.report('unknown field', pathTo(path, key), { known });
      for (const { key, schema, isOptional } of parts)
        if (Object.hasOwn(value, key)) schema.check(value[key], pathTo(path, key), context);
        else if (!isOptional) context.report('missing field', pathTo(path, key));
    },
    jsonSchema: () => ({
      type: 'object',
      properties: Object.fromEntries(parts.map(({ key, schema }) => [key, schema.jsonSchema()])),
      required: parts.filter(({ isOptional }) => !isOptional).map(({ key }) => key),
      ...(open === 'closed' ? { additionalProperties: false } : {}),
    }),
  };
};

/** One of several schemas. If none accepts the value, the issues of the closest one are reported: the one with the longest path. */
export const union = <const A extends readonly Schema<unknown>[]>(
  ...alternatives: A
): Schema<Infer<A[number]>> => {
  const composed = alternatives.filter(({ accepts }) => accepts === undefined);
  const [first] = alternatives;
  return {
    check: (value, path, context) => {
      if (alternatives.some(({ accepts }) => accepts?.(value) === true)) return;
      let closest: readonly SchemaIssue[] = [];
      for (const alternative of composed) {
        const issues = collectIssues(context, (probe) => alternative.check(value, path, probe));
        if (issues.length === 0) return;
        if (depthOf(issues) > depthOf(closest)) closest = issues;
      }
      if (first?.accepts !== undefined && depthOf(closest) <= path.length) first.check(value, path, context);
      else for (const { problem, path: where, facts } of closest) context.report(problem, where, facts);
    },
    jsonSchema: () => ({ anyOf: alternatives.map((alternative) => alternative.jsonSchema()) }),
  };
};

const depthOf = (issues: readonly SchemaIssue[]): number =>
  Math.max(...issues.map(({ path }) => path.length));

/** Objects that are distinguished by the value of one field. */
export const variants = <const V extends { readonly [kind: string]: Schema<unknown> }>(
  tag: string,
  kinds: V,
): Schema<Infer<V[keyof V]>> => ({
  check: (value, path, context) => {
    if (!isRecord(value)) return context.report('not fields', path);
    const kind = value[tag];
    const schema = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (schema === undefined)
      context.report('no such kind', pathTo(path, tag), { among: Object.keys(kinds) });
    else schema.check(value, path, context);
  },
  jsonSchema: () => ({ anyOf: Object.values(kinds).map((schema) => schema.jsonSchema()) }),
});

/** Objects of several kinds: the field `tag` holds the name of the kind, `kinds` has the other fields of each. */
export const tagged = <const Tag extends string, const Kinds extends { readonly [kind: string]: Fields }>(
  tag: Tag,
  kinds: Kinds,
  open: 'open' | 'closed' = 'closed',
): Schema<TaggedOf<Tag, Kinds>> => {
  const objects = Object.entries(kinds).map(
    ([kind, fields]) => [kind, object({ [tag]: oneOf(kind), ...fields }, open)] as const,
  );
  return variants(tag, Object.fromEntries(objects)) as Schema<unknown> as Schema<TaggedOf<Tag, Kinds>>;
};

/** Objects that are distinguished by which field they have; or one of some words. */
export const variantsByField = <
  const W extends readonly string[],
  const V extends { readonly [field: string]: Schema<unknown> },
>(
  words: W,
  byField: V,
): Schema<W[number] | Infer<V[keyof V]>> => ({
  check: (value, path, context) => {
    if (typeof value === 'string' && words.includes(value)) return;
    const field = isRecord(value) ? Object.keys(byField).find((key) => Object.hasOwn(value, key)) : undefined;
    const schema = field === undefined ? undefined : byField[field];
    if (schema === undefined)
      context.report('no such kind', path, { among: [...words, ...Object.keys(byField)] });
    else schema.check(value, path, context);
  },
  jsonSchema: () => ({
    anyOf: [{ enum: [...words] }, ...Object.values(byField).map((schema) => schema.jsonSchema())],
  }),
});

/** A schema that is created when it is used, for recursive formats. Name the type: `lazy((): Schema<Effect> => effect)`. */
export const lazy = <T>(create: () => Schema<T>): Schema<T> => ({
  check: (value, path, context) => create().check(value, path, context),
  jsonSchema: () => ({}),
});

/** A schema with a further check, which runs only on values of the right shape. */
export const refine = <T, C extends SchemaContext = SchemaContext>(
  schema: Schema<T>,
  check: (value: T, path: string, context: C) => void,
): Schema<T, C> => ({
  check: (value, path, context) => {
    const issues = collectIssues(context, (probe) => schema.check(value, path, probe));
    for (const { problem, path: where, facts } of issues) context.report(problem, where, facts);
    if (issues.length === 0) check(value as T, path, context);
  },
  jsonSchema: () => schema.jsonSchema(),
});

/** Adds a description to the JSON Schema. */
export const describe = <T>(schema: Schema<T>, description: string): Schema<T> => ({
  check: (value, path, context) => schema.check(value, path, context),
  jsonSchema: () => ({ ...schema.jsonSchema(), description }),
});
