/** The basic schemas: numbers, texts, lists, objects, unions. */
import type { Json } from './contract.ts';
import {
  type Fields,
  type Infer,
  isRecord,
  type JsonSchema,
  listIssues,
  type ObjectOf,
  optional,
  pathTo,
  type Schema,
  type SchemaIssue,
  type SchemaProblem,
} from './schema.ts';

export { optional };

/** A schema that consists of one test. */
export const custom = <T>(
  accepts: (value: unknown) => boolean,
  problem: SchemaProblem,
  facts?: SchemaIssue['facts'],
  jsonSchema: JsonSchema = {},
): Schema<T> => ({
  check: (value, path, report) => {
    if (!accepts(value)) report(problem, path, facts);
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

export const number = (min = -Infinity): Schema<number> =>
  custom((value) => typeof value === 'number' && value >= min, 'not a number', undefined, {
    type: 'number',
    ...(min === -Infinity ? {} : { minimum: min }),
  });

export const text = (maxLength: number, minLength = 0): Schema<string> => ({
  check: (value, path, report) => {
    if (typeof value !== 'string') report('not text', path);
    else if (value.length < minLength || value.length > maxLength)
      report('text length', path, { longest: maxLength });
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
export const anything: Schema<unknown> = anyJson;

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
  check: (value, path, report) => {
    if (!Array.isArray(value)) return report('not a list', path);
    if (value.length < minLength || value.length > maxLength)
      return report('list length', path, { min: minLength, max: maxLength });
    value.forEach((part, i) => element.check(part, pathTo(path, i), report));
  },
  jsonSchema: () => ({
    type: 'array',
    items: element.jsonSchema(),
    maxItems: maxLength,
    minItems: minLength,
  }),
});

/** An object with arbitrary keys. */
export const record = <T>(value: Schema<T>, maxKeys: number): Schema<{ readonly [key: string]: T }> => ({
  check: (given, path, report) => {
    if (!isRecord(given)) return report('not fields', path);
    const entries = Object.entries(given);
    if (entries.length > maxKeys) return report('list length', path, { min: 0, max: maxKeys });
    for (const [key, part] of entries) value.check(part, pathTo(path, key), report);
  },
  jsonSchema: () => ({ type: 'object', additionalProperties: value.jsonSchema() }),
});

const schemaOf = (field: Fields[string]): Schema<unknown> => ('optional' in field ? field.optional : field);

/** An object with these fields. Other fields are refused unless it is `open`. */
export const object = <const F extends Fields>(
  fields: F,
  open: 'open' | 'closed' = 'closed',
): Schema<ObjectOf<F>> => {
  const names = Object.keys(fields);
  return {
    check: (value, path, report) => {
      if (!isRecord(value)) return report('not fields', path);
      if (open === 'closed')
        for (const key of Object.keys(value))
          if (!Object.hasOwn(fields, key)) report('unknown field', pathTo(path, key), { known: names });
      for (const [key, field] of Object.entries(fields))
        if (Object.hasOwn(value, key)) schemaOf(field).check(value[key], pathTo(path, key), report);
        else if (!('optional' in field)) report('missing field', pathTo(path, key));
    },
    jsonSchema: () => ({
      type: 'object',
      properties: Object.fromEntries(
        names.map((name) => [name, schemaOf(fields[name] as Fields[string]).jsonSchema()]),
      ),
      required: names.filter((name) => !('optional' in (fields[name] as object))),
      ...(open === 'closed' ? { additionalProperties: false } : {}),
    }),
  };
};

/** One of several schemas. If none accepts the value, the issues of the closest one are reported: the one with the longest path. */
export const union = <const A extends readonly Schema<unknown>[]>(
  ...alternatives: A
): Schema<Infer<A[number]>> => ({
  check: (value, path, report) => {
    let closest: readonly SchemaIssue[] | undefined;
    for (const alternative of alternatives) {
      const issues = listIssues(alternative, value, path);
      if (issues.length === 0) return;
      if (closest === undefined || depthOf(issues) > depthOf(closest)) closest = issues;
    }
    for (const { problem, path: where, facts } of closest ?? []) report(problem, where, facts);
  },
  jsonSchema: () => ({ anyOf: alternatives.map((alternative) => alternative.jsonSchema()) }),
});

const depthOf = (issues: readonly SchemaIssue[]): number =>
  Math.max(...issues.map(({ path }) => path.length));

/** Objects that are distinguished by the value of one field. */
export const variants = <K extends string, const V extends { readonly [kind: string]: Schema<unknown> }>(
  tag: K,
  kinds: V,
): Schema<Infer<V[keyof V]>> => ({
  check: (value, path, report) => {
    const kind = isRecord(value) ? value[tag] : undefined;
    const schema = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (schema === undefined) report('no such kind', pathTo(path, tag), { among: Object.keys(kinds) });
    else schema.check(value, path, report);
  },
  jsonSchema: () => ({ anyOf: Object.values(kinds).map((schema) => schema.jsonSchema()) }),
});

/** Objects that are distinguished by which field they have; or one of some words. */
export const variantsByField = <
  const W extends readonly string[],
  const V extends { readonly [field: string]: Schema<unknown> },
>(
  words: W,
  byField: V,
): Schema<W[number] | Infer<V[keyof V]>> => ({
  check: (value, path, report) => {
    if (typeof value === 'string' && words.includes(value)) return;
    const field = isRecord(value) ? Object.keys(byField).find((key) => Object.hasOwn(value, key)) : undefined;
    const schema = field === undefined ? undefined : byField[field];
    if (schema === undefined) report('no such kind', path, { among: [...words, ...Object.keys(byField)] });
    else schema.check(value, path, report);
  },
  jsonSchema: () => ({
    anyOf: [{ enum: [...words] }, ...Object.values(byField).map((schema) => schema.jsonSchema())],
  }),
});

/** A schema that is created when it is used, for recursive formats. Name the type: `lazy((): Schema<Effect> => effect)`. */
export const lazy = <T>(create: () => Schema<T>): Schema<T> => ({
  check: (value, path, report) => create().check(value, path, report),
  jsonSchema: () => ({}),
});

/** A schema with additional conditions on the whole value. */
export const refine = <T>(
  schema: Schema<T>,
  accepts: (value: T) => boolean,
  problem: SchemaProblem,
  facts?: SchemaIssue['facts'],
): Schema<T> => ({
  check: (value, path, report) => {
    const issues = listIssues(schema, value, path);
    for (const issue of issues) report(issue.problem, issue.path, issue.facts);
    if (issues.length === 0 && !accepts(value as T)) report(problem, path, facts);
  },
  jsonSchema: () => schema.jsonSchema(),
});

/** Adds a description to the JSON Schema. */
export const describe = <T>(schema: Schema<T>, description: string): Schema<T> => ({
  check: schema.check,
  jsonSchema: () => ({ ...schema.jsonSchema(), description }),
});
