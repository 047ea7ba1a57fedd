import { isPlainJson, type Json, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';

/** One thing that can be set before a match. Faces make a form of it; the game accepts nothing that the form would not. */
export type FormField =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly usual: number }
  | { readonly kind: 'choice'; readonly among: readonly string[]; readonly usual: string }
  | { readonly kind: 'flag'; readonly usual: boolean }
  | FileField;

/** Something that ships with the game, by its name, or what a file of the user's holds: a deck. */
export interface FileField {
  readonly kind: 'file';
  readonly among: readonly string[];
  readonly usual: string;
  /** How the names of such files end. */
  readonly endings: readonly string[];
  /** What a file holds, hostile or not, as a value for the settings. What is wrong with it names its line where it has one (`facts.line`, from 1). */
  read(bytes: Uint8Array): Result<Json, readonly Reason[]>;
  /** Whether a word is no path, but in short what a file could hold: faces then read the word itself. */
  isCode?(word: string): boolean;
  /** What is wrong with a value that is none of the names. */
  check(value: Json): readonly Reason[];
}

/** More of a file is not read. */
export const MAX_FILE_BYTES = 2 ** 20;

/** What whoever cannot read all of a file says. */
export const FILE_TOO_LARGE = { why: 'large file', facts: { mebibytes: 1 } } as const satisfies Reason;

/** What a file holds as a value for a field, if it can be one. */
export const parseFileSetting = (field: FileField, bytes: Uint8Array): Result<Json, readonly Reason[]> =>
  bytes.length > MAX_FILE_BYTES ? refuse([FILE_TOO_LARGE]) : field.read(bytes);

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

/** The reasons for which settings are refused; each names its field. */
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

/** Settings as a form allows them, the rest as usual; every field that is wrong is named. */
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
  if (problems.length > 0) return refuse(problems);
  const settings: { [key: string]: unknown } = {};
  for (const key in form) settings[key] = Object.hasOwn(given, key) ? given[key] : form[key]?.usual;
  return ok(settings as SettingsOf<F>);
}

/** What is inside is looked at field by field, so that each can be named. */
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

/** What fits on a line and is no name is a name that was mistyped. */
function findFileFieldProblems(field: string, shape: FileField, value: unknown): Reason[] {
  const { among } = shape;
  if (typeof value === 'string' && among.includes(value)) return [];
  const reasons = isPlainJson(value) ? shape.check(value) : [problem('name or file', { field, among })];
  const isName = typeof value === 'string' && !value.includes('\n');
  return reasons.length > 0 && isName ? [problem('name or file', { field, among })] : [...reasons];
}

const problem = (why: FormReason, facts?: Reason['facts']): Reason =>
  facts === undefined ? { why } : { why, facts };
