/** Lots with original save files. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { lots, type Lots } from '../../../kernel/lots.testing.ts';
import { lotEntry } from '../../../kit/catalogue/lots-files.testing.ts';

export const lotsWithSavesEntry: CatalogueEntry<Lots> = { ...lotEntry(), game: { ...lots, id: 'filed' } };
