/** The data types of card definitions: the parser of Oracle text produces them, the rules engine executes them. */
export { MAX_NAME_LENGTH } from './basic-schemas.ts';
export * from './game-terms.ts';
export * from './creature-types.ts';
export * from './references.ts';
export * from './costs.ts';
export * from './triggers.ts';
export * from './continuous-rules.ts';
export * from './keyword-schema.ts';
export * from './replacements.ts';
export * from './effects.ts';
export * from './ability.ts';
export * from './deck.ts';
