/** A law that something broke in the middle of another's work: it keeps its own name. */
export declare class Breach extends Error {
  readonly law: string;
  constructor(law: string, what: string);
}
/** A law of the house that a game broke, and where to find it again. */
export declare class LawBroken extends Error {
  readonly law: string;
  constructor(law: string, where: string, cause: unknown);
}
export declare const FROZEN = 'what was handed out is never written to';
/** The law an error is a breach of, if it says so; rules that throw are wrapped by the kernel. */
export declare function lawOf(error: unknown): string | undefined;
export declare function must(holds: boolean, what: string): asserts holds;
/** The bytes of a value: equal bytes, equal values. */
export declare const bytes: (value: unknown) => string;
export declare function mustEqual(what: string, value: unknown, expected: unknown): void;
