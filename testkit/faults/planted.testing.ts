import type { Parts } from '@ludoteca/kernel';
import type { CatalogueEntry } from '@ludoteca/kit';
import type { Spec } from '../spec.ts';

/** A game with one thing changed for the worse. */
export interface PlantedFault<P extends Parts> {
  readonly fault: string;
  /** The law that must speak up. */
  readonly law: string;
  /** The law to try alone, where the one that speaks up watches over the work of others. */
  readonly among?: string;
  readonly entry: CatalogueEntry<P>;
  readonly spec?: Spec<P>;
}
