/** The type of planted faults. */
import type { Parts } from '@ludoteca/kernel';
import type { CatalogueEntry } from '@ludoteca/kit';
import type { ConformanceSpec } from '../conformance-spec.ts';

/** A game with one deliberate fault. */
export interface PlantedFault<P extends Parts> {
  readonly fault: string;
  /** The law that must fail. */
  readonly law: string;
  /** The law to check, if the failing law is supervised during other checks. */
  readonly among?: string;
  readonly entry: CatalogueEntry<P>;
  readonly spec?: ConformanceSpec<P>;
}
