import { someEntry, type SomeEntry } from '@ludoteca/kit';
import { rumour } from './rumour/index.ts';
import { teferi } from './teferi/index.ts';
import { uno } from './uno/index.ts';

/** The only list of games. */
export const catalogue: readonly SomeEntry[] = [someEntry(rumour), someEntry(teferi), someEntry(uno)];
