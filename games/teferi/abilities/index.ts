/** The data types of card definitions: the parser of Oracle text produces them, the rules engine executes them. */
export * from './game-terms.ts';
export * from './references.ts';
export * from './changes.ts';
export * from './costs.ts';
export * from './effects.ts';
export * from './triggers.ts';
export * from './ability.ts';
export * from './card.ts';
