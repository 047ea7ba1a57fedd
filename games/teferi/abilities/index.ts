/** The typed language of abilities: what a parser writes, what our own cards are made of, what the engine reads. */
export * from './game-terms.ts';
export * from './references.ts';
export * from './changes.ts';
export * from './costs.ts';
export * from './effects.ts';
export * from './triggers.ts';
export * from './ability.ts';
export * from './card.ts';
