/** Schemas for data from outside: one declaration gives the static type, the validator and the JSON Schema. */
import type { Json, Result } from './contract.ts';
import { isPlainJson, ok, refuse } from './data.ts';

/** What may be wrong with a value; every problem has a sentence in the texts of its format. */
export type SchemaProblem =
  | 'not plain'
  | 'not fields'
  | 'unknown field'
  | 'missing field'
  | 'no such kind'
  | 'not one of'
  | 'not whole'
  | 'not a number'
  | 'not text'
  | 'text length'
  | 'not a flag'
  | 'not a list'
  | 'list length'
  | (string & {});

/** A defect of a value. The path is written like `effects[1].amount` and empty for the value itself. */
export interface SchemaIssue {
  readonly problem: SchemaProblem;
  readonly path: string;
  readonly facts?: { readonly [key: string]: Json };
}

/** What checks report to. Formats whose checks need more information extend it. */
export interface SchemaContext {
  report(problem: SchemaProblem, path: string, facts?: SchemaIssue['facts']): void;
}

declare const TYPE: unique symbol;

/**
 * Validates values of type T. A format with a richer context declares its own checks as `Schema<T, ItsContext>` and must then be checked
 * with such a context.
 */
export interface Schema<T, C extends SchemaContext = SchemaContext> {
  /** Never present; carries the static type. */
  readonly [TYPE]?: T;
  /** Decides without reporting; only schemas that consist of one test have it, and unions try it first. */
  readonly accepts?: (value: unknown) => boolean;
  /** Reports every defect of the value, which is located at the path. */
  check(value: unknown, path: string, context: C): void;
  jsonSchema(): JsonSchema;
}

export type JsonSchema = { readonly [key: string]: Json };

/** The type of the values that a schema accepts. */
export type Infer<S> = S extends { readonly [TYPE]?: infer T } ? T : never;

/** A field that may be missing. */
export interface OptionalField<T> {
  readonly optional: Schema<T>;
}

export type Fields = { readonly [name: string]: Schema<unknown> | OptionalField<unknown> };

type IsOptional<Field> = Field extends { readonly optional: unknown } ? true : false;

/**
 * The object type of some fields. Where all of them are optional, write `interface X extends Readonly<ObjectOf<…>> {}`: of one object
 * type, unlike of an intersection, the compiler refuses texts and numbers.
 */
export type ObjectOf<F> = {
  readonly [K in keyof F as IsOptional<F[K]> extends true ? never : K]: Infer<F[K]>;
} & {
  readonly [K in keyof F as IsOptional<F[K]> extends true ? K : never]?: F[K] extends {
    readonly optional: infer S;
  }
    ? Infer<S>
    : never;
};

/** The union of the objects of several kinds: the field `Tag` holds the name of the kind, `Kinds` has the other fields of each. */
export type TaggedOf<Tag extends string, Kinds> = {
  [K in keyof Kinds]: { readonly [T in Tag]: K } & ObjectOf<Kinds[K]>;
}[keyof Kinds];

/** Validates an unknown value and returns every issue. Values that are not plain JSON have one issue. */
export function validate<T>(schema: Schema<T>, value: unknown): Result<T, readonly SchemaIssue[]> {
  if (!isPlainJson(value)) return refuse([{ problem: 'not plain', path: '' }]);
  const issues = listIssues(schema, value);
  return issues.length === 0 ? ok(value as T) : refuse(issues);
}

/** Parses a text that holds JSON; returns undefined for other texts and for values that the schema does not accept. */
export function parseJson<T>(schema: Schema<T>, text: string): T | undefined {
  try {
    const result = validate(schema, JSON.parse(text));
    return result.ok ? result.value : undefined;
  } catch {
    return undefined;
  }
}

/** Lists the issues of plain JSON data. */
export const listIssues = (schema: Schema<unknown>, value: unknown): readonly SchemaIssue[] =>
  collectIssues({ report: () => undefined }, (context) => schema.check(value, '', context));

/** Names the fields of an object that have issues; '' if the object lacks a field, has an unknown one, or is not an object. */
export const findInvalidFields = (schema: Schema<unknown>, value: unknown): ReadonlySet<string> =>
  new Set(
    listIssues(schema, value).map(({ problem, path }) => {
      const [field = '', ...inner] = path.split(/[.[]/);
      return inner.length === 0 && /^(missing|unknown) field$/.test(problem) ? '' : field;
    }),
  );

/** Runs checks with the given context and returns the issues instead of reporting them. */
export function collectIssues<C extends SchemaContext>(
  context: C,
  check: (context: C) => void,
): readonly SchemaIssue[] {
  const issues: SchemaIssue[] = [];
  const report: SchemaContext['report'] = (problem, path, facts) =>
    issues.push(facts === undefined ? { problem, path } : { problem, path, facts });
  // A copy, because objects whose prototype is the context are slow to create.
  check(Object.assign(Object.create(Object.getPrototypeOf(context) as object) as C, context, { report }));
  return issues;
}

/** Appends a field name or an index to a path. */
export const pathTo = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** Whether a value is an object and not a list. */
export const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
