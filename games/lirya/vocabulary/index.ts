export type * from './cards.ts';
export type * from './terms.ts';
export * from './effects.ts';
export * from './words.ts';
