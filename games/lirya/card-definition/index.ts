/** The types, schemas and enumerations of card definitions. */
export type * from './abilities.ts';
export * from './cards.ts';
export type * from './expressions.ts';
export * from './effects.ts';
export * from './enumerations.ts';
