import { someEntry, type SomeEntry } from '@ludoteca/kit';
import { rumour } from './rumour/index.ts';

/** The only list of games. */
export const catalogue: readonly SomeEntry[] = [someEntry(rumour)];
