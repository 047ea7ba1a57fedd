/** Lots with original save files. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { lots, type Lots } from '../../../kernel/lots.testing.ts';
import { createLotsWithFiles } from '../../../kit/catalogue/lots-files.testing.ts';

export const lotsWithSavesEntry: CatalogueEntry<Lots> = {
  ...createLotsWithFiles(),
  game: { ...lots, id: 'filed' },
};
