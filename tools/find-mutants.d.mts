/** Types of find-mutants.mjs. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: string;
  readonly node: { readonly start: number; readonly end: number };
}
export function findMutants(source: string): readonly Mutant[];
export function applyMutant(source: string, mutant: Mutant): string;
export function describeMutant(source: string, mutant: Mutant): string;
