/** A law that something broke in the middle of another's work: it keeps its own name. */
export class Breach extends Error {
  readonly law: string;

  constructor(law: string, what: string) {
    super(what);
    this.name = 'Breach';
    this.law = law;
  }
}

/** A law of the house that a game broke, and where to find it again. */
export class LawBroken extends Error {
  readonly law: string;

  constructor(law: string, where: string, cause: unknown) {
    const what = cause instanceof Error ? cause.message : String(cause);
    super(`broken law: ${law} (${where}): ${what}`, { cause });
    this.name = 'LawBroken';
    this.law = law;
  }
}

export const FROZEN = 'what was handed out is never written to';

/** The law an error is a breach of, if it says so; rules that throw are wrapped by the kernel. */
export function lawOf(error: unknown): string | undefined {
  if (error instanceof Breach) return error.law;
  if (error instanceof TypeError && /read only|not extensible|cannot delete/i.test(error.message))
    return FROZEN;
  return error instanceof Error && error.cause !== undefined ? lawOf(error.cause) : undefined;
}

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** The bytes of a value: equal bytes, equal values. */
export const bytes = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

export function mustEqual(what: string, value: unknown, expected: unknown): void {
  const [a, b] = [bytes(value), bytes(expected)];
  if (a === b) return;
  let from = 0;
  while (a[from] === b[from]) from++;
  const excerpt = (text: string): string => text.slice(Math.max(0, from - 60), from + 60);
  throw new Error(`${what}: …${excerpt(a)}… instead of …${excerpt(b)}…`);
}
