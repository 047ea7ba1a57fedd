/** Settings forms: declaration and validation of a game's settings. */
import { isPlainJson, type Json, limitReasons, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';

/** One setting of a match. User interfaces render a form from these fields, and games validate against them. */
export type FormField =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly usual: number }
  | { readonly kind: 'choice'; readonly among: readonly string[]; readonly usual: string }
  | { readonly kind: 'flag'; readonly usual: boolean }
  | FileField;

/** A setting whose value is the name of something shipped or the content of a user's file, such as a deck. */
export interface FileField {
  readonly kind: 'file';
  readonly among: readonly string[];
  readonly usual: string;
  /** Extensions of such files. */
  readonly endings: readonly string[];
  /** Parses an untrusted file into a settings value. Reasons name the line if there is one (`facts.line`, from 1). */
  read(bytes: Uint8Array): Result<Json, readonly Reason[]>;
  /** Whether a word is itself an encoded value (a deck code) instead of a path. */
  isCode?(word: string): boolean;
  /** Validates a value that is not one of the names. */
  check(value: Json): readonly Reason[];
}

/** Maximum size of a file. */
export const MAX_FILE_BYTES = 2 ** 20;

/** The reason for a file above the maximum size. */
export const FILE_TOO_LARGE = { why: 'large file', facts: { mebibytes: 1 } } as const satisfies Reason;

/** Parses a file as the value of a field. */
export const parseFileSetting = (field: FileField, bytes: Uint8Array): Result<Json, readonly Reason[]> =>
  bytes.length > MAX_FILE_BYTES ? refuse([FILE_TOO_LARGE]) : limitProblem(field.read(bytes));

const limitProblem = <V>(result: Result<V, readonly Reason[]>): Result<V, readonly Reason[]> =>
  result.ok ? result : refuse(limitReasons(result.problem));

export type Form = { readonly [key: string]: FormField };

export type SettingsOf<F extends Form> = {
  readonly [K in keyof F]: F[K] extends FileField
    ? Json
    : F[K] extends { readonly among: readonly (infer C)[] }
      ? C
      : F[K]['usual'];
};

export const numberField = (min: number, max: number, usual: number) =>
  ({ kind: 'number', min, max, usual }) as const satisfies FormField;
export const choiceField = <const C extends readonly string[]>(among: C, usual: C[number]) =>
  ({ kind: 'choice', among, usual }) as const satisfies FormField;
export const flagField = (usual: boolean) => ({ kind: 'flag', usual }) as const satisfies FormField;

/** Reasons for invalid settings; each names its field. */
export const FORM_REASONS = [
  'settings',
  'no settings',
  'unknown setting',
  'whole number',
  'one of',
  'yes or no',
  'name or file',
  'large file',
] as const;
export type FormReason = (typeof FORM_REASONS)[number];

/** Validates settings against a form and fills in defaults. Returns one reason for every invalid field. */
export function parseSettings<F extends Form>(
  form: F,
  given: unknown,
): Result<SettingsOf<F>, readonly Reason[]> {
  if (!isFieldRecord(given)) return refuse([problem('settings')]);
  const known = Object.keys(form);
  const unknown = Object.keys(given)
    .filter((key) => !Object.hasOwn(form, key))
    .map((field) => problem(known.length === 0 ? 'no settings' : 'unknown setting', { field, known }));
  const wrong = Object.entries(form).flatMap(([field, shape]) =>
    Object.hasOwn(given, field) ? findFieldProblems(field, shape, given[field]) : [],
  );
  const problems = [...unknown, ...wrong];
  if (problems.length > 0) return refuse(limitReasons(problems));
  const settings: { [key: string]: unknown } = {};
  for (const key in form) settings[key] = Object.hasOwn(given, key) ? given[key] : form[key]?.usual;
  return ok(settings as SettingsOf<F>);
}

/** Whether a value is a plain object. Its fields are validated one by one. */
function isFieldRecord(given: unknown): given is { readonly [key: string]: unknown } {
  if (typeof given !== 'object' || given === null) return false;
  const prototype: unknown = Object.getPrototypeOf(given);
  return prototype === Object.prototype || prototype === null;
}

function findFieldProblems(field: string, shape: FormField, value: unknown): Reason[] {
  switch (shape.kind) {
    case 'number': {
      const { min, max } = shape;
      const fits = Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
      return fits ? [] : [problem('whole number', { field, min, max })];
    }
    case 'choice':
      return shape.among.includes(value as string) ? [] : [problem('one of', { field, among: shape.among })];
    case 'flag':
      return typeof value === 'boolean' ? [] : [problem('yes or no', { field })];
    case 'file':
      return findFileFieldProblems(field, shape, value);
  }
}

/** A single-line text that is not a known name is reported as a mistyped name. */
function findFileFieldProblems(field: string, shape: FileField, value: unknown): Reason[] {
  const { among } = shape;
  if (typeof value === 'string' && among.includes(value)) return [];
  const reasons = isPlainJson(value) ? shape.check(value) : [problem('name or file', { field, among })];
  const isName = typeof value === 'string' && !value.includes('\n');
  return reasons.length > 0 && isName ? [problem('name or file', { field, among })] : [...reasons];
}

const problem = (why: FormReason, facts?: Reason['facts']): Reason =>
  facts === undefined ? { why } : { why, facts };
