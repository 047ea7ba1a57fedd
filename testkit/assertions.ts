/** Assertions and errors of the conformance suite. */
/** A violation of a supervised law, found during another check. */
export class LawViolation extends Error {
  readonly law: string;

  constructor(law: string, what: string) {
    super(what);
    this.name = 'LawViolation';
    this.law = law;
  }
}

/** A failed law with the seed and step that reproduce it. */
export class LawError extends Error {
  readonly law: string;

  constructor(law: string, where: string, cause: unknown) {
    const what = cause instanceof Error ? cause.message : String(cause);
    super(`broken law: ${law} (${where}): ${what}`, { cause });
    this.name = 'LawError';
    this.law = law;
  }
}

export const FROZEN_LAW = 'released values are never written to';

/** Finds the violated law in an error or its causes. */
export function findViolatedLaw(error: unknown): string | undefined {
  if (error instanceof LawViolation) return error.law;
  if (error instanceof TypeError && /read only|not extensible|cannot delete/i.test(error.message))
    return FROZEN_LAW;
  return error instanceof Error && error.cause !== undefined ? findViolatedLaw(error.cause) : undefined;
}

export function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** Serializes a value for comparison. */
export const toJsonText = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

export function assertEqual(what: string, value: unknown, expected: unknown): void {
  const [a, b] = [toJsonText(value), toJsonText(expected)];
  if (a === b) return;
  let from = 0;
  while (a[from] === b[from]) from++;
  const excerpt = (text: string): string => text.slice(Math.max(0, from - 60), from + 60);
  throw new Error(`${what}: …${excerpt(a)}… instead of …${excerpt(b)}…`);
}
