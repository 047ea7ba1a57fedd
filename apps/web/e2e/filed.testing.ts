/** Lots with saves of its own. */
import type { Entry } from '@ludoteca/kit';
import { lots, type Lots } from '../../../kernel/lots.testing.ts';
import { lotEntry } from '../../../kit/face/lot-files.testing.ts';

export const filedEntry: Entry<Lots> = { ...lotEntry(), game: { ...lots, id: 'filed' } };
