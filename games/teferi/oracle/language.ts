/** The language that texts are read into, for the folders below this one. */
export * from '../abilities/index.ts';
