import type { Entry } from '@ludoteca/kit';
import { entry } from './entry.ts';
import type { Teferi } from './parts.ts';

export const teferi: Entry<Teferi> = { ...entry };
