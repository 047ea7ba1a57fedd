/** Lots with saves of its own. */
import type { CatalogueEntry } from '@ludoteca/kit';
import { lots, type Lots } from '../../../kernel/lots.testing.ts';
import { lotEntry } from '../../../kit/catalogue/lots-files.testing.ts';

export const filedEntry: CatalogueEntry<Lots> = { ...lotEntry(), game: { ...lots, id: 'filed' } };
