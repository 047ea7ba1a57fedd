import { someEntry, type SomeEntry } from '@ludoteca/kit';
import { lirya } from './lirya/index.ts';
import { rumour } from './rumour/index.ts';
import { uno } from './uno/index.ts';

/** The only list of games. */
export const catalogue: readonly SomeEntry[] = [someEntry(lirya), someEntry(rumour), someEntry(uno)];
