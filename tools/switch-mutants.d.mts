/** Types of switch-mutants.mjs. */
import type { Mutant } from './find-mutants.mjs';

export interface SwitchedMutant {
  readonly mutant: Mutant;
  readonly id: number;
}
export function switchMutants(source: string, mutants: readonly SwitchedMutant[]): string;
